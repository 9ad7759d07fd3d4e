"""Players may give up: the scores are as they stand, and everything is open."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import IllegalAction, NotationError, Reason, State
from reihum.games import LastTurn

from .strategies import NAMES, states, to_the_end
from .tables import ALONE, duel, nix, the_game


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_after_it_all_is_as_after_any_end(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name, unfinished=True))
    end = state.concede(data.draw(st.integers(0, state.game.players - 1)))
    assert end.outcome is not None and end.outcome.reason is Reason.CONCEDED
    assert (end.seat, end.seats, end.legal(), end.fatal()) == (None, (), [], [])
    assert end.ended_turn == (end.last_step is not None)
    assert not end.can_undo and not end.slipped and end.hold() is end
    view = end.view()
    assert view["open_hands"] == [state.view(seat)["hand"] for seat in range(state.game.players)]
    assert view["deal"] == (state.deal.json() if state.deal else None)
    assert view["outcome"] == end.outcome.json() and view["turn"]["binding"] == []
    assert state.outcome is None and state.view(0)["outcome"] is None  # it is another state


def test_nobody_is_asked_to_begin_a_game_that_was_given_up() -> None:
    end = reihum.game("the-game", players=2, first="agree").deal(1).concede(0)
    assert end.view()["turn"]["binding"] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_a_record_of_it_is_read_again(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name, unfinished=True))
    end = state.concede(data.draw(st.integers(0, state.game.players - 1)))
    again = reihum.replay(end.save())
    assert (again, again.outcome, again.steps) == (end, end.outcome, end.steps)
    assert again.save() == end.save() and again.record() == end.save()
    assert f"conceded {'.'.join(map(str, end.outcome.scores))}" in end.save()  # type: ignore[union-attr]


def test_together_it_is_lost_with_the_cards_that_are_left() -> None:
    end = the_game([ALONE], tops=(10, 1, 100, 99), draw=70, turn=["20>up1"]).concede(0)
    assert str(end.outcome) == "lost conceded 77"
    assert end.outcome is not None and end.outcome.seat is None and not end.outcome.excellent
    few = the_game([[50, 60]], tops=(20, 1, 100, 100), draw=0).concede(0)
    assert few.outcome is not None and few.outcome.excellent


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_duel_who_gives_up_loses(seat: int) -> None:
    state = duel([[10, 20, 35], [3, 13]], turn=["10>up"])
    end = state.concede(seat)
    assert str(end.outcome) == f"winner {1 - seat} conceded 22.22"
    assert end.outcome is not None and end.outcome.seat == seat
    assert end != state.concede(1 - seat)
    assert [kind.duel for kind in reihum.GAMES.values()].count(True) == 1


def test_each_for_themselves_the_best_so_far_win() -> None:
    state = reihum.game("nix", players=3, egon=True).deal("monday")
    while state.view()["lap"] < 2:
        state = state.play(state.legal()[0])
    end = state.concede(1)
    assert end.outcome is not None
    view = end.view()
    assert list(end.outcome.scores) == view["totals"] and len(view["sheet"]) == 2
    best = max(end.outcome.scores)
    assert end.outcome.winners == tuple(p for p, s in enumerate(end.outcome.scores) if s == best)
    assert end.outcome.won is None and end.outcome.seat is None


def test_the_cards_of_a_turn_that_was_begun_are_the_last_turn() -> None:
    begun = the_game([ALONE], turn=["2>up1"]).play("20>up1")
    end = begun.concede(0)
    assert end.last_turn == LastTurn(0, begun.turn.played, 0)
    start = duel([[10, 20, 35], [3, 13]]).play("10>up").play("20>up").play("end")
    assert start.concede(0).last_turn == start.last_turn
    fresh = nix(["11122233445J", "55566677123J"])
    assert fresh.concede(1).last_turn is None


def test_an_end_that_is_held_back_can_be_given_up_too() -> None:
    state = the_game([[25, 30, 35, 40, 45, 50, 99], list(range(60, 67))], tops=(97, 98, 3, 2))
    end = state.play("99>up1").hold().concede(1)
    assert end.outcome is not None and end.outcome.reason is Reason.CONCEDED and not end.held
    assert end.last_turn is not None and str(end.last_turn.played[0]) == "99>up1"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_over_cannot_be_given_up(name: str) -> None:
    end = to_the_end(reihum.game(name, players=2).deal(1))
    for state in (end, reihum.game(name, players=2).deal(1).concede(0)):
        with pytest.raises(IllegalAction) as caught:
            state.concede(0)
        assert caught.value.reason == "game-over"
        assert state.legal() == []


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0", 0.0])
def test_only_a_seat_can_give_up(seat: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        reihum.game("face-to-face").deal(1).concede(seat)
    assert caught.value.reason == "no-such-seat"


@pytest.mark.parametrize(
    "result",
    ["lost conceded 97", "won conceded 98", "conceded", "lost stuck 98", "winner 0 conceded 98"],
)
def test_a_record_cannot_claim_another_result(result: str) -> None:
    with pytest.raises(NotationError) as caught:
        reihum.replay(f"reihum-game/1 the-game/1 deal=7\n= {result}")
    assert caught.value.reason == "wrong-result"
    assert str(reihum.replay("reihum-game/1 the-game/1 deal=7\n= lost conceded 98").outcome)


def test_it_can_travel() -> None:
    end: State = duel([[10, 20, 35], [3, 13]], turn=["10>up"]).concede(1)
    for other in (pickle.loads(pickle.dumps(end)), copy.deepcopy(end)):
        assert (other, other.outcome, other.view(0)) == (end, end.outcome, end.view(0))
