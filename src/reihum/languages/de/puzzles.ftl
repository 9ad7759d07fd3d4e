### Rätsel, und eigene Fehler zum Nachspielen.

puzzles-title = Rätsel
puzzles-line = Ein Zug ist klar der beste. Finde ihn am Tisch.
puzzles-rating = Wertung
puzzles-rating-range = wohl { $low } bis { $high }
puzzles-streak = In Folge
puzzles-longest = Rekord: { $count }
puzzles-solved = Gelöst
puzzles-of-all = von { $count }
puzzles-which = Welche Rätsel?
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-about =
    { $count ->
        [one] Thema: { $themes }
       *[other] Themen: { $themes }
    }
puzzles-all-games = Alle Spiele
puzzles-all-themes = Alle Themen
puzzles-theme-solved = { $solved } von { $count }
puzzles-themes-trick-chain = Ketten von Rückwärtstricks
puzzles-themes-trick = Der Rückwärtstrick
puzzles-themes-holding-back = Zurückhalten
puzzles-themes-covering-skulls = Totenköpfe überdecken
puzzles-themes-order = Die richtige Reihenfolge
puzzles-themes-gift = Eine Karte schenken
puzzles-themes-starving = Nichts schenken
puzzles-themes-pushing = Chips hinausschieben
puzzles-themes-super-chip = Der Super-Chip
puzzles-themes-joker = Der Joker
puzzles-start = Zug suchen
puzzles-none-left = Diese hast du alle gelöst.
puzzles-loading = Das Rätsel wird aufgebaut
puzzles-rated = Rätsel, { $rating }
puzzles-task-proved = Nur ein Zug kann noch gewinnen. Alle Karten liegen offen.
puzzles-task-best = Ein Zug ist klar der beste. Du weißt, was du am Tisch wüsstest.
puzzles-task-mistake = Zug { $turn } deiner Partie. Er hat { $points } von 100 Siegen gekostet: Finde einen besseren.
puzzles-next-drawn = Nächste Karten
puzzles-right = Richtig!
puzzles-wrong = Das ist nicht der beste Zug.
puzzles-other = Ein anderer Zug.
puzzles-other-hint = Weder der von damals noch der, den wir meinen. Er kann ebenso gut sein.
puzzles-same-mistake = Das hast du auch in der Partie gespielt.
puzzles-rating-now = Wertung { $rating } ({ $change }).
puzzles-in-a-row =
    { $count ->
        [one] { $count } in Folge.
       *[other] { $count } in Folge.
    }
puzzles-not-rated = Nur deine erste Antwort zählt für die Wertung.
puzzles-off-the-pile = Er ist von deinem Stapel weg.
puzzles-back-later = Er kommt { $when } wieder.
puzzles-only-this = Kein anderer Zug kann noch gewinnen.
puzzles-margin = Jeder andere Zug gewinnt mindestens { $points } von 100 Spielen weniger.
puzzles-better-by = Er gewinnt { $points } von 100 Spielen mehr als der Zug aus deiner Partie.
puzzles-ends = Von hier weitergespielt, { $count ->
        [one] bleibt am Ende eine Karte
       *[other] bleiben am Ende { $count } Karten
    } übrig.
puzzles-found-by = Wer findet ihn
puzzles-finds = findet ihn
puzzles-misses = findet ihn nicht
puzzles-again = Noch einmal
puzzles-show = Zeigen
puzzles-next = Nächstes Rätsel
puzzles-your-turn-was = Dein Zug: { $turn }.
puzzles-mistakes = Deine Fehler
puzzles-mistakes-line = Züge aus deinen eigenen Partien, die eine Besprechung markiert hat. Was du findest, verlässt den Stapel; der Rest kommt später wieder.
puzzles-mistakes-none = Der Stapel ist leer. Lass eine beendete Partie besprechen: Was dort markiert wird, kommt hierher.
puzzles-mistakes-due =
    { $count ->
        [one] { $count } Zug zum Nachspielen
       *[other] { $count } Züge zum Nachspielen
    }
puzzles-mistakes-later = Später
puzzles-mistake-of = { $game }, Zug { $turn }
puzzles-gave-away = hat { $points } von 100 Siegen gekostet
puzzles-to-mistakes = Zu deinem Stapel
puzzles-to-all = Alle Rätsel
