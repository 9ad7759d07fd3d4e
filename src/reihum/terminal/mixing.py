"""Before the deal: what each player mixes into the other's deck, where each has one."""

import secrets
import shlex
from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from ..games import Game, NotationError, mix_text
from ..languages import here, tell
from .names import name_of

# From a game and the seats of people to a text for each seat.
Mixer = Callable[[Game, frozenset[int]], list[str]]


def random_text() -> str:
    """What someone mixes in who leaves it to chance; short enough to be typed again."""
    return secrets.token_hex(8)


def by_chance(game: Game, people: frozenset[int]) -> list[str]:
    """What everybody mixes in where nobody is asked."""
    return [random_text() for _ in range(game.players)]


def filled(texts: tuple[str, ...], game: Game) -> list[str]:
    """The texts of the first seats, and chance for those that have none."""
    missing = ("",) * (game.players - len(texts))
    return [text.strip() or random_text() for text in (*texts, *missing)]


def asking(console: Console) -> Mixer:
    """A mixer that asks the people at the keyboard; bots leave it to chance."""

    def mix(game: Game, people: frozenset[int]) -> list[str]:
        console.print(tell("terminal-mix"))
        return [
            _answer(console, name_of(seat, game, people)) if seat in people else random_text()
            for seat in range(game.players)
        ]

    return mix


def _answer(console: Console, name: str) -> str:
    while True:
        answer = console.input(f"[b]{name}>[/b] ").strip()
        try:
            return mix_text(answer) if answer else random_text()
        except NotationError as error:
            console.print(Text(error.said(here()), style="red"))


def told(deal: Mapping[str, Any]) -> str:
    """A deal as `reihum play --deal` takes it.

    >>> told({"seed": "monday", "mix": []})
    'monday'
    >>> told({"seed": "monday", "mix": ["salt", "black pepper"]})
    "monday --mix salt --mix 'black pepper'"
    """
    if not deal["mix"]:
        return str(deal["seed"])
    return shlex.join([deal["seed"], *(word for text in deal["mix"] for word in ("--mix", text))])
