"""Bots as users write them: their lots depend on what they see, so that games can be repeated."""

import hashlib
import itertools
import time

from reihum.bots import Bot, Observation, Signal, bot


def lot(seen: Observation, below: int) -> int:
    """A number that looks random."""
    digest = hashlib.sha256(seen.table.tobytes() + bytes([seen.seat])).digest()
    return int.from_bytes(digest[:4], "big") % below


class Anything(Bot):
    """Plays and begins by lot."""

    def choose(self, seen: Observation) -> str:
        legal = seen.legal()
        return str(legal[lot(seen, len(legal))])

    def eagerness(self, seen: Observation) -> float:
        return lot(seen, 7) / 7


class Scribbles(Anything):
    """Writes into whatever it gets."""

    def choose(self, seen: Observation) -> str:
        action = super().choose(seen)
        seen.legal().clear()
        for name in seen.table.dtype.names or ():
            seen.table[name] = 1
        return action


class Remembers(Anything):
    """Is made anew for each game, and answers with actions instead of their texts."""

    def __init__(self) -> None:
        self.turns = itertools.count()

    def choose(self, seen: Observation) -> str:
        legal = seen.legal()
        return legal[next(self.turns) % len(legal)]  # type: ignore[return-value]


class Slips(Anything):
    """Says something wrong every now and then."""

    WRONG = ("end", "begin:0", "50>up1", "12>their-up", "single:4", "none", "x" * 99, "", 7, None)

    def choose(self, seen: Observation) -> str:
        slip = lot(seen, 60)
        if slip == 59:
            raise ValueError("forgotten")
        good = super().choose(seen)
        return self.WRONG[slip] if slip < len(self.WRONG) else good  # type: ignore[return-value]


class Talks(Anything):
    """Signals by lot, and plays by the signals."""

    def choose(self, seen: Observation) -> str:
        legal = seen.legal()
        return str(legal[sum(map(len, map(str, seen.signals))) % len(legal)])

    def signals(self, seen: Observation) -> tuple[Signal, ...]:
        piles = seen.game.signal_places[: lot(seen, 3) + len(seen.signals) % 2]
        return tuple(Signal(seen.seat, pile, "leave") for pile in piles)


class Planner:
    """Our planner in the shape of a user's class."""

    def __init__(self) -> None:
        self._own = bot("planner", native=True)

    def choose(self, seen: Observation) -> str:
        return self._own.choose(seen)

    def signals(self, seen: Observation) -> tuple[Signal, ...]:
        return self._own.signals(seen)

    def eagerness(self, seen: Observation) -> float:
        return self._own.eagerness(seen)


class NoSignal(Anything):
    """Speaks for another seat."""

    def signals(self, seen: Observation) -> tuple[Signal, ...]:
        return (Signal(seen.seat + 1, "up1", "leave"),)


class Shrugs(Anything):
    """Neither signals nor claims what it should."""

    def signals(self, seen: Observation) -> None:  # type: ignore[override]
        return None

    def eagerness(self, seen: Observation) -> None:  # type: ignore[override]
        return None


class Stillborn(Anything):
    """Fails before the first card."""

    def __init__(self) -> None:
        raise RuntimeError("not today")


class Ponders(Anything):
    """Thinks for ever, and takes no exception for a reason to stop."""

    def choose(self, seen: Observation) -> str:
        while True:
            try:
                time.sleep(3600)
            except Exception:
                continue


class JustChooses:
    """All that a bot needs."""

    def choose(self, seen: Observation) -> str:
        return str(seen.legal()[0])
