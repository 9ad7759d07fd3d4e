"""What everybody may see of a table, ready for JSON."""

from collections.abc import Sequence
from typing import Any

from .table import Table

MOST_RESULTS = 50  # of a table's last games: all that is sent has them


def lobby(
    table: Table,
    away: Sequence[float | None],
    spectators: Sequence[str],
    grace: float,
    now: float,
) -> dict[str, Any]:
    """The table and its seats, in two parts: what stays while cards are played, and what moves."""
    return {**standing(table, away, spectators, grace), **moving(table, now)}


def standing(
    table: Table, away: Sequence[float | None], spectators: Sequence[str], grace: float
) -> dict[str, Any]:
    """What no event about cards changes but by way of the seats, so that it can be kept.

    With since when each seat is away; spectators by name, or empty. After the grace time a bot may
    play for whoever is away.
    """
    return {
        "id": table.id,
        **_game(table),
        "undo": table.undo,
        "hints": table.hints,
        "seating": table.seating,
        "daily": table.daily,
        "host": table.host,
        "pace": table.pace,
        "grace": grace,
        "seats": [seat.json(since) for seat, since in zip(table.seats, away, strict=True)],
        "spectators": len(spectators),
        "spectator_names": sorted(filter(None, spectators)),
        "spectators_muted": table.spectators_muted,
        "mixes": table.mixes,
        "what_if": table.what_if.json() if table.what_if else None,
    }


def moving(table: Table, now: float) -> dict[str, Any]:
    """What cards may change."""
    asked, guidance = table.hints_asked.counts, table.guidance
    return {
        "hints_asked": [asked.get(seat, 0) for seat in range(len(table.seats))],
        "started": table.started,
        "over": table.over,
        "round": table.round,
        "acting": list(table.acting),
        "can_undo": list(table.can_undo),
        "deal": table.origin,
        "mixing": _mixing(table),
        "stuck": table.stuck,
        "conceding": list(table.conceding),
        "again": _again(table),
        "results": table.results[-MOST_RESULTS:],
        "pause": _pause(table, now),
        "guide": guidance.json() if guidance else None,
    }


def _again(table: Table) -> dict[str, Any] | None:
    """The other game that someone has asked for, and who is ready for it."""
    wish = table.next_game
    if wish is None:
        return None
    return {"same": wish.same, "ready": list(wish.ready), "since": wish.since}


def _pause(table: Table, now: float) -> dict[str, Any] | None:
    """How long there is something to look at, and who has."""
    pause = table.pause
    if pause is None or not pause.lasts(now):
        return None
    return {"until": pause.until, "seen": list(pause.seen)}


def _mixing(table: Table) -> dict[str, Any] | None:
    """Who has mixed something in, while the players do; what it was is nobody's business."""
    if table.pending is None:
        return None
    return {"seq": table.pending.number, "mixed": sorted(table.pending.texts)}


def _game(table: Table) -> dict[str, Any]:
    game = table.game
    return {
        "game": game.name,
        "title": game.title,
        "options": game.json_options(),
        "cooperative": game.cooperative,
        "imaginary": list(game.imaginary),
    }


def signals(table: Table) -> list[dict[str, Any]]:
    """The signals that lie on the table."""
    return [
        {"seat": seat, "pile": pile, "signal": signal}
        for (seat, pile), signal in sorted(table.signals.items())
    ]
