"""Positions and games as text: everything written is read back, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import NotationError, ReihumError, State
from reihum.games.core.notation import format_position

from .notation_cases import GAMES, POSITIONS, Case
from .strategies import NAMES, states, to_the_end
from .tables import duel, extreme, the_game


def same(state: State, other: State) -> bool:
    """Equal states with the same story."""
    return state == other and state.steps == other.steps and state.outcome == other.outcome


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_every_state_is_read_back_from_its_texts(name: str, data: st.DataObject) -> None:
    check_texts(data.draw(states(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_very_many_states_are_read_back_from_their_texts(name: str, data: st.DataObject) -> None:
    check_texts(data.draw(states(name)))


def check_texts(state: State) -> None:
    assert reihum.position(format_position(state)) == state
    assert eval(repr(state), {"reihum": reihum}) == state
    assert state.game.position(state.position()) == state
    replayed = reihum.replay(state.save())
    assert same(replayed, state) and replayed.last_turn == state.last_turn
    assert replayed.save() == state.save()


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_can_be_replayed_by_anyone(name: str) -> None:
    for seed in range(3):
        state = to_the_end(reihum.game(name).deal(seed), seed)
        assert state.outcome is not None
        assert same(reihum.replay(state.record()), state)
        assert state.record().endswith(f"\n= {state.outcome}\n")


@pytest.mark.parametrize("name", NAMES)
def test_an_unfinished_record_hides_its_deal_and_says_so(name: str) -> None:
    state = reihum.game(name).deal("secret")
    record = state.play(state.legal()[0]).record()
    assert "secret" not in record and "deal=?\n" in record
    with pytest.raises(NotationError) as caught:
        reihum.replay(record)
    assert caught.value.reason == "hidden-deal"


def test_an_unfinished_record_hides_the_position_it_began_with() -> None:
    state = the_game([[2, 20, 25, 40, 45, 60, 80, 90]]).play("2>up1")
    assert state.record().splitlines()[0].endswith("minimum=2 deal=?")
    assert same(reihum.replay(state.save()), state)


@pytest.mark.parametrize("case", GAMES, ids=lambda case: case.reason)
def test_a_game_that_cannot_be_read_says_why(case: Case) -> None:
    with pytest.raises(ReihumError) as caught:
        reihum.replay(case.text)
    assert caught.value.reason == case.reason
    assert str(caught.value).startswith(case.sentence)


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.reason)
def test_a_position_that_cannot_be_read_says_why(case: Case) -> None:
    with pytest.raises(ReihumError) as caught:
        reihum.position(case.text)
    assert caught.value.reason == case.reason
    assert str(caught.value).startswith(case.sentence)


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        reihum.replay(text)
    return caught.value


def test_a_result_must_be_the_one_that_comes_out() -> None:
    state = to_the_end(reihum.game("the-game").deal(1))
    lines = state.save().splitlines()
    told = refused("\n".join([*lines[:-1], "= won all-down 0"]))
    assert told.reason == "wrong-result"
    assert str(told) == (
        f"Line {len(lines)} says 'won all-down 0', but the game ends with '{state.outcome}'."
    )
    assert reihum.replay("\n".join(lines[:-1])) == state  # it may also be left out


def test_nothing_follows_the_result() -> None:
    save = to_the_end(reihum.game("face-to-face").deal(1)).save()
    told = refused(save + "0 end\n")
    assert told.reason == "after-result"
    assert str(told) == f"Line {len(save.splitlines()) + 1}: nothing may follow the result."
    assert refused(f"{save}\n{save}").reason == "another-game"
    assert reihum.replay(save + "\n  \n# but for comments\n").outcome is not None


def test_nobody_acts_after_the_end() -> None:
    save = to_the_end(reihum.game("the-game").deal(1)).save()
    lines = [line for line in save.splitlines() if not line.startswith("=")]
    told = refused("\n".join([*lines, "0 end"]))
    assert told.reason == "wrong-seat"
    assert str(told) == f"Line {len(lines) + 1} is for seat 0, but nobody acts."


def test_a_record_may_have_comments_and_odd_line_ends() -> None:
    save = to_the_end(reihum.game("the-game", players=2).deal(1)).save()
    head, *lines = save.splitlines()
    text = "\r\n".join([head, "# Jürgen was here", *lines])
    assert reihum.replay(text) == reihum.replay(save)


def test_every_turn_has_a_line_also_where_a_stop_ended_it() -> None:
    state = extreme([[2, 3, 10, 40], [60, 61, 62]])
    state = state.play("2>up1").play("10>up1").play("60>down1").play("61>up2").play("end")
    assert state.save().splitlines()[1:] == ["0 2>up1 10>up1", "1 60>down1 61>up2 end"]


def test_a_claim_has_a_line_of_its_own() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal(2).play("begin:1")
    assert state.save().splitlines()[1:] == ["1 begin:1"]
    assert same(reihum.replay(state.save()), state)


@pytest.mark.parametrize(
    "seed", ["a b", "?", "50%", "%41", "a=b", "ü/ö", "#", "= won", "\U0001f0a1", "+"]
)
def test_a_seed_with_special_characters_is_kept(seed: str) -> None:
    state = reihum.game("face-to-face").deal(seed, [seed, "x/y"])
    assert state.save().isascii()
    assert reihum.replay(state.save()) == state
    assert reihum.replay(state.save()).deal == state.deal


def test_a_game_can_go_on_from_a_position() -> None:
    state = duel([[10, 20, 35], [3, 13, 23]], turn=["10>up"]).play("20>up").play("end")
    assert same(reihum.replay(state.save()), state)
    assert "@turn=10>up\n" in state.save()


def test_options_left_out_have_their_defaults() -> None:
    assert reihum.replay("reihum-game/1 nix/3 deal=7") == reihum.game("nix").deal(7)
    assert reihum.replay("reihum-game/1 nix/2 deal=7") == reihum.game("nix").deal(7)
    assert reihum.replay("reihum-game/1 nix/1 deal=7") == reihum.game("nix", board="hills").deal(7)
