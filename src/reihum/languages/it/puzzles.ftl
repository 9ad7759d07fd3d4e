### I rompicapi, e i propri errori da rigiocare.

puzzles-title = Rompicapi
puzzles-line = Una mossa è nettamente la migliore. Trovala al tavolo.
puzzles-rating = Livello
puzzles-rating-range = forse da { $low } a { $high }
puzzles-streak = Di fila
puzzles-longest = record: { $count }
puzzles-solved = Risolti
puzzles-of-all = su { $count }
puzzles-which = Quali rompicapi?
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-about =
    { $count ->
        [one] Tema: { $themes }
       *[other] Temi: { $themes }
    }
puzzles-all-games = Tutti i giochi
puzzles-all-themes = Tutti i temi
puzzles-theme-solved = { $solved } di { $count }
puzzles-themes-trick-chain = Catene di gamberi
puzzles-themes-trick = Il trucco del gambero
puzzles-themes-holding-back = Trattenersi
puzzles-themes-covering-skulls = Coprire i teschi
puzzles-themes-order = L’ordine giusto
puzzles-themes-gift = Regalare una carta
puzzles-themes-starving = Non regalare niente
puzzles-themes-pushing = Spingere fuori i gettoni
puzzles-themes-super-chip = Il supergettone
puzzles-themes-joker = Il jolly
puzzles-start = Cerca la mossa
puzzles-none-left = Li hai risolti tutti.
puzzles-loading = Il rompicapo si prepara
puzzles-rated = Rompicapo, { $rating }
puzzles-task-proved = Una sola mossa può ancora vincere. Tutte le carte sono scoperte.
puzzles-task-best = Una mossa è nettamente la migliore. Sai quello che sapresti al tavolo.
puzzles-task-mistake = La tua mossa al turno { $turn } è costata { $points } vittorie su 100: trovane una migliore.
puzzles-next-drawn = Da pescare
puzzles-right = Giusta!
puzzles-wrong = Non è la mossa migliore.
puzzles-other = Un’altra mossa.
puzzles-other-hint = Né quella della partita, né quella che intendiamo noi. Può valere altrettanto.
puzzles-same-mistake = È quello che hai giocato anche in partita.
puzzles-rating-now = Livello { $rating } ({ $change }).
puzzles-in-a-row =
    { $count ->
        [one] { $count } di fila.
       *[other] { $count } di fila.
    }
puzzles-not-rated = Solo la tua prima risposta conta per il livello.
puzzles-off-the-pile = Lascia la tua pila.
puzzles-back-later = Torna { $when }.
puzzles-only-this = Nessun’altra mossa può ancora vincere.
puzzles-margin = Ogni altra mossa vince almeno { $points } partite su 100 in meno.
puzzles-better-by = Vince { $points } partite su 100 in più della mossa della tua partita.
puzzles-ends = Continuando da qui, alla fine { $count ->
        [one] resta una carta
       *[other] restano { $count } carte
    }.
puzzles-found-by = Chi la trova
puzzles-finds = la trova
puzzles-misses = non la trova
puzzles-again = Riprova
puzzles-show = Mostrala
puzzles-next = Prossimo
puzzles-your-turn-was = La tua mossa: { $turn }.
puzzles-mistakes = I tuoi errori
puzzles-mistakes-line = Mosse delle tue partite segnate da un’analisi. Quelle che trovi lasciano la pila; le altre tornano più tardi.
puzzles-mistakes-none = La pila è vuota. Fai analizzare una partita finita: quello che segna arriva qui.
puzzles-mistakes-due =
    { $count ->
        [one] { $count } mossa da rigiocare
       *[other] { $count } mosse da rigiocare
    }
puzzles-mistakes-later = Più tardi
puzzles-mistake-of = { $game }, turno { $turn }
puzzles-gave-away = è costata { $points } vittorie su 100
puzzles-to-mistakes = Alla tua pila
puzzles-to-all = Tutti i rompicapi
