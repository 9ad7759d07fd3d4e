### A game that is over, looked at again.

replay-title = Replay
replay-to-table = Go to the table
replay-deal = The deal
replay-step = Step { $step } of { $last }
replay-slider = Step
replay-back = One step back
replay-next = One step on
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-eyes = View
replay-eyes-open = All hands open
replay-eyes-spectator = As a spectator
replay-game = Game
replay-game-number = Game { $number }
replay-hands = All hands
replay-link = Link to this step
replay-linked = Link copied
replay-keys = ← → step · Shift ← → turn · Home, End
replay-what-if = What if?
replay-what-if-hint = Play on from here as you like. It is a table of your own; in the end its result stands beside the real one.
replay-what-if-seat = You play for
replay-what-if-bots = The others are bots
replay-what-if-play = Play on from here
replay-what-if-over = The game is over here: go some steps back.
replay-together =
    { $count ->
        [one] One more looks at this
       *[other] { $count } others look at this
    }
replay-leading = They see what you look at.
replay-following = You follow { $name }.
replay-following-somebody = You follow along.
replay-apart = You look around by yourself.
replay-lead = Take the lead
replay-follow = Follow again
replay-paste-title = Look at a game again
replay-paste-hint = Paste the record of a game that is over: the text that “Copy game” gives at the end, or the one from the terminal.
replay-paste-field = The record
replay-paste-broken = This cannot be read as the record of a game. Exactly:
replay-paste-show = Show it
replay-paste-file = Open a file
replay-other = Another record
