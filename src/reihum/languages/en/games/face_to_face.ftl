### What Face to Face says.

face-to-face-rules-1 = Each of you has 58 cards, 2 to 59, a pile of your own that goes up from 1 and one that goes down from 60. Whoever gets rid of all their cards first wins.
face-to-face-rules-2 = On your turn you put down at least two cards, always. Whoever cannot has lost.
face-to-face-rules-3 = On your own piles the backwards trick works: exactly ten back.
face-to-face-rules-4 = One card a turn may go on a pile of the other side, and it must help there: lower on the up pile, higher on the down pile.
face-to-face-rules-5 = Afterwards you draw two cards. If you have helped, you draw up to six.
face-to-face-title = Face to Face
face-to-face-line = A duel. To fill your hand, you have to help the other side.
face-to-face-pile-of =
    { $kind ->
        [up] { $name }’s up pile
       *[down] { $name }’s down pile
    }
face-to-face-put =
    { $kind ->
        [up] { $card } on your up pile
       *[down] { $card } on your down pile
    }
face-to-face-put-of =
    { $kind ->
        [up] { $card } on { $name }’s up pile
       *[down] { $card } on { $name }’s down pile
    }
face-to-face-will-draw = You will draw { $count }
face-to-face-given = You have helped: you draw up to 6.
face-to-face-option-last_card = A single last card
face-to-face-option-last_card-lost = loses
face-to-face-option-last_card-allowed = may be played
ending-single-card = A turn cannot begin with a single card.
gift-given = You have given your one card for this turn.
gift-open = One card may help the other side; then you draw up to 6.
help-lower = { $pile } is only helped by a card lower than { $top }.
    .exact = A card on { $pile } must help: lower than { $top }.
help-higher = { $pile } is only helped by a card higher than { $top }.
    .exact = A card on { $pile } must help: higher than { $top }.
why-gift =
    { $draw ->
    [none] { $card } goes to the other side. The draw pile is empty, so it brings no cards.
    [some] { $card } goes to the other side; at the end of the turn the hand is filled up to six cards, as far as the draw pile goes.
   *[all] { $card } goes to the other side; at the end of the turn the hand is filled up to six cards.
    }
why-end-early = The turn may end; another card now would cost more than it brings.
why-end-only = No card fits any more, so the turn ends.
pile-up = Your up pile
pile-down = Your down pile
pile-their-up = The other side’s up pile
pile-their-down = The other side’s down pile
pile-of-bot-up = its up pile
pile-of-bot-down = its down pile
guide-your-side = You against Ole: who gets rid of all their cards first wins. Below are your two piles. 42 on your up pile skips only one number.
guide-down-pile = At least two cards a turn. 18 goes on your down pile, which shows 20.
guide-gift = Once a turn you may help the other side: a smaller card on their up pile. 44 on Ole’s 45 helps him by one, and you fill your hand up to six.
guide-filled-up = For that tiny gift you draw three cards. Without it you would draw two. End your turn.
guide-ole-plays = Ole plays two cards and does not help you.
guide-own-trick = Your up pile shows 42, and you hold 32: exactly ten less. That is the backwards trick, on your own piles only.
guide-on-it-goes = Your draw pile is empty, and all you still have is in your hand. 34 goes on top.
guide-towards-trick = 16 on your down pile: then 26 can go back.
guide-down-trick = 26 is exactly ten more than 16: back it goes.
guide-next-to-it = 25 is right next to it.
guide-winning-card = 48 on your up pile, and you have won.
guide-gift-first = That would do, but a gift that costs nearly nothing brings you one card more. Help Ole by one first.
guide-after-gift = It fits, but it makes your own pile narrower, and you will draw as many cards as your hand has room for anyway. End your turn.
guide-can-finish = Ole would be next, and he has not many cards left. You can finish in this turn: play on.
guide-duel-done = That was a duel. In a whole game each of you has 58 cards, and when to help is the whole art.
why-no-gift = Nothing goes to the other side: helping there would cost more than the extra cards are worth.
pile-of-you-up = your up pile
pile-of-you-down = your down pile
face-to-face-pile-of-other =
    { $kind ->
        [up] { $name }’s up pile
       *[down] { $name }’s down pile
    }
face-to-face-option-last_card-help = Whoever begins a turn with a single card cannot play two. By the rules that loses; here it may be allowed.
explain-gift-open = Once in a turn a card may go on one of the other side’s piles, if it makes that pile better. For that you draw up to six cards instead of two.
explain-gift-given = One gift a turn is all. It brings you up to six cards at the end of the turn.
