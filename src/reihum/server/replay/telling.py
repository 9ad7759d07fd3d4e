"""A game that is over, as it is sent: small, for a long game has hundreds of views."""

import gzip
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ...games import State
from ...games.replays import open_hands
from .frames import Frame, PlayedGame

to_json = msgspec.json.Encoder().encode
Part = Mapping[str, Any]


def told(game: PlayedGame, lobby: Mapping[str, Any], record: str, seat: int | None = None) -> bytes:
    """A `Replay` of the protocol, as JSON that gzip has made small."""
    answer = {
        "table": lobby,
        "game": game.round,
        "games": game.rounds,
        "seat": seat,
        "record": record,
        "steps": list(_steps(game.frames)),
        "events": [entry.public() for entry in game.story],
    }
    return gzip.compress(to_json(answer), 6)


def _steps(frames: Sequence[Frame]) -> Iterator[dict[str, Any]]:
    before: list[Part] = []
    for frame in frames:
        parts = _parts(frame.state)
        common, *own, opened = map(_changes, before or [{}] * len(parts), parts)
        yield {**_done(frame), "common": common, "own": own, "open": opened}
        before = parts


def _done(frame: Frame) -> dict[str, Any]:
    state, step = frame.state, frame.state.last_step
    return {
        "seq": frame.seq,
        "seat": step.seat if step else None,
        "action": str(step.action) if step else None,
        "ends_turn": state.ended_turn,
        "signals": frame.signals,
    }


def _parts(state: State) -> list[Part]:
    """What all see, what a spectator and each seat see besides, and what is open afterwards."""
    views, players = state.views(), state.game.players
    own = [views.own(seat) for seat in (None, *range(players))]
    return [views.common, *own, open_hands(own[1:])]


def _changes(before: Part, after: Part) -> Part:
    """The fields that are other ones than before; those that are gone are null."""
    gone = dict.fromkeys(before.keys() - after.keys())
    new = {k: v for k, v in after.items() if k not in before or before[k] != v}
    return gone | new
