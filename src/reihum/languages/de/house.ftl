### What is said all over the house.

cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
players =
    { $count ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $count }
    }
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
time-short = { $count } s
bots-title = Bots, die schwächsten zuerst
bots-others = Andere Bots
bots-names-beginner = Neuling
bots-names-casual = Hobbyspieler
bots-names-club = Vereinsspieler
bots-names-expert = Könner
bots-names-master = Meister
bots-names-random = Würfel
bots-names-greedy = Gierig
bots-names-planner = Planer
bots-level = Bot: { $name }
bots-lines-random = spielt irgendetwas
bots-lines-greedy = nimmt, was gerade am besten aussieht
bots-lines-beginner = nimmt, was ihm ins Auge springt
bots-lines-casual = nimmt, was jetzt wenig kostet
bots-lines-club = plant seine Züge
bots-lines-expert = hat es spielend gelernt
bots-lines-master = denkt voraus, ist kaum zu schlagen
me-title = Du
me-look = Deine Farbe und Form
me-seen = So sehen dich die anderen.
me-unseen = Die anderen sehen deine Wahl, sobald du einen Namen hast.
me-colour = Farbe
me-shape = Form
me-colour-number = Farbe { $number }
me-shape-number = Form { $number }
players-range = { $least } bis { $most } Spieler
list-and = { $first } und { $last }
house-home = Zur Startseite
house-close = Schließen
house-language = Sprache
house-online = verbunden
house-connecting = verbindet sich
house-offline = Offline
house-not-found-hint = Vielleicht fehlt im Link ein Buchstabe, der Tisch ist längst abgeräumt, oder er ist privat. Lass dir einen Link noch einmal schicken, oder mach selbst einen Tisch auf.
house-seat = Platz { $number }
house-guest = Gast { $number }
house-time-of = noch { $time }
house-turn-of = { $name } ist dran
house-you = Du
house-told = { $name }: { $what }
house-your-turn = Du bist dran
house-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
house-menu = Menü
player = Spieler { $number }
guided-first = Erstes Spiel
guided-of = Geführtes erstes Spiel von { $title }
hint-help = Tippe auf die Lampe, wenn du dran bist: Der stärkste Bot sieht sich deine Karten an und sagt, was er täte und warum. Alle sehen, dass du gefragt hast, und am Ende wird es gezählt.
