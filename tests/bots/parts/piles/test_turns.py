"""Whole turns of The Game and Extreme: which are found, and that nothing that matters is missed."""

import numpy as np

from reihum.bots.parts.piles import turns
from reihum.bots.parts.piles.judging import NOTES
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game import plans, thoughts
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from reihum.rules.the_game import table as the_game
from tests.bots.parts.piles.turn_ends import Key, all_ends
from tests.bots.the_game.positions import position, tables

FEW = 4  # cards in hand, for the naive way
TABLES = [
    table
    for name in ("the-game", "extreme")
    for table in tables(name, 4, players=5)
    if table["held"][table["seat"]] <= FEW
][::5]


def key(table: Seen) -> Key:
    """What matters of a table at the end of a turn."""
    return (*table["tops"].tolist(), *table["hands"][int(table["seat"])].tolist())


def found(table: Seen, slack: int, room: int = 3000) -> tuple[Array, Array]:
    """The ends of the turn that are found, and their worth at first sight."""
    notes, kept = np.zeros(NOTES, np.int64), np.zeros(room, the_game.TABLE)
    worths = np.zeros(room)
    plans.study(table, notes)
    count = thoughts.TURNS(table, NO_SIGNALS, notes, slack, kept, worths)
    return kept[:count], worths[:count]


def test_no_end_is_found_that_the_rules_do_not_know() -> None:
    assert len(TABLES) > 5
    for table in TABLES:
        kept, _ = found(table, slack=8)
        assert {key(each) for each in kept} <= all_ends(the_game, plans.attempt, key, table)


def test_every_turn_of_no_more_cards_than_needed_is_found() -> None:
    for table in TABLES:
        spent = max(int(table["required"]) - int(table["count"]), 0)
        least = int(table["held"][table["seat"]]) - spent
        ends = {
            end
            for end in all_ends(the_game, plans.attempt, key, table)
            if sum(card > 0 for card in end[4:]) >= least
        }
        assert ends <= {key(each) for each in found(table, turns.NO_LIMIT)[0]}


def test_a_position_is_looked_at_once() -> None:
    for table in TABLES:
        going_on = [key(each) for each in found(table, turns.NO_LIMIT)[0] if not each["over"]]
        assert len(going_on) == len(set(going_on))


def test_a_chain_of_tricks_is_found_beyond_the_minimum() -> None:
    state = position([40, 1, 100, 99], [[32, 42, 44, 54, 56], [2, 3]])
    ends = {key(each)[0] for each in found(state.observe(0), slack=8)[0]}
    assert 32 in ends  # 42, back to 32; with 44 and 54 in the hand also 44 after 54
    assert 44 in ends


def test_where_nothing_bearable_saves_the_turn_everything_is_tried() -> None:
    for table in (each for each in TABLES if each["count"] == 0):
        everything = {key(each) for each in found(table, turns.NO_LIMIT)[0]}
        assert {key(each) for each in found(table, slack=-turns.NO_LIMIT)[0]} == everything


def test_only_the_best_at_first_sight_are_kept() -> None:
    table = tables("the-game", 1, players=1)[0]
    everything, worths = found(table, slack=20)
    few, best = found(table, slack=20, room=5)
    assert len(everything) > len(few) == 5
    assert sorted(best) == sorted(worths)[-5:]


def test_a_turn_is_found_also_where_a_skull_cannot_be_covered() -> None:
    hand = [8, 14, 42, 50, 62, 65, 76, 91]  # only the skull 91 fits, and then the trick 14
    draw = (7, 11, 12, 16, 19, 26, 31, 33, 35, 40, 44, 46, 52, 66, 69, 95, 97)
    state = position([99, 87, 4, 2], [hand], "extreme", draw)
    kept, worths = found(state.observe(0), slack=8)
    assert [str(action) for action in state.legal()] == ["91>up2"]
    assert len(kept) and all(turns.played(each, 0) == 91 * the_game.PILES + 1 for each in kept)
    assert (worths < -turns.CERTAIN).all() and (kept["over"] == the_game.SKULL_LEFT).all()


def test_some_turn_is_always_found() -> None:
    for table in tables("extreme", 12, players=3)[::6]:
        assert len(found(table, slack=8, room=20)[0])
