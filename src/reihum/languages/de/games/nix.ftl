### What Nix für ungut! says.

nix-rules-1 = Vier Durchgänge mit je fünf Runden. In jeder Runde spielen alle eine Kombination und schieben einen Chip in deren Reihe.
nix-rules-2 = Die Chips in der Reihe rücken ein Feld nach rechts. Der vierte stößt den ersten vom Spielplan, und der zählt nichts mehr.
nix-rules-3 = Zwölf Karten und fünf Chips hast du für einen Durchgang; nachgezogen wird nicht.
nix-rules-4 = Ein Joker darf in einer Kombination sein. In Runde 5 geht ein Joker nur allein.
nix-rules-5 = Der Super-Chip zählt doppelt. Er geht nicht mit Joker und nicht in Runde 5.
nix-rules-6 = Nach jedem Durchgang zählen die Felder, auf denen deine Chips liegen. Nach vier Durchgängen gewinnt die höchste Summe.
nix-rules-7 = EGON, wenn er mitspielt, deckt Karten auf und spielt das Beste daraus, als Letzter jeder Runde.
nix-title = Nix für ungut!
nix-line = Kombinationen spielen, Chips schieben, andere vom Spielplan drängen.
nix-keys = ↑ ↓ Reihe, ← → andere Karten, 1 bis 7 und j nehmen, s Super-Chip, Enter spielt, Esc legt zurück, h Rat, ? Regeln
nix-rows-quad = Vierling
nix-rows-run4 = 4er-Straße
nix-rows-triple = Drilling
nix-rows-run3 = 3er-Straße
nix-rows-pair = Zwilling
nix-rows-run2 = 2er-Straße
nix-rows-single = Einzelkarte
nix-rows-none = Keine Karte
nix-lap = Durchgang { $number }/4
nix-round = Runde { $number }/5
nix-where = Durchgang { $lap } von 4, Runde { $round } von 5
nix-board = Spielplan
nix-try-it = Probier es: Jedes Tippen auf die Reihe schiebt den nächsten Chip hinein.
nix-try-again = Noch einmal
nix-row = { $name }, Punkte { $points }
nix-brings = bringt { $gain }
nix-chip =
    { $big ->
        [yes] Super-Chip von { $name }
       *[no] Chip von { $name }
    }
nix-my-chip =
    { $big ->
        [yes] dein Super-Chip
       *[no] dein Chip
    }
nix-joker = Joker
nix-card-of = { $name }, { $count } von { $all }
nix-kind =
    { $count ->
        [1] Eine { nix-value }
        [2] Zwei { nix-values }
        [3] Drei { nix-values }
       *[4] Vier { nix-values }
    }
nix-run = Eine Straße von { $from } bis { $to }
nix-values =
    { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
       *[7] Siebenen
    }
nix-a-joker = Ein Joker
nix-with-joker = { $cards } mit Joker
nix-no-card = Keine Karte
nix-tap = Karten oder Reihe antippen.
nix-last-round = Letzte Runde, Joker nur allein.
nix-missing =
    { $count ->
        [one] Es fehlt noch { $values }.
       *[other] Es fehlen noch { $values }.
    }
nix-pushes-off = Dein Chip schiebt { $name } hinaus.
nix-pushes-me-off = Vorsicht: Er schiebt deinen eigenen hinaus.
nix-counts = Er zählt doppelt.
nix-play = Spielen
nix-play-row = { nix-row-said } spielen, { $gain }
nix-super = Super-Chip
nix-super-not-joker = Der Super-Chip geht nicht mit einem Joker.
nix-super-not-spent = Dein Super-Chip ist gespielt.
nix-super-not-pick = Wähle erst, was du spielst.
nix-super-chip = Super-Chip
nix-super-left = Super-Chip noch da
nix-other = Andere Karten, { $count } von { $all }
nix-nothing = Deine Hand ist leer.
nix-sheet = Punktezettel
nix-player = Spieler
nix-place = Platz
nix-total = Summe
nix-lap-short = { $number }. Durchgang
nix-now = bisher
nix-played = In diesem Durchgang gespielt
nix-round-short = Runde
nix-egon-turned = EGON deckt auf
nix-closed = Der { $number }. Durchgang ist vorbei
nix-go-on = Weiter
nix-go-on-in = Weiter ({ $seconds })
nix-still-looking =
    { $count ->
        [one] { $names } sieht sich noch den letzten Durchgang an.
       *[other] { $names } sehen sich noch den letzten Durchgang an.
    }
