### A review in the terminal and as a page.

report-won = Won: all cards are down.
report-lost = Lost with { cards } left.
report-given-up = Given up with { cards } left.
report-wins =
    { $several ->
        [yes] { $names } share the win ({ $scores }).
       *[no] { $names } wins ({ $scores }).
    }
report-stopped = It was given up.
report-who = Player { $number }
report-of = { $who }: { $told }
report-turns = turns
report-turn = turn
report-player = player
report-played = played
report-before = before
report-after = after
report-mark = verdict
report-better = better
report-points = { $better } points instead of { $played }
report-balance = { $prior } at the start, plays { $plays }, luck { $luck }: { $won ->
        [yes] won
       *[no] lost
    }. { $spent ->
        [back] Play gave away more than there was at the start: luck brought it back.
        [some] Play gave away more than there was at the start: luck had brought some of it back.
       *[no] Without luck it would have been { $fair }.
    }
report-share = Plays { $plays }, luck { $luck }.
report-dearest = What came after turn { $turn } cost most: { $points }.
report-gone = After turn { $turn } hardly any chance was left.
report-never = It could not be won, even with every card known.
report-open = Whether it could have been won with every card known, is not known.
report-until = With every card known it could still be won before turn { $turn }; { $sure ->
        [yes] after it, no more.
        [later] before turn { $lost } no more. In between nobody knows.
       *[no] for the turns after it that is not known.
    }
report-until-given-up = With every card known it could still be won before the turn in which it was given up.
report-line = A way to win from there:
report-curve = The chance to win, turn by turn
report-dot = Turn { $turn }: { $mark }, from { $before } to { $after }
report-marks = A blunder gave away at least 10 points of the chance to win, a mistake 5, an inaccuracy 2. Close means that another turn may have been better.
report-solved = It can be won: { $line }
report-unsolvable = It cannot be won.
report-unsolved = Neither a way to win was found, nor a proof that there is none.
report-nothing = No turn was played to its end: there is nothing to weigh.
