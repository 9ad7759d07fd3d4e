### La fine di una partita, e se la smazzata era onesta.

end-won = Vinto.
end-lost = Perso.
end-winner = Vince { $name }.
end-winners = { $names } si dividono la vittoria.
end-you-win = Hai vinto.
end-conceded =
    { $people ->
        [one] Hai abbandonato questa partita.
       *[other] Avete abbandonato questa partita.
    }
end-you-gave-up = Hai abbandonato.
end-gave-up = { $name } ha abbandonato.
end-given-up = Questa partita è stata abbandonata.
end-again = Un’altra
end-same = Stessa smazzata
end-asks = { $name } vorrebbe giocare un’altra partita.
end-asks-same = { $name } vorrebbe rigiocare la stessa smazzata.
end-ready = Ci sto
end-not-now = Non adesso
end-waiting-for = Si aspetta: { $names }.
end-deal-now = Distribuisci senza aspettare
end-series = Partite a questo tavolo
end-board = Guarda il tavolo
end-to-result = Vai al risultato
end-share-result = Condividi il risultato
end-text-copied = Testo copiato
end-share = Copia la partita
end-copied = Copiato
end-deal = Smazzata { $code }
end-mix = Mescolata { $code }
fair-check = Controlla la smazzata
fair-good = La smazzata era onesta.
fair-bad = In questa smazzata c’è qualcosa che non va.
fair-partly = Per quanto ne sa questo browser, la smazzata era onesta.
fair-unknown = Questo browser non ha saputo abbastanza di questa partita per controllare la smazzata.
fair-wished = Qualcuno ha chiesto queste carte: non c’è nessuna mescolata da controllare.
fair-same = Queste carte le avete già avute: non c’era niente da mescolare.
fair-set = Queste carte erano già disposte, nessuno le ha mescolate: non c’è niente da controllare.
fair-seal = Il sigillo: { $seal }
fair-more = Con la partita come testo, «reihum verify» fa lo stesso senza questa pagina.
fair-findings-promise-right = Il segreto del server è quello che aveva sigillato prima di mescolare.
fair-findings-promise-wrong = Il segreto del server non è quello che aveva sigillato prima di mescolare.
fair-findings-promise-open = Questo browser non ha ricevuto il sigillo.
fair-findings-mine-right = Quello che il tuo browser ha aggiunto è entrato nella mescolata.
fair-findings-mine-wrong = Niente del tuo browser è entrato nella mescolata.
fair-findings-mine-open = Questo browser non ha aggiunto niente.
fair-findings-server-right = Quello che il server ha aggiunto per altri viene dal suo segreto.
fair-findings-server-wrong = Quello che il server ha aggiunto per altri non viene dal suo segreto.
fair-findings-server-open = Questo browser non ha saputo chi ha mescolato.
fair-findings-once-right = Le carte sono state mescolate una volta.
fair-findings-once-wrong = La mescolata è stata ricominciata senza motivo.
fair-findings-once-open = Questo browser non ha visto mescolare.
fair-findings-cards-right = Ogni carta giocata o rimasta è quella che era stata distribuita.
fair-findings-cards-wrong = Non tutte le carte sono quelle che dovevano essere distribuite.
fair-findings-cards-open = Questo browser non può seguire tutte le carte di questa partita.
fair-findings-lots-right = Anche quello che è stato sorteggiato, come chi comincia, viene solo dal caso.
fair-findings-lots-wrong = Quello che è stato sorteggiato, come chi comincia, non viene dalla mescolata.
fair-findings-lots-open = Questo browser non può controllare quello che è stato sorteggiato.
end-waiting = Un attimo.
hint-asked =
    { $name } ha chiesto { $count ->
        [one] un consiglio
       *[other] { $count } consigli
    }.
hint-i-asked =
    Hai chiesto { $count ->
        [one] un consiglio
       *[other] { $count } consigli
    }.
guided-play = Gioca una partita vera
guided-rules = Tutte le regole
end-what-if = E se…? Dal passo { $step } di { $steps }
end-what-if-here = Qui
end-what-if-real = La partita vera
end-to-real = Alla partita vera
end-why-lost =
    { $alone ->
        [yes] Perché ho perso?
       *[no] Perché abbiamo perso?
    }
end-review = Analizza questa partita
