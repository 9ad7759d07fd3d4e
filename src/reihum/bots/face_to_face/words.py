"""Why a bot plays what it plays in Face to Face."""

import numpy as np

from ...games import Message
from ...games.face_to_face.face import FaceToFace
from ...rules.engine.compiling import Array
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import END, HAND, OWN_PILES, PILES, TABLE, takes, top_of
from ..parts.piles import words
from ..parts.piles.planning import NOTES
from ..protocol import Observation
from .plans import attempt, skipped, study
from .thoughts import JUDGE


def explain(
    observation: Observation, action: str, weights: Array, judging: bool
) -> tuple[Message, ...]:
    """Why a player with these weights may have chosen an action."""
    game, table = observation.game, observation.table
    number = game.encode(game.action(action))
    told = [_end(observation) if number == END else _card(table, number)]
    told += words.chances(observation, number, weights, JUDGE, TABLE) if judging else []
    return tuple(told)


def follow(table: Seen, number: int) -> bool:
    """Do an action on what a seat sees; whether the turn is over then."""
    return number == END or attempt(table, number)


def explain_turn(observation: Observation) -> tuple[Message, ...]:
    """Why a turn was played so: what stays in the hand, and whether the hand is filled up."""
    table, seat = observation.table, observation.seat
    if table["over"]:
        return ()
    hand = table["hands"][seat][: table["held"][seat]].tolist()
    own = [(FaceToFace.piles[pile], pile == 0, top_of(table, pile)) for pile in range(OWN_PILES)]
    told = words.keeps(hand, own)
    return tuple([*told, Message("why-no-gift")] if _could_give(table) else told)


def _could_give(table: Seen) -> bool:
    """Whether a card that is left would help the other side."""
    seat = int(table["seat"])
    hand, theirs = table["hands"][seat][: table["held"][seat]], range(OWN_PILES, PILES)
    return any(takes(table, pile, top_of(table, pile), card) for pile in theirs for card in hand)


def _card(table: Seen, number: int) -> Message:
    card, pile = number // PILES, number % PILES
    if pile >= OWN_PILES:
        return Message("why-gift", {"card": card, "draw": _refill(table)})
    name = FaceToFace.piles[pile]
    if is_trick(pile == 0, top_of(table, pile), card):
        return words.turns_back(card, name)
    notes = np.zeros(NOTES, np.int64)
    study(table, notes)
    return words.skips(card, name, skipped(table, table, card, pile, notes))


def _refill(table: Seen) -> str:
    """What the draw pile has for a hand that is filled up at the end of the turn."""
    draw = int(table["draw"][table["seat"]])
    return "all" if draw >= HAND else "some" if draw else "none"


def _end(observation: Observation) -> Message:
    table = observation.table
    if not table["held"][table["seat"]]:
        return words.NO_CARD
    if len(observation.legal()) == 1:
        return Message("why-end-only")
    return words.END if table["gave"] else Message("why-end-early")
