"""A plan is thought out once and followed from exactly the position it was made for."""

import numpy as np

import reihum
from reihum import State
from reihum.bots import bot
from reihum.bots.levels import LevelBot
from reihum.bots.parts.piles.lookahead import NO_PLAN
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game import memory, thoughts
from reihum.bots.the_game.memory import recall, remember
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from tests.bots.the_game.positions import position

HANDS = [[30, 42, 43, 44], [2, 3]]
TURN = ("30>up1", "42>up1", "43>up1")


def begun(hands: list[list[int]] | None = None, tops: list[int] | None = None) -> State:
    """A turn of three cards is about to begin."""
    return position(tops or [40, 50, 90, 95], hands or HANDS)


def after(state: State, *actions: str) -> Seen:
    """The own table after some actions."""
    for action in actions:
        state = state.play(action)
    return state.observe(0)


def noted(state: State) -> Array:
    """A memory of the turn."""
    room = np.zeros(memory.ROOM, np.float32)
    remember(state.observe(0), after(state, *TURN), room)
    return room


def planned(table: Seen, room: Array) -> str | None:
    """The next action of the plan in words."""
    action = recall(table, room)
    return None if action == NO_PLAN else str(begun().game.decode(action))


def test_a_plan_is_followed_card_by_card_and_then_the_turn_ends() -> None:
    state = begun()
    room = noted(state)
    told = [planned(after(state, *TURN[:count]), room) for count in (1, 2, 3)]
    assert told == ["42>up1", "43>up1", "end"]


def test_a_turn_begins_with_a_new_thought() -> None:
    assert planned(begun().observe(0), noted(begun())) is None


def test_another_position_has_no_plan() -> None:
    room = noted(begun())
    assert planned(after(begun(), "42>up1"), room) is None
    assert planned(after(begun(), *TURN, "44>up1"), room) is None
    others = [
        begun(hands=[[30, 42, 43, 45], [2, 3]]),
        begun(hands=[[30, 42, 43], [2, 3]]),
        begun(hands=[[30, 42, 43, 44], [2, 3, 4]]),
        begun(tops=[40, 51, 90, 95]),
    ]
    assert [planned(after(other, "30>up1"), room) for other in others] == [None] * 4


def test_without_room_nothing_is_remembered() -> None:
    nothing = np.zeros(0, np.float32)
    remember(begun().observe(0), after(begun(), *TURN), nothing)
    assert recall(after(begun(), "30>up1"), nothing) == NO_PLAN


def test_a_master_thinks_once_in_a_turn() -> None:
    game = reihum.game("the-game", players=3, first=0)
    state, player = game.deal("once"), bot("master")
    assert isinstance(player, LevelBot)
    weights, actions = player.weights(game), np.zeros(40, np.int64)
    state = state.play(game.decode(_thought(state, actions, weights)))
    weights[: -memory.ROOM] = np.nan  # no opinion of the net is worth anything now
    assert str(game.decode(_thought(state, actions, weights))) in map(str, state.legal())


def _thought(state: State, actions: Array, weights: Array) -> int:
    return int(thoughts.THOROUGH(state.observe(0), NO_SIGNALS, actions, 0, weights))