nix-option-egon = EGON spielt mit
nix-option-board = Punkte auf dem Spielplan
nix-option-board-zigzag = Zickzack: Gleiche fallen, Straßen steigen
nix-option-board-hills = Hügel: meist zählt die Mitte am meisten
not-held = { $cards } hast du nicht.
not-a-combination = { nix-cards-said }: Das ist nicht „{ nix-row-said }“.
    .exact = { nix-cards-said } ist nicht { $row }: { nix-rule }.
nix-rule =
    { $row ->
        [quad] vier gleiche Werte, höchstens einer davon ein Joker
        [run4] vier aufeinanderfolgende Werte, höchstens einer davon ein Joker
        [triple] drei gleiche Werte, höchstens einer davon ein Joker
        [run3] drei aufeinanderfolgende Werte, höchstens einer davon ein Joker
        [pair] zwei gleiche Werte, höchstens einer davon ein Joker
        [run2] zwei aufeinanderfolgende Werte, höchstens einer davon ein Joker
        [single] eine Karte
       *[none] keine Karte
    }
nix-cards-said =
    { $cards ->
        [none] keine Karte
       *[other] { $cards }
    }
hand-not-empty = „Keine Karte“ geht nur mit leerer Hand.
joker-alone = In Runde 5 geht ein Joker nur allein.
super-joker = Der Super-Chip geht nicht mit einem Joker.
super-too-late = In Runde 5 zählt der Super-Chip nur einfach.
super-spent = Dein Super-Chip ist schon gespielt.
combination-owed = Spiel eine Kombination und schieb einen Chip in ihre Reihe.
last-round = Letzte Runde: Joker nur allein.
    .exact = Letzte Runde: Joker nur einzeln, und der Super-Chip zählt einfach.
super-left = {""}
    .exact = Dein Super-Chip ist noch nicht gespielt; mit einem Joker geht er nicht.
why-last-chip = { nix-puts }, und danach kommt kein Chip mehr.
why-chip =
    { nix-puts }; { $count ->
        [0] keiner schiebt ihn wohl noch weiter
        [1] einer schiebt ihn wohl noch weiter
        [2] zwei schieben ihn wohl noch weiter
        [3] drei schieben ihn wohl noch weiter
       *[other] mehr als drei schieben ihn wohl noch weiter
    }, er sollte also etwa { $worth } bringen.
why-own-chip = Dafür fällt ein eigener Chip am Ende der Reihe vom Spielplan.
why-pushes = Er stößt einen Chip von { $names } vom Spielplan.
why-hand =
    { $cards ->
        [one] Die letzte Karte sollte später etwa { $worth } bringen{ nix-reserve }.
       *[other] Die übrigen { $cards } Karten sollten später etwa { $worth } bringen{ nix-reserve }.
    }
why-empty-hand = Keine Karte ist übrig: Die nächsten Runden bringen mit leerer Hand etwa { $worth }{ nix-reserve }.
nix-value =
    { $value ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
       *[7] Sieben
    }
nix-row-said =
    { $row ->
        [quad] Vierling
        [run4] 4er-Straße
        [triple] Drilling
        [run3] 3er-Straße
        [pair] Zwilling
        [run2] 2er-Straße
        [single] Einzelkarte
       *[none] Keine Karte
    }
nix-combination =
    { $row ->
        [quad] Der { $value }er-Vierling{ $joker ->
            [yes] {" "}mit Joker
           *[no] {""}
        }
        [triple] Der { $value }er-Drilling{ $joker ->
            [yes] {" "}mit Joker
           *[no] {""}
        }
        [pair] Der { $value }er-Zwilling{ $joker ->
            [yes] {" "}mit Joker
           *[no] {""}
        }
        [single] { $value ->
            [J] Der einzelne Joker
           *[other] Die einzelne { $value }
        }
        [none] Die leere Hand
       *[run4] Die Straße { $run }
    }
nix-puts =
    { nix-combination } legt { $super ->
        [yes] den Super-Chip
       *[no] einen Chip
    } auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
nix-reserve =
    { $jokers ->
        [0] { $super ->
            [yes] , mit dem Super-Chip in Reserve
           *[no] {""}
        }
        [one] { $super ->
            [yes] , mit einem Joker und dem Super-Chip in Reserve
           *[no] , mit einem Joker in Reserve
        }
       *[other] { $super ->
            [yes] , mit { $jokers } Jokern und dem Super-Chip in Reserve
           *[no] , mit { $jokers } Jokern in Reserve
        }
    }
