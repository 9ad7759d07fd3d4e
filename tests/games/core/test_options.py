"""Options: every one of every game, with values that fit and values that do not."""

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import GAMES, OptionError

from .strategies import NAMES, games
from .tables import LAYOUT

ROWS = list(LAYOUT.values())
BOARD = [[3 * row, 2, 1] for row in range(8)]
DECK = [10] * 8

NOT_NUMBERS = (True, False, None, 2.0, "2", b"2", [2], np.float64(2), np.True_, np.array([2, 3]))
WAYS = ("Lot", "", "agreed", None, True, 1.0, -1, 5, [0])
BAD_LAYOUTS: tuple[Any, ...] = (
    "random",
    "",
    None,
    7,
    [],
    ROWS[:6],
    [*ROWS, [2, 3, 4, 5]],
    [*ROWS[:6], [16, 36, 56]],
    [*ROWS[:6], [16, 36, 56, 15]],  # 15 is there already
    [*ROWS[:6], [16, 36, 56, 100]],
    [*ROWS[:6], [16, 36, 56, 1]],
    [*ROWS[:6], [16, 36, 56, True]],
    [*ROWS[:6], "1636"],
    [*ROWS[:6], 16],
    {**LAYOUT, "halt": [2, 3, 4, 5]},
    {name: LAYOUT[name] for name in ("stop", "skull")},
    dict(enumerate(ROWS)),
)
BAD_BOARDS = ("own", None, 1, BOARD[:7], [*BOARD[:7], [1, 2]], [*BOARD[:7], [1, 2, -1]])
WORSE_BOARDS = ([*BOARD[:7], [1, 2, 1000]], [*BOARD[:7], [1, 2, True]], dict(enumerate(BOARD)))
BAD_DECKS = ("own", None, 80, DECK[:7], [11, *DECK[1:]], [-1, 21, *DECK[2:]], [10.0, *DECK[1:]])

GOOD: dict[str, dict[str, tuple[Any, ...]]] = {
    "the-game": {
        "players": (1, 2, 3, 4, 5, np.int64(3), np.uint8(4)),
        "first": ("lot", "agree", 0, np.int32(0), np.str_("lot")),
        "minimum": (2, 3, np.int8(2)),
    },
    "extreme": {
        "players": (1, 5),
        "first": ("lot", "agree", 0),
        "minimum": (2, 3),
        "layout": ("standard", "shuffled", LAYOUT, ROWS, tuple(map(tuple, ROWS)), np.array(ROWS)),
        "commands": (True, False),
        "one_pile": ("after", "whole-turn"),
    },
    "face-to-face": {
        "players": (2, np.int64(2)),
        "first": ("lot", 0, 1),
        "last_card": ("lost", "allowed"),
    },
    "nix": {
        "players": (2, 3, 4, 5),
        "first": ("lot", 0, 1),
        "egon": (True, False),
        "board": ("zigzag", "hills", BOARD, tuple(map(tuple, BOARD)), np.array(BOARD)),
        "deck": ("standard", DECK, tuple(DECK), (0, 80, 0, 0, 0, 0, 0, 0), np.array(DECK)),
    },
}
BAD: dict[str, dict[str, tuple[Any, ...]]] = {
    "the-game": {
        "players": (0, 6, -1, 10**9, 10**5000, int, *NOT_NUMBERS),
        "first": WAYS,
        "minimum": (1, 4, *NOT_NUMBERS),
    },
    "extreme": {
        "players": (0, 6, *NOT_NUMBERS),
        "first": WAYS,
        "minimum": (1, 4, *NOT_NUMBERS),
        "layout": BAD_LAYOUTS,
        "commands": (0, 1, "yes", None, np.True_),
        "one_pile": ("before", "", None, True, 1),
    },
    "face-to-face": {
        "players": (1, 3, *NOT_NUMBERS),
        "first": ("agree", 2, *WAYS),
        "last_card": ("won", None, True),
    },
    "nix": {
        "players": (1, 6, *NOT_NUMBERS),
        "first": ("agree", *WAYS),
        "egon": (0, 1, "EGON", None),
        "board": BAD_BOARDS + WORSE_BOARDS,
        "deck": BAD_DECKS,
    },
}


def each(table: dict[str, dict[str, tuple[Any, ...]]]) -> list[Any]:
    return [
        pytest.param(name, option, value, id=f"{name}-{option}-{place}")
        for name, options in table.items()
        for option, values in options.items()
        for place, value in enumerate(values)
    ]


