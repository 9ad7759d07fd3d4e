### Was Messenger von einem Link zeigen.

preview-home = 98 Karten loswerden und keine Zahl verraten. Vier Kartenspiele für ein bis fünf Leute, im Browser, ohne Anmeldung.
preview-seats =
    { $count ->
        [one] Ein Platz ist frei. Link öffnen und hinsetzen: im Browser, ohne Konto.
      *[other] { $count } Plätze sind frei. Link öffnen und hinsetzen: im Browser, ohne Konto.
    }
preview-running = Dieser Tisch ist besetzt. Öffne den Link, um zuzusehen oder weiterzuspielen.
preview-over = Das Spiel ist aus. Öffne den Link, um zu sehen, wie es endete.
preview-clock = Zeit pro Zug: { $time }.
