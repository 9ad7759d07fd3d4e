### Le mie statistiche.

statistics-none = Ancora niente da contare: finisci una partita e si comincia da qui.
statistics-won =
    { $won ->
        [one] { $won } vinta su { $count }
       *[other] { $won } vinte su { $count }
    }
statistics-mean-left =
    { $mean ->
        [one] in media { $mean } carta rimasta
       *[other] in media { $mean } carte rimaste
    }
statistics-mean-points = in media { $mean } punti
statistics-best = Miglior risultato finora: { $result }
statistics-streak = { $count ->
    [one] adesso { $count } vinta di fila
   *[other] adesso { $count } vinte di fila
}
statistics-longest = { $count ->
    [one] record: { $count } vinta di fila
   *[other] record: { $count } vinte di fila
}
statistics-hints =
    { $count ->
        [one] { $count } consiglio in tutto
       *[other] { $count } consigli in tutto
    }
statistics-few = Ancora poche partite: per ora conta soprattutto la fortuna.
statistics-against = Quota di vittorie: la tua, e quella dei bot
statistics-bot-rate = { $bot }: { $won }% (tra { $low } e { $high })
statistics-my-rate = Tu: { $rate }% ({ $won } su { $count })
statistics-source = Le quote dei bot sono misurate su molte partite; la quota vera sta molto probabilmente tra i due numeri.
statistics-course = Risultati nel tempo
statistics-as-table = Come tabella
statistics-date = Data
statistics-better-left = meno carte rimaste, meglio è
statistics-better-points = più punti, meglio è
statistics-days = Smazzate del giorno: { $streak }
statistics-none-reviewed = Nessuna tua partita è stata ancora analizzata. Un’analisi aggiunge precisione, fortuna e abilità.
statistics-review = Analizza la tua ultima partita
statistics-reviewed =
    { $reviewed ->
        [one] { $reviewed } analizzata su { $count }
       *[other] { $reviewed } analizzate su { $count }
    }
statistics-accuracy = Precisione
statistics-accurate = Precisione: { $share } delle tue mosse senza segno
statistics-balance = Punti di probabilità di vincere a partita: { $plays } dal gioco, { $luck } dalla fortuna
statistics-accuracy-course = Precisione, partita per partita
statistics-balance-course = Gioco e fortuna, partita per partita
statistics-reviewed-hint = Una mossa ha un segno quando un’altra era sicuramente migliore di due punti o più.
statistics-moments = Momenti migliori
statistics-most-accurate = Partita più precisa: { $share }
statistics-comeback = Vinta anche se la probabilità era scesa a { $chance }
