### The end of a game, and whether its deal was fair.

end-won = Won.
end-lost = Lost.
end-winner = { $name } wins.
end-winners = { $names } share the win.
end-you-win = You win.
end-conceded =
    { $people ->
        [one] You gave this one up.
       *[other] You gave this one up.
    }
end-you-gave-up = You gave up.
end-gave-up = { $name } gave up.
end-given-up = This game was given up.
end-again = Another one
end-same = Same deal again
end-asks = { $name } would like to play another one.
end-asks-same = { $name } would like to play the same deal again.
end-ready = I am ready
end-not-now = Not now
end-waiting-for = Waiting for { $names }.
end-deal-now = Deal without waiting
end-series = Games at this table
end-board = Look at the table
end-to-result = To the result
end-share-result = Share the result
end-text-copied = Text copied
end-share = Copy game
end-copied = Copied
end-deal = Deal { $code }
end-mix = Mix { $code }
fair-check = Check the deal
fair-good = The deal was fair.
fair-bad = Something is wrong with this deal.
fair-partly = As far as this browser can tell, the deal was fair.
fair-unknown = This browser has not heard enough of this game to check the deal.
fair-wished = Someone asked for these cards: there is no fair shuffle to check.
fair-same = You have had these cards before: there was nothing to shuffle.
fair-set = These cards were laid out, not shuffled: there is nothing to check.
fair-seal = The seal: { $seal }
fair-more = With the game as text, “reihum verify” does the same without this page.
fair-findings-promise-right = The server’s secret is the one it had sealed before the shuffle.
fair-findings-promise-wrong = The server’s secret is not the one it had sealed before the shuffle.
fair-findings-promise-open = This browser did not receive the seal.
fair-findings-mine-right = What your browser mixed in went into the shuffle.
fair-findings-mine-wrong = Nothing of your browser went into the shuffle.
fair-findings-mine-open = This browser mixed nothing in.
fair-findings-server-right = What the server mixed in for others follows from its secret.
fair-findings-server-wrong = What the server mixed in for others does not follow from its secret.
fair-findings-server-open = This browser did not learn who had mixed.
fair-findings-once-right = The cards were shuffled once.
fair-findings-once-wrong = The shuffle was begun anew without a reason.
fair-findings-once-open = This browser did not see the shuffle.
fair-findings-cards-right = Every card that was played or left is the one that was dealt.
fair-findings-cards-wrong = Not all cards are those that should have been dealt.
fair-findings-cards-open = This browser cannot follow all cards of this game.
fair-findings-lots-right = Chance alone has decided what was drawn by lot, such as who began.
fair-findings-lots-wrong = What was drawn by lot, such as who began, is not what the shuffle says.
fair-findings-lots-open = This browser cannot check what was drawn by lot.
end-waiting = One moment.
hint-asked =
    { $name } asked for { $count ->
        [one] one hint
       *[other] { $count } hints
    }.
hint-i-asked =
    You asked for { $count ->
        [one] one hint
       *[other] { $count } hints
    }.
guided-play = Play a real game
guided-rules = All the rules
end-what-if = What if? From step { $step } of { $steps }
end-what-if-here = Here
end-what-if-real = The real game
end-to-real = To the real game
end-why-lost =
    { $alone ->
        [yes] Why did I lose?
       *[no] Why did we lose?
    }
end-review = Review this game
