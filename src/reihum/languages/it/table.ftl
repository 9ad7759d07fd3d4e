### Al tavolo.

paces-thoughtful = con calma
paces-normal = normalmente
paces-quick = velocemente
paces-at-once = all’istante
table-agreeing = Chi comincia?
table-begin = Comincio io
table-end = Fine turno
table-end-draw =
    { $count ->
        [0] Fine turno
       *[other] Fine turno, pesca { $count }
    }
table-undo = Riprendi
table-signals = Segnale
table-signals-shut = Niente segnali finché c’è un silenzio scoperto.
table-signal-done = Fatto
table-hand = La tua mano
table-since = Dopo il tuo turno
table-last-turns = Gli ultimi turni
table-drew =
    { $count ->
        [0] non ha pescato
       *[other] ha pescato { $count }
    }
table-why = Perché?
table-why-of = Perché { $name } ha giocato così?
table-why-bots = Perché i bot hanno giocato così
table-remembering = Un attimo
table-cannot-say = Nessuna spiegazione.
table-free = Puoi continuare o finire il turno.
table-watching = Stai guardando.
table-at-table = Al tavolo
table-say = Di’ qualcosa
table-say-hint = Tutto, tranne i numeri
table-send = Invia
table-silenced = Silenzio: non si parla
table-side = Cronologia e chat
table-unread =
    { $count ->
        [one] Cronologia e chat, { $count } non letto
       *[other] Cronologia e chat, { $count } non letti
    }
table-away = assente
table-stand-in = Fai giocare un bot
table-stand-in-soon = assente, fra { $count } s può giocare un bot
table-ask-bot = Fai giocare un bot?
table-time-left = Ancora { $time }, poi un bot gioca questo turno.
table-time-up = Il tuo tempo è finito: un bot finisce questo turno.
table-stuck = Non si può più giocare niente.
table-stuck-of = { $name } non può più andare avanti e ci sta pensando.
table-stuck-hint = Riprendi la carta, o lasciala: in quel caso la partita è finita.
table-let-stand = Lasciala
table-waiting-for = Nessuna connessione. In attesa:
table-withdraw = ritira
table-standing-in = gioca un bot
table-watcher = guarda
table-spectators =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-loading = Un attimo
menu-me = Il tuo nome, colore e forma
menu-pace = I bot giocano
menu-move = Continua su un altro dispositivo
menu-concede = Abbandona questa partita
menu-concede-sure = Abbandonare davvero questa partita?
menu-concede-yes = Abbandona
menu-leave = Lascia il tavolo
menu-leave-sure = Lasciare questo posto per sempre?
menu-leave-yes = Lascia
move-title = Continua su un altro dispositivo
move-hint = Apri lì questo link, o inquadra il codice. Funziona una volta, per qualche minuto, e chi lo apre prende il tuo posto: non darlo a nessuno. Gli altri lo vengono a sapere.
move-code = Codice che porta il tuo posto su un altro dispositivo
people-title = Chi può parlare
people-spectators = Tutti quelli che guardano
people-mute = Togli la parola
people-mute-name = Togli la parola: { $name }
people-hear = Ridai la parola
people-hear-name = Ridai la parola: { $name }
people-dismiss = Chiedi a { $name } di non guardare più
people-hint = Chi non ha la parola può continuare a giocare, ma non parlare né cambiare nome.
vote-title = Fai giocare un bot
vote-asks = { $name } vorrebbe far giocare un bot per { $who }.
vote-asks-you =
    { $count ->
        [0] { $name } vorrebbe far giocare un bot per te. Gioca, e il bot non viene.
       *[other] { $name } vorrebbe far giocare un bot per te, fra { $count } s. Gioca, e il bot non viene.
    }
vote-waiting = Vorresti far giocare un bot per { $who }.
vote-when =
    { $count ->
        [0] Appena tutti sono d’accordo.
       *[other] Se tutti sono d’accordo, fra { $count } s.
    }
vote-answer = Rispondi
vote-agree = D’accordo
vote-wait = Aspetta ancora
vote-withdraw = No, aspetta
vote-thinking = Ci sto ancora pensando
vote-replaced = Un bot gioca per te.
vote-back = Gioco di nuovo io
concede-asks =
    { $count ->
        [one] { $names } vorrebbe abbandonare.
       *[other] { $names } vorrebbero abbandonare.
    }
concede-waiting = Vorresti abbandonare. Gli altri devono essere d’accordo.
concede-agree = D’accordo
concede-play-on = Continua
concede-withdraw = No, continua
signals-leave = Per favore no
signals-leave-strong = Non toccare!
signals-good = Qui fai pure
signals-none = Togli
hint-ask = Consiglio
hint-show = Fammi vedere
hint-then = Da lì in poi la lampada chiede subito.
hint-thinking = Un giocatore forte guarda le tue carte…
hint-nothing = Non gli è venuto in mente niente in tempo. Chiedi di nuovo.
guided-skip = Lascia la partita guidata
guided-from-start = Dall’inizio
