"""The thoughts of a learned player of The Game and Extreme, put together from their parts."""

from typing import Any

from ..rules.compiling import bound
from ..rules.the_game import TABLE, legal
from . import judging, lookahead, turns
from .pile_plans import attempt, bear, bearable, study, trace, worth
from .pile_views import KINDS, ROWS, describe

LABEL = "piles"
SEARCH_PARTS: dict[str, Any] = {
    "TABLE": TABLE,
    "legal": legal,
    "attempt": attempt,
    "bearable": bearable,
    "worth": worth,
    "trace": trace,
}
SEARCH = bound(turns.search, LABEL, **SEARCH_PARTS)
TURNS = bound(turns.turns, LABEL, bear=bear, search=SEARCH)
JUDGE_PARTS: dict[str, Any] = {
    "TABLE": TABLE,
    "ROWS": ROWS,
    "KINDS": KINDS,
    "study": study,
    "turns": TURNS,
    "describe": describe,
}
JUDGE = bound(judging.judge, LABEL, **JUDGE_PARTS)
REPLY = bound(lookahead.reply, LABEL, judge=JUDGE)
COMPARE = bound(lookahead.compare, LABEL, reply=REPLY)
QUICK_PARTS: dict[str, Any] = {"TABLE": TABLE, "judge": JUDGE}

quick = bound(judging.choose, LABEL, **QUICK_PARTS)
thorough = bound(lookahead.look_ahead, LABEL, judge=JUDGE, compare=COMPARE)
