"""Why a bot plays what it plays in Face to Face."""

from ...games import Message
from ...games.face_to_face.face import FaceToFace
from ...rules.engine.compiling import Array
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import END, HAND, OWN_PILES, PILES, TABLE, top_of
from ..parts.piles import words
from ..protocol import Observation
from .plans import skipped
from .thoughts import JUDGE


def explain(
    observation: Observation, action: str, weights: Array, judging: bool
) -> tuple[Message, ...]:
    """Why a player with these weights may have chosen an action."""
    game, table = observation.game, observation.table
    number = game.encode(game.action(action))
    told = [_end(table) if number == END else _card(table, number)]
    told += words.chances(observation, number, weights, JUDGE, TABLE) if judging else []
    return tuple(told)


def _card(table: Seen, number: int) -> Message:
    card, pile = number // PILES, number % PILES
    if pile >= OWN_PILES:
        refill = HAND - int(table["held"][table["seat"]]) + 1
        code = "why-gift-one" if refill == 1 else "why-gift"
        return Message(code, {"card": card, "count": refill})
    name = FaceToFace.piles[pile]
    if is_trick(pile == 0, top_of(table, pile), card):
        return words.turns_back(card, name)
    return words.skips(card, name, skipped(table, card, pile))


def _end(table: Seen) -> Message:
    return words.END if table["gave"] else Message("why-end-early")
