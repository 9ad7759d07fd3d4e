### Perché una partita non si può analizzare o risolvere, e che cosa dice un’analisi.

no-review = Questo gioco non si può analizzare.
    .exact = { $game } non si può analizzare; { $games } sì.
no-solver = Questo gioco non si può risolvere: si può solo dove tutti vincono o perdono insieme.
    .exact = { $game } non si può risolvere: si può solo dove tutti vincono o perdono insieme.
solve-no-state = Si può risolvere solo lo stato di una partita.
    .exact = Si può risolvere solo uno stato, come quello che dà Game.deal, non { QUOTE($value) }.
review-running = Questa partita non è finita: si potrà analizzare dopo.
review-after-yours = Per te si stanno già analizzando due partite. Riprova appena una è pronta.
review-busy = In questo momento si analizzano molte partite. Riprova tra qualche minuto.
review-needs-fast = Questo server non può analizzare partite: gli manca ciò che serve.
    .exact = Le analisi hanno bisogno di numba: lo porta pip install 'reihum[fast]'.
reviews-off = Questo server non analizza partite.
no-such-review = Questa analisi non c’è più. Chiedila di nuovo.

## Il pannello

review-heading = Analisi
review-waiting = { $ahead ->
    [one] Prima della tua viene analizzata un’altra partita…
   *[other] Prima della tua vengono analizzate altre { $ahead } partite…
}
review-preparing = Un attimo, si comincia…
review-preparing-long = Un attimo, si comincia… Su un server nuovo o molto occupato la prima analisi può durare qualche minuto. Va avanti anche senza di te.
review-working = Turno { $done } di { $count }…
review-solving = Si poteva vincere? Si cerca un modo…
review-cancel = Interrompi
review-cancelled = L’analisi è stata interrotta.
review-failed = L’analisi non è arrivata in fondo.
review-again = Riprova
review-curve = La probabilità di vincere, turno per turno
review-curve-hint = Tocca, o usa i tasti freccia, per andare a un turno.
review-at = Turno { $number }, { $name }: { $after }, { $mark }
review-at-end = Alla fine: { $chance }
review-other = La migliore delle altre mosse: { $what }, { $chance }.
review-turn = Turno { $number }
review-marks = Dove tutto è cambiato
review-no-marks = Nessuna mossa ha sprecato molto. Ben giocato!
review-no-marks-yet = Per ora niente.
review-mark-blunder = errore grave
review-mark-mistake = errore
review-mark-inaccuracy = imprecisione
review-mark-good = buona
review-mark-close = quasi pari
review-mark-best = la migliore
review-from-to = { $before } → { $after }
review-played = Giocato: { $what }
review-better = Meglio: { $what }
review-points = { $better } punti attesi in questa manche invece di { $played }
review-ended = finire il turno
review-luck = Fortuna e abilità
review-luck-line = { $prior } all’inizio, { $plays } dal gioco, { $luck } dalla fortuna.
review-luck-result = { $won ->
    [yes] Vinta. Senza la fortuna la probabilità sarebbe stata { $chance }.
   *[no] Persa. Senza la fortuna la probabilità sarebbe stata { $chance }.
}
review-luck-spent = { $won ->
    [yes] Vinta. Il gioco ha fatto perdere più di quanto c’era all’inizio: la fortuna l’ha restituito.
   *[no] Persa. Il gioco ha fatto perdere più di quanto c’era all’inizio: la fortuna ne aveva restituito una parte.
}
review-luck-plays = gioco
review-luck-draws = fortuna
review-luck-hint = In punti percentuali. Ciò che la mossa migliore avrebbe conservato conta come gioco, e anche abbandonare; tutto il resto è fortuna.
review-dearest-you = A costare di più è stato ciò che è venuto dopo il turno { $number }: { $points }.
review-winnable = Si poteva vincere?
review-won-line = A carte scoperte si poteva ancora vincere prima del turno { $number }.
review-won-given-up = A carte scoperte si poteva ancora vincere prima del turno in cui la partita è stata abbandonata.
review-lost-after = Dopo quel turno non più: è dimostrato.
review-lost-later = Prima del turno { $number } non più: è dimostrato. Nel mezzo non si sa.
review-lost-unknown = Non si sa se dopo quel turno si potesse ancora vincere.
review-lost-always = No. Neanche a carte scoperte c’era un modo: è dimostrato.
review-unknown = Non si sa: non si è trovato un modo, né la prova che non ce ne siano.
review-gone = Dopo il turno { $number } non restava quasi nessuna possibilità per chi non poteva vedere le carte.
review-line = Un modo per vincere
review-line-words = Le mosse, una per una
review-line-show = Mostra come
review-line-step = { $place } di { $count }
review-line-next = Avanti
review-line-before = Indietro
review-line-close = Torna alla partita vera
