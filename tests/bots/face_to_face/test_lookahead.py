"""The learned player of Face to Face: always legal, from what its seat may know, steady."""

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots.face_to_face import lookahead, thoughts, views, worlds
from reihum.bots.parts.nets import newborn
from reihum.bots.parts.piles.judging import BREADTH, CANDIDATES, DEPTH, REPLIES, SLACK
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.rules.engine.compiling import Array, compiled
from reihum.rules.engine.records import Seen, StateRecord
from reihum.rules.face_to_face import table as face_to_face
from tests.bots.face_to_face.positions import states, tables, unknown_changed

slow = pytest.mark.slow  # it compiles
WEIGHTS = newborn(views.ROWS, seed=1)
WEIGHTS[[BREADTH, REPLIES, CANDIDATES, SLACK, DEPTH]] = 16, 24, 3, 8, 2
SHORT = WEIGHTS.copy()
SHORT[[BREADTH, REPLIES, CANDIDATES, SLACK]] = 3, 4, 2, 2


def answer(table: Seen, lot: int = 0, weights: Array = WEIGHTS) -> int:
    """The answer of the compiled thought: looking ahead takes seconds in plain Python."""
    actions = np.zeros(face_to_face.MOST_ACTIONS, np.int64)
    return int(compiled(thoughts.THOROUGH)(table, NO_SIGNALS, actions, lot, weights))


def legal(state: State) -> list[int]:
    """The legal actions as numbers."""
    return [state.game.encode(action) for action in state.legal()]


@slow
def test_the_answer_is_always_legal() -> None:
    for state in [*states(8), *states(2, last_card="allowed")][::3]:
        assert answer(state.observe(state.seat)) in legal(state)


@slow
def test_neither_what_is_hidden_nor_the_lot_makes_a_difference() -> None:
    for seed, table in enumerate(tables(6)[::5]):
        assert answer(unknown_changed(table, seed), lot=seed) == answer(table)


@slow
def test_looking_ahead_makes_a_difference() -> None:
    weights = WEIGHTS.copy()
    weights[REPLIES] = 0
    some = tables(4)[::5]
    assert any(answer(table) != answer(table, weights=weights) for table in some)


@slow
def test_without_replies_it_is_the_net_alone() -> None:
    weights, actions = WEIGHTS.copy(), np.zeros(face_to_face.MOST_ACTIONS, np.int64)
    weights[REPLIES] = 0
    for table in tables(3)[::5]:
        quick = compiled(thoughts.QUICK)(table, NO_SIGNALS, actions, 0, weights)
        assert answer(table, weights=weights) == quick


def test_the_worlds_of_a_turn_are_the_same_at_each_of_its_cards() -> None:
    state = reihum.game("face-to-face", first=0).deal("plan")
    before = lookahead.seed_of(state.observe(0))
    for _ in range(2):
        state = state.play(state.legal()[0])
        assert lookahead.seed_of(state.observe(0)) == before


def test_a_world_holds_what_is_unseen_and_agrees_with_what_is_known() -> None:
    for state in [*states(3)][::10]:
        table = state.observe(state.seat)
        if not face_to_face.may_end(table):
            continue
        decks = np.zeros((2, face_to_face.CARDS), np.int8)
        worlds.shuffle_decks(table, decks, lot=12345)
        world = np.zeros(1, face_to_face.STATE)
        lookahead.set_up(world[0], table, decks)
        for seat in range(2):
            assert sorted(cards_of(world[0], seat)) == unplayed(table, seat)
        mine = set(table["hands"][table["seat"]].tolist())
        assert mine <= {0, *world[0]["table"]["hands"][table["seat"]].tolist()}


def cards_of(world: StateRecord, seat: int) -> list[int]:
    """What a seat has in hand or will draw."""
    table = world["table"]
    first = face_to_face.CARDS - int(table["draw"][seat])
    held = table["hands"][seat][: table["held"][seat]].tolist()
    return [*held, *world["decks"][seat][first:].tolist()]


def unplayed(table: Seen, seat: int) -> list[int]:
    """The cards of a seat that are not down."""
    return [card for card in range(2, 60) if not table["down"][seat][card]]


def nearly_stuck() -> State:
    """Only 22 or 24 on their descending pile would save the other."""
    fields = {
        "tops": [[20, 40], [50, 10]],
        "hands": [[22, 24, 45, 47], [21, 31]],
        "draw": [[25, 26, 27, 28], []],
        "seat": 0,
        "turn": [],
    }
    return reihum.game("face-to-face").position(fields)


@pytest.mark.parametrize(("opinions", "first"), [((0.6, 0.5), 1), ((0.99, 0.0), 0)])
def test_what_the_other_can_answer_counts_beside_the_first_opinion(
    opinions: tuple[float, float], first: int
) -> None:
    """The turn that saves the other looks better; the one that does not wins at once."""
    state, kept, order = nearly_stuck(), np.zeros(2, face_to_face.TABLE), np.arange(2)
    for place, second in enumerate(("24>their-down", "47>up")):
        kept[place] = state.play("45>up").play(second).observe(0)
    chances = np.array(opinions)
    thoughts.COMPARE(state.observe(0), NO_SIGNALS, SHORT, kept, chances, order, 2, 0)
    assert order[0] == first


@slow
def test_it_gives_nothing_to_an_opponent_who_would_be_stuck() -> None:
    """The net alone does not know it."""
    for seed in range(4):
        state = nearly_stuck()
        weights = newborn(views.ROWS, seed)
        weights[[BREADTH, REPLIES, CANDIDATES, SLACK]] = 32, 64, 8, 20
        while state.outcome is None:
            state = state.play(
                state.game.decode(answer(state.observe(state.seat), weights=weights))
            )
        assert state.outcome.winners == (0,)


@slow
def test_plain_it_answers_the_same() -> None:
    """Near the end of a game, where there is less to think about."""
    for state in [*states(2)][::60]:
        table = state.observe(state.seat)
        actions = np.zeros(face_to_face.MOST_ACTIONS, np.int64)
        plain = thoughts.THOROUGH(table, NO_SIGNALS, actions, 0, SHORT)
        assert plain == answer(table, weights=SHORT)
