"""What everybody may see of a table, ready for JSON."""

from collections.abc import Callable, Sequence
from typing import Any

from .table import Table


def lobby(
    table: Table, present: Callable[[int], bool], spectators: Sequence[str]
) -> dict[str, Any]:
    """The table and its seats; spectators by name, empty where they have none."""
    return {
        "id": table.id,
        **_game(table),
        "undo": table.undo,
        "started": table.started,
        "over": table.over,
        "round": table.round,
        "seats": [seat.json(present(number)) for number, seat in enumerate(table.seats)],
        "spectators": len(spectators),
        "spectator_names": sorted(filter(None, spectators)),
        "acting": list(table.acting),
        "can_undo": list(table.can_undo),
        "mixes": table.mixes,
        "mixing": _mixing(table),
    }


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
