"""Tables as small drawings: well-formed, complete, and with nothing that a seat may not see."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import reihum
from reihum import Game, State
from reihum.games.sketches import general, page

from .core.strategies import to_the_end
from .core.tables import duel, extreme, the_game

PLAYERS: dict[str, dict[str, Any]] = {"the-game": {"players": 3}, "nix": {"egon": True}}


def words(shown: Game | State) -> list[str]:
    """All texts of a drawing, which has to be well-formed for that."""
    tree = ElementTree.fromstring(re.sub("<br>", "<br/>", shown._repr_html_()))
    return [text for text in tree.itertext() if text.strip()]


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_game_shows_its_table_and_its_options(name: str) -> None:
    game = reihum.game(name, **PLAYERS.get(name, {}))
    told = words(game)
    assert told[0] == game.title and told[-2] == game.summary
    assert told[-1].startswith(f"players = {game.players}, ")


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_state_is_drawn_from_its_beginning_to_its_end(name: str) -> None:
    state = reihum.game(name, **PLAYERS.get(name, {})).deal(2)
    assert f"Seat {state.seat} is to act." in words(state)
    state = state.play(state.legal()[0])
    assert words(state)[0] == state.game.title
    end = to_the_end(state)
    assert words(end)[-1] == str(end.outcome)


def test_whoever_is_to_act_is_shown_the_own_hand_alone() -> None:
    state = the_game([[2, 3, 4, 5, 6, 7, 8], [91, 92, 93, 94, 95, 96, 97]], seat=1)
    assert {"91", "97"} <= {*words(state)}
    assert not {"2", "8"} & {*words(state)}


def test_while_players_agree_no_hand_is_shown() -> None:
    state = reihum.game("the-game", players=2, first="agree").deal(1)
    hands = {str(card) for hand in state.position()["hands"] for card in hand}
    assert not hands - {"1", "84", "98"} & {*words(state)}


def test_piles_show_their_commands_and_a_duel_both_sides() -> None:
    assert "silence" in words(extreme([[2, 3, 4, 5]], tops=[13, 1, 100, 100]))
    told = words(duel([[2, 3], [4, 5]], draw=[56, 56], seat=1))
    assert sum(text.startswith("seat ") for text in told) == 2
    assert {"4", "5"} <= {*told} and not {"2", "3"} & {*told}


def test_a_game_without_a_drawing_of_its_own_gets_a_general_one() -> None:
    game = reihum.game("the-game")
    drawn = Game.sketched(game, game.deal(1).view()).svg("any")
    assert "draw: 90" in drawn and "left: 98" in drawn


def test_a_game_that_nobody_knows_is_drawn_from_its_view() -> None:
    view = reihum.game("the-game").deal(1).view(0) | {"slope": [3, 4], "emptiness": None}
    drawn = page("<Lawine>", general(view), ["a < b"])
    assert "slope: [3, 4]" in drawn and "emptiness" not in drawn
    assert "&lt;Lawine&gt;" in drawn and "a &lt; b" in drawn and "<Lawine>" not in drawn
    assert general({"game": "x"}).svg("empty").startswith("<svg")
