### What happened at a table.

log-bot-sat = A bot sits down: { $name }.
log-seat-opened = A seat is open again.
log-swapped = Two seats change places.
log-removed = { $name } was asked to leave.
log-muted = { $name } may not talk any more.
log-heard = { $name } may talk again.
log-dismissed = { $name } was asked to stop watching.
log-somebody = Somebody
log-closed = The table was closed by whoever runs this server.
log-paced = The bots now play { $pace }.
log-created = The table was opened.
log-mixing = The cards are being shuffled. The server’s seal: { $seal }…
log-wished = The cards are dealt as someone asked for them.
log-set = The cards are laid out.
log-mixed = { $name } has shuffled.
log-i-mixed = You have shuffled.
log-mixed-for = The server shuffles for { $name }.
log-i-mixed-for = The server shuffles for you.
log-started = The cards are dealt.
log-seated = { $name } sits down.
log-i-seated = You sit down.
log-left = { $name } gets up.
log-moved = { $name } goes on playing on another device.
log-watcher = { $name } (watching)
log-renamed = { $before } is called { $name } now.
log-i-renamed = You are called { $name } now.
log-begin = { $name } begins.
log-i-begin = You begin.
log-end =
    { $drew ->
        [0] { $name } ends the turn.
       *[other] { $name } ends the turn and draws { $drew }.
    }
log-i-end =
    { $drew ->
        [0] You end your turn.
       *[other] You end your turn and draw { $drew }.
    }
log-drew =
    { $drew ->
    [one] 1 card drawn
   *[other] { $drew } cards drawn
    }
log-undone = { $name } takes back { $what }.
log-i-undone = You take back { $what }.
log-signalled = { $name } on { $where }: { $what }
log-unsignalled = { $name } takes back the signal on { $where }.
log-i-unsignalled = You take back your signal on { $where }.
log-said = { $name }: { $text }
log-stood-in = A bot plays for { $name }.
log-i-stood-in = A bot plays for you.
log-stood-in-by-clock = A bot plays for { $name }, until they are back.
log-stood-in-by-vote = All agree: a bot plays for { $name }.
log-timed-out = Time is up for { $name }: a bot plays this turn.
log-i-timed-out = Your time is up: a bot plays this turn.
log-nobody-began = Nobody has begun in time: the lot decides.
log-bot-slow = { $name } did not answer in time: another bot plays.
log-bot-failed = { $name } has broken down: another bot plays.
log-bot-illegal = { $name } wanted something that the rules forbid: another bot plays.
log-bot-missing = The bot { $name } is not on this server any more: another one plays.
log-bot-asked = { $name } would like a bot to play for { $who }.
log-returned = { $name } is back.
log-i-returned = You are back.
log-conceding = { $name } would like to give up.
log-i-conceding = You would like to give up.
log-declined = { $name } would rather not.
log-i-declined = You would rather not.
log-over = The game is over.
log-again = A new game is dealt.
log-same = The same cards are dealt again.
log-watchers-muted = Spectators may not talk any more.
log-watchers-heard = Spectators may talk again.
log-hinted = { $name } asked for a hint.
log-i-hinted = You asked for a hint.
