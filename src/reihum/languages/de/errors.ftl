### What is not possible, at every table.

game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist gerade nicht dran.
    .exact = Du bist nicht dran, sondern { $acting }.
why-later = Ein Gegner verrät das erst nach dem Spiel.
unknown-game = Das Spiel „{ $game }“ gibt es nicht.
    .exact = Es gibt kein Spiel { QUOTE($game) }; die Spiele sind { $games }.
unknown-option = Dieses Spiel hat keine Einstellung „{ $option }“.
    .exact = { $game } hat keine Option { QUOTE($option) }; es hat { $options }.
foreign-option = „{ $option }“ gehört zu einem anderen Spiel.
    .exact = { QUOTE($option) } ist eine Option von { $owners }, nicht von { $game }; dort gibt es { $options }.
bad-option = „{ $option }“ kann nicht „{ $value }“ sein.
    .exact = { $option }={ $value } passt nicht zu { $game }: { $choices }.
wrong-company = Menschen: { $people }, Bots: { $bots }. Das passt nicht zu { $game }: Es braucht mindestens einen Menschen und so viele Plätze wie Mitspieler.
first-not-seated = Wer beginnt, muss auch am Tisch sitzen.
    .exact = first={ $first } ist kein Platz bei { $players } Spielern; die Plätze gehen von 0 bis { $last }.
not-text = Das ist kein Text.
    .exact = { $what }: Das muss ein Text sein, nicht { $value }.
too-long = Das ist zu lang; höchstens { $limit } Zeichen.
    .exact = { $what }: { $length } Zeichen sind zu lang; höchstens { $limit } dürfen es sein.
not-an-action = Das geht hier nicht.
    .exact = { QUOTE($text) } ist keine Aktion in { $game }; schreib zum Beispiel { $examples }.
foreign-action = Das gehört zu einem anderen Spiel.
    .exact = { QUOTE($text) } ist eine Aktion in { $owner }, nicht in { $game }; schreib zum Beispiel { $examples }.
no-such-seat = Diesen Platz gibt es nicht.
    .exact = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
bad-seed = Das taugt nicht als Kartenverteilung: bitte eine kurze Zeile Text.
    .exact = { $seed } geht nicht als Verteilung: Es muss eine ganze Zahl sein, oder eine Zeile mit 1 bis { $limit } druckbaren Zeichen.
bad-code = Das sieht aus wie ein Code, aber ein Buchstabe stimmt nicht.
    .exact = { QUOTE($code) } sieht aus wie der Code einer Verteilung, ist aber vertippt: Der letzte Buchstabe passt nicht zu den anderen.
broken-code = Das sieht aus wie ein Code, ist aber nicht vollständig. So sieht einer aus: 1ABC-DEFG-HJK0.
bad-mix = Diese Mischung passt nicht: ein Text für jeden Platz, getrennt durch /.
    .exact = { $mix } ist nicht ein Text für jeden der { $players } Plätze.
bad-mix-text = Das lässt sich nicht einmischen: bitte eine kurze Zeile Text.
    .exact = { $text } lässt sich nicht einmischen: Es muss eine Zeile mit 1 bis { $limit } druckbaren Zeichen sein.
unknown-shuffle = Diese Kartenverteilung stammt aus einer neueren Version.
    .exact = { QUOTE($code) } ist eine Verteilung nach Mischverfahren { $version }; dieses Programm kennt { $known }.
no-connection = Der Server antwortet nicht. Bist du online?
no-answer = Mit der Antwort des Servers stimmt etwas nicht. Versuch es noch einmal.
nothing-to-undo = Es gibt nichts zurückzunehmen: Ein beendeter Zug bleibt beendet.
nothing-fits = Nichts passt mehr: Nimm die Karte zurück, oder lass sie liegen.
not-stuck = Gerade gibt es nichts, was du liegen lassen könntest.
none = keine
seat = Platz { $seat }
every-seat = jeder Platz für sich
nobody = niemand
