"""Actions as texts: what is read, what is refused, and in which words."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import Action, Begin, Combination, End, NotationError, Play, ReihumError

from .strategies import NAMES, states

READ: list[tuple[str, str, Action]] = [
    ("the-game", "37>up1", Play(37, "up1")),
    ("the-game", "2>down2", Play(2, "down2")),
    ("the-game", "end", End()),
    ("the-game", "begin:4", Begin(4)),
    ("extreme", "99>up2", Play(99, "up2")),
    ("face-to-face", "12>their-up", Play(12, "their-up")),
    ("face-to-face", "59>down", Play(59, "down")),
    ("nix", "none", Combination("none")),
    ("nix", "single:J", Combination("single", "J")),
    ("nix", "quad:7-7-7-7*", Combination("quad", "7777", super=True)),
    ("nix", "run4:2-3-5-J", Combination("run4", "235J")),
]
LOOSE = [
    ("the-game", "07>up1", "7>up1"),
    ("the-game", "000037>up1", "37>up1"),
    ("the-game", "begin:01", "begin:1"),
    ("nix", "run3:J-7-5*", "run3:5-7-J*"),
    ("nix", "triple:5-J-5", "triple:5-5-J"),
]
NOT_ACTIONS = (
    "",
    " ",
    "37",
    ">up1",
    "37>",
    "37>UP1",
    "37>up1 ",
    " 37>up1",
    "37 >up1",
    "37>up1\n",
    "37>up1\0",
    "+37>up1",
    "-37>up1",
    "3.7>up1",
    "0x25>up1",
    "1_0>up1",
    "1e1>up1",
    "\uff13\uff17>up1",  # full-width digits
    "\u0663\u0667>up1",  # Arabic-Indic digits
    "3\u00b2>up1",  # a superscript
    "\u2463>up1",
    "37>up\uff11",
    "37\uff1eup1",
    "37>up1>up1",
    "37>a-pile-with-a-long-name",
    "1234567>up1",
    "END",
    "end ",
    "begin",
    "begin:",
    "begin:-1",
    "begin: 1",
    "begin:\u0661",
    "begin:one",
    "single:",
    "single:8",
    "single:j",
    "single:0",
    "Single:5",
    "pair:55",
    "pair:5-5-",
    "pair:5--5",
    "pair:5-5**",
    "pair:\uff15-5",
    "run5:1-2-3-4-5",
    "quad:1-1-1-1-1-1-1",
    "none:",
    "\ud800",
    "'; drop table seats",
)
FOREIGN = [
    ("the-game", "12>up", "face-to-face"),
    ("the-game", "single:5", "nix"),
    ("extreme", "12>their-up", "face-to-face"),
    ("face-to-face", "12>up1", "the-game"),
    ("face-to-face", "begin:0", "the-game"),
    ("nix", "12>up1", "the-game"),
    ("nix", "12>their-down", "face-to-face"),
    ("nix", "end", "the-game"),
]


def refused(name: str, text: Any) -> NotationError:
    with pytest.raises(NotationError) as caught:
        reihum.game(name, players=2).action(text)
    return caught.value


@pytest.mark.parametrize(("name", "text", "action"), READ)
def test_an_action_and_its_text_are_the_same(name: str, text: str, action: Action) -> None:
    players = 2 if name == "face-to-face" else 5
    game = reihum.game(name, players=players)
    assert game.action(text) == action == game.action(action)
    assert str(action) == text


@pytest.mark.parametrize(("name", "text", "canonical"), LOOSE)
def test_a_loosely_typed_action_is_told_in_its_one_form(
    name: str, text: str, canonical: str
) -> None:
    game = reihum.game(name, players=2)
    assert str(game.action(text)) == canonical
    assert game.action(text) == game.action(canonical)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_action_is_refused_with_examples(name: str) -> None:
    examples = ", ".join(reihum.GAMES[name].examples)
    for text in NOT_ACTIONS:
        error = refused(name, text)
        assert error.reason == "not-an-action"
        assert str(error) == f"{text!r} is not an action of {name}; write for example {examples}."


@pytest.mark.parametrize(("name", "text", "owner"), FOREIGN)
def test_an_action_of_another_game_is_told_apart(name: str, text: str, owner: str) -> None:
    error = refused(name, text)
    assert error.reason == "foreign-action"
    assert str(error).startswith(f"{text!r} is an action of {owner}, not of {name}; write")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("nix", "100>up1"),
        ("nix", "37>up3"),
        ("nix", "begin:5"),
        ("face-to-face", "begin:x"),
        ("the-game", "pair:1-2"),
    ],
)
def test_what_only_resembles_an_action_of_another_game_is_none(name: str, text: str) -> None:
    assert refused(name, text).reason == "not-an-action"


@pytest.mark.parametrize("text", ["x" * 41, "37>up1" * 10, "7" * 10**6, "pair:" + "5-" * 10**6])
def test_an_absurdly_long_action_is_not_even_read(text: str) -> None:
    error = refused("nix", text)
    assert error.reason == "too-long"
    assert str(error) == f"This action is {len(text)} characters long; 40 is the most."


@pytest.mark.parametrize(
    "value", [None, 37, b"37>up1", ["37>up1"], 3.7, np.int64(8), 10**5000], ids=type
)
def test_an_action_is_text(value: Any) -> None:
    error = refused("the-game", value)
    assert error.reason == "not-text"
    assert str(error).startswith("The action must be text, not ")


@pytest.mark.parametrize(
    ("name", "text", "reason", "sentence"),
    [
        ("the-game", "1>up1", "no-such-card", "cards go from 2 to 99."),
        ("the-game", "0>up1", "no-such-card", "There is no card 0 in the-game;"),
        ("extreme", "100>down1", "no-such-card", "There is no card 100 in extreme;"),
        ("face-to-face", "60>up", "no-such-card", "cards go from 2 to 59."),
        ("face-to-face", "999999>up", "no-such-card", "There is no card 999999 in face-to-face;"),
        ("the-game", "37>up3", "no-such-pile", "There is no pile 'up3' in the-game; the piles are"),
        ("face-to-face", "37>left", "no-such-pile", "up, down, their-up, their-down."),
        ("the-game", "begin:2", "no-such-seat", "There is no seat 2; seats go from 0 to 1."),
        ("extreme", "begin:99999999", "no-such-seat", "There is no seat 99999999;"),
    ],
)
def test_a_card_pile_or_seat_that_is_not_there_is_named(
    name: str, text: str, reason: str, sentence: str
) -> None:
    error = refused(name, text)
    assert error.reason == reason
    assert sentence in str(error)


@pytest.mark.parametrize(
    "action", [Play(37, "UP1"), Play(-1, "up1"), Begin(-1), Combination("quint", "11111")]
)
def test_an_action_made_by_hand_is_checked_like_a_text(action: Action) -> None:
    assert refused("the-game", action).reason == "not-an-action"


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_every_legal_action_is_read_back_from_its_text(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    legal = state.legal()
    assert [state.game.action(str(action)) for action in legal] == legal
    assert len(set(legal)) == len(legal)
    assert [state.game.decode(state.game.encode(action)) for action in legal] == legal


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=45) | st.text("0123456789J>:*-updown", max_size=14))
def test_any_text_is_an_action_or_refused(name: str, text: str) -> None:
    game = reihum.game(name, players=2)
    try:
        action = game.action(text)
    except ReihumError as error:
        assert type(error) is NotationError  # noqa: PT017
    else:
        assert game.action(str(action)) == action


def test_an_action_with_a_number_too_large_to_write_is_no_action() -> None:
    error = refused("the-game", Play(10**5000, "up1"))
    assert error.reason == "not-an-action"
