"""Reviews of every game, for few and for many, with options, played on or given up."""

import json
from fractions import Fraction
from io import StringIO

import pytest
from rich.console import Console

import reihum
from reihum import State
from reihum.review import Budget, Effort, Review, review
from reihum.review.reports.page import page
from reihum.review.reports.table import summary, turns_table

from .test_reviewing import finished

QUICK = Effort(tried=4, first=8, second=8, finalists=2, chunk=8, least=16, most=16)
SHORT = Budget(widths=(2,), positions=2000, first_positions=2000)
Options = dict[str, object]


def numbers(name: str, fewest: int) -> list[tuple[str, Options]]:
    """A game for every number of players."""
    return [(name, {"players": players}) for players in range(fewest, 6)]


TABLES: list[tuple[str, Options]] = [
    *numbers("the-game", 1),
    *numbers("extreme", 1),
    ("face-to-face", {}),
    *numbers("nix", 2),
    ("the-game", {"players": 5, "minimum": 3}),
    ("extreme", {"players": 2, "commands": False}),
    ("extreme", {"players": 3, "layout": "shuffled", "one_pile": "whole-turn"}),
    ("nix", {"players": 2, "egon": True}),
]


def check(made: Review, end: State) -> None:
    """Luck and skill make the result exactly, and it can be shown."""
    for total in made.balances:
        own = [share for share in made.shares if total.seat in (None, share.seat)]
        parts = [part for share in own for part in (share.plays, share.luck)]
        assert sum(map(Fraction, parts), Fraction(total.prior)) == Fraction(total.result)
        assert all(share.plays <= 0 for share in own)
    assert json.loads(json.dumps(made.json()))["players"] == end.game.players
    Console(file=StringIO(), width=160).print(turns_table(made))
    assert summary(made) and page(made, end.game.title).endswith("</html>\n")


@pytest.mark.slow  # it is compiled
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_whole_game(name: str, options: Options) -> None:
    end = finished(name, "every table", **options)
    made = review(end.record(), effort=QUICK, budget=SHORT)
    assert made.turns and [turn.number for turn in made.turns] == list(
        range(1, len(made.turns) + 1)
    )
    check(made, end)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_game_that_is_given_up_at_once(name: str, options: Options) -> None:
    state = reihum.game(name, **options).deal("given up")
    end = state.concede(state.seats[0])
    made = review(end.record(), effort=QUICK, budget=SHORT)
    assert made.turns == () and "nothing to weigh" in summary(made)
    check(made, end)