bad-board = Ein Spielplan hat die Reihen { $rows } und vielleicht ein Deck.
guide-quad-super = Der letzte Durchgang, und Ole liegt drei Punkte vorn. Vier Siebenen sind die beste Reihe auf dem Spielplan. Spiel sie mit dem Super-Chip: Er zählt doppelt. Tippe auf die Reihe, dann „Super-Chip“, dann spielen.
guide-ole-triple = Dein Chip liegt auf 13, und das doppelt. Ole legt drei Sechsen.
guide-rising-row = In den Straßen steigen die Punkte: 6, 7, 8. Wer dort weitergeschoben wird, gewinnt Punkte. Spiel 1-2-3.
guide-ole-pushes = Ole spielt dieselbe Reihe: Sein Chip kommt von links und schiebt deinen von 6 auf 7.
guide-falling-row = Bei Gleichen ist es umgekehrt: 7, 6, 5. Noch ist niemand dort, deine beiden Vieren bringen also 7. Die Joker hebst du auf.
guide-ole-pushes-more = Ole schiebt dich noch einmal, auf 8. Ein vierter Chip würde deinen vom Spielplan stoßen.
guide-joker-helps = Ein Joker steht für jeden Wert: Mit der 5 bildet er eine 2er-Straße. In eine Kombination darf höchstens einer.
guide-ole-pair = Oles Zwilling schiebt deinen von 7 auf 6: In dieser Reihe kostet es einen Punkt, geschoben zu werden.
guide-joker-alone-now = Die fünfte und letzte Runde: Jetzt geht ein Joker nur noch allein. Er ist deine letzte Karte.
guide-ole-last = Ole legt seine letzte Karte und schiebt dich von 1 auf 2.
guide-super-forgotten = Richtige Reihe, gewöhnlicher Chip. Der Super-Chip hätte verdoppelt: 26 statt 13, und nichts bringt mehr.
guide-jokers-later = Das geht, aber es kostet einen Joker, und der rettet später eine Hand aus einzelnen Karten. Hier geht es auch ohne.
guide-joker-stays = Das kostet einen Joker. Zwei Vieren brauchen keinen, und der Joker macht nächstes Mal etwas aus deiner 5.
guide-one-card-only = Eine Karte allein bringt fast nichts, und die andere käme dann auch allein. Zusammen bringen 5 und Joker mehr.
guide-nix-done = Aus drei Punkten Rückstand ein Sieg. Ein ganzes Spiel hat vier solche Durchgänge, und meist mehr Leute, die schieben.
guide-fewer = Das bringt jetzt { $points }; was leuchtet, bringt { $wanted }.
guide-as-many = Das ist gerade mindestens so gut, aber es reißt Karten auseinander, die du noch brauchst. Folge diesmal dem Licht.
nix-option-egon-help = EGON ist niemand: Für ihn werden Karten aufgedeckt, und er legt immer das Beste daraus. Er schiebt Chips, und er kann gewinnen.
nix-option-board-help = Was die drei Felder jeder Reihe zählen. Die Zahlen sind unsere eigenen: Der echte Spielplan hat andere.
explain-row =
    { $row ->
        [quad] Vierling: vier gleiche Werte, etwa 7-7-7-7.
        [run4] 4er-Straße: vier aufeinanderfolgende Werte, etwa 2-3-4-5.
        [triple] Drilling: drei gleiche Werte, etwa 6-6-6.
        [run3] 3er-Straße: drei aufeinanderfolgende Werte, etwa 1-2-3.
        [pair] Zwilling: zwei gleiche Werte, etwa 4-4.
        [run2] 2er-Straße: zwei aufeinanderfolgende Werte, etwa 5-6.
        [single] Einzelkarte: irgendein Wert.
       *[none] Keine Karte: nur, wenn deine Hand leer ist.
    }
explain-row-chips = Hier liegen, mit ihren Punkten: { $chips }.
explain-chips = Ein neuer Chip kommt von links und schiebt die anderen weiter; der vierte stößt einen vom Spielplan. Ein Chip mit Ring ist ein Super-Chip und zählt doppelt.
explain-my-chips = So sehen deine Chips aus
explain-chips-of = So sehen die Chips von { $name } aus
explain-super-left = Der Ring neben dem Namen: Der Super-Chip kommt noch.
