"""How games end: the reason, the score, and its text."""

import json
from collections.abc import Callable

import pytest

import reihum
from reihum import Reason, State

from .strategies import to_the_end
from .tables import duel, extreme, the_game

ENDS: dict[str, tuple[Callable[[], State], str]] = {
    "won": (
        lambda: the_game([[50]], tops=(20, 1, 100, 100), draw=0, turn=["50>up1"]),
        "won all-down 0",
    ),
    "stuck at the start": (
        lambda: the_game([[30, 60]], tops=(97, 98, 3, 2), draw=0),
        "lost stuck 2",
    ),
    "stuck below the minimum": (
        lambda: the_game(
            [[25, 30, 35, 40, 45, 50, 55, 99]], tops=(97, 98, 3, 2), draw=2, turn=["99>up1"]
        ),
        "lost stuck 9",
    ),
    "a skull at the very end": (
        lambda: extreme([[51]], tops=(20, 1, 100, 100), draw=0, turn=["51>up1"]),
        "lost skull-left 0",
    ),
    "a skull that cannot be covered": (
        lambda: extreme([[51, 40]], tops=(20, 98, 3, 2), draw=5, turn=["51>up1"]),
        "lost skull-left 6",
    ),
    "a three with too few cards": (
        lambda: extreme([[12, 40]], turn=["12>up1"]),
        "lost three-not-met 97",
    ),
    "a three that cannot be met": (
        lambda: extreme([[52, 20, 22]], tops=(47, 98, 3, 2), draw=5, turn=["52>up1"]),
        "lost three-not-met 7",
    ),
    "all of the own cards": (
        lambda: duel(
            [[50, 51], [3]], tops=((20, 60), (1, 60)), draw=(0, 9), turn=["50>up", "51>up"]
        ),
        "winner 0 all-down 0.10",
    ),
    "no legal card": (
        lambda: duel([[30, 31], [3]], tops=((58, 2), (1, 60)), draw=(0, 9)),
        "winner 1 stuck 2.10",
    ),
    "one single card": (lambda: duel([[30], [3]], draw=(0, 9)), "winner 1 single-card 1.10"),
}


@pytest.mark.parametrize(("table", "text"), ENDS.values(), ids=ENDS.keys())
def test_a_game_ends_as_the_rules_say(table: Callable[[], State], text: str) -> None:
    state = table()
    assert str(state.outcome) == text
    assert state.outcome is not None
    told = state.outcome.json()
    assert json.loads(json.dumps(told)) == told == state.view()["outcome"]
    assert told["reason"] == str(state.outcome.reason)


def test_the_last_single_card_may_be_allowed() -> None:
    state = duel([[30], [3]], draw=(0, 9), last_card="allowed")
    assert str(state.play("30>up").outcome) == "winner 0 all-down 0.10"


@pytest.mark.parametrize(
    ("table", "text", "excellent"),
    [
        (ENDS["won"][0], "won all-down 0", True),
        (lambda: stuck_with(9), "lost stuck 9", True),
        (lambda: stuck_with(10), "lost stuck 10", False),
        (lambda: duel([[30], [3]], draw=(0, 8)), "winner 1 single-card 1.9", False),
    ],
)
def test_fewer_than_ten_cards_left_is_excellent(
    table: Callable[[], State], text: str, excellent: bool
) -> None:
    outcome = table().outcome
    assert outcome is not None and str(outcome) == text
    assert outcome.excellent is outcome.json()["excellent"] is excellent


def stuck_with(left: int) -> State:
    """A game that is lost with so many cards left, in the hand and to be drawn."""
    hand = [25, 30, 35, 40, 45, 50, 55, 99]
    return the_game([hand], tops=(97, 98, 3, 2), draw=left - 7, turn=["99>up1"])


@pytest.mark.parametrize("egon", [False, True])
def test_nix_ends_after_four_laps_with_the_best_total(egon: bool) -> None:
    state = to_the_end(reihum.game("nix", players=3, egon=egon).deal(3))
    outcome, view = state.outcome, state.view()
    assert outcome is not None and outcome.reason is Reason.FOUR_LAPS
    assert outcome.won is None and len(outcome.scores) == 3 + egon
    best = max(outcome.scores)
    assert outcome.winners == tuple(p for p, s in enumerate(outcome.scores) if s == best)
    assert list(outcome.scores) == [sum(column) for column in zip(*view["sheet"], strict=True)]
    assert str(outcome).startswith("winner ")


def test_equal_totals_share_the_win() -> None:
    board = [[0, 0, 0]] * 8  # a board on which nothing counts
    outcome = to_the_end(reihum.game("nix", board=board).deal(1)).outcome
    assert outcome is not None and outcome.winners == (0, 1)
    assert str(outcome) == "winner 0.1 four-laps 0.0"


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_table_in_play_has_no_outcome(name: str) -> None:
    state = reihum.game(name).deal(1)
    assert state.outcome is None
    assert state.game.outcome(state.observe(None)) is None
