"""The thoughts of a learned player of Face to Face, put together from their parts."""

from typing import Any

from ..rules.compiling import bound
from ..rules.face_to_face import TABLE, legal
from . import duel_lookahead, judging, turns
from .duel_plans import attempt, bear, bearable, prospect, study, trace
from .duel_views import KINDS, ROWS, describe

LABEL = "duel"
SEARCH_PARTS: dict[str, Any] = {
    "TABLE": TABLE,
    "legal": legal,
    "attempt": attempt,
    "bearable": bearable,
    "worth": prospect,
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
QUICK_PARTS: dict[str, Any] = {"TABLE": TABLE, "judge": JUDGE}
OUTCOME = bound(duel_lookahead.outcome, LABEL, judge=JUDGE)
TRIED_OUT = bound(duel_lookahead.tried_out, LABEL, outcome=OUTCOME)

quick = bound(judging.choose, LABEL, **QUICK_PARTS)
thorough = bound(duel_lookahead.choose, LABEL, judge=JUDGE, tried_out=TRIED_OUT)
