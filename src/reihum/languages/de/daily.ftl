### Die Partie des Tages, und dieselben Karten im Vergleich.

daily-intro = Dieselben Karten für alle, von Mitternacht bis Mitternacht (UTC). Dein erster Versuch zählt.
daily-late-intro = Die Karten eines anderen Tages. Du kannst sie noch spielen, aber nicht mehr für die Rangliste.
daily-next = Eine neue in { $time }.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-to-game = Deine Partie ansehen
daily-against = gegen einen Bot: { $bot }
daily-begun =
    { $count ->
        [0] Noch niemand hat angefangen.
        [one] Eine Person hat angefangen.
       *[other] { $count } haben angefangen.
    }
daily-board = Rangliste
daily-board-of = Rangliste von { $title }
daily-sealed = Die Rangliste öffnet sich, sobald du fertig bist.
daily-empty = Niemand ist rechtzeitig fertig geworden.
daily-place = Platz
daily-who = Wer
daily-result = Ergebnis
daily-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
daily-hints = { $count }-mal Rat
daily-nameless = ohne Namen
daily-more = und { $count } weitere
daily-order = Zuerst zählt der Sieg, dann das Ergebnis, dann weniger Züge, dann wer seltener um Rat gefragt hat. Gleiche Ergebnisse teilen sich einen Platz.
daily-policy = Allein darfst du Karten im eigenen Zug zurücknehmen, gegen einen Bot nicht. Um Rat fragen ist erlaubt; in der Rangliste steht, wie oft. Aufgeben zählt als Versuch. Eine Partie, die du verlässt, bleibt offen und zählt für ihren Tag.
daily-my-place = Platz { $place } von { $count }
daily-among-bots =
    { $count ->
        [one] Gegen einen Bot mit denselben Karten: Platz { $place }
       *[other] Gegen { $count } Bots mit denselben Karten: Platz { $place }
    }
daily-bots = Bots mit denselben Karten
daily-thinking = Bots spielen diese Karten noch.
daily-show-name = Meinen Namen in dieser Rangliste zeigen
daily-late = Später gespielt, nicht in der Rangliste
daily-again = Dein erster Versuch zählt: Diese Partie steht nicht in der Rangliste.
daily-calendar = Deine Tage
daily-day-told = { $date }: { $done } beendet, { $open } angefangen
daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-longest = Rekord: { $count }
daily-earlier = Der Tag davor
daily-later = Der Tag danach
daily-seal = Siegel dieser Karten: { $seal }
daily-share-day = Partie des Tages, { $date }
daily-share-bots = vor { $beaten } von { $count } Bots
daily-share = Teilen, ohne etwas zu verraten
daily-left = { cards } übrig
daily-won = gewonnen
daily-lost = verloren
same-title = Dieselben Karten, andere Wege
same-open = Wer hat diese Karten noch gespielt?
same-none = Sonst hat noch niemand diese Karten zu Ende gespielt.
same-parted = Ein anderer Weg ab Zug { $turn }
same-alike = Genau derselbe Weg
same-way = { $name }: { $cards }
same-nothing = nichts mehr
same-course = Wie viele Karten nach jedem Zug lagen
same-course-row = { $name }: { $count } in { $turns }
same-more = und { $count } weitere
