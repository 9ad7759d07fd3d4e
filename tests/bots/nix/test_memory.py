"""What a thought about Nix für ungut! keeps in mind, against plain lists and counters."""

import random
from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.bots.nix.hands import next_part
from reihum.bots.nix.memory import (
    BITS,
    CHIP_BITS,
    DOUBLE,
    MEMORY,
    MOST_CHIPS,
    ONE,
    PARTS,
    holds,
    lay_out,
    needs,
    pack,
    pushed,
    take_up,
)
from reihum.bots.nix.playouts import count_points, point_worth, restart, utility
from reihum.bots.nix.rows import chips_after, next_turn, shift
from reihum.bots.nix.weights import SCORE, spread_at, weights_of
from reihum.bots.nix.worlds import count_unseen, draw, gather_unseen, take, turn_up
from reihum.rules.engine.compiling import Array, Record
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import (
    JOKER,
    MOST,
    ROWS,
    VALUES,
    count_of,
    egons_row,
    possible,
    uses_joker,
)
from reihum.rules.nix.table import FIELDS, ROUNDS
from tests.records import record_of

few = settings(max_examples=25)
HANDS = st.lists(st.integers(1, JOKER), max_size=12).map(
    lambda cards: np.bincount(cards, minlength=JOKER + 1).astype(np.int64)
)
CHIPS = st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=7)


def empty() -> Record:
    memory: Record = np.zeros(1, MEMORY)[0]
    return memory


def combinations_of(hand: Array) -> list[int]:
    found = np.zeros(MOST, np.int64)
    return [int(action) for action in found[: possible(hand, 0, 0, found)]]


def cards_of(action: int) -> Counter[int]:
    used = {value: count_of(action, value) for value in range(1, VALUES + 1)}
    return +Counter({**used, JOKER: uses_joker(action)})


def counted(hand: Array) -> Counter[int]:
    return +Counter({card: int(hand[card]) for card in range(1, JOKER + 1)})


@few
@given(HANDS, HANDS)
def test_a_hand_holds_what_its_counts_say(hand: Array, other: Array) -> None:
    """Also of cards that it never had: of combinations of another hand."""
    cards = pack(hand)
    assert [cards >> BITS * (card - 1) & ONE for card in range(1, JOKER + 1)] == hand[1:].tolist()
    for action in combinations_of(other):
        wanted = cards_of(action)
        assert needs(action) == pack(np.array([wanted[card] for card in range(JOKER + 1)]))
        assert holds(cards, needs(action)) == (wanted <= counted(hand))


@few
@given(HANDS)
def test_every_part_of_a_hand_is_counted_through_once(hand: Array) -> None:
    """And what a combination leaves of a part stands as many places before it as is noted."""
    memory, found = empty(), np.zeros(MOST, np.int64)
    take_up(memory, hand, found)
    ranges = [range(int(count) + 1) for count in hand[1:]]
    parts = {
        sum(count << BITS * place for place, count in enumerate(counts))
        for counts in product(*ranges)
    }
    assert memory["parts"] == len(parts) <= PARTS
    order, cards = [0], 0
    while len(order) < memory["parts"]:
        cards = next_part(cards, int(memory["cards"]))
        order.append(cards)
    assert set(order) == parts and order[-1] == memory["cards"] == pack(hand)
    places = {part: place for place, part in enumerate(order)}
    for part in random.Random(1).sample(order, min(len(order), 20)):
        for place in range(int(memory["count"])):
            need, step = int(memory["need"][place]), int(memory["step"][place])
            if holds(part, need):
                assert places[part] - step == places[part - need]


@few
@given(CHIPS)
def test_a_chip_pushes_the_others_on_and_the_last_one_off(chips: list[tuple[int, bool]]) -> None:
    row, naive = 0, [(0, False)] * FIELDS
    for player, double in chips:
        row = pushed(row, player, double)
        naive = [(player + 1, double), *naive[:-1]]
    packed = [row >> CHIP_BITS * field & 15 for field in range(FIELDS)]
    assert packed == [owner | DOUBLE * double for owner, double in naive]


def played(turns: int, **options: Any) -> reihum.State:
    """A game after some actions by lot."""
    lots, state = random.Random(turns), reihum.game("nix", **options).deal("memory")
    for _ in range(turns):
        state = state.play(lots.choice(state.legal()))
    return state


STATES = [
    played(turns, **options)
    for options in ({"players": 2}, {"players": 3, "egon": True}, {"players": 5, "egon": True})
    for turns in (0, 1, 4, 9, 13, 23)
]


def seen(state: reihum.State) -> Seen:
    assert state.seat is not None
    return state.observe(state.seat)


@pytest.mark.parametrize("state", STATES, ids=range(len(STATES)))
def test_unseen_is_exactly_what_lies_hidden(state: reihum.State) -> None:
    """The other hands and the rest of the deck, card by card, as only the host knows them."""
    table, counts = seen(state), np.zeros(JOKER + 1, np.int64)
    count_unseen(table, counts)
    record = record_of(state)
    hidden = Counter(int(card) for card in record["decks"][table["lap"]] if card)
    for seat in range(state.game.players):
        if seat != state.seat:
            hidden += counted(record["table"]["hands"][seat])
    assert counted(counts) == hidden and counts[1:].min() >= 0
    memory = empty()
    size = gather_unseen(table, memory)
    assert Counter(memory["unseen"][:size].tolist()) == hidden


