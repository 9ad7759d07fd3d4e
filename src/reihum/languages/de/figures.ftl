### Numbers as they are written, and what runs of many games, training and measuring show.

figure-comma = ,
figure-group = .
figure-percent = { "\u00A0" }%
figure-interval = { $value } [{ $low }; { $high }]
figure-around = { $value } ± { $half }
figure-reach = { $value } ({ $low } bis { $high })
figure-share = { $value } % ({ $low } bis { $high })
figure-micro = { $time } µs

# What is told of a run: what it is, and its figure.
fact-comma = { $first }, { $then }
fact-game = Spiel
fact-games = Spiele
fact-deals = Verteilungen
fact-bot = Bot
fact-won = gewonnen
fact-below = weniger als { $score } übrig
fact-ended = Ende
fact-ended-so = { $why } { $count }
fact-time = Zeit pro Entscheidung
fact-win-rate = Gewinnquote
fact-share = Anteil
fact-elo = Elo
fact-rating = { $elo } Elo
fact-test = Test
fact-signals = Zeichen
fact-against = { $one } gegen { $other }
fact-failed = { $bot } hat versagt
fact-failed-in = in { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    }
fact-failed-first = in { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    }; Verteilung { $deal }: { $what }
fact-results = gewonnen, unentschieden, verloren
fact-results-fewer = weniger { $score }, gleich viele, mehr
fact-results-more = mehr { $score }, gleich viele, weniger
score-points = Punkte
score-cards-left = Karten übrig
measure-turns = Züge
measure-tricks = Rückwärtstricks
measure-decisions = Entscheidungen
ended-all-down = alle Karten gelegt
ended-stuck = es ging nicht weiter
ended-skull-left = offener Totenkopf
ended-three-not-met = Drei verfehlt
ended-single-card = nur eine Karte
ended-four-laps = vier Durchgänge
ended-forfeit = Fehler des Bots

# What stands above tables and pictures, and in a bar while a run goes on.
run-alone = allein
run-games =
    { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spiele
    }
run-deals =
    { $count ->
        [one] { $shown } Verteilung
       *[other] { $shown } Verteilungen
    }
run-stopped = { $deals }, vorzeitig beendet
run-compiling = wird kompiliert …
run-shares = Anteil der Siege, Zeile gegen Spalte:
run-told = { $name }: { $told }
run-signals = Zeichen: { $told }
run-written = Geschrieben nach { $file }.
run-written-resume = Geschrieben nach { $file }; mit --resume geht es von dort weiter.
run-drawn = Gezeichnet in { $file }.
run-interrupted = Abgebrochen; das wurde bis hierher gespielt.
run-forfeits =
    { $count ->
        [one] { $shown } Spiel ging durch einen Fehler des Bots verloren:
       *[other] { $shown } Spiele gingen durch Fehler des Bots verloren:
    }
run-fault = Verteilung { $deal }, Platz { $seat }, { $bot }: { $what }
signalling-none = keine, denn in { $game } gibt es keine
signalling-by = von { $bots }
signalling-silent = { $bot } gibt keine
signalling-and = { $first }; { $then }
verdict-lower = H0 angenommen: höchstens { $elo } Elo ({ verdict-how })
verdict-higher = H1 angenommen: mindestens { $elo } Elo ({ verdict-how })
verdict-open = unentschieden zwischen { $least } und { $most } ({ verdict-how })
verdict-how = LLR { $llr }, Grenzen { $low } bis { $high }

# Pictures.
plot-of-games = % der Spiele
plot-players = Spieler
plot-won = % gewonnen
plot-won-by = % gewonnen von { $who }
plot-won-against = % gewonnen gegen { $rival }
plot-elo = Elo, im Mittel null
plot-practised = geübte Spiele
plot-learned = { $run }: gelernt in { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }

# Training.
train-compiling = Wird kompiliert; beim ersten Mal dauert das ein, zwei Minuten …
train-won = { $share } gewonnen
train-after = Nach { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    } gewinnt es { $won }, ohne vorauszudenken.
train-after-against = Nach { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    } gewinnt es { $won } gegen { $rival }, ohne vorauszudenken.
train-written = Geschrieben nach { $file }, die Lernkurve nach { $picture }.
train-written-all = Geschrieben nach { $file }, { train-tables-all }.
train-written-some = Geschrieben nach { $file }, { train-tables }; an anderen Tischen hat es nichts gelernt.
train-tables-all = für alle Tische
train-tables = für { $count } Spieler
train-again = Dasselbe noch einmal: { $command }
train-interrupted = Abgebrochen; mit --resume geht es von { $file } weiter.
train-interrupted-early = Abgebrochen; es war zu früh, um von hier weiterzumachen.

# Measuring policies.
grade-playing = { $policy } spielt { $task } …
grade-task = Aufgabe
grade-policy = Strategie
grade-result = Ergebnis
grade-won = gewonnen { $result }
grade-points = Punkte gegen { $rival } { $result }
grade-failed = { $policy } hat bei { $task } in { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    } versagt
grade-failed-first = { $policy } hat bei { $task } in { $count ->
        [one] { $shown } Spiel
       *[other] { $shown } Spielen
    } versagt, zuerst in der Verteilung { $deal }: { $what }

# Compiling.
compile-begins = Die Regeln werden kompiliert, einmal für diese Version: das dauert eine halbe Minute …
compile-took = { $game }: { $seconds } s
