"""What a seat may know of a game: what the views of all games have in common."""

from typing import Any

from .base import OpenToClient, ToClient
from .catalogue import Message
from .requests import SignalKind


class Turn(ToClient):
    """The running turn, and what binds its player."""

    seat: int | None
    played: list[str]
    owed: int
    may_end: bool
    draws: int
    binding: list[Message]


class Aside(OpenToClient):
    """What happened beside an action; its other fields are the game's own."""

    kind: str


class LastTurn(ToClient):
    """The turn before the running one."""

    seat: int
    played: list[str]
    drew: int
    asides: list[Aside]


class Outcome(ToClient):
    """How a game ended."""

    reason: str
    won: bool | None
    winners: list[int]
    scores: list[int]
    excellent: bool
    seat: int | None


class DealInfo(ToClient):
    """The deal of a game that is over: its seed, and what was mixed in, by seat."""

    seed: str
    mix: list[str]


class View(OpenToClient):
    """What a seat may know; the fields that are not named here are the game's own."""

    game: str
    rules: int
    options: dict[str, Any]
    viewer: int | None
    seat: int | None
    seats: list[int]
    turn: Turn
    last_turn: LastTurn | None
    legal: list[str]
    fatal: list[str]
    outcome: Outcome | None
    deal: DealInfo | None


class SignalInfo(ToClient):
    """A signal that lies on the table."""

    seat: int
    pile: str
    signal: SignalKind
