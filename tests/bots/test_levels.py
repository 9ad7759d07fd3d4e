"""The five levels: each plays every game, stronger ones better, and each can say why."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.arena import compare, simulate
from reihum.bots import LEVELS, Observation, Signal, bot
from reihum.bots.nix.weights import WORLDS
from reihum.bots.parts.piles.endings import FEW_POSITIONS, UNKNOWN
from reihum.bots.parts.piles.judging import REPLIES
from reihum.bots.registry import OURS
from reihum.bots.the_game.endings import winning
from reihum.games import GAMES
from reihum.rules.the_game import table as the_game
from tests.bots.sentences import said
from tests.bots.the_game.positions import position

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 1}),
    ("the-game", {"players": 4, "minimum": 3}),
    ("extreme", {"players": 3}),
    ("face-to-face", {}),
    ("nix", {"players": 3, "egon": True}),
]


def seen(state: State, *signals: Signal) -> Observation:
    """What the acting seat may know."""
    assert state.seat is not None
    return Observation(state.game, state.seat, state.observe(state.seat), signals)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_level_plays_every_game_and_says_why(
    name: str, options: dict[str, Any], level: str
) -> None:
    state, player = reihum.game(name, first=0, **options).deal("levels"), bot(level, seed=1)
    for _ in range(2):
        if state.outcome is None:
            action = player.choose(seen(state))
            assert said(player.why(seen(state), action)).endswith(".")
            state = state.play(action)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    state = reihum.game("the-game", players=2, first=0).deal("hidden")
    known = seen(state)
    table = known.table.copy()
    table["hands"][1][:7] = range(90, 97)
    other = Observation(known.game, 0, table)
    assert bot(level, seed=1).choose(known) == bot(level, seed=1).choose(other)


def test_a_beginner_looks_forward_and_stops_as_soon_as_possible() -> None:
    state = position([40, 50, 90, 95], [[30, 42, 43, 44], [2, 3]])
    choices = [bot("beginner", seed=seed).choose(seen(state)) for seed in range(80)]
    assert set(choices) == {"30>up1", "42>up1"}
    assert 10 < choices.count("30>up1") < 30  # the trick is seen once in four times
    after = state.play("42>up1")
    assert bot("beginner").choose(seen(after)) == "end"


def test_a_beginner_gives_nothing_to_the_opponent_and_casual_does() -> None:
    fields = {
        "tops": [[20, 40], [30, 50]],
        "hands": [[21, 22, 29], [6, 7]],
        "draw": [[10, 43, 44, 45], [20, 31, 17]],
        "seat": 0,
        "turn": ["21>up", "22>up"],
    }
    state = reihum.game("face-to-face").position(fields)
    assert bot("beginner").choose(seen(state)) == "end"
    assert bot("casual").choose(seen(state)) == "29>their-up"


def test_levels_from_club_on_signal() -> None:
    state = position([40, 50, 90, 95], [[30, 42], [2, 3]])
    observation = Observation(state.game, 0, state.observe(0))
    told = [bot(level).signals(observation) for level in LEVELS]
    assert told[0] == told[1] == ()
    assert told[2] == told[3] == told[4]
    assert told[2][0] == Signal(0, "up1", "leave-strong")


def test_a_master_finds_the_only_way_to_the_end() -> None:
    hands = [[12, 22, 55], [13, 54]]
    state = position([53, 97, 12 + 2, 3], hands)
    assert winning(state.observe(0), FEW_POSITIONS) != UNKNOWN
    while state.outcome is None:
        state = state.play(bot("master").choose(seen(state)))
    assert state.outcome.won


def test_why_names_tricks_wishes_and_commands() -> None:
    state = position([40, 50, 90, 95], [[30, 42], [2, 3]])
    told = bot("club").why(seen(state), "30>up1")
    assert said(told) == "30 goes back by ten on up1: room that was lost is won again."
    asked = bot("club").why(seen(state, Signal(1, "up1", "leave")), "42>up1")
    assert "player 2 asked to leave up1" in said(asked)
    extreme = position([40, 50, 90, 95], [[30, 42], [2, 3]], name="extreme").observe(0)
    extreme["commands"][42] = 1
    game = reihum.game("extreme", players=2, first=0)
    assert "stop" in said(bot("club").why(Observation(game, 0, extreme), "42>up1"))


def test_strong_levels_tell_their_chances() -> None:
    state = reihum.game("the-game", players=2, first=0).deal("chances")
    action = bot("expert").choose(seen(state))
    assert "% to win" in said(bot("expert").why(seen(state), action))
    assert "% to win" not in said(bot("expert").why(seen(state), action, aloud=True))
    assert "% to win" not in said(bot("club").why(seen(state), action))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_a_thought_for_each_game(level: str) -> None:
    games = [GAMES[name](first=0) for name in OURS]
    modules: set[ModuleType] = {game.rules for game in games}
    assert len({bot(level).thought(game) for game in games}) == len(modules)


def test_compiled_a_master_looks_at_replies_and_plain_it_does_not() -> None:
    game = reihum.game("the-game", players=2)
    plain, native = bot("master").weights(game), bot("master", native=True).weights(game)
    assert plain[3] == 0 < native[3]
    assert np.array_equal(plain[8:], native[8:])


@pytest.mark.parametrize(("name", "place"), [("the-game", REPLIES), ("nix", WORLDS)])
def test_in_haste_a_master_thinks_less(name: str, place: int) -> None:
    game, player = reihum.game(name, players=2), bot("master", native=True)
    usual = player.weights(game)[place]
    player.haste = 3
    assert 0 < player.weights(game)[place] == usual // 3


@pytest.mark.slow
def test_together_each_level_leaves_fewer_cards_than_the_one_below() -> None:
    # A master in a fifth of its time: it is harder for it, and takes seconds instead of a minute.
    games = {"beginner": 1000, "casual": 1000, "club": 200, "expert": 120, "master:3ms": 40}
    left = [
        simulate("the-game", players=2, bot=level, games=count, cores=1).tally.score().value
        for level, count in games.items()
    ]
    assert left == sorted(left, reverse=True)
    assert left[3] < left[2] - 4


@pytest.mark.slow
def test_face_to_face_each_level_beats_the_one_below() -> None:
    deals = {"casual": 400, "club": 60, "expert": 40}  # a master takes too long for a test
    for below, (level, count) in zip(LEVELS, deals.items(), strict=False):
        assert compare("face-to-face", level, below, deals=count, cores=1).score.low > 0


@pytest.mark.slow
def test_extreme_is_played_legally_by_a_compiled_master() -> None:
    run = simulate("extreme", players=3, bot="master:1ms", games=8, cores=1, talk=True)
    assert run.tally.games == 8
    assert the_game.ALL_DOWN == 1
