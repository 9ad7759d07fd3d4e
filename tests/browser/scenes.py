"""Games at the moments that tests and pictures look at."""

from dataclasses import replace
from typing import Any

import reihum
from reihum import State
from reihum.review import solve
from tests.server.slips import slip_in

from .courses import Moment, actions_to, course
from .staging import Scene

NAMES = ("Ole", "Mia Sommer", "Konstantin", "Li")
AGREE, LOT = {"first": "agree"}, {"first": "lot"}
EGON = {"egon": True}
# A game at a table of so many, with options of its own.
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "the-game": ("the-game", 3, AGREE),
    "extreme": ("extreme", 2, AGREE),
    "face-to-face": ("face-to-face", 2, {}),
    "nix": ("nix", 2, {}),
    "egon": ("nix", 4, EGON),
}
WON = ("p1", "club")  # a deal of The Game for two on which bots of this level win


def at(name: str, reached: Moment, deal: str = "p1", players: int = 0, who: str = "") -> Scene:
    """A game at a moment; if a name is given, everybody has it, with a number behind it."""
    game, usual, options = GAMES[name]
    count = players or usual
    seats: dict[str, Any] = {} if game == "face-to-face" else {"players": count}
    actions = actions_to(game, deal, reached, **options, **seats)
    others = [f"{who[:-1]}{seat}" for seat in range(1, count)] if who else NAMES[: count - 1]
    return Scene(game, others, deal, actions, who or "Anna", options)


def whole(name: str) -> Scene:
    """A game to its end."""
    return replace(at(name, lambda state: state.outcome is not None), stands=True)


def slip(who: str = "") -> Scene:
    """A card after which nothing fits any more."""
    deal, actions = slip_in("the-game", players=2, **LOT)
    other = f"{who[:-1]}1" if who else "Ole"
    return Scene("the-game", [other], deal, actions, who or "Anna", LOT)


def won() -> Scene:
    deal, level = WON
    actions = course("the-game", deal, level, players=2, **LOT)
    return Scene("the-game", NAMES[:1], deal, actions, options=LOT)


def extreme_won() -> Scene:
    """Extreme alone, as the solver wins it."""
    deal, options = "p1", {"first": "lot"}
    line = solve(reihum.game("extreme", players=1, **options).deal(deal)).line
    return Scene("extreme", (), deal, line or (), options=options)


def lap_over(state: State) -> bool:
    """Nix: the first lap is over, and nobody has gone on."""
    return bool(state.view(0)["lap"] == 1)
