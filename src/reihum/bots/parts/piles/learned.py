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
    names = ("attempt", "limit", "note_gains", "promising", "study", "worth")
    own = {name: getattr(plans, name) for name in names}
    survey = bound(planning.survey, label, legal=game.legal, limit=own.pop("limit"))
    return bound(planning.plan, label, TABLE=game.TABLE, survey=survey, **own)


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
