### What is said where cards go on piles.

not-in-hand = Die { $card } hast du nicht auf der Hand.
no-such-card = Die Karte { $card } gibt es nicht.
    .exact = Die Karte { $card } gibt es in { $game } nicht; die Karten gehen von { $low } bis { $high }.
no-such-pile = Den Stapel „{ $pile }“ gibt es nicht.
    .exact = Den Stapel { QUOTE($pile) } gibt es in { $game } nicht; die Stapel sind { $piles }.
piles-draw = Zugstapel
piles-title = Stapel
piles-pick = Wähle eine Karte.
piles-signal-hint = Sag den anderen etwas zu einem Stapel.
piles-to-draw = zum Nachziehen
piles-over = über
piles-under = unter
piles-or = oder
piles-try-it = Probier es: erst eine Karte, dann ein Stapel.
piles-try-again = Noch einmal
piles-helps-short = hilft
piles-fatal = danach passt nichts mehr
piles-fatal-short = Danach geht nichts
piles-nowhere = Die { $card } passt gerade nirgends.
piles-keys = ← → Karte, ↑ ↓ Stapel, Ziffern tippen eine Zahl, Enter legt, u nimmt zurück, e beendet, Esc legt zurück in die Hand, h Rat, ? Regeln
piles-put = { $card } auf { $where }
piles-label = { $name } zeigt { $top }
piles-cost = kostet { $count }
piles-trick = Rückwärtstrick, bringt 10 zurück
piles-does-not-fit = passt nicht
piles-barred = jetzt nicht
piles-play-here = { $card } hierher legen
piles-helps = hilft um { $count }
piles-helps-not = hilft nicht
piles-won = Gewonnen. Alle Karten liegen.
piles-lost =
    { $count ->
        [one] Verloren, { $count } Karte ist übrig.
       *[other] Verloren, { $count } Karten sind übrig.
    }
piles-excellent = Weniger als 10: Das ist hervorragend.
piles-hands-open = Was übrig blieb
piles-cards-left =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
piles-skyline = { $down } Karten liegen, { $left } sind übrig
piles-turns =
    { $count ->
        [one] Zug
       *[other] Züge
    }
piles-tricks =
    { $count ->
        [one] Rückwärtstrick
       *[other] Rückwärtstricks
    }
piles-dearest-step = teuerster Schritt
piles-who-laid = Wer wie viele Karten gelegt hat
piles-you-stuck = Du konntest nicht weiter: Keine deiner Karten passte.
piles-stuck-on = { $name } konnte nicht weiter: Keine Karte auf der Hand passte.
piles-you-halted = Du konntest nicht weiter.
piles-halted = { $name } konnte nicht weiter.
piles-tops = Die Stapel zeigten { $tops }.
piles-dearest =
    { $inside ->
        [0] Der teuerste Schritt ging von { $from } auf { $to }.
        [one] Der teuerste Schritt ging von { $from } auf { $to }: Dazwischen liegt eine der übrigen Karten.
       *[other] Der teuerste Schritt ging von { $from } auf { $to }: Dazwischen liegen { $inside } der übrigen Karten.
    }
piles-down = { $count } von { $all } gelegt
ending-all-down = {""}
ending-stuck = Keine Karte passte mehr.
ending-conceded = Aufgegeben.
needs-more = { $pile } braucht mehr als { $top }, oder genau { $trick }.
needs-more-only = { $pile } braucht mehr als { $top }.
needs-less = { $pile } braucht weniger als { $top }, oder genau { $trick }.
needs-less-only = { $pile } braucht weniger als { $top }.
cards-owed = Lege zuerst { cards }.
more-cards-owed = Lege zuerst noch { $count }.
owe = Lege mindestens { cards }.
owe-more = Lege noch mindestens { $count }.
why-skips =
    Die { $card } auf { $pile } überspringt { $count ->
        [0] keine Karte, die noch nicht liegt
        [1] eine Karte, die noch nicht liegt
       *[other] { $count } Karten, die noch nicht liegen
    }.
why-trick = Die { $card } geht auf { $pile } um zehn zurück: Verlorener Platz ist wieder da.
why-end = Der Zug darf enden, und was übrig ist, ist auf der Hand mehr wert.
why-end-empty = Auf der Hand ist keine Karte mehr.
why-chance = So schätze ich die Gewinnchance auf { $chance } %.
why-chances = So schätze ich die Gewinnchance auf { $chance } %, mit dem besten anderen Zug auf { $other } %.
why-chances-even = So schätze ich die Gewinnchance auf { $chance } %; ein anderer Zug ist etwa so gut.
card-twice = Die { $card } kommt zweimal vor.
card-missing = Die { $card } kommt nirgends vor.
card-unknown = Die Karte { $card } gibt es nicht.
impossible-top = { $pile } kann nicht { $top } zeigen: Oben liegt der Anfang { $start } oder eine gelegte Karte.
untouched-piles = { $count } Karten liegen, aber nur auf { $piles } Stapeln liegt etwas.
wrong-count = { $field } sollte { $expected } haben, nicht { $count }.
hand-too-large = Platz { $seat } hat { $count } Karten; höchstens { $limit } dürfen es sein.
hand-empty = Platz { $seat } ist dran, hat aber keine Karten.
seat-unknown = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
why-keeps = Die { $card } bleibt auf der Hand: für den Rückwärtstrick auf { $pile }.
guide-ended = Damit endet dein Zug. Besser wäre zuerst die { $card } auf { $pile } gewesen.
guide-should-end = Das geht, aber jede weitere Karte überspringt Zahlen: Beende den Zug lieber hier.
guide-missed =
    Die { $card } auf { $pile } überspringt { $cost ->
        [one] eine Zahl
       *[other] { $cost } Zahlen
    }. Die { $wanted } auf { $there } geht dagegen um zehn zurück.
guide-dearer =
    Die { $card } auf { $pile } überspringt { $cost ->
        [one] eine Zahl
       *[other] { $cost } Zahlen
    }, die { $wanted } auf { $there } { $least ->
        [0] keine
        [1] nur eine
       *[other] nur { $least }
    }.
guide-too-kind = Das hilft der Gegenseite mehr als dir. Such die kleinste Hilfe, oder spiel für dich.
guide-as-good = Das geht auch. Folge in diesem ersten Spiel dem Licht: Was danach kommt, passt dazu.
explain-free = Es liegt genug. Jede weitere Karte kann sich lohnen, wenn sie wenig kostet; beendest du den Zug, ziehst du nach.
explain-owe = So viele Karten braucht ein Zug. Kannst du sie nicht legen, ist das Spiel verloren; denk also zwei Karten voraus.
explain-owe-more = So viele Karten braucht ein Zug. Kannst du sie nicht legen, ist das Spiel verloren.
explain-rail =
    { $trick ->
        [yes] Die Leiste zeigt, was verbraucht ist, die Striche darauf sind deine Karten; ↩ steht über einer, die um zehn zurück darf: der Rückwärtstrick.
       *[no] Die Leiste zeigt, was verbraucht ist, die Striche darauf sind deine Karten.
    }
explain-stock =
    { $count ->
        [0] Der Zugstapel ist leer.
        [one] Noch { $count } Karte ist zu ziehen.
       *[other] Noch { $count } Karten sind zu ziehen.
    }
