### What is said where cards go on piles.

not-in-hand = { $card } is not in your hand.
no-such-card = There is no card { $card }.
    .exact = There is no card { $card } in { $game }; cards go from { $low } to { $high }.
no-such-pile = There is no pile { $pile }.
    .exact = There is no pile { QUOTE($pile) } in { $game }; the piles are { $piles }.
piles-draw = Draw pile
piles-title = Piles
piles-pick = Pick a card.
piles-signal-hint = Tell the others about a pile.
piles-to-draw = to draw
piles-over = over
piles-under = under
piles-or = or
piles-try-it = Try it: pick a card, then a pile.
piles-try-again = Once more
piles-helps-short = helps
piles-fatal = after it nothing fits any more
piles-fatal-short = Nothing fits after it
piles-nowhere = { $card } fits nowhere now.
piles-keys = ← → card, ↑ ↓ pile, digits type a number, Enter plays, u takes back, e ends, Esc unpicks, h hint, ? rules
piles-put = { $card } on { $where }
piles-label = { $name } shows { $top }
piles-cost = costs { $count }
piles-trick = backwards trick, wins back 10
piles-does-not-fit = does not fit
piles-barred = not now
piles-play-here = play { $card } here
piles-helps = helps by { $count }
piles-helps-not = does not help
piles-won = Won. All cards are down.
piles-lost = Lost with { cards } left.
piles-excellent = Fewer than 10: that is excellent.
piles-hands-open = What was left
piles-cards-left =
    { $count ->
        [one] card left
       *[other] cards left
    }
piles-skyline = { $down } cards are down, { $left } are left
piles-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
piles-tricks =
    { $count ->
        [one] backwards trick
       *[other] backwards tricks
    }
piles-dearest-step = dearest step
piles-who-laid = Who laid how many cards
piles-you-stuck = You could not go on: none of your cards fitted.
piles-stuck-on = { $name } could not go on: no card fitted.
piles-you-halted = You could not go on.
piles-halted = { $name } could not go on.
piles-tops = The piles showed { $tops }.
piles-dearest =
    { $inside ->
        [0] The dearest step was from { $from } to { $to }.
        [one] The dearest step was from { $from } to { $to }: one of the cards that were left lies inside it.
       *[other] The dearest step was from { $from } to { $to }: { $inside } of the cards that were left lie inside it.
    }
piles-down = { $count } of { $all } down
ending-all-down = {""}
ending-stuck = No card fitted any more.
ending-conceded = Given up.
needs-more = { $pile } needs more than { $top }, or exactly { $trick }.
needs-more-only = { $pile } needs more than { $top }.
needs-less = { $pile } needs less than { $top }, or exactly { $trick }.
needs-less-only = { $pile } needs less than { $top }.
cards-owed = Put down { cards } first.
more-cards-owed = Put down { $count } more first.
owe = Put down at least { cards }.
owe-more = Put down at least { $count } more.
why-skips =
    { $card } on { $pile } skips { $count ->
        [0] no unplayed card
        [1] one unplayed card
       *[other] { $count } unplayed cards
    }.
why-trick = { $card } goes back by ten on { $pile }: room that was lost is won again.
why-end = The turn may end, and what is left is worth more in the hand.
why-end-empty = No card is left in the hand.
why-chance = I give it { $chance }% to win.
why-chances = I give it { $chance }% to win; the best other way { $other }%.
why-chances-even = I give it { $chance }% to win; another way is about as good.
card-twice = { $card } stands twice.
card-missing = { $card } is nowhere.
card-unknown = There is no card { $card }.
impossible-top = { $pile } cannot show { $top }: a top is the start { $start }, or a card put down.
untouched-piles = { $count } cards are down, but only { $piles } piles are touched.
wrong-count = { $field } should have { $expected }, not { $count }.
hand-too-large = Seat { $seat } holds { $count } cards; { $limit } is the most.
hand-empty = Seat { $seat } is to act, but has no cards.
seat-unknown = There is no seat { $seat }; seats go from 0 to { $last }.
why-keeps = { $card } stays in the hand: it can go back by ten on { $pile }.
guide-ended = That ends your turn. { $card } on { $pile } first would have been better.
guide-should-end = That works, but every card more skips numbers: better end your turn here.
guide-missed =
    { $card } on { $pile } skips { $cost ->
        [one] one number
       *[other] { $cost } numbers
    }. { $wanted } on { $there } goes back by ten instead.
guide-dearer =
    { $card } on { $pile } skips { $cost ->
        [one] one number
       *[other] { $cost } numbers
    }; { $wanted } on { $there } skips { $least ->
        [0] none
        [1] only one
       *[other] only { $least }
    }.
guide-too-kind = That helps the other side more than it helps you. Look for the smallest help, or play for yourself.
guide-as-good = That works too. In this first game, follow the light: what comes next fits it.
explain-free = You have put down enough. Every further card may be worth it if it costs little; when you end your turn, you draw.
explain-owe = A turn needs that many cards. If you cannot put them down, the game is lost; so look two cards ahead.
explain-owe-more = A turn needs that many cards. If you cannot put them down, the game is lost.
explain-rail =
    { $trick ->
        [yes] The line shows what is used up, the marks on it are your cards; ↩ stands over one that may go back by ten, the backwards trick.
       *[no] The line shows what is used up, the marks on it are your cards.
    }
explain-stock =
    { $count ->
        [0] The draw pile is empty.
        [one] { $count } card is left to draw.
       *[other] { $count } cards are left to draw.
    }
