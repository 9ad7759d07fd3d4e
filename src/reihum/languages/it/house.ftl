### Quello che si dice in tutta la casa. Si dà del tu.

cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
players =
    { $count ->
        [one] in solitario
       *[other] { $count } giocatori
    }
time-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
time-short = { $count } s
bots-title = Bot, dal più debole al più forte
bots-others = Altri bot
bots-names-beginner = Principiante
bots-names-casual = Dilettante
bots-names-club = Torneista
bots-names-expert = Esperto
bots-names-master = Maestro
bots-names-random = Dado
bots-names-greedy = Goloso
bots-names-planner = Stratega
bots-level = Bot: { $name }
bots-lines-random = gioca a caso
bots-lines-greedy = prende quello che sul momento gli sembra meglio
bots-lines-beginner = prende quello che salta all’occhio
bots-lines-casual = prende quello che costa meno
bots-lines-club = prepara i suoi turni
bots-lines-expert = ha imparato da innumerevoli partite
bots-lines-master = guarda lontano, difficile da battere
me-title = Tu
me-look = Il tuo colore e la tua forma
me-seen = Così ti vedono gli altri.
me-unseen = Gli altri vedranno la tua scelta appena avrai un nome.
me-colour = Colore
me-shape = Forma
me-colour-number = Colore { $number }
me-shape-number = Forma { $number }
players-range = da { $least } a { $most } giocatori
list-and = { $first } e { $last }
house-home = Pagina iniziale
house-close = Chiudi
house-language = Lingua
house-online = in linea
house-connecting = connessione in corso
house-offline = Offline
house-not-found-hint = Forse nel link manca una lettera, il tavolo è stato sparecchiato, oppure è privato. Chiedi di nuovo il link, o apri un tavolo tuo.
house-seat = Posto { $number }
house-guest = Ospite { $number }
house-time-of = ancora { $time }
house-turn-of = Tocca a { $name }
house-you = Tu
house-told = { $name }: { $what }
house-your-turn = Tocca a te
house-seats-open =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
house-menu = Menu
player = giocatore { $number }
guided-first = Prima partita
guided-of = Prima partita guidata di { $title }
hint-help = Nel tuo turno la lampada fa guardare le tue carte al bot più forte, che ti dice che cosa farebbe, e perché. Tutti vedono che hai chiesto, e alla fine viene contato.
