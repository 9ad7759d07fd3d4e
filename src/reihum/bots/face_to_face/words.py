"""Why a bot plays what it plays in Face to Face, in a sentence or two of plain English."""

from ...games.face_to_face.face import FaceToFace
from ...rules.engine.compiling import Array
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import END, HAND, OWN_PILES, PILES, TABLE, top_of
from ..parts.piles import words
from ..protocol import Observation
from .plans import skipped
from .thoughts import JUDGE


def explain(observation: Observation, action: str, weights: Array, judging: bool) -> str:
    """Why a player with these weights may have chosen an action."""
    game, table = observation.game, observation.table
    number = game.encode(game.action(action))
    told = [_end(table) if number == END else _card(table, number)]
    told += [words.chances(observation, number, weights, JUDGE, TABLE)] if judging else []
    return " ".join(sentence for sentence in told if sentence)


def _card(table: Seen, number: int) -> str:
    card, pile = number // PILES, number % PILES
    if pile >= OWN_PILES:
        refill = HAND - int(table["held"][table["seat"]]) + 1
        return f"{card} goes to the other side, and the hand is filled up by {refill} cards."
    name = FaceToFace.piles[pile]
    if is_trick(pile == 0, top_of(table, pile), card):
        return words.turns_back(card, name)
    return words.skips(card, name, skipped(table, card, pile))


def _end(table: Seen) -> str:
    if not table["gave"]:
        return "The turn may end; another card now would cost more than it brings."
    return "The turn may end, and what is left is worth more in the hand."
