### Why a game cannot be reviewed or solved, and what a review says.

no-review = This game cannot be reviewed.
    .exact = { $game } cannot be reviewed; { $games } can.
no-solver = This game cannot be solved: only games that all win or lose together can.
    .exact = { $game } cannot be solved: only games that all win or lose together can.
solve-no-state = Only a state of a game can be solved.
    .exact = Only a state can be solved, such as Game.deal gives, not { QUOTE($value) }.
review-running = This game is not over: it can be reviewed when it is.
review-after-yours = Two games are being reviewed for you already. Try again once one of them is done.
review-busy = Many games are being reviewed right now. Please try again in some minutes.
review-needs-fast = This server cannot review games: it was installed without what that needs.
    .exact = Reviews need numba: pip install 'reihum[fast]' brings it.
reviews-off = This server does not review games.
no-such-review = This review is not there any more. Ask for it again.

## The panel

review-heading = Review
review-waiting = { $ahead ->
    [one] One game is reviewed before yours …
   *[other] { $ahead } games are reviewed before yours …
}
review-preparing = Getting ready …
review-preparing-long = Getting ready … On a server that is new or busy, the first review may take some minutes. It goes on without you, too.
review-working = Turn { $done } of { $count } …
review-solving = Could it have been won? Looking for a way …
review-cancel = Stop
review-cancelled = The review was stopped.
review-failed = The review could not be finished.
review-again = Try again
review-curve = The chance to win, turn by turn
review-curve-hint = Tap, or move with the arrow keys, to jump to a turn.
review-at = Turn { $number }, { $name }: { $after }, { $mark }
review-at-end = The end: { $chance }
review-other = Best other turn: { $what }, { $chance }.
review-turn = Turn { $number }
review-marks = Where it turned
review-no-marks = No turn gave much away. Well played!
review-no-marks-yet = Nothing so far.
review-mark-blunder = blunder
review-mark-mistake = mistake
review-mark-inaccuracy = inaccuracy
review-mark-good = good
review-mark-close = close
review-mark-best = best
review-from-to = { $before } → { $after }
review-played = Played: { $what }
review-better = Better: { $what }
review-points = { $better } points expected in this lap instead of { $played }
review-ended = end the turn
review-luck = Luck and skill
review-luck-line = { $prior } at the start, { $plays } by play, { $luck } by luck.
review-luck-result = { $won ->
    [yes] Won. Without the luck the chance would have been { $chance }.
   *[no] Lost. Without the luck the chance would have been { $chance }.
}
review-luck-spent = { $won ->
    [yes] Won. Play gave away more than there was at the start: luck brought it back.
   *[no] Lost. Play gave away more than there was at the start: luck had brought some of it back.
}
review-luck-plays = play
review-luck-draws = luck
review-luck-hint = In percentage points. What the best turn would have kept counts as play, and so does giving up; all else is luck.
review-dearest-you = What came after turn { $number } cost most: { $points }.
review-winnable = Could it have been won?
review-won-line = With every card known it could still be won before turn { $number }.
review-won-given-up = With every card known it could still be won before the turn in which it was given up.
review-lost-after = After that turn, no more: this is proved.
review-lost-later = Before turn { $number } no more: this is proved. In between nobody knows.
review-lost-unknown = Whether it could still be won after that turn, nobody knows.
review-lost-always = No. Even with every card known there was no way: this is proved.
review-unknown = Nobody knows: no way was found, nor a proof that there is none.
review-gone = After turn { $number } hardly any chance was left for those who could not see the cards.
review-line = A way to win
review-line-words = The way in words
review-line-show = Show the way
review-line-step = { $place } of { $count }
review-line-next = Next
review-line-before = Back
review-line-close = Back to the real game
