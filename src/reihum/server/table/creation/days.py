"""The deal of a day: the days are those of UTC, and each game has a deal of its own."""

import hashlib
import json
from datetime import UTC, date, datetime, timedelta

from ....games import State
from ...refusals import Refusal

DAILY = "daily"  # the kind under which it is kept that a guest has begun one
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
    today = date.fromisoformat(day_of(now))
    try:
        asked = date.fromisoformat(day)
    except ValueError:
        asked = None
    if asked is None or not today - timedelta(days=DAYS_BACK) <= asked <= today:
        raise Refusal("no-such-day", day=day, today=today.isoformat())
