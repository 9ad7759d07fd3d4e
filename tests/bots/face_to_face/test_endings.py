"""The end of Face to Face, where nothing is hidden: what can be won is won."""

import random

import pytest

import reihum
from reihum import State
from reihum.bots.face_to_face.endings import is_open, winning
from reihum.bots.parts.piles.endings import MOST_POSITIONS, UNKNOWN
from reihum.rules.engine.records import Seen
from reihum.rules.face_to_face import table as face_to_face
from tests.bots.face_to_face.positions import unknown_changed

HELD = 3


def sure(table: Seen) -> int:
    """The first action of a way to win."""
    return winning(table, MOST_POSITIONS)


def position(
    tops: list[list[int]], hands: list[list[int]], draw: tuple[list[int], list[int]], **options: str
) -> State:
    """A position at the beginning of a turn of seat 0."""
    fields = {"tops": tops, "hands": hands, "draw": draw, "seat": 0, "turn": []}
    return reihum.game("face-to-face", **options).position(fields)


def some_ending(seed: int) -> State | None:
    """A position with few cards, all of them known; None where it is lost at once."""
    lots = random.Random(seed)
    cards = [lots.sample(range(2, 60), HELD + 3) for _ in range(2)]
    tops = [[max(mine[-2:]), min(mine[-2:])] for mine in cards]
    hands = [sorted(mine[:HELD]) for mine in cards]
    last = [cards[0][HELD]] if seed % 2 else []
    state = position(tops, hands, (last, []), last_card=("allowed", "lost")[seed // 2 % 2])
    return state if state.outcome is None else None


def naive_winner(state: State) -> int:
    """Who wins if both play as well as can be, by plain recursion over the rules."""
    if state.outcome is not None:
        (winner,) = state.outcome.winners
        return winner
    mover = state.seat
    assert mover is not None
    wins = any(naive_winner(state.play(action)) == mover for action in state.legal())
    return mover if wins else 1 - mover


def test_what_can_be_won_is_found_and_nothing_else() -> None:
    found = {True: 0, False: 0}
    for seed in range(36):
        state = some_ending(seed)
        if state is not None:
            assert is_open(state.observe(0))
            action, possible = sure(state.observe(0)), naive_winner(state) == 0
            assert (action != UNKNOWN) == possible, seed
            assert not possible or naive_winner(state.play(state.game.decode(action))) == 0
            found[possible] += 1
    assert min(found.values()) > 3


def test_it_goes_on_through_the_turns_of_both() -> None:
    found = 0
    for seed in range(36):
        state = some_ending(seed)
        if state is None or sure(state.observe(0)) == UNKNOWN:
            continue
        found += 1
        lots = random.Random(seed)
        while state.outcome is None:
            action = sure(state.observe(0)) if state.seat == 0 else None
            assert action != UNKNOWN
            played = lots.choice(state.legal()) if action is None else state.game.decode(action)
            state = state.play(played)
        assert state.outcome.winners == (0,)
    assert found > 5


@pytest.mark.parametrize(
    ("mine", "theirs", "known"), [(0, 0, True), (1, 0, True), (2, 0, False), (0, 1, False)]
)
def test_it_is_open_only_where_all_cards_are_known(mine: int, theirs: int, known: bool) -> None:
    draw = ([30, 31][:mine], [30, 31][:theirs])
    hands = [[20, 21, 40, 41, 42, 43], [20, 21, 40, 41, 42, 43]]
    table = position([[10, 50], [10, 50]], hands, draw).observe(0)
    assert is_open(table) == known


def test_the_last_card_is_given_rather_than_kept() -> None:
    """15 fits on no own pile, and a turn that begins with a single card is lost."""
    state = position([[28, 10], [20, 40]], [[15, 29, 30], [21, 22, 35, 36]], ([], []))
    while state.outcome is None:
        state = state.play(state.game.decode(sure(state.observe(0))))
    assert state.outcome.winners == (0,) and state.outcome.reason == "all-down"
    assert "15>their-up" in state.record()


def test_only_what_the_seat_may_know_matters() -> None:
    for seed in range(24):
        state = some_ending(seed)
        if state is not None:
            table = state.observe(0)
            assert sure(unknown_changed(table, seed)) == sure(table)


def test_the_piles_are_named_from_the_acting_seat() -> None:
    fields = {
        "tops": [[50, 9], [56, 3]],
        "hands": [[20, 30], [57, 58]],
        "draw": [[], []],
        "seat": 1,
        "turn": [],
    }
    table = reihum.game("face-to-face").position(fields).observe(1)
    assert sure(table) == 57 * face_to_face.PILES
