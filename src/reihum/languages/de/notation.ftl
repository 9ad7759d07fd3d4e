### What is wrong with a game or a position that was written down.

bad-header = Zeile 1 sollte mit { QUOTE($expected) } beginnen, wie in { QUOTE($example) }; da steht { QUOTE($line) }.
unknown-notation = Das ist Notation { $version }; dieses Programm liest { $known }.
unknown-rules = Das wurde nach Fassung { $version } der Regeln von { $game } gespielt; dieses Programm kennt { $known }.
bad-field = { $field }={ QUOTE($value) } ist nicht lesbar: { $expected }.
unknown-field = { $field } ist hier kein Feld; die Felder sind { $fields }.
repeated-field = { QUOTE($field) } steht hier zweimal.
missing-field = Das Feld { QUOTE($field) } fehlt; die Felder sind { $fields }.
bad-line = Zeile { $line }: { QUOTE($text) } sollte ein Platz mit seinen Aktionen sein, wie { QUOTE($example) }.
wrong-seat = Zeile { $line } ist für Platz { $seat }, aber { $acting } ist dran.
bad-action = Zeile { $line }: { $problem }
after-result = Zeile { $line }: Nach dem Ergebnis darf nichts mehr kommen.
wrong-result = In Zeile { $line } steht { QUOTE($claimed) }, aber das Spiel endet mit { QUOTE($actual) }.
hidden-deal = Diese Aufzeichnung verschweigt die Verteilung, denn das Spiel lief noch: Man kann sie lesen, aber nicht nachspielen.
turn-impossible = So kann der Zug nicht gelaufen sein: { $problem }
turn-over = Der Zug war schon vor { $action } zu Ende.
