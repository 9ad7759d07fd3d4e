### The deal of the day, and the same deal compared.

daily-intro = The same cards for everybody, from midnight to midnight (UTC). Your first try counts.
daily-late-intro = The cards of another day. You can still play them, but no longer for the board.
daily-next = A new one in { $time }.
daily-play = Play
daily-go-on = Go on playing
daily-to-game = Look at your game
daily-against = against a bot: { $bot }
daily-begun =
    { $count ->
        [0] Nobody has begun it yet.
        [one] One has begun it.
       *[other] { $count } have begun it.
    }
daily-board = Board
daily-board-of = Board of { $title }
daily-sealed = The board opens once you have finished.
daily-empty = Nobody has finished this one in time.
daily-place = Place
daily-who = Who
daily-result = Result
daily-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
daily-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
daily-nameless = without a name
daily-more = and { $count } more
daily-order = Wins come first, then the result, then fewer turns, then fewer hints. Equal results share a place.
daily-policy = Alone you may take cards back within your turn; against a bot not. Hints are allowed; the board tells how many. Giving up counts as a try. A game you leave stays open and counts for its day.
daily-my-place = Place { $place } of { $count }
daily-among-bots =
    { $count ->
        [one] Against a bot with the same cards: place { $place }
       *[other] Against { $count } bots with the same cards: place { $place }
    }
daily-bots = Bots with the same cards
daily-thinking = Bots are still playing these cards.
daily-show-name = Show my name on this board
daily-late = Played later, not on the board
daily-again = Your first try counts: this game is not on the board.
daily-calendar = Your days
daily-day-told = { $date }: { $done } finished, { $open } begun
daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
daily-longest = longest: { $count }
daily-earlier = The day before
daily-later = The day after
daily-seal = Seal of these cards: { $seal }
daily-share-day = Deal of the day, { $date }
daily-share-bots = ahead of { $beaten } of { $count } bots
daily-share = Share without spoilers
daily-left = { cards } left
daily-won = won
daily-lost = lost
same-title = The same cards, other ways
same-open = Who else played these cards?
same-none = Nobody else has finished these cards yet.
same-parted = Another way from turn { $turn } on
same-alike = The very same way
same-way = { $name }: { $cards }
same-nothing = nothing any more
same-course = How many cards were down after each turn
same-course-row = { $name }: { $count } in { $turns }
same-more = and { $count } more
