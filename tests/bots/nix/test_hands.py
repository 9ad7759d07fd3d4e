"""What a hand can bring, against a naive search; what was learned; how the unseen is imagined."""

import random
from collections import Counter

import numpy as np
import pytest

import reihum
from reihum.bots.nix.hands import study
from reihum.bots.nix.memory import MEMORY, holds, needs, pack, take_up
from reihum.bots.nix.players import weights
from reihum.bots.nix.rows import expect
from reihum.bots.nix.weights import (
    LEVELS,
    RATES,
    SETTINGS,
    SIZE,
    TABLES,
    innocent,
    learned_on,
    weights_of,
    written,
)
from reihum.bots.nix.worlds import count_unseen, gather_unseen, imagine
from reihum.bots.parts.game_bots import Effort
from reihum.games.nix.boards import BOARDS
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import (
    JOKER,
    LAST_ROUND,
    MOST,
    ROWS,
    SIZES,
    VALUES,
    count_of,
    possible,
    row_of,
    uses_joker,
    uses_super,
)


def naive(hand: Array, entry: Array, turn: int, chip: int) -> float:
    """The most a hand can bring from a round on, by trying everything."""
    if turn > LAST_ROUND:
        return 0.0
    found, best = np.zeros(MOST, np.int64), 0.0
    for action in found[: possible(hand, turn, chip, found)].tolist():
        rest = hand.copy()
        rest[JOKER] -= uses_joker(action)
        for value in range(1, VALUES + 1):
            rest[value] -= count_of(action, value)
        brings = entry[turn, row_of(action)] * (1 + uses_super(action))
        best = max(best, brings + naive(rest, entry, turn + 1, chip - uses_super(action)))
    return best


@pytest.mark.parametrize("seed", range(20))
def test_plans_are_as_good_as_trying_everything(seed: int) -> None:
    chance = random.Random(seed)
    cards = [chance.randint(1, JOKER) for _ in range(seed % 6)]
    hand = np.bincount(cards, minlength=JOKER + 1).astype(np.int64)
    memory, weights = np.zeros(1, MEMORY)[0], weights_of("expert")
    memory["entry"][:] = np.random.default_rng(seed).integers(0, 20, memory["entry"].shape)
    take_up(memory, hand, np.zeros(MOST, np.int64))
    study(memory, weights, 1)
    for chip in (0, 1):
        planned = memory["plans"][memory["parts"] - 1, 2, chip]
        assert planned == naive(hand, memory["entry"], 2, chip)


def test_a_hand_holds_what_it_may_play() -> None:
    hand, found = np.array((0, 2, 0, 1, 1, 0, 0, 12, 1)), np.zeros(MOST, np.int64)
    for action in found[: possible(hand, 0, 1, found)].tolist():
        assert holds(pack(hand), needs(action))
    assert not holds(pack(hand), needs(int(found[0])) + pack(hand))


def table_in_play(turns: int) -> Seen:
    """What a seat sees after some actions by lot."""
    state = reihum.game("nix", players=3, egon=True).deal("unseen")
    for _ in range(turns):
        state = state.play(next(iter(state.legal())))
    assert state.seat is not None
    return state.observe(state.seat)


@pytest.mark.parametrize("turns", [0, 1, 5, 14])
def test_unseen_are_the_other_hands_and_the_rest(turns: int) -> None:
    table, counts = table_in_play(turns), np.zeros(JOKER + 1, np.int64)
    count_unseen(table, counts)
    own = int(table["held"][table["seat"]])
    dealt = int(table["held"][:3].sum()) - own
    turned = int((table["turned"] > 0).sum())
    assert counts[1:].sum() == dealt + nix.CARDS - 3 * nix.HAND - turned
    assert counts[1:].min() >= 0


def test_worlds_differ_and_egon_plays_from_the_unseen() -> None:
    table, memory = table_in_play(4), np.zeros(1, MEMORY)[0]
    size, rows = gather_unseen(table, memory), Counter[int]()
    before = sorted(memory["unseen"][:size])
    for _ in range(50):
        imagine(table, memory, size, np.zeros(JOKER + 1, np.int64))
        rows[int(memory["egon"][LAST_ROUND])] += 1
        assert memory["lots"].min() >= 0 and memory["lots"].max() < 1
    assert len(rows) > 1
    assert sorted(memory["unseen"][:size]) == before


@pytest.mark.parametrize("turns", [0, 4, 12])
def test_every_chip_to_come_goes_somewhere(turns: int) -> None:
    table, memory = table_in_play(turns), np.zeros(1, MEMORY)[0]
    expect(table, memory, weights_of("expert"))
    coming = (nix.ROUNDS * 4) - turns - turns // 3 - 1  # EGON's chips come by themselves
    assert memory["rate"][:coming].sum(axis=1) == pytest.approx(np.ones(coming), abs=0.01)


def test_a_chip_is_worth_its_field_once_no_chip_comes() -> None:
    table, memory = table_in_play(0), np.zeros(1, MEMORY)[0]
    expect(table, memory, weights_of("expert"))
    assert (memory["worth"][:, :3, 0] == table["points"]).all()
    assert (memory["worth"][:, :3].max(axis=2) <= table["points"].max(axis=1)[:, None]).all()


def test_every_board_with_a_name_has_rates_of_its_own() -> None:
    expert = Effort("expert", native=False)
    by_board = [weights(reihum.game("nix", board=board), expert) for board in BOARDS]
    assert len({each.tobytes() for each in by_board}) == len(BOARDS)
    own = weights(reihum.game("nix", board=[[1, 2, 3]] * 8), expert)
    assert (own == weights(reihum.game("nix"), expert)).all() and (own == by_board[0]).all()


@pytest.mark.parametrize("learned", [innocent(), *map(learned_on, BOARDS)])
def test_rates_are_of_rows_that_the_cards_are_enough_for(learned: Array) -> None:
    lines = learned[: TABLES * RATES].reshape(-1, nix.HAND + 2, ROWS)
    assert lines.sum(axis=2) == pytest.approx(np.ones(lines.shape[:2]), abs=0.01)
    sizes = np.array(SIZES)
    for held in range(nix.HAND + 1):
        assert not lines[:, held, held < sizes].any()
        assert not held or not lines[:, held, sizes == 0].any()


def test_weights_have_their_settings_and_what_was_learned() -> None:
    for level, settings in LEVELS.items():
        weights = weights_of(level)
        assert weights.shape == (SIZE,) and weights.dtype == np.float32
        assert weights[: len(settings)] == pytest.approx(settings)
    assert (weights_of("expert")[SETTINGS:] == weights_of("beginner")[SETTINGS:]).all()


def test_what_was_learned_is_the_text_that_is_shipped() -> None:
    learned = weights_of("master")[SETTINGS:]
    again = np.array(written(learned).split(), np.float32)
    assert (again == learned).all()
