### Giocare nel terminale.

terminal-which-game = Quale gioco?
terminal-choose = Scrivi un numero da 1 a { $count }, un nome, o q per uscire.
terminal-bye = A presto.
terminal-no-file = Non c’è nessuna partita salvata { $file }.
terminal-stuck = [bold red]Non si può più giocare niente.[/] Scrivi [b]undo[/b] per riprendere la carta, o [b]stand[/b] per lasciarla: in quel caso la partita è finita.
terminal-begin = Scrivi [b]begin[/b] per prendere il primo turno, o { $claims }.
terminal-begin-several = Scrivi [b]begin[/b] per prendere il primo turno, o Invio per passare.
terminal-claim = { $action } per { $name }
terminal-you-drew = Hai pescato { $count }.
terminal-turn =
    { $drew ->
        [0] { $name }: { $played }
       *[other] { $name }: { $played }, pesca { $drew }
    }
terminal-curtain = { $name }, premi Invio quando solo tu vedi lo schermo.
terminal-curtain-first = { $name }, premi Invio quando guardi solo tu.
terminal-no-bot-yet = Nessun bot ha ancora giocato.
terminal-not-saved = Non salvata: { $problem }
terminal-file-trouble = { $file }: { $problem }
terminal-saved = Salvata. Continua con
terminal-no-cards = nessuna carta rimasta
terminal-deal = smazzata { $deal }
terminal-excellent = Ottimo!
terminal-wins =
    { $who ->
        [you] Vinci tu: { $ending } ({ $scores })
        [one] Vince { $names }: { $ending } ({ $scores })
       *[several] Vincono { $names }: { $ending } ({ $scores })
    }
terminal-again = [b]again[/b] un’altra, [b]same[/b] stesse carte, [b]save[/b] FILE, [b]why[/b] perché, o [b]q[/b] per uscire
terminal-command-undo = riprendere una carta, fino alla fine del turno
terminal-command-table = mostrare di nuovo il tavolo
terminal-command-save = conservare una partita
terminal-command-load = continuarne una
terminal-command-rules = tutte le regole
terminal-command-why = l’ultimo bot dice perché ha giocato così
terminal-command-hint = che cosa farebbe qui un giocatore forte
terminal-command-help = questo aiuto
terminal-command-quit = uscire; la partita resta
terminal-file = FILE
terminal-bot = Bot { $letter }
terminal-player = Giocatore { $letter }
terminal-mix = Ognuno mescola il mazzo dell’altro. Scrivi quello che vuoi per mescolarlo dentro, o premi Invio per lasciare fare al caso.
terminal-help-piles =
    Una carta va su una pila: [b]{ $card }[/b] o [b]{ $loose }[/b].
    Poi [b]end[/b] (o [b]e[/b]) finisce il tuo turno.
    Sotto le pile ci sono le tue carte e quanto costerebbe ognuna su ogni pila:
    un punto vuol dire che lì non va, ↩ è il trucco del gambero, ! vuol dire che dopo non si può più giocare niente.
    Su una barra ━ è consumato, ◆ è la cima, e │ sono le tue carte.
terminal-help-duel = Una carta a turno può aiutare l’altra parte: allora peschi fino a sei, altrimenti due.
terminal-help-extreme = Le parole viola sono comandi; [b]rules[/b] li spiega tutti e sette.
terminal-help-nix =
    Gioca una combinazione: [b]triple:5-5-J[/b], [b]single:4[/b], [b]none[/b]; una stella aggiunge il supergettone: [b]quad:7-7-7-7*[/b].
    Accanto a ogni fila del tabellone c’è quello che la tua mano può fare; * dove può andarci il supergettone.
terminal-help-general = Scrivi una delle azioni dopo [b]puoi[/b].
terminal-may = puoi: { $actions }
terminal-draw = mazzo { $draw }   carte rimaste { $left }
terminal-hands = in mano: { $hands }
terminal-commands = comandi visibili: { $commands }
terminal-side = { $name }: { $hand } in mano, mazzo { $draw }, ancora { $left }
terminal-card = carta
terminal-helps = aiuta +{ $count }
terminal-ending-all-down = Tutte le carte sono giù: vinto!
terminal-ending-stuck = Non si poteva più giocare niente: perso, { $count ->
        [one] è rimasta { $count } carta
       *[other] sono rimaste { $count } carte
    }.
terminal-ending-skull-left = Un teschio è visibile: perso, { $count ->
        [one] è rimasta { $count } carta
       *[other] sono rimaste { $count } carte
    }.
terminal-ending-three-not-met = Le tre carte non ci sono state: perso, { $count ->
        [one] è rimasta { $count } carta
       *[other] sono rimaste { $count } carte
    }.
terminal-ending-duel-all-down = tutte le 58 carte sono giù
terminal-ending-duel-stuck = l’altra parte non poteva mettere giù due carte
terminal-ending-duel-single-card = l’altra parte ha cominciato un turno con una carta sola
terminal-ending-four-laps = più punti dopo quattro manche
terminal-row = fila
terminal-field =
    { $number ->
        [1] 1ª
        [2] 2ª
       *[3] 3ª
    }
terminal-round = giro { $number }: { $name } { $action }
terminal-round-from = giro { $number }: { $name } { $action } da { $cards }
terminal-hand = mano: { $cards }
terminal-hand-empty = mano: vuota
terminal-name = nome
terminal-title = titolo
terminal-players = giocatori
terminal-to = da { $low } a { $high }
terminal-puzzle = { $game }, livello { $rating }
terminal-puzzle-win = Una sola mossa può ancora vincere. Giocala carta per carta, poi [b]end[/b]; con [b]q[/b] esci.
terminal-puzzle-best = Una mossa è nettamente la migliore. Giocala; con [b]q[/b] esci.
terminal-puzzle-holds = { $name } ha { $cards }.
terminal-puzzle-draw = Il mazzo, la prossima carta per prima: { $cards }.
terminal-puzzle-right = Giusta!
terminal-puzzle-wrong = Non è la mossa migliore.
terminal-puzzle-turn = La mossa: { $turn } ({ $themes }).
terminal-puzzle-found = Trovata da: { $levels }.
terminal-puzzle-hard = Nessun livello dei nostri bot la trova.
terminal-puzzle-rating = Il tuo livello è { $rating } ±{ $spread }; { $streak } di fila.
terminal-puzzles-done = Hai risolto tutti questi rompicapi.
terminal-puzzles-none = Non ci sono rompicapi così; reihum puzzles --list li conta.
