### Ein Tisch als Seite aus Text.

text-title = Frag den Tisch
text-question-cards = Meine Karten
text-question-table = Was auf dem Tisch liegt
text-question-binding = Was für mich gilt
text-question-legal = Was ich tun kann
text-question-last = Was passiert ist
text-question-next = Wer als Nächstes dran ist
text-line = Aktion eintippen
text-enter = Ausführen
text-no-cards = Du hast keine Karten.
text-unbound = Für dich gilt gerade nichts Besonderes.
text-not-yours = Du bist nicht dran.
text-no-turn = Seit deinem Zug ist nichts passiert.
text-over = Das Spiel ist aus.
text-then = Danach: { $names }.
text-between = { "; " }
text-show = Den Tisch als Text zeigen
