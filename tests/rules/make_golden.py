"""Play the golden games anew: `python -m tests.rules.make_golden`.

They are kept as texts, so that a game of today can be replayed for ever. Play them anew only when
a new version of the rules or of the notation begins.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import reihum
from reihum import State
from tests.records import record_of

from .careful import Chooser, at_random, carefully
from .late import late, random_layout
from .make_perft import BOARD
from .oracles import Oracle, oracle_of_position

FOLDER = Path(__file__).parents[1] / "data" / "golden"

Options = dict[str, Any]
Accept = Callable[[dict[str, Any]], bool]


@dataclass(frozen=True)
class Wanted:
    """A golden game: its options, who plays, and how it shall end."""

    game: str
    name: str
    options: Options
    accept: Accept
    choose: Chooser = carefully
    is_late: bool = False
    least: int = 1  # actions
    mix: list[str] | None = None


def ends(reason: str) -> Accept:
    """Any game that ends for a reason."""
    return lambda outcome: outcome["reason"] == reason


def main() -> None:
    """Write the files."""
    for wanted in WANTED:
        folder = FOLDER / wanted.game
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{wanted.name}.txt").write_text(found(wanted).save())


def found(wanted: Wanted) -> State:
    """The first game that ends as it shall."""
    for number in count():
        state = started(wanted, number)
        oracle, random = oracle_of_position(state.game, record_of(state)), Random(number)
        texts = played_out(oracle, wanted.choose, random)
        outcome = oracle.outcome()
        if outcome and len(texts) >= wanted.least and wanted.accept(outcome):
            break
    for text in texts:
        state = state.play(text)
    return state


def started(wanted: Wanted, number: int) -> State:
    """A deal or a late position."""
    game = reihum.game(wanted.game, **wanted.options)
    if wanted.is_late:
        return game.position(game.described(late(game, Random(number))))
    return game.deal(f"golden {number}", wanted.mix)


def played_out(oracle: Oracle, choose: Chooser, random: Random) -> list[str]:
    """The actions of a whole game."""
    texts: list[str] = []
    while oracle.outcome() is None:
        texts.append(choose(oracle, oracle.legal(), random))
        oracle.play(texts[-1])
    return texts


def the_game(name: str, options: Options, accept: Accept, **others: Any) -> Wanted:
    """A golden game of The Game."""
    return Wanted("the-game", name, options, accept, **others)


def extreme(name: str, options: Options, accept: Accept, **others: Any) -> Wanted:
    """A golden game of Extreme."""
    return Wanted("extreme", name, options, accept, **others)


def duel(name: str, options: Options, accept: Accept, **others: Any) -> Wanted:
    """A golden game of Face to Face."""
    return Wanted("face-to-face", name, options, accept, **others)


def nix(name: str, options: Options, accept: Accept, **others: Any) -> Wanted:
    """A golden game of Nix für ungut!"""
    return Wanted("nix", name, {"board": BOARD} | options, accept, **others)


ALL_DOWN, STUCK, SKULL_LEFT = ends("all-down"), ends("stuck"), ends("skull-left")
THREE_NOT_MET, SINGLE_CARD, FOUR_LAPS = (
    ends("three-not-met"),
    ends("single-card"),
    ends("four-laps"),
)
TABLE = random_layout(Random(1))
RANDOM: dict[str, Any] = {"choose": at_random}
LATE: dict[str, Any] = {"is_late": True, "least": 20}

WANTED = [
    the_game("won-by-two", {"players": 2}, ALL_DOWN),
    the_game("won-by-five", {"players": 5}, ALL_DOWN),
    the_game("excellent-alone", {"players": 1}, lambda end: 0 < end["left"] < 10),
    the_game("agreed", {"players": 4, "first": "agree"}, STUCK),
    the_game("minimum-of-3", {"players": 2, "minimum": 3}, STUCK),
    the_game("random-alone", {"players": 1}, STUCK, **RANDOM),
    the_game("random-agreed", {"players": 3, "first": "agree"}, STUCK, **RANDOM),
    the_game("random-five", {"players": 5, "minimum": 3, "first": 3}, STUCK, **RANDOM),
    the_game("late-won-alone", {"players": 1}, ALL_DOWN, **LATE),
    the_game("late-won-by-three", {"players": 3, "minimum": 3}, ALL_DOWN, **LATE),
    the_game("late-stuck", {"players": 4}, lambda end: end["left"] > 10, **LATE),
    extreme("alone", {"players": 1}, STUCK),
    extreme("three", {"players": 2, "layout": "shuffled"}, THREE_NOT_MET),
    extreme("skull", {"players": 3, "layout": TABLE, "one_pile": "whole-turn"}, SKULL_LEFT),
    extreme("minimum-of-3", {"players": 2, "minimum": 3, "first": "agree"}, STUCK),
    extreme("without-commands", {"players": 5, "commands": False}, STUCK),
    extreme("random-skull", {"players": 4}, SKULL_LEFT, **RANDOM),
    extreme("random-three", {"players": 5}, THREE_NOT_MET, **RANDOM),
    extreme("random-whole-turn", {"players": 1, "one_pile": "whole-turn"}, STUCK, **RANDOM),
    extreme("late-won-alone", {"players": 1}, ALL_DOWN, **LATE),
    extreme("late-won-by-two", {"players": 2, "layout": "shuffled"}, ALL_DOWN, **LATE),
    extreme("late-won-by-four", {"players": 4, "layout": TABLE}, ALL_DOWN, **LATE),
    extreme(
        "late-all-down-but-a-skull",
        {"players": 1},
        lambda end: end["reason"] == "skull-left" and not end["left"],
        **LATE,
    ),
    extreme("late-three", {"players": 2}, THREE_NOT_MET, **LATE),
    duel("won-by-0", {}, lambda end: (end["reason"], end["winner"]) == ("all-down", 0)),
    duel("won-by-1", {"first": 0}, lambda end: (end["reason"], end["winner"]) == ("all-down", 1)),
    duel("stuck", {"first": 1}, STUCK),
    duel("mixed", {}, STUCK, mix=["from gold", "für Silber"]),
    duel("single-card", {}, SINGLE_CARD),
    duel("last-card", {"last_card": "allowed"}, ALL_DOWN),
    duel("last-card-stuck", {"last_card": "allowed", "first": 1}, STUCK),
    duel("random-won", {}, ALL_DOWN, **RANDOM),
    duel("random-stuck", {}, STUCK, **RANDOM),
    duel("random-single-card", {"first": 1}, SINGLE_CARD, **RANDOM),
    duel("random-last-card", {"last_card": "allowed"}, ALL_DOWN, **RANDOM),
    nix("two", {}, FOUR_LAPS),
    nix("three", {"players": 3, "first": 2}, FOUR_LAPS),
    nix("five", {"players": 5}, FOUR_LAPS),
    nix("shared-win", {}, lambda end: len(end["winners"]) > 1),
    nix("egon-wins", {"egon": True}, lambda end: end["winners"] == [2]),
    nix("egon-loses", {"players": 5, "egon": True}, lambda end: 5 not in end["winners"]),
    nix("egon-shares", {"egon": True}, lambda end: 2 in end["winners"] and len(end["winners"]) > 1),
    nix("random-two", {}, FOUR_LAPS, **RANDOM),
    nix("random-four", {"players": 4}, FOUR_LAPS, **RANDOM),
    nix("random-egon", {"players": 3, "egon": True}, FOUR_LAPS, **RANDOM),
    nix("random-deck", {"deck": [4, 4, 4, 4, 4, 4, 4, 52]}, FOUR_LAPS, **RANDOM),
]

if __name__ == "__main__":
    main()