def test_the_tables_name_every_option_of_every_game() -> None:
    every = {name: set(kind.option_table) for name, kind in GAMES.items()}
    assert every == {name: set(table) for name, table in GOOD.items()}
    assert every == {name: set(table) for name, table in BAD.items()}


@pytest.mark.parametrize(("name", "option", "value"), each(GOOD))
def test_a_value_that_fits_is_kept_in_plain_form(name: str, option: str, value: Any) -> None:
    kept = reihum.game(name, **{option: value}).options[option]
    assert type(kept) in (int, str, bool, tuple)
    assert reihum.game(name, **{option: kept}) == reihum.game(name, **{option: value})


@pytest.mark.parametrize(("name", "option", "value"), each(BAD))
def test_a_value_that_does_not_fit_is_refused(name: str, option: str, value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name, **{option: value})
    assert caught.value.reason == "bad-option"
    params = caught.value.params
    assert (params["game"], params["option"]) == (name, option)
    assert params["choices"] in str(caught.value)
    json.dumps(params)


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(OptionError, match="has no option 'colour'") as caught:
        reihum.game(name, colour="red")
    assert caught.value.reason == "unknown-option"
    assert caught.value.params["options"] == list(GAMES[name].option_table)


@pytest.mark.parametrize("name", ["the-game", "extreme", "nix"])  # the other has always two
def test_a_seat_beyond_the_players_cannot_be_first(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name, players=2, first=2)
    assert caught.value.reason == "first-not-seated"
    assert str(caught.value) == "first=2 is no seat of 2 players; seats go from 0 to 1."


def test_a_layout_by_command_and_one_in_order_are_the_same_game() -> None:
    by_name = dict(reversed([(name, cards[::-1]) for name, cards in LAYOUT.items()]))
    assert reihum.game("extreme", layout=by_name) == reihum.game("extreme", layout=ROWS)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_game_is_its_options(name: str, data: st.DataObject) -> None:
    game, other = data.draw(games(name)), data.draw(games(name))
    again = eval(repr(game), {"reihum": reihum})
    assert again == game and hash(again) == hash(game)
    assert (game == other) == (game.options == other.options)
    options = game.json_options()
    assert json.loads(json.dumps(options)) == options
    assert reihum.game(name, **options) == game


def test_games_differ_by_kind_and_from_other_things() -> None:
    assert reihum.game("the-game") != reihum.game("extreme")
    assert reihum.game("the-game") != repr(reihum.game("the-game"))
    assert len({reihum.game("nix"), reihum.game("nix"), reihum.game("nix", players=3)}) == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_game_can_travel(name: str) -> None:
    game = reihum.game(name, first=1, players=2)
    assert pickle.loads(pickle.dumps(game)) == game == copy.deepcopy(game)


def test_the_options_of_a_game_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        reihum.game("nix").options["players"] = 3  # type: ignore[index]


@pytest.mark.parametrize("name", GAMES)
def test_the_shape_of_an_option_says_what_its_words_say(name: str) -> None:
    for option in GAMES[name].option_table.values():
        shape = option.shape.json()
        assert all(repr(word) in option.choices for word in shape.get("choices", []))
        sizes = [shape[size] for size in ("low", "high") if size in shape]
        other = shape.get("or", {})
        sizes += [other[size] for size in ("columns", "rows") if size in other]
        assert all(str(size) in option.choices for size in sizes)
        assert json.loads(json.dumps(shape)) == shape


def test_who_wins_together() -> None:
    together = [name for name, kind in GAMES.items() if kind.cooperative]
    assert together == ["the-game", "extreme"]
    for name, kind in GAMES.items():
        state = kind(players=kind.most_players).deal("monday")
        while state.outcome is None:
            state = state.play(state.legal()[0])
        assert (state.outcome.won is not None) == kind.cooperative, name


@pytest.mark.parametrize("option", ["name", "self", "kind", "options", "\ud800"])
def test_an_option_that_no_game_has_is_named_whatever_it_is_called(option: str) -> None:
    """Options come from outside: some are called as Python's own arguments are."""
    for name, kind in GAMES.items():
        for make in (lambda **given: reihum.game(name, **given), kind):  # noqa: B023
            with pytest.raises(OptionError) as caught:
                make(**{option: 1})
            assert (caught.value.reason, caught.value.params["option"]) == (
                "unknown-option",
                option,
            )
            assert "it has players, first" in str(caught.value)
