### Un’analisi, nel terminale e come pagina.

report-won = Partita vinta: tutte le carte sono giù.
report-lost = Partita persa, { $count ->
        [one] è rimasta { $count } carta
       *[other] sono rimaste { $count } carte
    }.
report-given-up = Partita abbandonata, { $count ->
        [one] è rimasta { $count } carta
       *[other] sono rimaste { $count } carte
    }.
report-wins =
    { $several ->
        [yes] { $names } si dividono la vittoria ({ $scores }).
       *[no] Vince { $names } ({ $scores }).
    }
report-stopped = La partita è stata abbandonata.
report-who = Giocatore { $number }
report-of = { $who }: { $told }
report-turns = turni
report-turn = turno
report-player = giocatore
report-played = giocato
report-before = prima
report-after = dopo
report-mark = giudizio
report-better = meglio
report-points = { $better } punti invece di { $played }
report-balance = { $prior } all’inizio, gioco { $plays }, fortuna { $luck }: { $won ->
        [yes] partita vinta
       *[no] partita persa
    }. { $spent ->
        [back] Il gioco ha fatto perdere più di quanto c’era all’inizio: la fortuna l’ha restituito.
        [some] Il gioco ha fatto perdere più di quanto c’era all’inizio: la fortuna ne aveva restituito una parte.
       *[no] Senza la fortuna sarebbe stato { $fair }.
    }
report-share = Gioco { $plays }, fortuna { $luck }.
report-dearest = A costare di più è stato ciò che è venuto dopo il turno { $turn }: { $points }.
report-gone = Dopo il turno { $turn } non restava quasi più nessuna possibilità.
report-never = Non si poteva vincere, nemmeno conoscendo tutte le carte.
report-open = Non si sa se si potesse vincere conoscendo tutte le carte.
report-until = Conoscendo tutte le carte si poteva ancora vincere prima del turno { $turn }; { $sure ->
        [yes] dopo, non più.
        [later] prima del turno { $lost } non più. Nel mezzo non si sa.
       *[no] per i turni successivi non si sa.
    }
report-until-given-up = Conoscendo tutte le carte si poteva ancora vincere prima del turno in cui la partita è stata abbandonata.
report-line = Un modo di vincere da lì in poi:
report-curve = La probabilità di vincere, turno per turno
report-dot = Turno { $turn }: { $mark }, da { $before } a { $after }
report-marks = Un errore grave ha buttato via almeno 10 punti di probabilità di vincere, un errore 5, un’imprecisione 2. «Quasi pari» vuol dire che forse un’altra mossa era migliore.
report-solved = Si può vincere: { $line }
report-unsolvable = Non si può vincere.
report-unsolved = Non si è trovato né un modo di vincere né la prova che non ce ne sono.
report-nothing = Nessun turno è stato giocato fino in fondo: non c’è nulla da giudicare.
