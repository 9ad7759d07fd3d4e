"""The games that can be played, and messages to people."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .base import ToClient


class Message(ToClient):
    """A code to translate by, its parameters, and an English sentence."""

    code: str
    params: dict[str, Any]
    text: str


class ErrorAnswer(ToClient):
    """The answer to what was not done."""

    error: Message


class Shape(ToClient):
    """What an option may be; each kind has some of the fields."""

    kind: Literal["choice", "number", "switch", "table"]
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    rows: int | None = None
    columns: int | None = None
    other: Annotated["Shape | None", Field(alias="or")] = None


class OptionInfo(Shape):
    """An option of a game, its choices also in words."""

    default: Any
    text: str


class GameInfo(ToClient):
    """A game that can be played, with its bots from the weakest to the strongest."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    default_players: int
    default_seats: int
    options: dict[str, OptionInfo]
    cooperative: bool
    duel: bool
    bots: list[str]
    default_bot: str
    score: str
    low_score_wins: bool
    undo: bool
    draws: bool
    imaginary: list[str]
    signals: bool
    mixes: bool


class Catalogue(ToClient):
    """All games."""

    protocol: int
    games: list[GameInfo]


class Health(ToClient):
    """The server answers."""

    ok: bool
