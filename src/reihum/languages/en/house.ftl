### What is said all over the house.

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-short = { $count } s
bots-title = Bots, the weakest first
bots-others = Other bots
bots-names-beginner = Beginner
bots-names-casual = Casual
bots-names-club = Club player
bots-names-expert = Expert
bots-names-master = Master
bots-names-random = Dice
bots-names-greedy = Greedy
bots-names-planner = Planner
bots-level = Bot: { $name }
bots-lines-random = plays anything at all
bots-lines-greedy = takes what looks best now
bots-lines-beginner = takes what catches the eye
bots-lines-casual = takes what costs least now
bots-lines-club = plans its turns
bots-lines-expert = learned from countless games
bots-lines-master = looks ahead, hard to beat
me-title = You
me-look = Your colour and shape
me-seen = This is how the others see you.
me-unseen = The others see your choice once you have a name.
me-colour = Colour
me-shape = Shape
me-colour-number = Colour { $number }
me-shape-number = Shape { $number }
players-range = { $least } to { $most } players
list-and = { $first } and { $last }
house-home = Home
house-close = Close
house-language = Language
house-online = connected
house-connecting = connecting
house-offline = Offline
house-not-found-hint = Perhaps a letter of the link is missing, the table has been cleared away, or it is private. Ask for the link again, or open a table of your own.
house-seat = Seat { $number }
house-guest = Guest { $number }
house-time-of = { $time } left
house-turn-of = { $name }’s turn
house-you = You
house-told = { $name }: { $what }
house-your-turn = Your turn
house-seats-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
house-menu = Menu
player = player { $number }
guided-first = First game
guided-of = Guided first game of { $title }
hint-help = On your turn a lamp lets the strongest bot look at your cards and tell you what it would do, and why. Everybody sees that you asked, and the end page counts it.
