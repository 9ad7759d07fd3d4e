"""What a bot may tell of its last turn, and when; in the terminal and on a server alike."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..games import Game, Message, ReihumError
from .protocol import Bot, Observation


class NotTold(ReihumError):
    """A bot may not say now why it played so."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that a bot has chosen, and all that its seat knew at that moment."""

    observation: Observation
    action: str


@dataclass(frozen=True, slots=True)
class Explained:
    """An action, and why it was played; no reasons where the bot cannot say."""

    action: str
    reasons: tuple[Message, ...]


def check_may_tell(game: Game, over: bool) -> None:
    """Refuse what an opponent's reasons would tell of its hand; after the game all may be told."""
    if not over and not game.cooperative:
        raise NotTold("why-later")


def explained(player: Bot, choices: Iterable[Choice], over: bool) -> list[Explained]:
    """Each action with its reasons; in a running game only with what everybody can see."""
    told = []
    for choice in choices:
        check_may_tell(choice.observation.game, over)
        reasons = player.why(choice.observation, choice.action, aloud=not over)
        told.append(Explained(choice.action, reasons))
    return told
