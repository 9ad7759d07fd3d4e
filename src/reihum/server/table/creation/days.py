"""The deal of a day: the days are those of UTC, and each game has a deal of its own."""

import hashlib
import json
from datetime import UTC, date, datetime, timedelta

from ....games import State
from ...refusals import Refusal

DAILY = "daily"  # the kind under which it is kept that a guest has begun one
LONG = 20  # more of a day that is none is not repeated
DAYS_BACK = 60  # so many days can still be played afterwards


def day_of(at: float) -> str:
    """The day of a moment.

    >>> day_of(0.0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def day_name(day: str, game: str) -> str:
    """Under which name the deal of a day is kept."""
    return f"{day} {game}"


def day_lots(day: str, state: State, seat: int) -> str:
    """What a bot draws its lots from in the deal of a day: the same for all who play the same.

    It follows from what the seat of the bot sees, so that no choice tells of what it does not.
    """
    told = [day, state.game.name, seat, state.view(seat)]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def next_day(now: float) -> float:
    """When the next day begins, in seconds since 1970."""
    start = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return (start + timedelta(days=1)).timestamp()


def check_day(day: str, now: float) -> None:
    """Refuse a day that is none, that has not come yet, or that is too long ago."""
    today, asked = date.fromisoformat(day_of(now)), _read(day)
    if asked is None or not today - timedelta(days=DAYS_BACK) <= asked <= today:
        raise Refusal("no-such-day", day=day[:LONG], today=today.isoformat())


def _read(day: str) -> date | None:
    """A day as we write it; Python knows other ways, by which the deal of a day would be another.

    >>> _read("2026-11-20"), _read("20261120")
    (datetime.date(2026, 11, 20), None)
    """
    try:
        asked = date.fromisoformat(day)
    except ValueError:
        return None
    return asked if asked.isoformat() == day else None
