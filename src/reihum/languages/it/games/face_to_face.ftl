### Quello che dice Face to Face.

face-to-face-rules-1 = Ognuno ha 58 carte, da 2 a 59, una pila sua che sale da 1 e una che scende da 60. Chi resta per primo senza carte vince.
face-to-face-rules-2 = Quando tocca a te metti giù almeno due carte, sempre. Chi non può ha perso.
face-to-face-rules-3 = Sulle tue pile vale il trucco del gambero: indietro esattamente di dieci.
face-to-face-rules-4 = Una carta a turno può andare su una pila dell’altra parte, e lì deve aiutare: più bassa sull’ascendente, più alta sulla discendente.
face-to-face-rules-5 = Poi peschi due carte. Se hai aiutato, peschi fino a sei.
face-to-face-title = Face to Face
face-to-face-line = Un duello. Per riempire la mano devi aiutare l’altra parte.
face-to-face-pile-of =
    { $kind ->
        [up] La pila ascendente di { $name }
       *[down] La pila discendente di { $name }
    }
face-to-face-put =
    { $kind ->
        [up] { $card } sulla tua pila ascendente
       *[down] { $card } sulla tua pila discendente
    }
face-to-face-put-of =
    { $kind ->
        [up] { $card } sulla pila ascendente di { $name }
       *[down] { $card } sulla pila discendente di { $name }
    }
face-to-face-will-draw = Pescherai { $count }
face-to-face-given = Hai aiutato: peschi fino a 6.
face-to-face-option-last_card = Un’ultima carta da sola
face-to-face-option-last_card-lost = perde
face-to-face-option-last_card-allowed = si può giocare
ending-single-card = Un turno non può cominciare con una carta sola.
gift-given = Per questo turno hai già dato la tua carta.
gift-open = Una carta può aiutare l’altra parte; allora peschi fino a 6.
help-lower = { $pile }: aiuta solo una carta più bassa di { $top }.
    .exact = Una carta su { $pile } deve aiutare: più bassa di { $top }.
help-higher = { $pile }: aiuta solo una carta più alta di { $top }.
    .exact = Una carta su { $pile } deve aiutare: più alta di { $top }.
why-gift =
    { $draw ->
    [none] La carta { $card } va all’altra parte. Il mazzo è finito, quindi non porta carte.
    [some] La carta { $card } va all’altra parte; alla fine del turno la mano si riempie fino a sei carte, finché il mazzo basta.
   *[all] La carta { $card } va all’altra parte; alla fine del turno la mano si riempie fino a sei carte.
    }
why-end-early = Il turno può finire; un’altra carta adesso costerebbe più di quanto porta.
why-end-only = Nessuna carta si può più giocare, quindi il turno finisce.
pile-up = La tua pila ascendente
pile-down = La tua pila discendente
pile-their-up = La pila ascendente di fronte
pile-their-down = La pila discendente di fronte
pile-of-bot-up = la sua pila ascendente
pile-of-bot-down = la sua pila discendente
guide-your-side = Tu contro Ole: chi resta per primo senza carte vince. In basso ci sono le tue due pile. Il 42 sulla tua pila ascendente salta un numero solo.
guide-down-pile = Almeno due carte a turno. Il 18 va sulla tua pila discendente, che mostra 20.
guide-gift = Una volta a turno puoi aiutare l’altra parte: una carta più bassa sulla sua pila ascendente. Il 44 sul 45 di Ole lo aiuta di uno, e tu riempi la mano fino a sei.
guide-filled-up = Per questo piccolo regalo peschi tre carte. Senza ne pescheresti due. Finisci il turno.
guide-ole-plays = Ole gioca due carte e non ti aiuta.
guide-own-trick = La tua pila ascendente mostra 42, e hai il 32: esattamente dieci di meno. È il trucco del gambero, solo sulle tue pile.
guide-on-it-goes = Il tuo mazzo è finito, e tutto quello che hai è in mano. Il 34 ci va sopra.
guide-towards-trick = Il 16 sulla tua pila discendente: poi il 26 può tornare indietro.
guide-down-trick = Il 26 è esattamente dieci più di 16: torna indietro.
guide-next-to-it = Il 25 è proprio accanto.
guide-winning-card = Il 48 sulla tua pila ascendente, e hai vinto.
guide-gift-first = Si può fare, ma un regalo che non costa quasi niente ti porta una carta in più. Prima aiuta Ole di uno.
guide-after-gift = Si può, ma restringe la tua pila, e la mano la riempi comunque. Finisci il turno.
guide-can-finish = Toccherebbe a Ole, e non ha più molte carte. Puoi finire in questo turno: continua.
guide-duel-done = Questo era un duello. In una partita intera ognuno ha 58 carte, e tutta l’arte sta nel sapere quando aiutare.
why-no-gift = Niente va all’altra parte: aiutarla costerebbe più di quanto valgono le carte che porta.
pile-of-you-up = la tua pila ascendente
pile-of-you-down = la tua pila discendente
face-to-face-pile-of-other =
    { $kind ->
        [up] la pila ascendente di { $name }
       *[down] la pila discendente di { $name }
    }
face-to-face-option-last_card-help = Chi comincia un turno con una carta sola non può giocarne due. Secondo le regole perde; qui si può permettere.
explain-gift-open = Una volta a turno una carta può andare su una pila dell’altra parte, se la rende migliore. In cambio peschi fino a sei carte invece di due.
explain-gift-given = Un regalo a turno, non di più. Alla fine del turno ti fa pescare fino a sei carte.
