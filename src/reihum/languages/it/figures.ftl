### Numbers as they are written, and what runs of many games, training and measuring show.

figure-comma = ,
figure-group = .
figure-percent = %
figure-interval = { $value } [{ $low }; { $high }]
figure-around = { $value } ± { $half }
figure-reach = { $value } (da { $low } a { $high })
figure-share = { $value }% (da { $low } a { $high })
figure-micro = { $time } µs

# What is told of a run: what it is, and its figure.
fact-comma = { $first }, { $then }
fact-game = gioco
fact-games = partite
fact-deals = smazzate
fact-bot = bot
fact-won = vinte
fact-below = meno di { $score } rimaste
fact-ended = fine
fact-ended-so = { $why } { $count }
fact-time = tempo per decisione
fact-win-rate = quota di vittorie
fact-share = quota
fact-elo = Elo
fact-rating = { $elo } Elo
fact-test = test
fact-signals = segnali
fact-against = { $one } contro { $other }
fact-failed = { $bot } ha fallito
fact-failed-in = in { run-games }
fact-failed-first = in { run-games }; smazzata { $deal }: { $what }
fact-results = vinte, pari, perse
fact-results-fewer = meno { $score }, altrettante, di più
fact-results-more = più { $score }, altrettanti, meno
score-points = punti
score-cards-left = carte rimaste
measure-turns = turni
measure-tricks = trucchi del gambero
measure-decisions = decisioni
ended-all-down = tutte giocate
ended-stuck = bloccati
ended-skull-left = teschio scoperto
ended-three-not-met = tre mancato
ended-single-card = una sola carta
ended-four-laps = quattro manche
ended-forfeit = errore del bot

# What stands above tables and pictures, and in a bar while a run goes on.
run-alone = in solitario
run-games =
    { $count ->
        [one] { $shown } partita
       *[other] { $shown } partite
    }
run-deals =
    { $count ->
        [one] { $shown } smazzata
       *[other] { $shown } smazzate
    }
run-stopped = { $deals }, interrotto prima della fine
run-compiling = compilazione…
run-shares = Quota di vittorie, riga contro colonna:
run-told = { $name }: { $told }
run-signals = Segnali: { $told }
run-written = Scritto in { $file }.
run-written-resume = Scritto in { $file }; --resume riprende da lì.
run-drawn = Disegnato in { $file }.
run-interrupted = Interrotto; ecco quanto si è giocato.
run-forfeits =
    { $count ->
        [one] { $shown } partita persa per un errore del bot:
       *[other] { $shown } partite perse per errori del bot:
    }
run-fault = smazzata { $deal }, posto { $seat }, { $bot }: { $what }
signalling-none = nessuno, perché in { $game } non ce ne sono
signalling-by = da { $bots }
signalling-silent = { $bot } non ne dà
signalling-and = { $first }; { $then }
verdict-lower = H0 accettata: { $elo } Elo o meno ({ verdict-how })
verdict-higher = H1 accettata: { $elo } Elo o più ({ verdict-how })
verdict-open = indeciso tra { $least } e { $most } ({ verdict-how })
verdict-how = LLR { $llr }, limiti da { $low } a { $high }

# Pictures.
plot-of-games = % delle partite
plot-players = giocatori
plot-won = % vinte
plot-won-by = % vinte da { $who }
plot-won-against = % vinte contro { $rival }
plot-elo = Elo, media zero
plot-practised = partite di allenamento
plot-learned = { $run }: imparato in { time-minutes }

# Training.
train-compiling = Compilazione; la prima volta ci vuole un minuto o due…
train-won = { $share } vinte
train-after = Dopo { run-games } vince { $won }, senza guardare avanti.
train-after-against = Dopo { run-games } vince { $won } contro { $rival }, senza guardare avanti.
train-written = Scritto in { $file }; la curva di apprendimento in { $picture }.
train-written-all = Scritto in { $file }, { train-tables-all }.
train-written-some = Scritto in { $file }, { train-tables }; agli altri tavoli non ha imparato nulla.
train-tables-all = per tutti i tavoli
train-tables = per { $count } giocatori
train-again = La stessa cosa di nuovo: { $command }
train-interrupted = Interrotto; --resume riprende da { $file }.
train-interrupted-early = Interrotto; era troppo presto per riprendere da qui.

# Measuring policies.
grade-playing = { $policy } gioca { $task }…
grade-task = compito
grade-policy = strategia
grade-result = risultato
grade-won = vinte { $result }
grade-points = punti contro { $rival } { $result }
grade-failed = { $policy } ha fallito in { $task } in { run-games }
grade-failed-first = { $policy } ha fallito in { $task } in { run-games }, la prima volta nella smazzata { $deal }: { $what }

# Compiling.
compile-begins = Compilazione delle regole, una volta per questa versione: ci vuole mezzo minuto…
compile-took = { $game }: { $seconds } s
