### Ein Spiel, das vorbei ist, noch einmal angesehen.

replay-title = Noch einmal ansehen
replay-to-table = Zum Tisch
replay-deal = Die Karten sind verteilt
replay-step = Schritt { $step } von { $last }
replay-slider = Schritt
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug weiter
replay-eyes = Ansicht
replay-eyes-open = Alle Hände offen
replay-eyes-spectator = Wie beim Zuschauen
replay-game = Spiel
replay-game-number = Spiel { $number }
replay-hands = Alle Hände
replay-link = Link zu diesem Schritt
replay-linked = Link kopiert
replay-keys = ← → Schritt · Umschalt ← → Zug · Pos1, Ende
replay-what-if = Was wäre, wenn?
replay-what-if-hint = Spiel von hier an weiter, wie du magst. Das ist ein eigener Tisch; am Ende steht sein Ergebnis neben dem echten.
replay-what-if-seat = Du spielst für
replay-what-if-bots = Die anderen sind Bots
replay-what-if-play = Von hier weiterspielen
replay-what-if-over = Hier ist das Spiel vorbei: Geh ein paar Schritte zurück.
replay-together =
    { $count ->
        [one] Noch jemand sieht sich das an
       *[other] { $count } andere sehen sich das an
    }
replay-leading = Die anderen sehen, was du dir ansiehst.
replay-following = Du folgst { $name }.
replay-following-somebody = Du gehst mit.
replay-apart = Du siehst dich allein um.
replay-lead = Führung übernehmen
replay-follow = Wieder folgen
replay-paste-title = Ein Spiel noch einmal ansehen
replay-paste-hint = Füge die Aufzeichnung eines Spiels ein, das vorbei ist: den Text, den „Spiel kopieren“ am Ende gibt, oder den aus dem Terminal.
replay-paste-field = Die Aufzeichnung
replay-paste-broken = Das lässt sich nicht als Aufzeichnung eines Spiels lesen. Genauer:
replay-paste-show = Ansehen
replay-paste-file = Datei öffnen
replay-other = Andere Aufzeichnung
