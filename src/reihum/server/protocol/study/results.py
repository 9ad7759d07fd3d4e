"""What one studies between games: one's own, the deals of the days, the same deal of others."""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ..base import FromClient, ToClient


class Sitter(ToClient):
    """Who sat at a table: a person by name, or a bot."""

    name: str
    bot: str | None
    me: bool


class Ending(ToClient):
    """How a game ended for a seat: whether that one won, and what it scored in how many turns."""

    won: bool
    score: int
    turns: int
    hints: int

    @classmethod
    def of(cls, result: Mapping[str, Any]) -> "Ending":
        """The part of a result that everybody sees."""
        return Ending(**{name: result[name] for name in Ending.model_fields})


class PlayedGame(Ending):
    """One of my finished games: the event with which it ended, and those who sat there."""

    table: str
    seq: int
    round: int | None = None  # which of the games of its table; of the oldest that is not known
    game: str
    players: int
    seat: int
    scores: list[int]
    reason: str
    day: str | None
    began: float
    ended: float
    people: list[Sitter]


class GamesAnswer(ToClient):
    """A page of my finished games, how many there are of the wanted kind, and of which games."""

    games: list[PlayedGame]
    page: int
    pages: int
    count: int
    kinds: list[str]


class DayGame(ToClient):
    """The deal of a day of one game: what I have of it, how many have finished it, and its seal.

    The commitment is the SHA-256 of what the deal comes of: the same for everybody.
    """

    game: str
    table: str | None
    mine: Ending | None
    late: bool
    count: int
    commitment: str


class DayAnswer(ToClient):
    """The deals of a day, what day it is, and when (seconds since 1970) the next one begins."""

    day: str
    today: str
    next: float
    first: str
    games: list[DayGame]


class BoardRow(Ending):
    """A result on the board; equal ones have the same place. Who left the name out has none."""

    place: int
    name: str
    me: bool


class BotResult(Ending):
    """What a bot made of the same deal."""

    bot: str


class Board(ToClient):
    """The board of a day's deal. It is sealed as long as I could still play it for the board.

    Bots are told once mine is over; `thinking` while some of them still play.
    """

    day: str
    game: str
    sealed: bool
    count: int
    rows: list[BoardRow]
    mine: BoardRow | None
    late: bool
    named: bool
    table: str | None
    bots: list[BotResult]
    place_among_bots: int | None
    thinking: bool
    commitment: str
    secret: str | None


class BoardName(FromClient):
    """Whether my name is to stand on a board."""

    shown: bool


class MyDay(Ending):
    """A deal of a day that I have finished."""

    day: str
    game: str
    table: str
    late: bool


class DaysAnswer(ToClient):
    """The deals of days that I have finished, newest first, and those I have begun."""

    days: list[MyDay]
    open: list[str]
    streak: int
    longest: int


class Parting(ToClient):
    """The first turn in which two ways differ, and what was played there by either."""

    turn: int
    seat: int
    mine: list[str]
    theirs: list[str]


class OtherWay(Ending):
    """What somebody else made of the same deal; without a parting it was the same way."""

    name: str
    bot: str | None
    parting: Parting | None
    course: list[int]


class SameDeal(ToClient):
    """A game of mine beside those of others on the same deal.

    A course counts the cards or chips that were played after each turn.
    """

    table: str
    seq: int
    game: str
    players: int
    mine: Ending
    course: list[int]
    others: list[OtherWay]
    more: int
    thinking: bool


class Point(ToClient):
    """A game in the course of time; its number among those of its table, where that is known."""

    table: str
    round: int | None = None
    ended: float
    won: bool
    score: int


class ReviewedGame(Point):
    """What a review says of a game of mine: of my turns so many have no mark.

    Plays are the chance to win that my turns gave away, luck is what all else brought or took;
    the least is the chance after one of my turns when it stood worst, where that is known.
    """

    turns: int
    accurate: int
    plays: float
    luck: float
    least: float | None


class BotRate(ToClient):
    """How often bots of a level win such a game, with a 95 % interval, in per cent."""

    bot: str
    won: float
    low: float
    high: float


class GameStatistics(ToClient):
    """My games of one kind with so many players."""

    game: str
    players: int
    count: int
    won: int
    mean: float
    best: Point
    streak: int
    longest: int
    hints: int
    points: list[Point]
    rates: list[BotRate]
    reviewed: list[ReviewedGame]


class Statistics(ToClient):
    """What has become of my games; `since` is the oldest that was looked at."""

    count: int
    won: int
    since: float | None
    source: str
    days_streak: int
    days_longest: int
    groups: list[GameStatistics]


Page = Annotated[int, Field(ge=0, le=10_000)]
