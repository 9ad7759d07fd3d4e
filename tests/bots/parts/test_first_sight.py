"""The bots of any game, lots, signals as numbers: small things that all others stand on."""

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import State
from reihum.bots import LEVELS, GameBots, Observation, Signal, bots_of, warming
from reihum.bots.parts.first_sight import most_appealing
from reihum.bots.parts.game_bots import general_thought
from reihum.bots.parts.lots import POSITIVE, next_lot, stirred
from reihum.bots.parts.signals import KINDS, NO_SIGNALS, NONE, signals_of, to_numbers, to_signals
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.games import GAMES
from reihum.rules.engine.compiling import Array, bound, rule
from reihum.rules.engine.playing import legal
from reihum.rules.engine.records import Seen, TableRecord

PILES = ("up1", "up2", "down1", "down2")
NUMBERS = st.lists(st.lists(st.integers(0, 3), min_size=4, max_size=4), min_size=5, max_size=5)


def actions_of(state: State) -> tuple[Seen, Array, int]:
    """What the acting seat sees, and its legal actions in a room for them."""
    actions = np.zeros(state.game.rules.MOST_ACTIONS, np.int64)
    table = state.observe(state.seats[0])
    return table, actions, state.game.rules.legal(table, actions)


@given(st.integers(0, POSITIVE))
@settings(max_examples=50)
def test_lots_stay_in_their_range(lot: int) -> None:
    for number in (next_lot(lot), stirred(lot)):
        assert 0 <= number <= POSITIVE


def test_lots_do_not_come_again_and_their_upper_bits_are_even() -> None:
    lot, found = 1, []
    for _ in range(2000):
        lot = next_lot(lot)
        found.append(lot)
    assert len(set(found)) == len(found)
    heads = Counter(number >> 58 for number in found)
    assert len(heads) == 16 and all(80 < count < 175 for count in heads.values())
    near = [stirred(number) for number in range(5000)]
    assert len(set(near)) == 5000, "numbers close to each other are told apart"


@given(NUMBERS)
@settings(max_examples=30)
def test_signals_become_numbers_and_signals_again(numbers: list[list[int]]) -> None:
    told = [
        signal
        for seat, kinds in enumerate(numbers)
        for signal in to_signals(seat, np.array(kinds), PILES)
    ]
    assert to_numbers(told, PILES).tolist() == numbers
    assert all(signal.kind != KINDS[NONE] for signal in told)


def test_without_signals_there_are_none() -> None:
    state = reihum.game("the-game", players=2, first=0).deal("x")
    seen = Observation(state.game, 0, state.observe(0))
    assert signals_of(seen) is NO_SIGNALS and not NO_SIGNALS.any()
    asked = Observation(state.game, 0, state.observe(0), (Signal(1, "down2", "good"),))
    assert signals_of(asked)[1].tolist() == [0, 0, 0, KINDS.index("good")]


@pytest.mark.parametrize("name", GAMES)
def test_a_random_bot_may_do_anything_and_all_alike(name: str) -> None:
    table, actions, count = actions_of(reihum.game(name, first=0).deal("x"))
    think = general_thought("random", GAMES[name].rules)
    chosen = [think(table, NO_SIGNALS, actions, lot, NO_WEIGHTS) for lot in range(2 * count)]
    assert Counter(chosen) == dict.fromkeys(actions[:count].tolist(), 2)


@pytest.mark.parametrize("name", GAMES)
def test_the_most_appealing_is_the_first_of_the_best(name: str) -> None:
    rules = GAMES[name].rules
    lots = random.Random(name)
    appeals = {number: lots.randrange(4) for number in range(1 << 12)}

    @rule
    def appeal(table: TableRecord, action: int) -> float:
        return float(appeals[action % (1 << 12)])

    think = bound(most_appealing, f"test-{name}", legal=rules.legal, appeal=appeal)
    for seed in range(5):
        table, actions, count = actions_of(reihum.game(name, first=0).deal(seed))
        found = actions[:count].tolist()
        best = max(found, key=lambda action: appeals[action % (1 << 12)])  # the first of equals
        assert think(table, NO_SIGNALS, actions, 0, NO_WEIGHTS) == best


def test_a_game_from_outside_has_the_bots_that_its_rules_allow() -> None:
    class Plain:
        legal = staticmethod(legal)

    class Appealing(Plain):
        appeal = staticmethod(lambda table, action: 0.0)

    plain, appealing = GameBots(Plain), GameBots(Appealing)  # type: ignore[arg-type]
    assert plain.known == plain.names == ("random",)
    assert (plain.usual, plain.quick, plain.strongest) == ("random",) * 3
    assert appealing.known == ("random", "greedy")
    assert (appealing.usual, appealing.quick, appealing.strongest) == ("greedy",) * 3


@pytest.mark.parametrize("name", GAMES)
def test_our_games_offer_the_levels(name: str) -> None:
    there = bots_of(name)
    assert there.names == LEVELS
    assert (there.usual, there.quick, there.strongest) == ("club", "casual", "master")
    assert set(there.known) >= {"random", "greedy", "planner", *LEVELS}


def test_a_seat_is_told_what_it_may_do_and_only_when_it_may() -> None:
    state = reihum.game("the-game", players=3, first=1).deal("x")
    seen = [Observation(state.game, seat, state.observe(seat)) for seat in range(3)]
    assert [bool(each.legal()) for each in seen] == [False, True, False]
    assert seen[1].legal() == state.legal()
    agreeing = reihum.game("the-game", players=3, first="agree").deal("x")
    claims = [Observation(agreeing.game, seat, agreeing.observe(seat)).legal() for seat in range(3)]
    assert [[str(action) for action in some] for some in claims] == [
        ["begin:0"],
        ["begin:1"],
        ["begin:2"],
    ]


def test_everything_is_compiled_the_quick_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(warming, "rehearse", lambda *which: done.append(which))
    for kind in GAMES.values():
        monkeypatch.setattr(kind, "compile", lambda game: done.append(game.name))
    warming.compile_steps()
    assert done == list(GAMES)
    done.clear()
    warming.compile_thoughts()
    names = list(dict.fromkeys(which[0] for which in done if isinstance(which, tuple)))
    assert len(done) == len(names) * len(GAMES)
    assert names[0] == "random" and names[-1] == "master"
