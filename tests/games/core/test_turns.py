"""The running turn: what was played, what is owed, what binds; and the turn before."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

import reihum
from reihum import Combination, End, Play, State
from reihum.games import LastTurn, Message

from .binding_cases import CASES, Bound
from .tables import ALONE, duel, extreme, nix, the_game


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case.binding) or "free")
def test_a_turn_says_what_binds(case: Bound) -> None:
    turn = case.table().turn
    assert {message.code: str(message) for message in turn.binding} == case.binding
    assert (turn.owed, turn.may_end, turn.draws) == (case.owed, case.may_end, case.draws)
    assert turn.may_end == (End() in case.table().legal())


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case.binding) or "free")
def test_a_turn_is_ready_for_json(case: Bound) -> None:
    turn = case.table().turn
    told = json.loads(json.dumps(turn.json()))
    assert told == turn.json()
    assert [each["text"] for each in told["binding"]] == list(case.binding.values())
    assert told["played"] == [str(action) for action in turn.played]


def test_two_open_skulls_are_both_named() -> None:
    state = extreme([[11, 12, 31, 40, 60]], turn=["11>up1", "31>up2"])
    piles = [m.params["pile"] for m in state.turn.binding if m.code == "cover-skull"]
    assert piles == ["up1", "up2"]


def test_the_cards_of_a_turn_are_told_in_order() -> None:
    state = the_game([ALONE], turn=["20>up1", "2>up2", "60>down1"])
    assert state.turn.played == (Play(20, "up1"), Play(2, "up2"), Play(60, "down1"))
    assert state.turn.seat == 0


def test_what_ending_a_turn_draws_is_drawn() -> None:
    state = the_game([ALONE], turn=["2>up1", "20>up1", "25>up1"])
    draws = state.turn.draws
    after = state.play("end")
    played = (Play(2, "up1"), Play(20, "up1"), Play(25, "up1"), End())
    assert after.last_turn == LastTurn(0, played, draws)
    assert after.last_turn.json() == {
        "seat": 0,
        "played": ["2>up1", "20>up1", "25>up1", "end"],
        "drew": 3,
        "asides": [],
    }


def test_a_stop_is_the_last_card_of_its_turn() -> None:
    state = extreme([[2, 10, 40], [60, 61]]).play("10>up1")
    assert state.seat == 1 and state.turn.played == ()
    assert state.last_turn == LastTurn(0, (Play(10, "up1"),), 5)


def test_claiming_the_first_turn_is_no_turn() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal(1).play("begin:2")
    assert state.last_turn is None and state.seat == 2


def test_nothing_binds_once_the_game_is_over() -> None:
    over = [
        the_game([[50]], tops=(20, 1, 100, 100), draw=0, turn=["50>up1"]),
        extreme([[12, 13]], turn=["12>up1"]),  # a three with too few cards
        duel([[10], [3, 4]]),
    ]
    assert all(state.outcome and not state.turn.binding for state in over)
    assert not any(state.turn.may_end for state in over)


def test_every_combination_is_a_turn_of_its_own() -> None:
    state = nix(["11122233445J", "55566677123J"]).play("triple:1-1-1*")
    assert state.last_turn is not None
    assert state.last_turn == LastTurn(0, (Combination("triple", "111", super=True),), 0)


def beside(state: State, kind: str) -> Mapping[str, Any] | None:
    """What happened of a kind beside the turn before; None where nothing of it did."""
    assert state.last_turn
    told = state.last_turn.json()["asides"]
    facts = [aside.facts for aside in state.last_turn.asides if aside.kind == kind]
    assert [{"kind": kind, **each} for each in facts] == [t for t in told if t["kind"] == kind]
    assert len(facts) <= 1
    return facts[0] if facts else None


def test_the_end_of_a_lap_keeps_its_board_for_those_who_want_to_look() -> None:
    state = reihum.game("nix", egon=True).deal("monday")
    while state.view()["lap"] == 0:
        before, state = state, state.play(state.legal()[0])
    closing = beside(state, "closing")
    assert closing and closing["lap"] == 0
    assert [len(cards) for cards in closing["turned"]] == [2, 3, 4, 5, 6]
    assert all(action for turn in closing["log"] for action in turn)
    assert closing["rows"] != before.view()["rows"]
    assert before.last_turn and beside(before, "closing") is None


@pytest.mark.parametrize("players", [2, 3])
def test_the_end_of_a_round_tells_what_egon_did(players: int) -> None:
    state, told = reihum.game("nix", players=players, egon=True).deal("monday"), []
    while state.outcome is None:
        state = state.play(state.legal()[0])
        egon = beside(state, "egon")
        told.append(egon)
        board = beside(state, "closing") or state.view()
        if egon:
            past = len(board["turned"]) - 1
            assert egon == {
                "turned": board["turned"][past],
                "action": board["log"][past][players],
            }
    rounds = [turn[-1] for turn in zip(*[iter(told)] * players, strict=True)]
    assert [len(egon["turned"]) for egon in rounds if egon] == [2, 3, 4, 5, 6] * 4
    assert sum(egon is not None for egon in told) == len(rounds) == 20


def test_a_message_has_a_code_and_a_sentence() -> None:
    message = Message("must-begin", {"examples": []})
    assert message.json() == {
        "code": "must-begin",
        "params": {"examples": []},
        "text": "First someone begins: claim the first turn with none.",
    }
    assert {message, Message("must-begin", {"examples": []})} == {message}
