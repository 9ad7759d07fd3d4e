"""What a puzzle of Face to Face is about."""

from collections.abc import Sequence

from ...games import Game
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import OWN_PILES, PILES, top_of


def themes(game: Game, seen: Seen, actions: Sequence[str]) -> tuple[str, ...]:
    """A gift or none, and tricks."""
    numbers = [game.encode(game.action(text)) for text in actions]
    gifts = [number for number in numbers if number % PILES >= OWN_PILES]
    tricks = [number for number in numbers if _trick(seen, number)]
    found = {
        "gift": bool(gifts),
        "starving": not gifts and any(number % PILES >= OWN_PILES for number in game.legal(seen)),
        "trick": bool(tricks),
    }
    return tuple(name for name, there in found.items() if there) or ("order",)


def _trick(seen: Seen, number: int) -> bool:
    pile = number % PILES
    return pile < OWN_PILES and bool(is_trick(pile == 0, top_of(seen, pile), number // PILES))
