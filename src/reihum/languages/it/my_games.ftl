### Le mie partite finite.

games-kept = Tutte le partite che hai finito in questo browser. Nessun altro vede questo elenco.
games-none = Ancora nessuna partita finita. La prossima sarà qui.
games-none-fit = Nessuna partita corrisponde.
games-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
games-any-game = Tutti i giochi
games-any-result = Vinte o perse
games-only-won = Vinte
games-only-lost = Perse
games-search = Nome di chi giocava
games-only-days = Solo smazzate del giorno
games-filters = Ricerca
games-page = Pagina { $page } di { $pages }
games-newer = Più recenti
games-older = Più vecchie
games-review = Rivedi
games-compare = Confronta
games-compare-of = Confronta { $title }, { $date }
games-review-of = Rivedi { $title }, { $date }
games-export = Tutte le partite in un file
games-delete = Per cancellare tutto di te, partite comprese, apri le impostazioni.
games-alone = in solitario
