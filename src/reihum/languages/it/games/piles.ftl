### Quello che si dice dove le carte vanno su pile.

not-in-hand = Non hai in mano la carta { $card }.
no-such-card = La carta { $card } non esiste.
    .exact = La carta { $card } in { $game } non c’è; le carte vanno da { $low } a { $high }.
no-such-pile = La pila { $pile } non esiste.
    .exact = La pila { QUOTE($pile) } in { $game } non c’è; le pile sono { $piles }.
piles-draw = Mazzo
piles-title = Pile
piles-pick = Scegli una carta.
piles-signal-hint = Di’ agli altri qualcosa su una pila.
piles-to-draw = da pescare
piles-over = sopra
piles-under = sotto
piles-or = o
piles-try-it = Prova: prima una carta, poi una pila.
piles-try-again = Ancora una volta
piles-helps-short = aiuta
piles-fatal = dopo non si può più giocare niente
piles-fatal-short = Poi più niente
piles-nowhere = Adesso la carta { $card } non si può giocare.
piles-keys = ← → carta, ↑ ↓ pila, le cifre scrivono un numero, Invio gioca, u riprende, e finisce, Esc rimette in mano, h consiglio, ? regole
piles-put = { $card } su { $where }
piles-label = { $name } mostra { $top }
piles-cost = costa { $count }
piles-trick = trucco del gambero, fa recuperare 10
piles-does-not-fit = non si può
piles-barred = non adesso
piles-play-here = metti qui la carta { $card }
piles-helps = aiuta, +{ $count }
piles-helps-not = non aiuta
piles-won = Vinto. Tutte le carte sono giù.
piles-lost =
    { $count ->
        [one] Perso, è rimasta { $count } carta.
       *[other] Perso, sono rimaste { $count } carte.
    }
piles-excellent = Meno di 10: ottimo.
piles-hands-open = Che cosa è rimasto
piles-cards-left =
    { $count ->
        [one] carta rimasta
       *[other] carte rimaste
    }
piles-skyline = Carte giù: { $down }, rimaste: { $left }
piles-turns =
    { $count ->
        [one] turno
       *[other] turni
    }
piles-tricks =
    { $count ->
        [one] trucco del gambero
       *[other] trucchi del gambero
    }
piles-dearest-step = salto più caro
piles-who-laid = Chi ha messo giù quante carte
piles-you-stuck = Non potevi più andare avanti: nessuna delle tue carte si poteva giocare.
piles-stuck-on = { $name } non poteva più andare avanti: nessuna carta in mano si poteva giocare.
piles-you-halted = Non potevi più andare avanti.
piles-halted = { $name } non poteva più andare avanti.
piles-tops = Le pile mostravano { $tops }.
piles-dearest =
    { $inside ->
        [0] Il salto più caro andava da { $from } a { $to }.
        [one] Il salto più caro andava da { $from } a { $to }: in mezzo c’è una delle carte rimaste.
       *[other] Il salto più caro andava da { $from } a { $to }: in mezzo ci sono { $inside } delle carte rimaste.
    }
piles-down = { $count } giù su { $all }
ending-all-down = {""}
ending-stuck = Nessuna carta si poteva più giocare.
ending-conceded = Abbandonata.
needs-more = { $pile }: serve più di { $top }, o esattamente { $trick }.
needs-more-only = { $pile }: serve più di { $top }.
needs-less = { $pile }: serve meno di { $top }, o esattamente { $trick }.
needs-less-only = { $pile }: serve meno di { $top }.
cards-owed = Prima metti giù { cards }.
more-cards-owed = Prima mettine giù ancora { $count }.
owe = Metti giù almeno { cards }.
owe-more = Mettine giù ancora almeno { $count }.
why-skips =
    { $count ->
        [0] { $card } su { $pile }: non salta nessuna carta ancora da giocare.
        [1] { $card } su { $pile }: salta una sola carta ancora da giocare.
       *[other] { $card } su { $pile }: salta { $count } carte ancora da giocare.
    }
why-trick = { $card } su { $pile }: è un trucco del gambero, e lo spazio perso si recupera.
why-end = Il turno può finire, e quello che resta vale di più in mano.
why-end-empty = In mano non resta nessuna carta.
why-chance = Così, secondo me, la probabilità di vincere è del { $chance }%.
why-chances = Così, secondo me, la probabilità di vincere è del { $chance }%; con la migliore alternativa, del { $other }%.
why-chances-even = Così, secondo me, la probabilità di vincere è del { $chance }%; un’alternativa vale più o meno lo stesso.
card-twice = La carta { $card } c’è due volte.
card-missing = La carta { $card } non c’è da nessuna parte.
card-unknown = La carta { $card } non c’è.
impossible-top = { $pile } non può mostrare { $top }: in cima c’è la partenza { $start }, o una carta messa giù.
untouched-piles = Le carte giù sono { $count }, ma solo su { $piles } pile.
wrong-count = { $field } dovrebbe avere { $expected }, non { $count }.
hand-too-large = Il posto { $seat } ha { $count } carte; al massimo { $limit }.
hand-empty = Tocca al posto { $seat }, ma non ha carte.
seat-unknown = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
why-keeps = La carta { $card } resta in mano: può fare il gambero su { $pile }.
guide-ended = Così finisce il tuo turno. Era meglio giocare prima { $card } su { $pile }.
guide-should-end = Si può, ma ogni carta in più salta numeri: meglio finire il turno qui.
guide-missed =
    { $card } su { $pile } salta { $cost ->
        [one] un numero
       *[other] { $cost } numeri
    }. { $wanted } su { $there } invece torna indietro di dieci.
guide-dearer =
    { $card } su { $pile } salta { $cost ->
        [one] un numero
       *[other] { $cost } numeri
    }; { $wanted } su { $there }: { $least ->
        [0] nessuno
        [1] uno solo
       *[other] solo { $least }
    }.
guide-too-kind = Questo aiuta l’altra parte più di te. Cerca l’aiuto più piccolo, o gioca per te.
guide-as-good = Va bene anche così. In questa prima partita segui la luce: il seguito dipende da quella.
explain-free = Hai messo giù abbastanza. Un’altra carta può valerne la pena se costa poco; quando finisci il turno, peschi.
explain-owe = È il numero di carte che richiede un turno. Se non puoi metterle giù, la partita è persa; quindi pensa due carte avanti.
explain-owe-more = È il numero di carte che richiede un turno. Se non puoi metterle giù, la partita è persa.
explain-rail =
    { $trick ->
        [yes] La barra mostra quanto è consumato, i segni sono le tue carte; ↩ sta sopra quella che può tornare indietro di dieci: il trucco del gambero.
       *[no] La barra mostra quanto è consumato, i segni sono le tue carte.
    }
explain-stock =
    { $count ->
        [0] Il mazzo è finito.
        [one] Resta { $count } carta da pescare.
       *[other] Restano { $count } carte da pescare.
    }
