### Numbers as they are written, and what runs of many games, training and measuring show.

figure-comma = .
figure-group = ,
figure-percent = %
figure-interval = { $value } [{ $low }, { $high }]
figure-around = { $value } ± { $half }
figure-reach = { $value } ({ $low } to { $high })
figure-share = { $value } % ({ $low } to { $high })
figure-micro = { $time } µs

# What is told of a run: what it is, and its figure.
fact-comma = { $first }, { $then }
fact-game = game
fact-games = games
fact-deals = deals
fact-bot = bot
fact-won = won
fact-below = fewer than { $score } left
fact-ended = ended
fact-ended-so = { $why } { $count }
fact-time = time per decision
fact-win-rate = win rate
fact-share = share
fact-elo = Elo
fact-rating = { $elo } Elo
fact-test = test
fact-signals = signals
fact-against = { $one } against { $other }
fact-failed = { $bot } failed
fact-failed-in = in { run-games }
fact-failed-first = in { run-games }; deal { $deal }: { $what }
fact-results = won, drawn, lost
fact-results-fewer = fewer { $score }, as many, more
fact-results-more = more { $score }, as many, fewer
score-points = points
score-cards-left = cards left
measure-turns = turns
measure-tricks = tricks
measure-decisions = decisions
ended-all-down = all down
ended-stuck = stuck
ended-skull-left = skull left open
ended-three-not-met = three not met
ended-single-card = one single card
ended-four-laps = four laps
ended-forfeit = forfeit

# What stands above tables and pictures, and in a bar while a run goes on.
run-alone = alone
run-games =
    { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    }
run-deals =
    { $count ->
        [one] { $shown } deal
       *[other] { $shown } deals
    }
run-stopped = { $deals }, stopped early
run-compiling = compiling ...
run-shares = Share of the wins, row against column:
run-told = { $name }: { $told }
run-signals = Signals: { $told }
run-written = Written to { $file }.
run-written-resume = Written to { $file }; --resume goes on from there.
run-drawn = Drawn to { $file }.
run-interrupted = Interrupted; this is what was played.
run-forfeits =
    { $count ->
        [one] { $shown } game was lost by a fault of the bot:
       *[other] { $shown } games were lost by faults of the bot:
    }
run-fault = deal { $deal }, seat { $seat }, { $bot }: { $what }
signalling-none = none, for there are none in { $game }
signalling-by = by { $bots }
signalling-silent = { $bot } gives none
signalling-and = { $first }; { $then }
verdict-lower = H0 accepted: { $elo } Elo or less ({ verdict-how })
verdict-higher = H1 accepted: { $elo } Elo or more ({ verdict-how })
verdict-open = undecided between { $least } and { $most } ({ verdict-how })
verdict-how = LLR { $llr }, bounds { $low } to { $high }

# Pictures.
plot-of-games = % of games
plot-players = players
plot-won = % won
plot-won-by = % won by { $who }
plot-won-against = % won against { $rival }
plot-elo = Elo, mean zero
plot-practised = games practised
plot-learned = { $run }: learned in { time-minutes }

# Training.
train-compiling = Compiling; the first time this takes a minute or two ...
train-won = { $share } won
train-after = After { run-games } it wins { $won }, without looking ahead.
train-after-against = After { run-games } it wins { $won } against { $rival }, without looking ahead.
train-written = Written to { $file }; the learning curve to { $picture }.
train-written-all = Written to { $file }, { train-tables-all }.
train-written-some = Written to { $file }, { train-tables }; at other tables it has learned nothing.
train-tables-all = for all tables
train-tables = for { $count } players
train-again = The same again: { $command }
train-interrupted = Interrupted; --resume goes on from { $file }.
train-interrupted-early = Interrupted; it was too early to go on from here.

# Measuring policies.
grade-playing = { $policy } plays { $task } ...
grade-task = task
grade-policy = policy
grade-result = result
grade-won = won { $result }
grade-points = points against { $rival } { $result }
grade-failed = { $policy } failed at { $task } in { run-games }
grade-failed-first = { $policy } failed at { $task } in { run-games }, first in the deal { $deal }: { $what }

# Compiling.
compile-begins = Compiling the rules, once for this version: this takes half a minute ...
compile-took = { $game }: { $seconds } s
