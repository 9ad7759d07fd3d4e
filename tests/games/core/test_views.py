"""Views: complete for a client, ready for JSON, and open only once the game is over."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import Begin, Game, IllegalAction, State

from .strategies import NAMES, states, to_the_end
from .tables import ALONE, LAYOUT, duel, extreme, nix, the_game

COMMON = [
    *("game", "rules", "options", "viewer", "seat", "seats", "turn", "last_turn", "legal"),
    *("fatal", "outcome", "deal"),
]
PILES = ["piles", "hand", "hand_sizes", "open_hands", "draw", "played", "left"]
FIELDS = {
    "the-game": COMMON + PILES,
    "extreme": [*COMMON, *PILES, "layout", "open_commands"],
    "face-to-face": [*COMMON, "sides", "hand", "open_hands", "gave"],
    "nix": [
        *COMMON,
        *("round", "starter", "egon", "lap", "rows", "log", "turned", "supers", "hand"),
        *("hand_sizes", "open_hands", "sheet", "totals", "deck"),
    ],
}


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_a_view_has_all_that_a_client_needs(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    for viewer in (None, *range(state.game.players)):
        view = state.view(viewer)
        assert list(view) == FIELDS[name]
        assert json.loads(json.dumps(view)) == view
        check_common(state, viewer, view)
        check_hands(state, viewer, view)


def check_common(state: State, viewer: int | None, view: dict[str, Any]) -> None:
    assert (view["game"], view["viewer"], view["seat"]) == (state.game.name, viewer, state.seat)
    assert view["seats"] == list(state.seats)
    assert view["turn"] == state.turn.json()
    assert view["last_turn"] == (state.last_turn.json() if state.last_turn else None)
    assert view["legal"] == [str(a) for a in own_actions(state, viewer)]
    assert reihum.game(view["game"], **view["options"]) == state.game


def own_actions(state: State, viewer: int | None) -> list[Any]:
    if viewer not in state.seats:
        return []
    return [a for a in state.legal() if not isinstance(a, Begin) or a.seat == viewer]


def check_hands(state: State, viewer: int | None, view: dict[str, Any]) -> None:
    over = state.outcome is not None
    assert (view["outcome"] is not None) == over == (view["open_hands"] is not None)
    assert view["deal"] == (state.deal.json() if over and state.deal else None)
    if over and viewer is not None:
        assert view["hand"] == view["open_hands"][viewer]
    assert (view["hand"] is None) == (viewer is None)


def test_a_view_of_the_game() -> None:
    view = the_game([ALONE], tops=(10, 1, 100, 99), draw=70, turn=["20>up1"]).view(0)
    assert view["piles"] == [
        {"pile": "up1", "ascending": True, "start": 1, "top": 20, "command": None},
        {"pile": "up2", "ascending": True, "start": 1, "top": 1, "command": None},
        {"pile": "down1", "ascending": False, "start": 100, "top": 100, "command": None},
        {"pile": "down2", "ascending": False, "start": 100, "top": 99, "command": None},
    ]
    assert view["hand"] == [2, 25, 40, 45, 60, 80, 90]
    assert (view["hand_sizes"], view["draw"], view["left"]) == ([7], 70, 77)
    assert {10, 20, 99} <= set(view["played"]) and len(view["played"]) == 21
    assert view["turn"]["played"] == ["20>up1"]


def test_a_view_of_extreme_has_its_commands() -> None:
    view = extreme([[2, 20, 40]], tops=(13, 34, 100, 76)).view()
    assert view["layout"] == LAYOUT
    assert view["open_commands"] == ["silence", "no-trick", "draw-one"]
    assert [pile["command"] for pile in view["piles"]] == ["silence", "no-trick", None, "draw-one"]


def test_a_view_of_face_to_face() -> None:
    state = duel([[10, 20, 35], [3, 13]], tops=((1, 60), (30, 60)), turn=["10>up", "20>their-up"])
    view = state.view(1)
    assert view["hand"] == [3, 13] and view["gave"] and view["legal"] == []
    assert [side["piles"][0]["top"] for side in view["sides"]] == [10, 20]
    assert [side["hand_size"] for side in view["sides"]] == [1, 2]
    assert [side["draw"] for side in view["sides"]] == [20, 20]
    assert {10, 20} <= set(view["sides"][0]["played"])
    assert view["sides"][0]["piles"][1] == {
        "pile": "down",
        "ascending": False,
        "start": 60,
        "top": 60,
    }


def test_a_view_of_nix() -> None:
    view = nix(["11122233445J", "55566677123J"], ["triple:1-1-1*", "triple:5-5-J"]).view(0)
    assert view["rows"][2] == {
        "row": "triple",
        "points": [9, 8, 7],
        "chips": [{"player": 1, "super": False}, {"player": 0, "super": True}, None],
    }
    assert view["hand"] == "22233445J" and view["hand_sizes"] == [9, 9]
    assert view["log"] == [["triple:1-1-1*", "triple:5-5-J"], [None, None]]
    assert view["supers"] == [False, True]
    assert (view["lap"], view["round"], view["egon"], view["turned"]) == (0, 1, None, [])
    assert (view["sheet"], view["totals"]) == ([], [0, 0])


def test_egon_is_shown_like_a_player() -> None:
    state = reihum.game("nix", players=2, egon=True, first=0).deal(1)
    for _ in range(2):
        state = state.play(state.legal()[-1])
    view = state.view()
    assert view["egon"] == 2
    assert len(view["turned"]) == 1 and len(view["turned"][0]) == 2
    assert len(view["log"][0]) == 3 and view["log"][0][2] is not None
    assert len(view["totals"]) == len(view["supers"]) == 3


@pytest.mark.parametrize("name", NAMES)
def test_once_it_is_over_everything_is_open_to_everybody(name: str) -> None:
    state = to_the_end(reihum.game(name).deal("monday"))
    view = state.view()
    assert view["deal"] == {"seed": "monday", "mix": []}
    assert view["open_hands"] == [state.view(s)["hand"] for s in range(state.game.players)]


def test_while_the_players_agree_each_may_claim_for_itself() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal(1)
    assert [state.view(seat)["legal"] for seat in range(3)] == [
        ["begin:0"],
        ["begin:1"],
        ["begin:2"],
    ]
    assert state.view()["legal"] == [] and state.view(1)["turn"]["binding"][0]["code"] == "claim"


@pytest.mark.parametrize("name", NAMES)
def test_views_stay_small(name: str) -> None:
    # A table sends a view after every action, and messages have a limit of 8 KiB.
    players = 2 if name == "face-to-face" else 5
    state = to_the_end(reihum.game(name, players=players).deal(4))
    assert len(json.dumps(state.view(0))) < 8 * 1024


def test_an_observation_cannot_change_the_state() -> None:
    state = the_game([ALONE])
    state.observe(0)["hands"][:] = 0
    assert state.view(0)["hand"] == ALONE


def in_order(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_whoever_shows_several_views_shows_the_same(name: str, data: st.DataObject) -> None:
    state = data.draw(states(name))
    viewers = data.draw(st.permutations([None, *range(state.game.players)]))
    view, packed = state.views(), state.packed
    for viewer in viewers:
        assert in_order(view(viewer)) == in_order(state.view(viewer))
    assert state.packed == packed  # though a view shares with it what is hidden from nobody
    with pytest.raises(IllegalAction):
        view(state.game.players)


def test_so_does_a_game_whose_views_share_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = the_game([ALONE])
    kind, expected = type(state.game), {viewer: state.view(viewer) for viewer in (None, 0)}
    face, own_face = kind.face, kind.own_face

    def whole(self: Game, table: Any, viewer: int | None) -> Any:
        with pytest.MonkeyPatch.context() as inside:
            inside.setattr(kind, "own_face", own_face)
            return face(self, table, viewer)

    monkeypatch.setattr(kind, "face", whole)
    monkeypatch.setattr(kind, "own_face", Game.own_face)
    view = state.views()
    assert {viewer: view(viewer) for viewer in expected} == expected
