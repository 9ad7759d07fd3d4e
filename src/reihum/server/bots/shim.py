"""Until the library has it."""

from dataclasses import dataclass

from ...bots import BOTS, LEVELS
from ...games import Game


@dataclass(frozen=True)
class GameBots:
    names: tuple[str, ...]
    usual: str

    def __contains__(self, name: str) -> bool:
        return name in BOTS


def bots_of(game: Game) -> GameBots:
    return GameBots(LEVELS, "club")
