"""The errors: one tree, with reasons for programs and sentences for people."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import reihum
from reihum import IllegalAction, NotationError, OptionError, PositionError, ReihumError
from reihum.games import Message

from .position_cases import THE_GAME
from .tables import ALONE, the_game

RAISED: dict[str, tuple[type[ReihumError], Callable[[], Any]]] = {
    "option": (OptionError, lambda: reihum.game("nix", players=9)),
    "text": (NotationError, lambda: reihum.game("nix").action("37>up1")),
    "action": (IllegalAction, lambda: the_game([ALONE]).play("37>up1")),
    "position": (
        PositionError,
        lambda: reihum.game("the-game", players=2).position(THE_GAME | {"draw": [2, 3, 4]}),
    ),
}


def raised(name: str) -> ReihumError:
    kind, action = RAISED[name]
    with pytest.raises(kind) as caught:
        action()
    return caught.value


@pytest.mark.parametrize("name", RAISED)
def test_every_error_is_of_the_one_tree(name: str) -> None:
    error = raised(name)
    assert type(error).__mro__[-4:-2] == (ReihumError, Exception)
    assert str(error.message) == SENTENCE[name]
    assert error.reason == error.message.code
    assert str(Message(error.reason, error.params)) == SENTENCE[name]  # programs are told as much


SENTENCE = {
    "option": "players=9 does not fit nix: 2 to 5.",
    "text": "'37>up1' is an action of the-game, not of nix; write for example triple:5-5-J, "
    "run2:5-6, single:4, none, quad:7-7-7-7*.",
    "action": "37 is not in your hand.",
    "position": "2 stands twice.",
}


@pytest.mark.parametrize("name", RAISED)
@pytest.mark.parametrize("again", [copy.copy, lambda e: pickle.loads(pickle.dumps(e))])
def test_an_error_can_travel(name: str, again: Callable[[ReihumError], ReihumError]) -> None:
    error = raised(name)
    other = again(error)
    assert type(other) is type(error)
    assert (other.reason, other.params, str(other)) == (error.reason, error.params, str(error))
    assert getattr(other, "faults", None) == getattr(error, "faults", None)


@pytest.mark.parametrize("name", RAISED)
def test_what_an_error_speaks_of_is_ready_for_json(name: str) -> None:
    params = raised(name).params
    assert json.loads(json.dumps(params)) == params


def test_the_params_of_an_error_are_a_copy() -> None:
    error = raised("action")
    error.params["card"] = 1
    assert error.params == {"card": 37}


def test_a_position_error_names_all_faults() -> None:
    error = raised("position")
    assert isinstance(error, PositionError)
    assert [str(fault) for fault in error.faults] == [
        "2 stands twice.",
        "3 stands twice.",
        "4 stands twice.",
    ]
    assert str(error) == "2 stands twice. 3 stands twice. 4 stands twice."
    assert (error.reason, error.params) == ("card-twice", {"card": 2})


def test_an_error_raised_alone_is_its_own_fault() -> None:
    error = PositionError("card-twice", card=7)
    assert error.faults == (error.message,)
