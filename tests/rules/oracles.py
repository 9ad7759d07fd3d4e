"""The oracle of a record: the same cards, the same turn, other rules."""

from collections.abc import Mapping
from typing import Any

from reihum import Game
from reihum.games.the_game.face import COMMAND_NAMES
from reihum.rules.engine.records import StateRecord
from tests.oracle.face_to_face import FaceToFaceOracle
from tests.oracle.nix import NixOracle
from tests.oracle.the_game import PILES, TheGameOracle

Oracle = TheGameOracle | FaceToFaceOracle | NixOracle


def oracle_of_deal(game: Game, record: StateRecord) -> Oracle:
    """The oracle deals the cards of a fresh deal itself."""
    position = game.described(record)
    if game.name == "nix":
        return _nix_dealt(game, position)
    if game.name == "face-to-face":
        decks = [[*position["hands"][seat], *position["draw"][seat]] for seat in range(2)]
        return FaceToFaceOracle(decks, _first(game, position), game.options["last_card"])
    deck = [card for hand in position["hands"] for card in hand] + position["draw"]
    return _the_game(game, record, deck, _first(game, position))


def oracle_of_position(game: Game, record: StateRecord) -> Oracle:
    """The oracle is put into any position, at whatever point of a turn."""
    position = game.described(record)
    if game.name == "nix":
        return _nix_placed(game, position)
    if game.name == "face-to-face":
        return _face_to_face_placed(game, position)
    return _the_game_placed(game, record, position)


def _first(game: Game, position: Mapping[str, Any]) -> Any:
    """Who begins by the options; only what was drawn by lot is taken from the deal."""
    first = game.options["first"]
    return position["seat"] if first == "lot" else first


def _the_game(game: Game, record: StateRecord, deck: list[int], first: int | str) -> TheGameOracle:
    carried = enumerate(record["table"]["commands"].tolist())
    commands = {card: COMMAND_NAMES[command] for card, command in carried if command}
    whole_turn = game.options.get("one_pile") == "whole-turn"
    return TheGameOracle(
        game.players, deck, first, game.options["minimum"], commands, whole_turn=whole_turn
    )


def _the_game_placed(game: Game, record: StateRecord, position: Mapping[str, Any]) -> TheGameOracle:
    oracle = _the_game(game, record, list(range(2, 100)), 0)
    oracle.hands = [set(hand) for hand in position["hands"]]
    oracle.draw = list(position["draw"])
    oracle.played = set(position["played"])
    oracle.tops = dict(zip(PILES, position["tops"], strict=True))
    oracle.seat, oracle.turn, oracle.result = None, [], None
    if position["seat"] is not None:
        oracle._begin_turn(position["seat"])
    _play_all(oracle, position["turn"])
    return oracle


def _face_to_face_placed(game: Game, position: Mapping[str, Any]) -> FaceToFaceOracle:
    deck = list(range(2, 60))
    oracle = FaceToFaceOracle([deck, deck], 0, game.options["last_card"])
    oracle.hands = [set(hand) for hand in position["hands"]]
    oracle.draw = [list(draw) for draw in position["draw"]]
    oracle.played = [set(played) for played in position["played"]]
    oracle.tops = [{"up": up, "down": down} for up, down in position["tops"]]
    oracle.result = None
    oracle._begin_turn(position["seat"])
    _play_all(oracle, position["turn"])
    return oracle


def _nix_dealt(game: Game, position: Mapping[str, Any]) -> NixOracle:
    decks = ["".join(position["hands"]) + position["rest"], *position["decks"]]
    first, starter = game.options["first"], position["starter"]
    return _nix(game, decks, [[starter], *position["lots"]], first)


def _nix_placed(game: Game, position: Mapping[str, Any]) -> NixOracle:
    lap, starter = position["lap"], position["starter"]
    hands = list(position["hands"])
    for step, text in enumerate(position["played"]):
        cards = text.removesuffix("*").partition(":")[2]
        hands[(starter + step) % game.players] += cards.replace("-", "")
    deck = "".join((*hands, *position["turned"], position["rest"]))
    before: list[list[int]] = [[] for _ in range(lap + 1)]
    decks = [*("" for _ in range(lap)), deck, *position["decks"]]
    oracle = _nix(game, decks, [*before, *position["lots"]], 0)
    oracle.sheet = [list(line) for line in position["sheet"]]
    oracle._begin_lap(lap, starter)
    _play_all(oracle, position["played"])
    return oracle


def _nix(game: Game, decks: list[str], lots: list[list[int]], first: int | str) -> NixOracle:
    points = [list(row) for row in game.start()["table"]["points"].tolist()]
    cards = [list(deck) for deck in decks]
    return NixOracle(game.players, cards, lots, first, game.options["egon"], points)


def _play_all(oracle: Oracle, texts: list[str]) -> None:
    for text in texts:
        oracle.play(text)
