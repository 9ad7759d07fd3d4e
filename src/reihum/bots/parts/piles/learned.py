"""What the players of the games with piles have in common, put together for one of them."""

from types import ModuleType
from typing import Any, NamedTuple, cast

from ....rules.engine.compiling import bound
from . import judging, planning, turns


class Learned(NamedTuple):
    """The parts of a learned player; `quick` is the thought that does not look ahead."""

    search: Any
    turns: Any
    judge: Any
    play_turn: Any
    quick: Any


def planner(label: str, rules: ModuleType, plans: ModuleType) -> Any:
    """The thought that plans the cards of a turn, bound to the rules and plans of a game."""
    game: Any = rules
    own: Any = plans
    looks = {"LOOKS_FIRST": own.LOOKS_FIRST}
    ends = {"attempt": own.attempt, "worth": own.worth}
    is_new = bound(planning.is_new, label, promising=own.promising, repeated=own.repeated)
    survey = bound(
        planning.survey, label, legal=game.legal, limit=own.limit, is_new=is_new, **looks
    )
    best_end = bound(planning.best_end, label, legal=game.legal, promising=own.promising, **ends)
    rules_of_plans = {"is_new": is_new, "survey": survey, "best_end": best_end}
    first = {"study": own.study, "note_gains": own.note_gains}
    return bound(planning.plan, label, TABLE=game.TABLE, **looks, **rules_of_plans, **first, **ends)


def learned(
    label: str, rules: ModuleType, plans: ModuleType, views: ModuleType, worth: Any
) -> Learned:
    """Bind whole turns and their judgement to the rules, plans and views of a game."""
    game, plan, view = cast(Any, rules), cast(Any, plans), cast(Any, views)
    search = bound(
        turns.search,
        label,
        TABLE=game.TABLE,
        legal=game.legal,
        attempt=plan.attempt,
        bearable=plan.bearable,
        worth=worth,
        trace=plan.trace,
    )
    ends = bound(turns.turns, label, bear=plan.bear, search=search)
    judge = bound(
        judging.judge,
        label,
        ROWS=view.ROWS,
        KINDS=view.KINDS,
        study=plan.study,
        turns=ends,
        describe=view.describe,
    )
    quick = bound(judging.choose, label, TABLE=game.TABLE, judge=judge)
    play_turn = bound(turns.play_turn, label, play=game.play)
    return Learned(search, ends, judge, play_turn, quick)
