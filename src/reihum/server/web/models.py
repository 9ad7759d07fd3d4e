"""The shapes of requests and answers, for checking and for the description at /api."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field


class ErrorText(BaseModel):
    """What was wrong: a code to translate by, its parameters, an English sentence."""

    code: str
    params: dict[str, Any]
    text: str


class ErrorAnswer(BaseModel):
    """The answer to what was not done."""

    error: ErrorText


class ShapeAnswer(BaseModel):
    """What an option may be; each kind has some of the fields."""

    kind: Literal["choice", "number", "switch", "table"]
    choices: list[str] | None = None
    low: int | None = None
    high: int | None = None
    rows: int | None = None
    columns: int | None = None
    other: Annotated["ShapeAnswer | None", Field(alias="or")] = None


class OptionAnswer(ShapeAnswer):
    """An option of a game, its choices also in words."""

    default: Any
    text: str


class GameAnswer(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    players: tuple[int, int]
    default_players: int
    options: dict[str, OptionAnswer]
    cooperative: bool


class GamesAnswer(BaseModel):
    """All games, and the levels of the bots from the weakest to the strongest."""

    protocol: int
    games: list[GameAnswer]
    bots: list[str]
    default_bot: str


class SeatWish(BaseModel):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str | None, Field(max_length=40)] = None
    name: Annotated[str, Field(max_length=24)] = ""


class TableWish(BaseModel):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, Any] = {}
    seats: list[SeatWish] = Field(min_length=1, max_length=10)
    undo: bool | None = None
    deal: Annotated[str | None, Field(max_length=120)] = None


class TableAnswer(BaseModel):
    """A table that was made, the maker's seat, and the links of the open seats."""

    table: str
    seat: int | None
    links: dict[str, str]


class LinksAnswer(BaseModel):
    """The links of the seats."""

    links: dict[str, str]


class TokenWish(BaseModel):
    """The part of a link behind `#`, and how its holder wants to be called."""

    token: str = Field(max_length=64)
    name: Annotated[str, Field(max_length=24)] = ""


class LinkWish(BaseModel):
    """A whole link to a table, as it shall be read by a camera."""

    link: str = Field(max_length=200)


class SeatAnswer(BaseModel):
    """The seat that was taken."""

    seat: int


class LobbySeat(BaseModel):
    """A seat as everybody sees it."""

    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    present: bool
    stand_in: bool


class Lobby(BaseModel):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    undo: bool
    started: bool
    over: bool
    round: int
    seats: list[LobbySeat]
    spectators: int
    spectator_names: list[str]
    acting: list[int]
    can_undo: list[int]


class MyTable(Lobby):
    """A table where the guest who asks has this seat."""

    seat: int


class TablesAnswer(BaseModel):
    """The tables of a guest."""

    tables: list[MyTable]


class RecordAnswer(BaseModel):
    """A game as text, its deal hidden until the end."""

    record: str


class Health(BaseModel):
    """The server answers."""

    ok: bool
