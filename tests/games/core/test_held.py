"""A slip does not end a game for which its end is held back: taken back, or let stand."""

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator

import pytest

import reihum
from reihum import Deal, IllegalAction, Play, Reason, State
from reihum.games import LastTurn
from reihum.rules.engine.moments import SEAT
from tests.records import record_of, state_of

from .strategies import NAMES, to_the_end, walk
from .tables import duel, extreme, the_game
from .test_leaks import attempts, channels, told
from .twins import EXCHANGES, goes_on

STUCK = (97, 98, 3, 2)  # tops on which hardly a card goes
SLIPS: dict[str, tuple[Callable[[], State], str, str]] = {
    "nothing fits": (
        lambda: the_game([[25, 30, 35, 40, 45, 50, 99], list(range(60, 67))], tops=STUCK),
        "99>up1",
        "lost stuck 93",
    ),
    "a skull that cannot be covered": (
        lambda: extreme([[51, 40], [60, 61]], tops=(20, 98, 3, 2), draw=5),
        "51>up1",
        "lost skull-left 8",
    ),
    "a skull at the very end": (
        lambda: extreme([[51]], tops=(20, 1, 100, 100), draw=0),
        "51>up1",
        "lost skull-left 0",
    ),
    "a three with too few cards": (
        lambda: extreme([[12, 40], [20, 21, 22]]),
        "12>up1",
        "lost three-not-met 97",
    ),
    "a three that cannot be met": (
        lambda: extreme([[52, 20, 22], [60, 61]], tops=(47, 98, 3, 2), draw=5),
        "52>up1",
        "lost three-not-met 9",
    ),
    "against each other": (
        lambda: duel([[30, 31, 59], [3, 4]], tops=((58, 2), (1, 60)), draw=(4, 9)),
        "59>up",
        "winner 1 stuck 6.11",
    ),
}
EVERY = pytest.mark.parametrize(("table", "card", "text"), SLIPS.values(), ids=SLIPS.keys())


@EVERY
def test_a_slip_is_held_back(table: Callable[[], State], card: str, text: str) -> None:
    before = table()
    lost = before.play(card)
    held = lost.hold()
    assert str(lost.outcome) == text and lost.slipped and not lost.can_undo and not lost.held
    assert held.held and held.outcome is None and held.can_undo and not held.slipped
    assert (held.legal(), held.fatal(), held.seat, held.seats) == ([], [], 0, (0,))
    assert not held.ended_turn and held.last_turn is None
    assert str(held.turn.played[-1]) == card and not held.turn.may_end
    for viewer in (None, *range(held.game.players)):
        view = held.view(viewer)
        assert (view["outcome"], view["deal"], view["open_hands"]) == (None, None, None)
        assert (view["legal"], view["fatal"], view["seat"]) == ([], [], 0)
        assert json.loads(json.dumps(view)) == view
    assert held.hold() is held and held != lost


@EVERY
def test_it_is_taken_back_or_let_stand(table: Callable[[], State], card: str, text: str) -> None:
    before = table()
    lost = before.play(card)
    held = lost.hold()
    assert held.undo() is before
    assert held.let_stand() is lost
    for state in (lost, before):
        with pytest.raises(IllegalAction) as caught:
            state.let_stand()
        assert caught.value.reason == "not-stuck"
    with pytest.raises(IllegalAction):
        lost.undo()


@EVERY
def test_while_it_is_held_back_nothing_can_be_played(
    table: Callable[[], State], card: str, text: str
) -> None:
    held = table().play(card).hold()
    for action in (card, "40>up1" if held.game.piles[0] == "up1" else "30>up", "end"):  # type: ignore[attr-defined]
        with pytest.raises(IllegalAction) as caught:
            held.play(action, 0)
        assert caught.value.reason == "nothing-fits"
    if held.game.players > 1:
        with pytest.raises(IllegalAction) as caught:
            held.play("end", 1)
        assert caught.value.reason == "not-your-turn"


@EVERY
def test_a_record_of_it_shows_the_card_and_hides_the_deal(
    table: Callable[[], State], card: str, text: str
) -> None:
    lost = table().play(card)
    held = lost.hold()
    assert held.save() == "\n".join(lost.save().splitlines()[:-1]) + "\n"
    assert reihum.replay(held.save()) == lost
    assert "deal=?" in held.record() and held.record().splitlines()[-1] == f"0 {card}"


@EVERY
def test_it_can_travel(table: Callable[[], State], card: str, text: str) -> None:
    held = table().play(card).hold()
    for other in (pickle.loads(pickle.dumps(held)), copy.deepcopy(held)):
        assert other == held and other.let_stand() == held.let_stand()
        assert other.undo() == held.undo() and other.view(0) == held.view(0)


def test_what_is_no_slip_is_never_held_back() -> None:
    kept = [
        the_game([[50]], tops=(20, 1, 100, 100), draw=0).play("50>up1"),  # won
        duel([[50, 51], [3]], tops=((20, 60), (1, 60)), draw=(0, 9)).play("50>up").play("51>up"),
        the_game([[30, 60]], tops=STUCK, draw=0),  # stuck at the start of the turn
        the_game([[20, 70], [25, 61]], tops=(1, 98, 3, 2), draw=0).play("70>up1").play("end"),
        to_the_end(reihum.game("nix").deal(1)),
        reihum.game("the-game", players=2).deal(1),
    ]
    assert sum(state.outcome is not None for state in kept) == 5
    assert not any(state.slipped or state.hold().held for state in kept)
    assert all(state.hold() is state for state in kept)


