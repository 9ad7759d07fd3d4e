"""The pile of one's own mistakes: what was found leaves it, the rest comes back later."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection

from ...review.puzzles.mistakes import Mistake
from ..protocol.study.puzzles import MistakeInfo, MistakePile
from ..store.keeping import keep, keep_first, kept_as, kept_of
from ..store.rows import now

KIND = "mistake"
HOUR, DAY = 3600, 24 * 3600
WAITS = (HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY)  # seconds, after so many wrong answers


@dataclass(frozen=True)
class Filed:
    """A mistake on somebody's pile."""

    mistake: Mistake
    back_at: float
    played_at: float | None = None  # when its game ended; it was not always kept
    missed: int = 0  # answers that did not find the better turn
    done: bool = False  # it was found, and stays away
    answered: bool = False

    def json(self) -> dict[str, Any]:
        """As it is kept."""
        fields = {"back_at": self.back_at, "played_at": self.played_at, "missed": self.missed}
        told = {"done": self.done, "answered": self.answered}
        return {"mistake": self.mistake.json(), **fields, **told}

    @classmethod
    def of(cls, body: Any) -> "Filed":
        """From what is kept."""
        return cls(**{**body, "mistake": Mistake.of(body["mistake"])})

    def info(self) -> MistakeInfo:
        """As it is told, without either turn."""
        mistake, game = self.mistake, self.mistake.state().game
        return MistakeInfo(
            name=mistake.name,
            game=game.name,
            players=game.players,
            played_at=self.played_at,
            turn=mistake.turn,
            mark=mistake.mark,
            loss=mistake.loss,
            back_at=self.back_at,
        )


def filed_as(connection: Connection, guest: str, name: str) -> Filed | None:
    """A mistake of a guest by its name."""
    body = kept_as(connection, guest, KIND, name)
    return None if body is None else Filed.of(body)


def note_answer(connection: Connection, guest: str, name: str, answer: str) -> Filed | None:
    """Note an answer: a right one takes it off the pile, a wrong one puts it back for later.

    Another turn than the two that are known decides nothing, nor does what is tried until it is
    due again: by then one knows.
    """
    filed = filed_as(connection, guest, name)
    if filed is None or filed.done or filed.back_at > now():
        return filed
    after = replace(filed, done=answer == "right", answered=True)
    if answer == "wrong":
        wait = WAITS[min(filed.missed, len(WAITS) - 1)]
        after = replace(after, back_at=now() + wait, missed=filed.missed + 1)
    keep(connection, guest, KIND, name, after.json())
    return after


def pile_of(connection: Connection, guest: str) -> MistakePile:
    """What lies on the pile of a guest: what is due, the dearest first, and what comes later."""
    filed = [Filed.of(each.body) for each in kept_of(connection, guest, KIND)]
    waiting = [each for each in filed if not each.done]
    time = now()
    due = sorted((each for each in waiting if each.back_at <= time), key=_dearest)
    later = sorted((each for each in waiting if each.back_at > time), key=lambda each: each.back_at)
    return MistakePile(due=[each.info() for each in due], later=[each.info() for each in later])


def _dearest(filed: Filed) -> float:
    return -filed.mistake.loss


def add(
    connection: Connection, guest: str, mistakes: Iterable[Mistake], played_at: float | None
) -> None:
    """Put mistakes of a game on the pile of a guest, but for those that it has had already."""
    for mistake in mistakes:
        keep_first(connection, guest, KIND, mistake.name, Filed(mistake, now(), played_at).json())
