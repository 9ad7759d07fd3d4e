"""What would lose the game at once is known before, from what one sees, and exactly that."""

import functools
import random
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import Action, Game, State
from reihum.games.parts.pile_game import PileGame
from reihum.rules.engine.moments import BEGINS, SEAT
from reihum.rules.engine.stepper import Stepper

from .strategies import NAMES, SEEDS, states
from .tables import duel, extreme, the_game
from .twins import twin


def tried_out(state: State) -> list[Action]:
    """The same in the long way: each action is played, and the end looked at."""
    lost = []
    for action in state.legal() if state.seat is not None else []:
        after = state.play(action)
        unfinished = after._moment[SEAT] == state.seat and not after._moment[BEGINS]
        if after.outcome is not None and unfinished:
            won = after.outcome.won or state.seat in after.outcome.winners
            lost += [] if won else [action]
    return lost


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_action_is_missing_and_none_too_many(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    assert state.fatal() == tried_out(state)


@functools.cache
def native_steps(rules: ModuleType) -> Stepper:
    """Steps of one's own, so that those of all other tests stay as they are."""
    steps = Stepper(rules)
    steps.compile()
    return steps


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(20))
def test_none_is_in_whole_games_that_are_played_carelessly(name: str, seed: int) -> None:
    chance, marked = random.Random(seed), 0
    for options in ({}, {"players": 2}):
        game = reihum.game(name, **options)
        game.stepper = native_steps(game.rules)
        for number in range(10):
            state = game.deal(f"{seed} {number}")
            while state.outcome is None:
                assert state.fatal() == tried_out(state)
                marked += len(state.fatal())
                state = state.play(chance.choice(state.legal()))
    assert (marked > 0) == (name != "nix")


STUCK = (97, 98, 3, 2)
CASES: dict[str, tuple[State, list[str]]] = {
    "the only card that fits": (
        the_game([[25, 30, 35, 40, 45, 50, 99], list(range(60, 67))], tops=STUCK, first=0),
        ["99>up1", "99>up2"],
    ),
    "two cards, in the wrong order": (
        the_game([[25, 30, 35, 40, 45, 96, 99], list(range(60, 67))], tops=(95, 98, 3, 2)),
        ["99>up1"],  # 96 first, then 99; or 99 on the other pile, and 96 after it
    ),
    "enough is down": (
        the_game(
            [[25, 30, 35, 40, 96, 97, 99], list(range(60, 67))],
            tops=(95, 98, 3, 2),
            turn=["96>up1"],
        ),
        [],
    ),
    "a skull without a cover": (extreme([[20, 51, 40]], tops=(19, 98, 3, 2), draw=5), ["51>up1"]),
    "a three with too few": (
        extreme([[12, 40]]),
        [f"12>{p}" for p in ("up1", "up2", "down1", "down2")],
    ),
    "against each other": (
        duel([[30, 31, 59], [3, 4]], tops=((58, 2), (1, 60)), draw=(4, 9)),
        ["59>up"],
    ),
    "only one card helps in a turn": (
        duel([[30, 31], [3, 4]], tops=((58, 2), (32, 29)), draw=(4, 9)),
        ["30>their-up", "31>their-up", "30>their-down", "31>their-down"],
    ),
}


@pytest.mark.parametrize(("state", "fatal"), CASES.values(), ids=CASES.keys())
def test_those_that_would_lose_are_marked(state: State, fatal: list[str]) -> None:
    assert sorted(map(str, state.fatal())) == sorted(fatal)
    assert state.view(0)["fatal"] == [str(action) for action in tried_out(state)]


@pytest.mark.parametrize(("state", "fatal"), CASES.values(), ids=CASES.keys())
def test_nobody_else_is_told(state: State, fatal: list[str]) -> None:
    others = (None, *range(1, state.game.players))
    assert [state.view(viewer)["fatal"] for viewer in others] == [[] for _ in others]


@pytest.mark.parametrize(("state", "fatal"), CASES.values(), ids=CASES.keys())
def test_it_follows_from_what_the_acting_seat_sees(state: State, fatal: list[str]) -> None:
    chance = random.Random(5)
    for _ in range(30):
        other = twin(state, 0, chance)
        assert other is not None and sorted(other.view(0)["fatal"]) == sorted(fatal)


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_it_does_where_the_piles_are_nearly_closed(seed: int) -> None:
    chance = random.Random(seed)
    tops = chance.sample(range(80, 99), 2) + chance.sample(range(3, 20), 2)
    free = [card for card in range(2, 100) if card not in tops]
    hands = [sorted(chance.sample(free, 7))]
    hands.append(sorted(chance.sample([card for card in free if card not in hands[0]], 7)))
    state = the_game(hands, tops=tops)
    if state.outcome is None:
        assert state.fatal() == tried_out(state)
        other = twin(state, 0, chance)
        assert other is not None and other.view(0) == state.view(0)


@pytest.mark.parametrize(("state", "fatal"), CASES.values(), ids=CASES.keys())
def test_a_game_that_knows_no_shortcut_marks_the_same(
    monkeypatch: pytest.MonkeyPatch, state: State, fatal: list[str]
) -> None:
    monkeypatch.setattr(PileGame, "risky", Game.risky)
    assert sorted(map(str, state.fatal())) == sorted(fatal)


def test_while_players_agree_who_begins_nothing_is_marked() -> None:
    state = reihum.game("the-game", players=2, first="agree").deal(1)
    assert state.fatal() == [] and state.view(0)["fatal"] == []
