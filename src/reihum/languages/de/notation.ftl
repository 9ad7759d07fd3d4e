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
wrong-result =
    { $over ->
    [yes] In Zeile { $line } steht { QUOTE($claimed) }, aber das Spiel endet mit { QUOTE($actual) }.
   *[no] In Zeile { $line } steht { QUOTE($claimed) }, aber das Spiel ist dort noch nicht zu Ende.
    }
another-game = In Zeile { $line } beginnt eine weitere Partie: Es kann immer nur eine gelesen werden.
hidden-deal = Diese Aufzeichnung verschweigt die Verteilung, denn das Spiel lief noch: Man kann sie lesen, aber nicht nachspielen.
turn-impossible = So kann der Zug nicht gelaufen sein: { $problem }
turn-over = Der Zug war schon vor { $action } zu Ende.

# Was in ein Feld oder zu einer Option passt.
kind-number = eine ganze Zahl
kind-word = ein Wort
kind-maybe = { $kind }, oder - für keine
kind-numbers = Zahlen mit Punkten dazwischen, wie 1.1.100
kind-groups = Gruppen von Zahlen, wie 1.2/3
kind-words = Wörter mit Punkten dazwischen
kind-truth = yes oder no
kind-hex = 64 hexadezimale Ziffern
kind-seats = Zahlen von 0 bis { $last } mit Punkten dazwischen
kind-quoted = UTF-8 mit Prozentzeichen
kind-fields = Felder mit Namen
kind-range = { $low } bis { $high }
kind-always = immer { $low }
kind-or = { $first } oder { $other }
kind-or-else = { $first }, oder { $other }
kind-seat = ein Platz von 0 bis { $last }
kind-layout = { $groups } Gruppen von { $each } verschiedenen Zahlen, nach Befehl oder der Reihe nach
kind-dealt-layout = die 28 Zahlen der Verteilung
kind-no-layout = nur wo die Befehle gemischt sind
kind-board = { $rows } Reihen mit { $fields } Punkten von 0 bis { $most }
kind-cards = Karten wie 1157J
kind-card-groups = Karten in Gruppen, wie 1157J/22
kind-points = Punkte von 0 bis { $most }
kind-deck = { $counts } Anzahlen, die zusammen { $cards } ergeben, für die Werte 1 bis 7 und die Joker
kind-order = eine Reihenfolge der Plätze 0 bis { $last }
# Teile einer Stellung oder Aufzeichnung.
field-card = Karte { $card }
field-first-hand = Die erste Hand von Platz { $seat }
field-egons-round = EGONs Runde { $round }
field-sheet-line = Eine Zeile des Punktezettels
what-record = Aufzeichnung
what-position = Stellung
what-action = Aktion
what-saved-game = Gespeichertes Spiel
