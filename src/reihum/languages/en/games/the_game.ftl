### What The Game says; Extreme says most of it too.

must-begin = First someone has to begin.
    .exact = First someone begins: claim the first turn with { $examples }.
already-begun = Somebody has already begun.
claim = You have seen your cards. Whoever likes may begin.
    .exact = Agree who begins: any seat may claim the first turn.
the-game-rules-1 = Together you put all 98 cards, 2 to 99, on four piles: two go up from 1, two go down from 100.
the-game-rules-2 = On your turn you put down at least two cards, or as many more as you like, and then draw back as many.
the-game-rules-3 = Backwards trick: a card exactly ten lower goes on an up pile too, one exactly ten higher on a down pile.
the-game-rules-4 = Once the draw pile is empty, one card a turn is enough.
the-game-rules-5 = Talk about anything but numbers. Signals on a pile say: please leave it, or go ahead.
the-game-rules-6 = If someone cannot put down enough cards, the game ends. Fewer than ten cards left is excellent.
the-game-title = The Game
the-game-line = 98 cards, four piles, one team. Get rid of them all.
the-game-option-minimum = Cards per turn
the-game-option-minimum-2 = at least 2
the-game-option-minimum-3 = at least 3 (hard)
why-begin = Among the bots, the one whose first two cards cost least begins.
why-asked = { $names } asked to leave { $pile }, but nothing else is as good.
pile-up1 = Up 1
pile-up2 = Up 2
pile-down1 = Down 1
pile-down2 = Down 2
hand-too-small = Seat { $seat } holds { $count } cards while there are cards to draw; it would be { $expected }.
not-agreeing = Only a game with first='agree' can have no seat to act, before a card is down.
guide-two-ways = Sixteen cards are left, and you win together if all of them go down. Two piles go up, two go down. Pick 72 and tap Up 1: only 71 is skipped.
guide-at-least-two = Every turn takes at least two cards. Down 1 shows 30, so 28 goes there: down piles take smaller numbers.
guide-end-and-draw = Two are down, that is enough. End your turn: you draw the last two cards.
guide-pia-plays = Now Pia plays. You do not see her cards, and nobody may say a number. The draw pile is empty, so from now on one card a turn is enough.
guide-trick = Pia left 87 on Up 2, and you hold 77: exactly ten less. That may go back! It is the backwards trick, and the best card you can have.
guide-after-trick = Ten numbers are free again. 78 is next to 77: it costs nothing.
guide-one-more = You may go on as long as you like. 25 on Down 1 is still near.
guide-leave-room = Whatever you play now takes room from Pia, too. Keep the rest, and let her play.
guide-pia-again = Pia puts down everything she has. Watch where the piles end up.
guide-trick-down = On a down pile the trick goes up: Down 2 shows 11, and 21 is exactly ten more.
guide-last-cards = Before that trick, 13 was too high for Down 2. Now it fits there again.
guide-two-left = Two are left. 82 goes on Up 2.
guide-last-card = And the last card of all: 90 on Up 1.
guide-enough-now = You may, but it spoils a pile: the numbers you skip can hardly be played later. Two cards were enough, and you would have drawn.
guide-keep-for-later = It fits, but far away: every number between is lost for Pia too. Better end the turn here.
guide-you-have-all = Nobody else has cards any more: play on, you can put down all that you hold.
guide-done = That was The Game. In a whole one 98 cards go down, and fewer than ten left is excellent.
why-good = { $names } called { $pile } good for others.
why-leaves = { $pile } is left to { $names }, who asked for it.
why-empties =
    { $count ->
        [one] One card now empties
       *[other] { $count } cards now empty
    } the draw pile: from then on one card a turn is enough.
the-game-option-minimum-help = How many cards a turn needs while there are cards to draw. Three is for those who win too often.
