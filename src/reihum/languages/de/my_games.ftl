### Meine beendeten Partien.

games-kept = Alle Partien, die du in diesem Browser beendet hast. Niemand sonst sieht diese Liste.
games-none = Noch keine beendeten Partien. Die nächste steht dann hier.
games-none-fit = Keine Partie passt dazu.
games-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
games-any-game = Alle Spiele
games-any-result = Gewonnen oder verloren
games-only-won = Gewonnen
games-only-lost = Verloren
games-search = Name am Tisch
games-only-days = Nur Partien des Tages
games-filters = Suche
games-page = Seite { $page } von { $pages }
games-newer = Neuere
games-older = Ältere
games-review = Durchgehen
games-compare = Vergleichen
games-compare-of = { $title } vergleichen, { $date }
games-review-of = { $title } durchgehen, { $date }
games-export = Alle Partien als eine Datei
games-delete = Wenn du alles über dich löschen willst, auch deine Partien, öffne die Einstellungen.
games-alone = allein
