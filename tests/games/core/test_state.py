"""States: immutable values that play gives anew."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import Begin, Play, State
from reihum.games import Step
from reihum.games.core.turns import Turn
from reihum.rules.engine.records import TableRecord

from .strategies import NAMES, states, to_the_end
from .tables import ALONE, the_game


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=6, deadline=None)
@given(data=st.data())
def test_playing_leaves_the_state_before_as_it_was(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name, unfinished=True))
    before = state.save(), repr(state), hash(state)
    after = [state.play(action) for action in state.legal()]
    assert (state.save(), repr(state), hash(state)) == before
    assert all(other != state for other in after)
    assert len({other.save() for other in after}) == len(after)


def test_states_are_equal_by_their_table_and_game() -> None:
    game = reihum.game("the-game", players=2, first=0)
    state = game.deal(1)
    one, two = state.legal()[0], state.legal()[1]
    assert state == game.deal(1) and hash(state) == hash(game.deal(1))
    assert state != game.deal(2) and state != repr(state)
    assert state != reihum.game("the-game", players=2, first=0, minimum=3).deal(1)
    assert state.play(one) == state.play(str(one)) != state.play(two)
    assert len({state, game.deal(1), game.deal(2)}) == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_travel(name: str) -> None:
    state = reihum.game(name).deal(1)
    state = state.play(state.legal()[0])
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert (other, other.steps, other.save()) == (state, state.steps, state.save())


@pytest.mark.parametrize("name", NAMES)
def test_a_long_game_can_travel_too(name: str) -> None:
    state = to_the_end(reihum.game(name).deal(1), 1)
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert (other, other.steps, other.view(0)) == (state, state.steps, state.view(0))


def test_an_action_may_be_made_by_hand_but_only_as_it_would_be_written() -> None:
    state = the_game([ALONE])
    assert state.play(Play(2, "up1")) == state.play("2>up1") == state.play(state.legal()[0])
    assert state.legal()[0] == Play(2, "up1")
    for strange in (Play(2.0, "up1"), Play(True, "up1")):  # type: ignore[arg-type]
        with pytest.raises(reihum.NotationError):
            state.play(strange)


def test_the_last_step_is_the_last_of_the_story() -> None:
    state = reihum.game("nix").deal(1)
    assert state.last_step is None and not state.ended_turn
    state = state.play(state.legal()[0])
    assert state.last_step == state.steps[-1] and state.ended_turn


def test_the_story_of_a_game_is_kept() -> None:
    state = reihum.game("the-game", players=2, first="agree").deal(3).play("begin:1")
    play = state.legal()[0]
    state = state.play(play)
    assert state.steps == (Step(1, Begin(1), False), Step(1, play, False))
    assert isinstance(play, Play) and state.deal is not None and state.deal.seed == "3"


def test_a_position_is_the_beginning_of_its_own_story() -> None:
    state = the_game([ALONE], turn=["2>up1"])
    assert (state.deal, state.steps, state.last_turn) == (None, (), None)
    assert state.start is not None and state.start["turn"] == ["2>up1"]
    assert state.play("20>up1").steps == (Step(0, Play(20, "up1"), False),)


@pytest.mark.parametrize("name", NAMES)
def test_seats_act_in_turn_until_the_end(name: str) -> None:
    state: State = reihum.game(name, players=2).deal(9)
    assert state.seat is not None and state.seats == (state.seat,)
    state = to_the_end(state)
    assert state.seat is None and state.seats == () and state.legal() == []


def test_a_player_without_cards_is_passed_over() -> None:
    state = the_game([[50, 51], [], [60]], tops=(20, 1, 100, 100), draw=0)
    assert state.play("50>up1").play("end").seat == 2


def test_a_player_alone_needs_no_agreement() -> None:
    assert reihum.game("the-game", first="agree").deal(1).seat == 0


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_can_be_fixed(first: int) -> None:
    assert reihum.game("extreme", players=3, first=first).deal(1).seat == first
    assert reihum.game("nix", players=3, first=first).deal(1).seat == first


def test_a_card_is_taken_back_until_its_turn_ends() -> None:
    start = reihum.game("the-game", players=2, first="agree").deal("undo")
    begun = start.play("begin:1")
    first = begun.play(begun.legal()[0])
    second = first.play(first.legal()[0])
    assert (second.can_undo, second.ended_turn) == (True, False)
    assert second.undo() is first and first.undo() is begun
    ended = second.play("end")
    assert (ended.can_undo, ended.ended_turn) == (False, True)
    assert not ended.play(ended.legal()[0]).undo().can_undo


def test_neither_a_claim_nor_a_turn_that_is_over_is_taken_back() -> None:
    start = reihum.game("the-game", players=2, first="agree").deal("undo")
    nix = reihum.game("nix").deal(1)
    for state in (start, start.play("begin:0"), nix.play(nix.legal()[0])):
        with pytest.raises(reihum.IllegalAction, match="nothing to take back") as caught:
            state.undo()
        assert caught.value.reason == "nothing-to-undo"


def test_the_last_action_of_a_game_ends_its_turn() -> None:
    state = reihum.game("the-game").deal("lost")
    while state.outcome is None:
        state = state.play(state.legal()[0])
    assert state.ended_turn and not state.can_undo


@pytest.mark.parametrize("name", NAMES)
def test_the_running_turn_is_worked_out_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = reihum.game(name, players=2)
    asked: list[TableRecord] = []
    turn = game.turn

    def worked_out(table: TableRecord) -> Turn:
        asked.append(table)
        return turn(table)

    monkeypatch.setattr(game, "turn", worked_out)
    state = game.deal(3)
    assert not asked
    assert state.turn is state.turn and len(asked) == 1
    after = state.play(state.legal()[0])
    assert len(asked) == 1
    assert after.turn == turn(after._table) and state.turn is not after.turn


def test_an_action_is_the_same_object_wherever_it_comes_up() -> None:
    game = reihum.game("face-to-face")
    first, again = game.deal(1), game.deal(1)
    assert all(one is two for one, two in zip(first.legal(), again.legal(), strict=True))
    text = str(first.legal()[0])
    step = first.play(text).last_step
    assert step is not None and step.action is first.legal()[0] is game.action(text)


@pytest.mark.parametrize("name", NAMES)
def test_talk_is_forbidden_only_while_a_silence_is_seen(name: str) -> None:
    state = reihum.game(name, players=2).deal(1)
    heard = set()
    while state.outcome is None:
        assert state.silent == ("silence" in {message.code for message in state.turn.binding})
        heard.add(state.silent)
        state = state.play(state.legal()[0])
    assert heard == ({False, True} if name == "extreme" else {False})
    assert not state.silent


def test_a_game_that_ends_under_a_silence_may_be_talked_about() -> None:
    state = reihum.game("extreme").deal(18)
    while state.outcome is None:
        state = state.play(state.legal()[0])
    assert state.game.silent(state._table) and not state.silent