def test_a_stop_that_leaves_the_next_without_a_card_is_no_slip() -> None:
    state = extreme([[10, 40], [27, 61]], tops=(1, 98, 3, 2), draw=0).play("10>up1")
    assert state.outcome is None  # 27 and 61 go up on the 10
    state = extreme([[70, 78], [27, 61]], tops=(1, 98, 3, 2), draw=0).play("70>up1")
    assert str(state.outcome) == "lost stuck 3" and not state.slipped
    assert state.outcome is not None and state.outcome.seat == 1


# the last turn, and who it was


def test_the_last_turn_of_a_game_has_its_last_card() -> None:
    state = the_game([[20, 25, 30, 35, 40, 45, 99, 50]], tops=STUCK, minimum=3, first=0)
    state = state.play("99>up1")
    assert state.last_turn == LastTurn(0, (Play(99, "up1"),), 0)
    assert state.view()["last_turn"]["played"] == ["99>up1"]
    won = duel([[50, 51], [3]], tops=((20, 60), (1, 60)), draw=(0, 9)).play("50>up").play("51>up")
    assert won.last_turn == LastTurn(0, (Play(50, "up"), Play(51, "up")), 0)


def test_a_turn_that_was_ended_stays_the_last_where_the_next_cannot_begin() -> None:
    state = the_game([[20, 30], [25, 61]], tops=(1, 98, 3, 2), draw=0)
    state = state.play("30>up1").play("end")
    assert state.outcome is None
    state = the_game([[20, 70], [25, 61]], tops=(1, 98, 3, 2), draw=0).play("70>up1").play("end")
    assert state.last_turn is not None and state.outcome is not None
    assert (state.last_turn.seat, state.outcome.seat) == (0, 1)
    assert [str(action) for action in state.last_turn.played] == ["70>up1", "end"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_end_says_who_could_not_go_on_and_the_hands_lie_in_order(name: str, seed: int) -> None:
    game = reihum.game(name, players=2)
    *_, end = walk(game.deal(seed), random.Random(seed), 10_000)
    assert end.outcome is not None and end.last_turn is not None
    assert str(end.last_turn.played[-1]) == str(end.steps[-1].action)
    won = name == "nix" or end.outcome.reason == Reason.ALL_DOWN
    assert end.outcome.seat == (None if won else end._moment[SEAT])
    assert all(list(hand) == sorted(hand) for hand in end.view()["open_hands"])


def test_who_has_won_could_go_on() -> None:
    together = the_game([[50]], tops=(20, 1, 100, 100), draw=0, turn=["50>up1"])
    alone = duel([[50, 51], [3]], tops=((20, 60), (1, 60)), draw=(0, 9), turn=["50>up", "51>up"])
    assert [state.outcome and state.outcome.seat for state in (together, alone)] == [None, None]
    single = duel([[30], [3]], draw=(0, 9))
    assert single.outcome is not None and single.outcome.seat == 0


# nothing hidden is shown


def held_twins(lost: State, viewer: int | None, chance: random.Random) -> Iterator[State]:
    """States held back like this one, with other cards where the viewer cannot know them.

    That the acting hand is stuck is said to everybody, so it is in all of them.
    """
    for _ in range(200):
        record = record_of(lost)
        EXCHANGES[lost.game.name](record, viewer, lost.game.players, chance)
        over, record["table"]["over"] = int(record["table"]["over"]), 0
        stuck = not goes_on(lost.game.name, record["table"])
        record["table"]["over"] = over
        if stuck:
            yield lost.with_cards_of(state_of(lost.game, record, Deal.of("another"))).hold()


@pytest.mark.slow
@EVERY
def test_what_is_held_back_depends_on_nothing_hidden(
    table: Callable[[], State], card: str, text: str
) -> None:
    lost, chance = table().play(card), random.Random(3)
    held, twins = lost.hold(), 0
    for viewer in (None, *range(lost.game.players)):
        for twin in held_twins(lost, viewer, chance):
            assert twin.held
            assert channels(twin, viewer) == channels(held, viewer)
            twins += twin != held
            if viewer is not None:
                some = chance.sample(attempts(held), 5)
                answers = [[told(each, a, viewer) for a in some] for each in (twin, held)]
                assert answers[0] == answers[1]
    assert twins or not goes_on_with_others(lost)


def goes_on_with_others(lost: State) -> bool:
    """Whether there is anything hidden at all in a state."""
    position = lost.position()
    return bool(position["draw"]) or lost.game.players > 1


def test_the_net_would_catch_an_end_that_is_not_held_back() -> None:
    table, card, _ = SLIPS["nothing fits"]
    lost, chance = table().play(card), random.Random(3)
    twin = next(held_twins(lost, 1, chance)).let_stand()
    assert channels(twin, 1) != channels(lost, 1)