@pytest.mark.parametrize("state", STATES[6:], ids=range(6, len(STATES)))
def test_egon_turns_up_different_unseen_cards(state: reihum.State) -> None:
    table, memory, cards = seen(state), empty(), np.zeros(JOKER + 1, np.int64)
    memory["state"][0], size = 99, gather_unseen(table, memory)
    before, turn = Counter(memory["unseen"][:size].tolist()), int(table["round"])
    turn_up(memory, turn, size, cards)
    assert Counter(memory["unseen"][:size].tolist()) == before
    taken = memory["unseen"][:size].tolist()
    for later in range(turn, ROUNDS):
        turned, taken = taken[: later + 2], taken[later + 2 :]
        counts = np.bincount(turned, minlength=JOKER + 1).astype(np.int64)
        assert memory["egon"][later] == egons_row(counts)


def test_lots_are_below_their_bound_and_about_even() -> None:
    memory = empty()
    memory["state"][0] = 4711
    drawn = Counter(draw(memory, 6) for _ in range(1200))
    assert set(drawn) == set(range(6))
    assert all(140 < count < 260 for count in drawn.values())
    assert {draw(memory, 1) for _ in range(20)} == {0}
    memory["unseen"][:5] = 1, 2, 3, 4, 5
    assert {take(memory, taken, 5) for taken in range(5)} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("state", STATES, ids=range(len(STATES)))
def test_the_board_is_laid_out_and_counted_as_it_lies(state: reihum.State) -> None:
    table, memory = seen(state), empty()
    lay_out(table, memory)
    restart(table, memory)
    count_points(table, memory)
    naive = Counter[int]()
    for row, field in product(range(ROWS), range(FIELDS)):
        owner, double = int(table["owners"][row][field]), int(table["doubles"][row][field])
        if owner:
            naive[owner - 1] += int(table["points"][row][field]) * (1 + double)
    assert memory["points"].tolist() == [naive[player] for player in range(6)]


@pytest.mark.parametrize("state", STATES, ids=range(len(STATES)))
def test_a_push_moves_every_chip_by_one_field(state: reihum.State) -> None:
    table, memory, lots = seen(state), empty(), np.random.default_rng(3)
    memory["worth"][:, :FIELDS] = lots.integers(0, 30, (ROWS, FIELDS, MOST_CHIPS))
    lay_out(table, memory)
    restart(table, memory)
    left, seat, others = 4, int(table["seat"]), 0.25
    for row in range(ROWS):
        naive = 0.0
        for field in range(FIELDS):
            owner = int(table["owners"][row][field])
            if owner:
                worth = memory["worth"][row, :, left]
                moved = (worth[field + 1] - worth[field]) * (1 + table["doubles"][row][field])
                naive += moved if owner == seat + 1 else -others * moved
        assert shift(memory, row, seat, left, others) == pytest.approx(naive)


@pytest.mark.parametrize(("players", "egon"), [(2, 0), (2, 1), (3, 0), (5, 1)])
@pytest.mark.parametrize("starter", [0, 1])
def test_how_many_chips_come_after_each(players: int, egon: int, starter: int) -> None:
    table: Seen = np.zeros(1, nix.TABLE)[0]
    table["players"], table["egon"], table["starter"] = players, egon, starter
    order = [
        (turn, player)
        for turn in range(ROUNDS)
        for player in [*((starter + step) % players for step in range(players)), players]
        if player < players or egon
    ]
    for place, (turn, player) in enumerate(order):
        assert chips_after(table, player, turn) == len(order) - place - 1
    for place, (turn, seat) in enumerate(order):
        if seat < players:
            table["round"], table["seat"] = turn, seat
            for other in range(players):
                rest = [later for later, who in order[place:] if who == other]
                assert next_turn(table, other) == (rest[0] if rest else ROUNDS)


def judged(points: list[int], totals: list[int], number: int = 3, score: int = 1) -> float:
    """What the points of a lap are worth to seat 0."""
    table, memory, weights = np.zeros(1, nix.TABLE)[0], empty(), weights_of("master")
    table["players"], table["lap"] = len(points), number
    table["totals"][: len(totals)], memory["points"][: len(points)] = totals, points
    weights[SCORE] = score
    return utility(table, memory, weights)


def test_in_the_last_lap_a_win_is_a_win_and_a_shared_one_a_part() -> None:
    assert judged([10, 0, 0], [5, 0, 0]) == pytest.approx(1, abs=0.02)
    assert judged([0, 10, 0], [5, 0, 0]) == pytest.approx(0, abs=0.02)
    assert judged([7, 7, 0], [0, 0, 0]) == pytest.approx(1 / 2, abs=0.01)
    assert judged([7, 2, 4], [0, 5, 3]) == pytest.approx(1 / 3, abs=0.01)


def test_before_that_a_lead_counts_the_less_the_more_is_to_come() -> None:
    chances = [judged([12, 0], [0, 0], number) for number in range(4)]
    assert chances == sorted(chances) and 0.5 < chances[0] < chances[3] <= 1.02
    spread = float(weights_of("master")[spread_at(2, 0)])
    logistic = 1 / (1 + np.exp(-12 / (spread * np.sqrt(2))))
    assert chances[1] == pytest.approx(logistic + 0.012, abs=0.002)


def test_who_thinks_of_points_counts_them_against_the_mean_of_the_others() -> None:
    assert judged([12, 3, 9], [99, 0, 0], score=0) == 12 - 6
    table, weights = np.zeros(1, nix.TABLE)[0], weights_of("expert")
    table["players"] = 3
    assert point_worth(table, weights) == 1.0
    one, other = (judged([13 + more, 13, 13], [0, 0, 0], 0) for more in (0, 1))
    assert point_worth(table, weights_of("master")) == pytest.approx(other - one, rel=0.35)
