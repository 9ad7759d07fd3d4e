"""Tables: how they are made and found, and what everybody sees of them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .base import FromClient, ToClient
from .requests import NAME_LIMIT
from .texts import TextLine

NameOrNone = Annotated[str, TextLine(0, NAME_LIMIT)]


class WantedSeat(FromClient):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str | None, Field(max_length=40)] = None
    name: NameOrNone = ""


class NewTable(FromClient):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[WantedSeat] = Field(min_length=1, max_length=10)
    undo: bool | None = None
    deal: Annotated[str | None, Field(max_length=120)] = None
    mix: Annotated[list[str] | None, Field(max_length=10)] = None
    mixes: bool = False


class MadeTable(ToClient):
    """A table that was made, the maker's seat, and the links of the open seats."""

    table: str
    seat: int | None
    links: dict[str, str]


class SeatRequest(FromClient):
    """The part of a link behind `#`, and how its holder wants to be called."""

    token: str = Field(max_length=64)
    name: NameOrNone = ""


class SeatAnswer(ToClient):
    """The seat that was taken."""

    seat: int


class LinksAnswer(ToClient):
    """The links of the seats."""

    links: dict[str, str]


class QrRequest(FromClient):
    """A whole link to a table, as it shall be read by a camera."""

    link: str = Field(max_length=200)


class SeatInfo(ToClient):
    """A seat as everybody sees it."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    present: bool
    stand_in: bool


class MixingInfo(ToClient):
    """The players mix each other's decks: the event with which it began, and who has done so."""

    seq: int
    mixed: list[int]


class LobbyInfo(ToClient):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    cooperative: bool
    imaginary: list[str]
    undo: bool
    started: bool
    over: bool
    round: int
    seats: list[SeatInfo]
    spectators: int
    spectator_names: list[str]
    acting: list[int]
    can_undo: list[int]
    mixes: bool
    mixing: MixingInfo | None


class MyTable(LobbyInfo):
    """A table where the guest who asks has this seat."""

    seat: int


class TablesAnswer(ToClient):
    """The tables of a guest."""

    tables: list[MyTable]


class RecordAnswer(ToClient):
    """A game as text, its deal hidden until the end."""

    record: str
