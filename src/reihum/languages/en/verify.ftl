### What `reihum verify` finds out about a deal.

verify-right = right
verify-wrong = WRONG
verify-open = ask
verify-replayed = Every action was possible with the cards of this deal.
verify-not-replayed = The game cannot have gone so: { $reason }
verify-cut-off = The record ends before the game does: of the cards that came after that it says nothing.
verify-not-dealt = This game began with a position: nothing was dealt.
verify-heard =
    { $right ->
        [yes] The secret is the one of the commitment that you heard before the deal.
       *[no] The secret is the one of ANOTHER commitment than the one that you heard before the deal.
    }
verify-named =
    { $right ->
        [yes] The secret is the one of the commitment that the record names.
       *[no] The secret is the one of ANOTHER commitment than the one that the record names.
    }
verify-no-commitment = There is no commitment: someone asked for this deal, or it was dealt elsewhere.
verify-server =
    { $right ->
        [yes] What the server mixed in for seat { $seat } follows from its secret.
       *[no] What the server mixed in for seat { $seat } does NOT follow from its secret.
    }
verify-mixed =
    { $right ->
        [yes] The text that seat { $seat } mixed in is the one you know.
       *[no] The text that seat { $seat } mixed in is NOT the one you know.
    }
verify-only-they-know = Whether seat { $seat } mixed in { QUOTE($text) }, only who sat there can tell.
verify-nobody-mixed = No player mixed anything in: the server alone chose the cards.
