"""What bots are asked beside their turns: how eager they are to begin, and what they signal."""

from ....bots import Bot, Observation, Signal
from ....bots.parts.signals import KINDS, NONE
from ....games import Game, Message
from ....games.core.messages import brief
from .asking import Failure

SAID = tuple(kind for kind in KINDS if kind != KINDS[NONE])


def eagerness(bot: Bot, seen: Observation) -> float:
    """How well a bot could begin; one without `eagerness` does not mind."""
    return float(bot.eagerness(seen)) if hasattr(bot, "eagerness") else 0.0


def wished(bot: Bot, seen: Observation) -> tuple[Signal, ...]:
    """All that a bot would like to signal; one without `signals` never does."""
    return tuple(bot.signals(seen)) if hasattr(bot, "signals") else ()


def checked(game: Game, seat: int, signals: tuple[Signal, ...]) -> tuple[Signal, ...]:
    """The same, if that seat can signal so."""
    for signal in signals:
        if not _can_be(game, seat, signal):
            right = {"seat": seat, "piles": game.signal_places, "kinds": SAID}
            raise Failure(Message("fault-signal", {"signal": brief(signal), **right}), seat)
    return signals


def _can_be(game: Game, seat: int, signal: object) -> bool:
    return (
        isinstance(signal, Signal)
        and signal.seat == seat
        and signal.pile in game.signal_places
        and signal.kind in SAID
    )
