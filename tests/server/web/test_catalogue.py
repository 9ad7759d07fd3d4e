"""The games as a client needs to know them before a table is made."""

from typing import Any

import pytest

from reihum.bots import GameBots
from reihum.games import GAMES
from reihum.server.web import catalogue

from ..clients import Guest

OURS = ("the-game", "extreme", "face-to-face", "nix")


def test_the_games_say_what_can_be_chosen(anna: Guest) -> None:
    answer = anna.http.get("/api/games").json()
    assert answer["protocol"] == 1
    games = {game["name"]: game for game in answer["games"]}
    for game in (games[name] for name in OURS):
        assert game["bots"] == ["beginner", "casual", "club", "expert", "master"]
        assert game["default_bot"] == "club"
    assert games["the-game"]["players"] == [1, 5] and games["nix"]["players"] == [2, 5]
    assert games["face-to-face"]["players"] == [2, 2]
    assert games["extreme"]["cooperative"] and not games["nix"]["cooperative"]
    options = games["extreme"]["options"]
    assert options["minimum"] == {
        "default": 2,
        "kind": "number",
        "low": 2,
        "high": 3,
        "text": "2 to 3",
    }
    assert options["commands"] == {"default": True, "kind": "switch", "text": "True or False"}
    assert options["first"]["choices"] == ["lot", "agree"]
    assert options["first"]["or"] == {"kind": "number", "low": 0, "high": 4}


def fitting(shape: dict[str, Any]) -> list[Any]:
    """Some values of a shape: what a client could offer."""
    if shape["kind"] == "switch":
        return [False, True]
    if shape["kind"] == "number":
        return [shape["low"], shape["high"]]
    return [*shape["choices"], *(fitting(shape["or"]) if shape.get("or") else [])]


def test_what_the_games_say_can_be_chosen_can_be(anna: Guest) -> None:
    for game in anna.http.get("/api/games").json()["games"]:
        seats = [{"kind": "open"}] * game["players"][1]
        for name, option in game["options"].items():
            if option.get("or", {}).get("kind") == "table":
                option = {**option, "or": None}
            for value in fitting(option) if name != "players" else ():
                wanted = {"game": game["name"], "seats": seats, "options": {name: value}}
                assert anna.http.post("/api/tables", json=wanted).status_code == 201, wanted


def test_each_game_says_what_a_client_asks_about_it(anna: Guest) -> None:
    games = {game["name"]: game for game in anna.http.get("/api/games").json()["games"]}
    assert list(games) == list(GAMES)
    assert all(game["summary"].endswith(".") for game in games.values())
    assert [games[name]["signals"] for name in OURS] == [True, True, False, False]
    assert [games[name]["undo"] for name in OURS] == [True, True, True, False]
    assert [games[name]["mixes"] for name in OURS] == [False, False, True, False]
    assert games["the-game"]["score"] == "cards-left" and games["the-game"]["low_score_wins"]
    assert games["nix"]["score"] == "points" and not games["nix"]["low_score_wins"]
    assert games["nix"]["imaginary"] == [] and games["nix"]["default_seats"] >= 2


def test_a_game_offers_the_bots_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    few = GameBots(GAMES["the-game"].rules)  # such as one from outside has
    monkeypatch.setattr(catalogue, "bots_of", lambda name: few)
    info = catalogue.game_info.__wrapped__("the-game")
    assert info.bots == list(few.names) and info.default_bot in info.bots
    assert "club" not in info.bots
