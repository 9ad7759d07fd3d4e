"""Where everything is, as a row of bytes: of a state by the rules, and of the oracle.

Rows are compared by the million. The states of a whole game are copied into rows at once; the
oracle writes one after each action.
"""

from functools import lru_cache
from struct import pack
from typing import Any

import numpy as np

from reihum import Game, Outcome
from reihum.rules.engine.compiling import Array
from tests.oracle.face_to_face import FaceToFaceOracle
from tests.oracle.nix import ROWS, VALUES, NixOracle
from tests.oracle.the_game import PILES, TheGameOracle

from .oracles import Oracle

NUMBER, CARD = "<i2", "u1"
THE_GAME = np.dtype(
    [
        *[("tops", NUMBER, 4), ("held", NUMBER, 5), ("draw", NUMBER)],
        *[("seat", NUMBER), ("count", NUMBER), ("tied", NUMBER)],
        *[("hands", CARD, (5, 8)), ("down", CARD, 100)],
        *[("turn_cards", CARD, 8), ("turn_piles", CARD, 8), ("deck", CARD, 98)],
    ]
)
FACE_TO_FACE = np.dtype(
    [
        *[("tops", NUMBER, (2, 2)), ("held", NUMBER, 2), ("draw", NUMBER, 2)],
        *[("seat", NUMBER), ("count", NUMBER)],
        *[("hands", CARD, (2, 6)), ("down", CARD, (2, 60))],
        *[("turn_cards", CARD, 6), ("turn_piles", CARD, 6), ("decks", CARD, (2, 58))],
    ]
)
NIX = np.dtype(
    [
        *[("lap", NUMBER), ("round", NUMBER), ("starter", NUMBER), ("seat", NUMBER)],
        *[("sheet", NUMBER, (4, 6)), ("totals", NUMBER, 6)],
        *[("hands", CARD, (5, 9)), ("owners", CARD, (8, 3)), ("doubles", CARD, (8, 3))],
        *[("supers", CARD, 6), ("deck", CARD, 80)],
    ]
)
OWN_PILES = ("up", "down", "their-up", "their-down")
CARDS = VALUES + "J"
NUMBERS = bytes.maketrans(CARDS.encode(), bytes(range(1, 9)))


LAYOUTS = {"nix": NIX, "face-to-face": FACE_TO_FACE, "the-game": THE_GAME, "extreme": THE_GAME}


def rows_of(game: Game, states: Array) -> list[bytes]:
    """The row of each state of a game."""
    layout = LAYOUTS[game.name]
    rows: Any = np.zeros(len(states), layout)
    for name in names(layout):
        rows[name] = states["table"][name] if "deck" not in name else _decks(game, states)
    data, size = rows.tobytes(), layout.itemsize
    return [data[start : start + size] for start in range(0, len(data), size)]


def names(layout: np.dtype[Any]) -> tuple[str, ...]:
    """What a row has, in its order."""
    return layout.names or ()


def _decks(game: Game, states: Array) -> Any:
    """The cards that nobody has seen; in Nix für ungut! those of the lap that is played."""
    if game.name == "nix":
        return states["decks"][np.arange(len(states)), states["table"]["lap"]]
    return states["decks" if game.name == "face-to-face" else "deck"]


def row_of(oracle: Oracle) -> bytes:
    """The row of where an oracle stands."""
    if isinstance(oracle, NixOracle):
        return _nix(oracle)
    if isinstance(oracle, FaceToFaceOracle):
        return _face_to_face(oracle)
    return _the_game(oracle)


def told(game: Game, row: bytes, other: bytes) -> dict[str, object]:
    """What a row has otherwise than another one, by name."""
    layout = LAYOUTS[game.name]
    mine, theirs = (np.frombuffer(each, layout)[0] for each in (row, other))
    values = [(name, mine[name].tolist(), theirs[name].tolist()) for name in names(layout)]
    return {name: value for name, value, expected in values if value != expected}


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


def _sorted(cards: set[int], room: int) -> bytes:
    return bytes(sorted(cards)).ljust(room, b"\0")


def _marked(cards: set[int], room: int) -> bytes:
    """A 1 at the place of each card."""
    marks = bytearray(room)
    for card in cards:
        marks[card] = 1
    return bytes(marks)


def _the_game(oracle: TheGameOracle) -> bytes:
    tops, turn = oracle.tops, oracle.turn
    held = [len(hand) for hand in oracle.hands] + [0] * (5 - oracle.players)
    seat = -1 if oracle.seat is None else oracle.seat
    tied = -1 if oracle.tied is None else PILES.index(oracle.tied)
    numbers = [tops["up1"], tops["up2"], tops["down1"], tops["down2"], *held]
    hands = b"".join([_sorted(hand, 8) for hand in oracle.hands]).ljust(40, b"\0")
    return b"".join(
        [
            pack("<13h", *numbers, len(oracle.draw), seat, len(turn), tied),
            hands,
            _marked(oracle.played, 100),
            bytes([card for card, _ in turn]).ljust(8, b"\0"),
            bytes([PILES.index(pile) for _, pile in turn]).ljust(8, b"\0"),
            bytes(oracle.draw).rjust(98, b"\0"),
        ]
    )


def _face_to_face(oracle: FaceToFaceOracle) -> bytes:
    (one, other), turn = oracle.tops, [text.split(">") for text in oracle.turn]
    held, draw = [len(hand) for hand in oracle.hands], [len(draw) for draw in oracle.draw]
    numbers = [one["up"], one["down"], other["up"], other["down"], *held, *draw]
    return b"".join(
        [
            pack("<10h", *numbers, oracle.seat, len(turn)),
            *[_sorted(hand, 6) for hand in oracle.hands],
            *[_marked(played, 60) for played in oracle.played],
            bytes([int(card) for card, _ in turn]).ljust(6, b"\0"),
            bytes([OWN_PILES.index(pile) for _, pile in turn]).ljust(6, b"\0"),
            *[bytes(draw).rjust(58, b"\0") for draw in oracle.draw],
        ]
    )


def _nix(oracle: NixOracle) -> bytes:
    lines = [*oracle.sheet, *([] for _ in range(4 - len(oracle.sheet))), oracle._totals()]
    points = [number for line in lines for number in [*line, *[0] * (6 - len(line))]]
    owners, doubles = bytearray(24), bytearray(24)
    for place, row in enumerate(ROWS):
        for field, (owner, double) in enumerate(oracle.rows[row]):
            owners[3 * place + field] = owner + 1
            doubles[3 * place + field] = double
    return b"".join(
        [
            pack("<4h", oracle.lap_index, oracle.round_index, oracle.starter, oracle.seat),
            pack("<30h", *points),
            b"".join([_counted("".join(hand)) for hand in oracle.hands]).ljust(45, b"\0"),
            owners,
            doubles,
            bytes(oracle.supers).ljust(6, b"\0"),
            "".join(oracle.rest).encode().translate(NUMBERS).rjust(80, b"\0"),
        ]
    )


@lru_cache(64)  # most hands are as they were a step before
def _counted(hand: str) -> bytes:
    """How many cards of each value, jokers last."""
    return bytes([0, *[hand.count(card) for card in CARDS]])
