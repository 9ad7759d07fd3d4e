"""Views out of a replay, put together as a client does it."""

from typing import Any

from reihum.server.protocol.study.replays import Replay

from ..clients import Guest


def replay_of(guest: Guest, table: str, **params: int) -> dict[str, Any]:
    """A game of a table, as the protocol describes it."""
    answer = guest.http.get(f"/api/tables/{table}/replay", params=params)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    Replay.model_validate(told)
    return told


def views_of(told: dict[str, Any], eyes: int | str) -> list[dict[str, Any]]:
    """What somebody sees at each step: a seat, `spectator`, or all hands (`open`)."""
    own = eyes + 1 if isinstance(eyes, int) else 0
    views: list[dict[str, Any]] = []
    for step in told["steps"]:
        changes = step["common"] | step["own"][own] | (step["open"] if eyes == "open" else {})
        views.append({**(views[-1] if views else {}), **changes})
    return views
