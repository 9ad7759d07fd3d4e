### La smazzata del giorno, e la stessa smazzata a confronto.

daily-intro = Le stesse carte per tutti, da mezzanotte a mezzanotte (UTC). Conta il tuo primo tentativo.
daily-late-intro = Le carte di un altro giorno. Puoi ancora giocarle, ma non più per la classifica.
daily-next = Una nuova tra { $time }.
daily-play = Gioca
daily-go-on = Continua
daily-to-game = Guarda la tua partita
daily-against = contro un bot: { $bot }
daily-begun =
    { $count ->
        [0] Nessuno ha ancora cominciato.
        [one] Una persona ha cominciato.
       *[other] { $count } persone hanno cominciato.
    }
daily-board = Classifica
daily-board-of = Classifica di { $title }
daily-sealed = La classifica si apre quando hai finito.
daily-empty = Nessuno ha finito in tempo questa smazzata.
daily-place = Posto
daily-who = Chi
daily-result = Risultato
daily-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
daily-hints =
    { $count ->
        [one] { $count } consiglio
       *[other] { $count } consigli
    }
daily-nameless = senza nome
daily-more = e altri { $count }
daily-order = Prima conta la vittoria, poi il risultato, poi meno turni, poi meno consigli. A pari merito si condivide il posto.
daily-policy = Da solo puoi riprendere le carte nel tuo turno, contro un bot no. I consigli sono permessi; la classifica dice quanti. Abbandonare vale come tentativo. Una partita che lasci resta aperta e conta per il suo giorno.
daily-my-place = Posto { $place } su { $count }
daily-among-bots =
    { $count ->
        [one] Contro un bot con le stesse carte: posto { $place }
       *[other] Contro { $count } bot con le stesse carte: posto { $place }
    }
daily-bots = I bot con le stesse carte
daily-thinking = Alcuni bot stanno ancora giocando queste carte.
daily-show-name = Mostra il mio nome in questa classifica
daily-late = Giocata dopo, fuori classifica
daily-again = Conta il tuo primo tentativo: questa partita non è in classifica.
daily-calendar = I tuoi giorni
daily-day-told = { $date }: finite { $done }, cominciate { $open }
daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
daily-longest = record: { $count }
daily-earlier = Il giorno prima
daily-later = Il giorno dopo
daily-seal = Sigillo di queste carte: { $seal }
daily-share-day = Smazzata del giorno, { $date }
daily-share-bots = davanti a { $beaten } dei { $count } bot
daily-share = Condividi senza svelare nulla
daily-left =
    { $count ->
        [one] { $count } carta rimasta
       *[other] { $count } carte rimaste
    }
daily-won = vinto
daily-lost = perso
same-title = Le stesse carte, altre strade
same-open = Chi altro ha giocato queste carte?
same-none = Nessun altro ha ancora finito queste carte.
same-parted = Un’altra strada dal turno { $turn }
same-alike = Esattamente la stessa strada
same-way = { $name }: { $cards }
same-nothing = più niente
same-course = Quante carte erano giù dopo ogni turno
same-course-row = { $name }: { $count } in { $turns }
same-more = e altri { $count }
