"""States of the rules in the words of the oracle, many at a time, for reading them is the cost.

Columns of bytes are cut out of one long text: that is several times faster than lists.
"""

from collections.abc import Iterator
from itertools import compress
from typing import Any

import numpy as np

from reihum import Game, Outcome
from reihum.games.nix.combinations import CARDS
from reihum.rules.engine.compiling import Array

Snapshot = dict[str, object]
NUMBERS = range(100)
CARD_TEXTS = bytes.maketrans(bytes(range(1, 9)), CARDS.encode())


def snapshots(game: Game, states: Array) -> list[Snapshot]:
    """The snapshot of each state."""
    makers = {"nix": _nix, "face-to-face": _face_to_face}
    return list(makers.get(game.name, _the_game)(game, states))


def ending(game: Game, states: Array) -> dict[str, object] | None:
    """The outcome of the last state."""
    outcome: Outcome | None = game.outcome(states[-1]["table"])
    if outcome is None:
        return None
    reason, scores = str(outcome.reason), list(outcome.scores)
    if game.name == "nix":
        return {"reason": reason, "winners": list(outcome.winners), "totals": scores}
    if game.name == "face-to-face":
        (winner,) = outcome.winners
        return {"reason": reason, "winner": winner, "left": scores}
    return {"reason": reason, "won": outcome.won, "left": scores[0]}


def _column(array: Array) -> list[Any]:
    """A field of each state: bytes where it is made of bytes, else numbers."""
    if array.dtype.itemsize > 1:
        return list(array.tolist())
    data, size = array.tobytes(), array[0].nbytes
    return [data[start : start + size] for start in range(0, len(data), size)]


def _columns(states: Array, *names: str) -> Iterator[tuple[Any, ...]]:
    return zip(*(_column(states["table"][name]) for name in names), strict=True)


def _hands(hands: bytes, held: list[int], players: int, size: int) -> list[list[int]]:
    return [list(hands[seat * size : seat * size + held[seat]]) for seat in range(players)]


def _turns(piles: tuple[str, ...], states: Array) -> list[list[str]]:
    columns = _columns(states, "count", "turn_cards", "turn_piles")
    return [
        [f"{cards[place]}>{piles[where[place]]}" for place in range(count)]
        for count, cards, where in columns
    ]


def _the_game(game: Any, states: Array) -> Iterator[Snapshot]:
    piles: tuple[str, ...] = game.piles
    columns = _columns(states, "tops", "hands", "held", "draw", "down", "seat", "tied")
    rows = zip(columns, _turns(piles, states), _column(states["deck"]), strict=True)
    for (tops, hands, held, draw, down, seat, tied), turn, deck in rows:
        yield {
            "tops": tops,
            "hands": _hands(hands, held, game.players, game.rules.LARGEST_HAND),
            "draw": list(deck[len(deck) - draw :]),
            "played": list(compress(NUMBERS, down)),
            "seat": None if seat < 0 else seat,
            "turn": turn,
            "tied": None if tied < 0 else piles[tied],
        }


def _face_to_face(game: Any, states: Array) -> Iterator[Snapshot]:
    columns = _columns(states, "tops", "hands", "held", "draw", "down", "seat")
    rows = zip(columns, _turns(game.piles, states), _column(states["decks"]), strict=True)
    for (tops, hands, held, draw, down, seat), turn, decks in rows:
        yield {
            "tops": tops,
            "hands": _hands(hands, held, 2, game.rules.HAND),
            "draw": [list(decks[58 - draw[0] : 58]), list(decks[116 - draw[1] :])],
            "played": [list(compress(NUMBERS, down[:60])), list(compress(NUMBERS, down[60:]))],
            "seat": seat,
            "turn": turn,
        }


def _nix(game: Any, states: Array) -> Iterator[Snapshot]:
    names = ("lap", "round", "starter", "seat", "hands", "owners", "doubles", "supers")
    columns = _columns(states, *names, "sheet", "totals", "over")
    decks = states["decks"][np.arange(len(states)), states["table"]["lap"]]
    players: int = game.everybody
    for row, deck in zip(columns, _column(decks), strict=True):
        lap, turn, starter, seat, hands, owners, doubles, supers, sheet, totals, over = row
        yield {
            "lap": lap,
            "round": turn,
            "starter": starter,
            "seat": seat,
            "hands": [_cards(hands[9 * each : 9 * each + 9]) for each in range(game.players)],
            "rows": _chips(owners, doubles),
            "supers": [left == 1 for left in supers[:players]],
            "sheet": [line[:players] for line in sheet[: lap + over]],
            "totals": totals[:players],
            "rest": deck.lstrip(b"\0").translate(CARD_TEXTS).decode(),
        }


def _cards(counts: bytes) -> str:
    return "".join([CARDS[card - 1] * counts[card] for card in range(1, 9)])


def _chips(owners: bytes, doubles: bytes) -> list[list[list[int | bool] | None]]:
    pairs = zip(owners, doubles, strict=True)
    chips = [[owner - 1, double == 1] if owner else None for owner, double in pairs]
    return [chips[field : field + 3] for field in range(0, len(chips), 3)]
