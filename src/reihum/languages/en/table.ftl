### At the table.

paces-thoughtful = thoughtfully
paces-normal = normally
paces-quick = quickly
paces-at-once = at once
table-agreeing = Who begins?
table-begin = I begin
table-end = End turn
table-end-draw =
    { $count ->
        [0] End turn
       *[other] End turn, draw { $count }
    }
table-undo = Take back
table-signals = Signal
table-signals-shut = No signals while a silence card lies open.
table-signal-done = Done
table-hand = Your hand
table-since = Since your turn
table-last-turns = The last turns
table-drew =
    { $count ->
        [0] drew nothing
       *[other] drew { $count }
    }
table-why = Why?
table-why-of = Why did { $name } play like that?
table-why-bots = Why the bots played like that
table-remembering = One moment
table-cannot-say = No reason given.
table-free = You may play on or end your turn.
table-watching = You are watching.
table-at-table = At the table
table-say = Say something
table-say-hint = Anything but numbers
table-send = Send
table-silenced = Silence: no talk
table-side = Log and chat
table-unread = Log and chat, { $count } unread
table-away = away
table-stand-in = Let a bot play
table-stand-in-soon = away, a bot may play in { $count } s
table-ask-bot = Let a bot play?
table-time-left = { $time } left, then a bot plays this turn.
table-time-up = Your time is up: a bot finishes this turn.
table-stuck = Nothing fits any more.
table-stuck-of = { $name } cannot go on, and is thinking it over.
table-stuck-hint = Take the card back, or let it stand: then the game is over.
table-let-stand = Let it stand
table-waiting-for = No connection. Waiting:
table-withdraw = withdraw
table-standing-in = a bot plays
table-watcher = watching
table-spectators =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
table-loading = One moment
menu-me = Your name, colour and shape
menu-pace = Bots play
menu-move = Move to another device
menu-concede = Give up this game
menu-concede-sure = Give up this game?
menu-concede-yes = Give up
menu-leave = Leave the table
menu-leave-sure = Leave this seat for good?
menu-leave-yes = Leave
move-title = Move to another device
move-hint = Open this link there, or point its camera at the code. It works once, for a few minutes, and whoever opens it takes your seat: give it to nobody. The others are told.
move-code = Code that takes your seat to another device
people-title = Who may talk
people-spectators = Everyone watching
people-mute = Mute
people-mute-name = Mute: { $name }
people-hear = Unmute
people-hear-name = Unmute: { $name }
people-dismiss = Ask { $name } to stop watching
people-hint = Whoever is muted can play on, but neither talk nor change their name.
vote-title = Let a bot play
vote-asks = { $name } would like a bot to play for { $who }.
vote-asks-you =
    { $count ->
        [0] { $name } would like a bot to play for you. Just play, and it stays away.
       *[other] { $name } would like a bot to play for you, in { $count } s. Just play, and it stays away.
    }
vote-waiting = You would like a bot to play for { $who }.
vote-when =
    { $count ->
        [0] As soon as all agree.
       *[other] If all agree, in { $count } s.
    }
vote-answer = Answer
vote-agree = Agree
vote-wait = Give them time
vote-withdraw = No, wait
vote-thinking = I am still thinking
vote-replaced = A bot plays for you.
vote-back = Play on myself
concede-asks =
    { $count ->
        [one] { $names } would like to give up.
       *[other] { $names } would like to give up.
    }
concede-waiting = You would like to give up. The others have to agree.
concede-agree = Agree
concede-play-on = Play on
concede-withdraw = No, play on
signals-leave = Please leave it
signals-leave-strong = Don’t touch!
signals-good = Go ahead here
signals-none = Take it back
hint-ask = Hint
hint-show = Show me
hint-then = From then on, the lamp asks at once.
hint-thinking = A strong player is looking at your cards…
hint-nothing = Nothing came to mind in time. Ask again.
guided-skip = Leave the guided game
guided-from-start = From the start
