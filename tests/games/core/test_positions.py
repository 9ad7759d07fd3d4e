"""Positions: what can be is taken up, and all that cannot be is named."""

import json
from typing import Any

import pytest

import reihum
from reihum import PositionError

from .position_cases import CASES, DUEL, EXTREME, NIX, THE_GAME, Case
from .tables import LAYOUT, extreme, nix_fields, pile_fields, the_game

ROWS = list(LAYOUT.values())
NOT_NUMBERS = (None, True, 1.5, "1", [1], -1, 10**6, 10**5000)
NOT_ROWS = (None, 7, "1.1.100", b"\1", {"a": 1}, [None], [True], ["1"], [1.5], [[1]], [-1])
NOT_GROUPS = (None, 7, "1/2", [1, 2], [[1], None], [["1"]], [[-1]])
NOT_WORDS = (None, 7, "37>up1", [7], [None], [""], ["37 >up1"], ["ü"], ["x" * 201], [["end"]])
NOT_HANDS = (None, 7, "123", [7], ["128"], ["1" * 81], [["1"]], ["j"])
WRONG: dict[str, dict[str, tuple[Any, ...]]] = {
    "the-game": {
        "tops": NOT_ROWS,
        "hands": NOT_GROUPS,
        "draw": NOT_ROWS,
        "played": NOT_ROWS,
        "seat": NOT_NUMBERS[1:],
        "turn": NOT_WORDS,
    },
    "extreme": {"layout": (7, "own", [[1]], ROWS[:6], {"stop": [2, 3, 4, 5]})},
    "face-to-face": {"tops": NOT_GROUPS, "draw": NOT_GROUPS, "seat": NOT_NUMBERS},
    "nix": {
        "lap": NOT_NUMBERS,
        "starter": NOT_NUMBERS,
        "hands": NOT_HANDS,
        "played": NOT_WORDS,
        "turned": NOT_HANDS,
        "rest": (None, 7, ["1"], "8", "1" * 81),
        "decks": NOT_HANDS,
        "lots": NOT_GROUPS,
        "sheet": NOT_GROUPS,
    },
}
PLAIN = {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": DUEL, "nix": NIX}


def refused(name: str, position: Any, **options: Any) -> PositionError:
    with pytest.raises(PositionError) as caught:
        reihum.game(name, **({"players": 2} | options)).position(position)
    return caught.value


@pytest.mark.parametrize("name", PLAIN)
def test_the_positions_that_the_cases_change_are_faultless(name: str) -> None:
    assert reihum.game(name, players=2).position(PLAIN[name]).outcome is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.reason}")
def test_a_fault_is_named(case: Case) -> None:
    error = refused(case.game, case.position(), **case.options)
    assert (error.reason, str(error.faults[0])) == (case.reason, case.sentence)
    assert str(error).startswith(case.sentence)
    assert json.loads(json.dumps(error.params)) == error.params


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        pytest.param(name, field, value, id=f"{name}-{field}-{place}")
        for name, fields in WRONG.items()
        for field, values in fields.items()
        for place, value in enumerate(values)
    ],
)
def test_a_field_of_the_wrong_kind_is_named(name: str, field: str, value: Any) -> None:
    options = {"layout": "shuffled"} if name == "extreme" else {}
    error = refused(name, PLAIN[name] | {field: value}, **options)
    assert error.reason == "bad-field"
    assert error.params["field"] == field
    assert str(error).startswith(f"{field}=")


@pytest.mark.parametrize("value", [None, 7, "tops", ["tops"], [("tops", [])], 10**5000], ids=type)
def test_a_position_has_its_fields_by_name(value: Any) -> None:
    assert str(refused("the-game", value)).startswith("position=")


def test_a_field_with_an_absurd_name_is_cut() -> None:
    error = refused("the-game", {"x" * 10_000: 1})
    assert error.params["field"] == "'" + "x" * 59


def test_all_faults_of_a_position_are_named() -> None:
    position = pile_fields([[2, 3], [90] * 9], tops=(5, 1, 100, 100), draw=3, seat=7)
    error = refused("the-game", position | {"tops": [2, 1]})
    assert [fault.code for fault in error.faults] == ["wrong-count", "card-twice"]
    position["hands"][1] = list(range(80, 90))
    error = refused("the-game", position)
    assert [fault.code for fault in error.faults] == [
        "hand-too-small",
        "hand-too-large",
        "seat-unknown",
    ]
    assert str(error) == " ".join(str(fault) for fault in error.faults)


def test_of_very_many_faults_the_first_ten_are_said() -> None:
    error = refused("the-game", THE_GAME | {"played": [], "draw": []})
    assert len(error.faults) > 80
    assert str(error).count("is nowhere.") == 10


def test_a_position_can_be_given_with_all_its_cards() -> None:
    played = [9, 10, 97, 98, 99]
    given = THE_GAME | {"played": played, "draw": list(range(11, 90))}
    state = reihum.game("the-game", players=2).position(given)
    assert state.view()["played"] == state.position()["played"] == played


def test_a_position_may_be_the_first_moment_before_anyone_begins() -> None:
    state = the_game([[2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15]], first="agree", seat=None)
    assert state.seats == (0, 1) and state.seat is None
    assert state.play("begin:1", 1).seat == 1


def test_the_layout_of_a_deal_belongs_to_its_position() -> None:
    state = extreme([[2, 3, 40]], layout="standard")
    shuffled = reihum.game("extreme", layout="shuffled")
    moved = shuffled.position(state.position() | {"layout": ROWS})
    assert moved.view()["layout"] == LAYOUT
    assert shuffled.position(moved.position()) == moved
    named = shuffled.position(state.position() | {"layout": LAYOUT})
    assert named == moved


def test_a_layout_is_refused_where_the_game_has_one() -> None:
    position = extreme([[2, 3, 40]], layout="standard").position() | {"layout": ROWS}
    error = refused("extreme", position, players=1)
    assert "only for shuffled layouts" in str(error)


def test_a_skull_without_commands_is_a_card_like_any_other() -> None:
    position = pile_fields([[2, 3, 4, 5, 6, 7, 8, 9]], tops=(11, 1, 100, 100))
    assert refused("extreme", position, players=1, layout=LAYOUT).reason == "skull-open"
    assert reihum.game("extreme", layout=LAYOUT, commands=False).position(position).outcome is None


def test_a_position_may_be_over() -> None:
    state = reihum.game("face-to-face").position(DUEL | {"hands": [[10], [3]], "draw": [[], []]})
    assert str(state.outcome) == "winner 1 single-card 1.1"


def test_the_history_of_a_lap_cannot_outlast_it() -> None:
    singles = [f"single:{card}" for pair in zip("11122", "55566", strict=True) for card in pair]
    fields = nix_fields(["11122233445J", "55566677123J"], [*singles, "single:2"])
    assert refused("nix", fields).reason == "turn-over"
