"""Two bots on the same deals: who sits where, and what a deal says about the two.

Against each other, every deal is played twice with the seats exchanged, so that a good hand helps
both. Where players win together, each bot plays the deal alone on all seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...games import Game
from ...rules.engine.compiling import Array
from ..play.entrants import Entrant
from ..play.results import UNUSED
from ..play.whole_games import NONSENSE
from ..statistics.moments import Moments
from ..statistics.units import GAME_UNIT, MARGIN_UNIT


@dataclass(frozen=True)
class Seating:
    """Which bots sit at a table, by their place in the tournament, and on which seats."""

    bots: tuple[int, ...]
    seats: tuple[int, ...]  # by seat: which of them


@dataclass(frozen=True)
class Results:
    """What some deals say about two bots, from the first one's side."""

    shares: Array  # of each deal, in parts of UNIT
    games: Array  # of each game, in parts of GAME_UNIT
    margins: Array  # the first one's score less the other's, in parts of MARGIN_UNIT
    wins: Array  # where players win together: 1 if only the first has won, -1 if only the other


@dataclass
class Pair:
    """Two bots, by their place in the tournament, and the sums of their meetings."""

    one: int
    other: int
    games: list[int] = field(default_factory=lambda: [0, 0, 0])  # won, drawn, lost
    margins: Moments = field(default_factory=Moments)
    wins: Moments = field(default_factory=Moments)

    def add(self, results: Results) -> None:
        """Count some deals."""
        half = GAME_UNIT // 2
        for place, which in enumerate((results.games > half, results.games == half)):
            self.games[place] += int(which.sum())
        self.games[2] += int((results.games < half).sum())
        self.margins.add(results.margins)
        self.wins.add(results.wins)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        parts = {"margins": self.margins.json(), "wins": self.wins.json()}
        return {"one": self.one, "other": self.other, "games": self.games, **parts}

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Pair":
        """What `json` has written."""
        sums = Moments(*fields["margins"]), Moments(*fields["wins"])
        return cls(fields["one"], fields["other"], list(fields["games"]), *sums)


def seatings(game: Game, entrants: Sequence[Entrant], pair: Pair) -> tuple[Seating, Seating]:
    """The two tables at which a pair plays each deal.

    Whoever was named first must not matter, not even to bots that draw lots: the two come to the
    table in the order of their labels. It also saves compiling the same game in both orders.
    """
    places = range(game.players)
    if game.cooperative:
        everywhere = (0,) * game.players
        return Seating((pair.one,), everywhere), Seating((pair.other,), everywhere)
    one, other = sorted((pair.one, pair.other), key=lambda place: entrants[place].label)
    bots = (one, other)
    return (
        Seating(bots, tuple(place % 2 for place in places)),
        Seating(bots, tuple((place + 1) % 2 for place in places)),
    )


def results(game: Game, pair: Pair, tables: tuple[Seating, Seating], rows: list[Array]) -> Results:
    """What the rows of a pair's two tables say, deal by deal."""
    return _together(game, rows) if game.cooperative else _against(game, pair, tables, rows)


def _together(game: Game, rows: list[Array]) -> Results:
    """Whose common score is better, as the game sees it."""
    one, other = (common_score(game, some) for some in rows)
    better = np.sign(other - one if game.low_score_wins else one - other)
    won = [np.minimum(some["won"], 1).astype(np.int64) for some in rows]
    halves = (better + 1) * (GAME_UNIT // 2)
    return Results(2 * halves, halves, (one - other) * MARGIN_UNIT, won[0] - won[1])


def common_score(game: Game, rows: Array) -> Array:
    """The scores of games played together; the worst of all where a bot failed."""
    scores = rows["scores"][:, 0].astype(np.int64)
    return np.where(rows["fault"] == NONSENSE, scores, game.worst_score)


def _against(game: Game, pair: Pair, tables: tuple[Seating, Seating], rows: list[Array]) -> Results:
    owns = [_own(pair, table) for table in tables]
    games = [_shares(game, own, some) for own, some in zip(owns, rows, strict=True)]
    margins = [_margins(game, own, some) for own, some in zip(owns, rows, strict=True)]
    told = np.logical_and(*(some["fault"] == NONSENSE for some in rows))
    nothing = np.zeros(0, np.int64)
    return Results(
        games[0] + games[1], np.concatenate(games), (margins[0] + margins[1])[told], nothing
    )


def _own(pair: Pair, table: Seating) -> Array:
    """By seat: whether the pair's first bot sits there."""
    own: Array = np.array(table.bots)[list(table.seats)] == pair.one
    return own


def _shares(game: Game, own: Array, rows: Array) -> Array:
    """The first one's share of each win; an imaginary player's part is nobody's: half of it."""
    bits = rows["won"][:, None].astype(np.int64) >> np.arange(game.everybody) & 1
    halves = 2 * bits[:, : game.players][:, own].sum(axis=1) + bits[:, game.players :].sum(axis=1)
    shares: Array = GAME_UNIT // 2 // np.maximum(bits.sum(axis=1), 1) * halves
    failed = rows["fault"] != NONSENSE
    shares[failed] = np.where(own[rows["fault"][failed]], 0, GAME_UNIT)  # alone, beside itself too
    return shares


def _margins(game: Game, own: Array, rows: Array) -> Array:
    """The mean score of the first one's seats less that of the other's, in sixths."""
    scores = np.where(rows["scores"] == UNUSED, 0, rows["scores"]).astype(np.int64)
    mine, theirs = scores[:, : game.players][:, own], scores[:, : game.players][:, ~own]
    one, other = (MARGIN_UNIT // 2 // part.shape[1] * part.sum(axis=1) for part in (mine, theirs))
    margins: Array = one - other
    return margins
