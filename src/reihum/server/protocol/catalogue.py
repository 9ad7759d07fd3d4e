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
    """A game that can be played, with its bots from the weakest to the strongest.

    Entrants are bots that whoever runs the server has brought along.
    """

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    default_players: int
    default_seats: int
    options: dict[str, OptionInfo]
    cooperative: bool
    guide: bool
    duel: bool
    bots: list[str]
    entrants: list[str]
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


class RulesNode(ToClient):
    """A piece of a rules page. A leaf has a text, of a diagram its name; any other has nodes."""

    kind: Literal[
        "heading", "paragraph", "list", "steps", "item", "quote", "table", "row", "cell",
        "strong", "em", "text", "code", "block", "diagram",
    ]  # fmt: skip
    text: str = ""
    nodes: Annotated[list["RulesNode"], Field(default_factory=list)]


class RulesSection(ToClient):
    """A part of a rules page; one that is folded is opened by whoever wants to read it."""

    title: str
    folded: bool
    nodes: list[RulesNode]


class GuidedAction(ToClient):
    """What a seat does in a guided game."""

    seat: int
    action: str


class GuidedStep(ToClient):
    """A sentence of a guided game, and what is done before the next one."""

    message: Message
    actions: list[GuidedAction]


class GuidedPage(ToClient):
    """A guided first game, to be read. The reader is seat 0, whose name is empty."""

    names: list[str]
    steps: list[GuidedStep]


class RulesPage(ToClient):
    """The rules of a game, for people, and its guided first game where it has one."""

    game: str
    title: str
    language: str
    sections: list[RulesSection]
    guide: GuidedPage | None


class Health(ToClient):
    """The server answers."""

    ok: bool
