### Quello che i messenger mostrano di un link.

preview-home = Liberarsi di 98 carte senza mai dire un numero. Quattro giochi di carte, da una a cinque persone, nel browser, senza account.
preview-seats =
    { $count ->
        [one] Un posto è libero. Apri il link e siediti: nel browser, senza account.
       *[other] { $count } posti sono liberi. Apri il link e siediti: nel browser, senza account.
    }
preview-running = Questo tavolo è al completo. Apri il link per guardare, o per riprendere il tuo posto.
preview-over = La partita è finita. Apri il link per vedere com’è andata.
preview-clock = Tempo per ogni turno: { $time }.
