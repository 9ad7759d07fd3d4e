### Numbers as they are written, and what runs of many games, training and measuring show.

figure-comma = ,
figure-group = { "\u202F" }
figure-percent = { "\u202F" }%
figure-interval = { $value } [{ $low } ; { $high }]
figure-around = { $value } ± { $half }
figure-reach = { $value } (de { $low } à { $high })
figure-share = { $value } % (de { $low } à { $high })
figure-micro = { $time } µs

# What is told of a run: what it is, and its figure.
fact-comma = { $first }, { $then }
fact-game = jeu
fact-games = parties
fact-deals = donnes
fact-bot = bot
fact-won = gagnées
fact-below = moins de { $score } restantes
fact-ended = fin
fact-ended-so = { $why } { $count }
fact-time = temps par décision
fact-win-rate = taux de victoire
fact-share = part
fact-elo = Elo
fact-rating = { $elo } Elo
fact-test = test
fact-signals = signaux
fact-against = { $one } contre { $other }
fact-failed = { $bot } a échoué
fact-failed-in = dans { run-games }
fact-failed-first = dans { run-games } ; donne { $deal } : { $what }
fact-results = gagnées, nulles, perdues
fact-results-fewer = moins de { $score }, autant, plus
fact-results-more = plus de { $score }, autant, moins
score-points = points
score-cards-left = cartes restantes
measure-turns = tours
measure-tricks = rétros
measure-decisions = décisions
ended-all-down = toutes posées
ended-stuck = bloqué
ended-skull-left = tête de mort à découvert
ended-three-not-met = trois manqué
ended-single-card = une seule carte
ended-four-laps = quatre manches
ended-forfeit = faute du bot

# What stands above tables and pictures, and in a bar while a run goes on.
run-alone = en solo
run-games =
    { $count ->
        [one] { $shown } partie
       *[other] { $shown } parties
    }
run-deals =
    { $count ->
        [one] { $shown } donne
       *[other] { $shown } donnes
    }
run-stopped = { $deals }, arrêté avant la fin
run-compiling = compilation…
run-shares = Part des victoires, ligne contre colonne :
run-told = { $name } : { $told }
run-signals = Signaux : { $told }
run-written = Écrit dans { $file }.
run-written-resume = Écrit dans { $file } ; --resume reprend à partir de là.
run-drawn = Dessiné dans { $file }.
run-interrupted = Interrompu ; voici ce qui a été joué.
run-forfeits =
    { $count ->
        [one] { $shown } partie perdue par une faute du bot :
       *[other] { $shown } parties perdues par des fautes du bot :
    }
run-fault = donne { $deal }, place { $seat }, { $bot } : { $what }
signalling-none = aucun, car { $game } n’en a pas
signalling-by = de { $bots }
signalling-silent = { $bot } n’en donne pas
signalling-and = { $first } ; { $then }
verdict-lower = H0 acceptée : { $elo } Elo ou moins ({ verdict-how })
verdict-higher = H1 acceptée : { $elo } Elo ou plus ({ verdict-how })
verdict-open = indécis entre { $least } et { $most } ({ verdict-how })
verdict-how = LLR { $llr }, bornes { $low } à { $high }

# Pictures.
plot-of-games = % des parties
plot-players = joueurs
plot-won = % gagnées
plot-won-by = % gagnées par { $who }
plot-won-against = % gagnées contre { $rival }
plot-elo = Elo, moyenne nulle
plot-practised = parties d’entraînement
plot-learned = { $run } : appris en { time-minutes }

# Training.
train-compiling = Compilation ; la première fois, cela prend une minute ou deux…
train-won = { $share } gagnées
train-after = Après { run-games }, il gagne { $won }, sans anticiper.
train-after-against = Après { run-games }, il gagne { $won } contre { $rival }, sans anticiper.
train-written = Écrit dans { $file } ; la courbe d’apprentissage dans { $picture }.
train-written-all = Écrit dans { $file }, { train-tables-all }.
train-written-some = Écrit dans { $file }, { train-tables } ; aux autres tables, il n’a rien appris.
train-tables-all = pour toutes les tables
train-tables = pour { $count } joueurs
train-again = La même chose encore une fois : { $command }
train-interrupted = Interrompu ; --resume reprend à partir de { $file }.
train-interrupted-early = Interrompu ; il était trop tôt pour reprendre d’ici.

# Measuring policies.
grade-playing = { $policy } joue { $task }…
grade-task = tâche
grade-policy = stratégie
grade-result = résultat
grade-won = gagnées { $result }
grade-points = points contre { $rival } { $result }
grade-failed = { $policy } a échoué à { $task } dans { run-games }
grade-failed-first = { $policy } a échoué à { $task } dans { run-games }, d’abord dans la donne { $deal } : { $what }

# Compiling.
compile-begins = Compilation des règles, une fois pour cette version : cela prend une demi-minute…
compile-took = { $game } : { $seconds } s
