### Quello che dice The Game; Extreme ne dice quasi tutto.

must-begin = Prima qualcuno deve cominciare.
    .exact = Prima qualcuno comincia: prendi il primo turno con { $examples }.
already-begun = Qualcuno ha già cominciato.
claim = Avete visto le vostre carte. Comincia chi vuole.
    .exact = Decidete chi comincia: ogni posto può prendere il primo turno.
the-game-rules-1 = Insieme mettete tutte le 98 carte, da 2 a 99, su quattro pile: due salgono da 1, due scendono da 100.
the-game-rules-2 = Quando tocca a te metti giù almeno due carte, di più se vuoi, e poi ne peschi altrettante.
the-game-rules-3 = Trucco del gambero: su una pila ascendente va anche la carta più bassa esattamente di dieci, su una discendente quella più alta esattamente di dieci.
the-game-rules-4 = Quando il mazzo è finito, basta una carta a turno.
the-game-rules-5 = Parlate di tutto, tranne che di numeri. I segnali su una pila dicono: lasciala, oppure: qui va bene.
the-game-rules-6 = Se qualcuno non può mettere giù abbastanza carte, la partita è finita. Meno di dieci carte rimaste è ottimo.
the-game-title = The Game
the-game-line = 98 carte, quattro pile, una squadra. Liberatevi di tutte.
the-game-option-minimum = Carte per turno
the-game-option-minimum-2 = almeno 2
the-game-option-minimum-3 = almeno 3 (difficile)
why-begin = Tra i bot comincia quello a cui le prime due carte costano di meno.
why-asked = Per { $names }, { $pile } è da lasciare, ma nient’altro è così buono.
pile-up1 = Salita 1
pile-up2 = Salita 2
pile-down1 = Discesa 1
pile-down2 = Discesa 2
hand-too-small = Il posto { $seat } ha { $count } carte mentre ce ne sono da pescare; sarebbero { $expected }.
not-agreeing = Solo con first='agree', prima della prima carta, può non toccare a nessuno.
guide-two-ways = Restano sedici carte, e vincete insieme se vanno giù tutte. Due pile salgono, due scendono. Prendi il 72 e tocca Salita 1: salta solo il 71.
guide-at-least-two = Ogni turno vuole almeno due carte. Discesa 1 mostra 30, quindi il 28 va lì: le pile discendenti prendono numeri più bassi.
guide-end-and-draw = Due sono giù, basta così. Finisci il turno: peschi le ultime due carte.
guide-pia-plays = Adesso gioca Pia. Non vedi le sue carte, e nessuno può dire un numero. Il mazzo è finito, quindi da ora basta una carta a turno.
guide-trick = Pia ha lasciato l’87 su Salita 2, e hai il 77: esattamente dieci di meno. Può tornare indietro! È il trucco del gambero, e la carta migliore che si possa avere.
guide-after-trick = Dieci numeri sono di nuovo liberi. Il 78 è accanto al 77: non costa niente.
guide-one-more = Puoi continuare quanto vuoi. Il 25 su Discesa 1 è ancora vicino.
guide-leave-room = Ogni altra carta toglie spazio anche a Pia. Tieni il resto, e lasciala giocare.
guide-pia-again = Pia mette giù tutto quello che ha. Guarda dove sono poi le pile.
guide-trick-down = Su una pila discendente il trucco va verso l’alto: Discesa 2 mostra 11, e il 21 è esattamente dieci di più.
guide-last-cards = Prima di quel trucco il 13 era troppo alto per Discesa 2. Adesso ci va di nuovo.
guide-two-left = Ne restano due. L’82 va su Salita 2.
guide-last-card = E l’ultima carta di tutte: il 90 su Salita 1.
guide-enough-now = Si può fare, ma rovina una pila: i numeri saltati non si giocano quasi più. Due carte bastavano, e avresti pescato.
guide-keep-for-later = Si può, ma è lontano: tutti i numeri in mezzo sono persi anche per Pia. Meglio finire il turno qui.
guide-you-have-all = Nessun altro ha più carte: continua, puoi mettere giù tutto quello che hai.
guide-done = Questo era The Game. In una partita intera vanno giù 98 carte, e meno di dieci rimaste è ottimo.
why-good = Per { $names }, { $pile } va bene per gli altri.
why-leaves = { $pile } resta a { $names }, come richiesto.
why-empties =
    { $count ->
        [one] Questa carta svuota adesso
       *[other] Queste { $count } carte svuotano adesso
    } il mazzo: da allora basta una carta a turno.
the-game-option-minimum-help = Quante carte vuole un turno finché ce ne sono da pescare. Con tre è per chi vince troppo spesso.
