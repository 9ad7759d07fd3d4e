### Puzzles, and one's own mistakes to play again.

puzzles-title = Puzzles
puzzles-line = One turn is clearly best. Find it at the table.
puzzles-rating = Rating
puzzles-rating-range = { $low } to { $high }, most likely
puzzles-streak = In a row
puzzles-longest = longest: { $count }
puzzles-solved = Solved
puzzles-of-all = of { $count }
puzzles-which = Which puzzles?
puzzles-game = Game
puzzles-theme = Theme
puzzles-about =
    { $count ->
        [one] Theme: { $themes }
       *[other] Themes: { $themes }
    }
puzzles-all-games = All games
puzzles-all-themes = All themes
puzzles-theme-solved = { $solved } of { $count }
puzzles-themes-trick-chain = Chains of tricks
puzzles-themes-trick = The backwards trick
puzzles-themes-holding-back = Holding back
puzzles-themes-covering-skulls = Covering skulls
puzzles-themes-order = The right order
puzzles-themes-gift = Giving a card
puzzles-themes-starving = Giving nothing
puzzles-themes-pushing = Pushing chips off
puzzles-themes-super-chip = The super chip
puzzles-themes-joker = The joker
puzzles-start = Find a turn
puzzles-none-left = You have solved all of these.
puzzles-loading = The puzzle is being set
puzzles-rated = Puzzle, { $rating }
puzzles-task-proved = Only one turn can still win. Every card is open.
puzzles-task-best = One turn is clearly best. You know what you would know at the table.
puzzles-task-mistake = Turn { $turn } of your game. It gave away { $points } of 100 wins: find a better one.
puzzles-next-drawn = Next drawn
puzzles-right = Right!
puzzles-wrong = Not this one.
puzzles-other = Another turn.
puzzles-other-hint = Neither the one you played then nor the one we mean. It may be as good.
puzzles-same-mistake = You played that in the game, too.
puzzles-rating-now = Rating { $rating } ({ $change }).
puzzles-in-a-row =
    { $count ->
        [one] { $count } in a row.
       *[other] { $count } in a row.
    }
puzzles-not-rated = Only your first answer counts for the rating.
puzzles-off-the-pile = It is off your pile.
puzzles-back-later = It comes back { $when }.
puzzles-only-this = No other turn can still win.
puzzles-margin = Every other turn wins at least { $points } games of 100 less.
puzzles-better-by = It wins { $points } games of 100 more than the turn of your game.
puzzles-ends = Played on from here, { $count ->
        [one] one card is left
       *[other] { $count } cards are left
    } in the end.
puzzles-found-by = Who finds it
puzzles-finds = finds it
puzzles-misses = does not
puzzles-again = Try again
puzzles-show = Show it
puzzles-next = Next puzzle
puzzles-your-turn-was = Your turn: { $turn }.
puzzles-mistakes = Your mistakes
puzzles-mistakes-line = Turns of your own games that a review has marked. Whatever you find leaves the pile; the rest comes back later.
puzzles-mistakes-none = The pile is empty. Let a finished game be reviewed: what it marks comes here.
puzzles-mistakes-due =
    { $count ->
        [one] { $count } turn to play again
       *[other] { $count } turns to play again
    }
puzzles-mistakes-later = Later
puzzles-mistake-of = { $game }, turn { $turn }
puzzles-gave-away = gave away { $points } of 100 wins
puzzles-to-mistakes = To your pile
puzzles-to-all = All puzzles
