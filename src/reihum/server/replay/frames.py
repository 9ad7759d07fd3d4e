"""The games of a table, each as a row of frames: how the table was after so many actions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...games import State
from ...games.replays import history
from ..refusals import Refusal
from ..table.events import Played, Rewound, Undone
from ..table.lobby import signals
from ..table.log import LogEntry
from ..table.rounds import round_of
from ..table.table import Table

MOST_ASIDE = 1000  # of what happened besides actions, such as talk: the last ones


@dataclass(frozen=True)
class Frame:
    """The table after so many actions of a game, until the moment before the next one."""

    seq: int  # of the last event until then
    state: State
    signals: list[dict[str, Any]]
    played: LogEntry | None  # what led here, where that happened at this table


@dataclass(frozen=True)
class PlayedGame:
    """A game of a table that is over: its frames, and the story of those who played it."""

    table: Table  # as it was at its end, and until the next deal
    round: int
    rounds: int
    frames: Sequence[Frame]
    story: Sequence[LogEntry]

    @property
    def end(self) -> State:
        """The last state."""
        return self.frames[-1].state


def game_of(key: str, log: Sequence[LogEntry], wanted: int | None = None) -> PlayedGame:
    """One of the games of a table, the last one if none is named; refused while a game runs there.

    What was taken back is left out: the frames are those of the actions that stand.
    """
    found = round_of(log, wanted)
    table = Table(key, log[: found.dealt + 1])
    frames = _frames(table, log[found.dealt + 1 : found.end])
    if not table.over:
        raise Refusal("replay-running")
    story = _story(table.log[found.dealt :], frames)
    return PlayedGame(table, found.number, found.count, frames, story)


def _frames(table: Table, log: Sequence[LogEntry]) -> list[Frame]:
    frames = [_frame(table, table.log[-1], None)]
    frames = [replace(frames[0], state=state) for state in history(frames[0].state)]
    for entry in log:
        table.apply(entry)
        played = frames[-1].played
        if isinstance(entry.event, Played):
            frames.append(frames[-1])
            played = entry
        elif isinstance(entry.event, Undone | Rewound):
            kept = entry.event.step + 1 if isinstance(entry.event, Rewound) else -1
            del frames[kept:]
            played = frames[-1].played
        frames[-1] = _frame(table, entry, played)
    return frames


def _frame(table: Table, entry: LogEntry, played: LogEntry | None) -> Frame:
    assert table.state is not None
    return Frame(entry.seq, table.state, signals(table), played)


def _story(log: Sequence[LogEntry], frames: Sequence[Frame]) -> list[LogEntry]:
    """The actions that stand, and the last of all else that happened, from the deal on."""
    aside = [e for e in log if not isinstance(e.event, Played | Undone | Rewound)]
    standing = [frame.played for frame in frames if frame.played]
    return sorted([*aside[-MOST_ASIDE:], *standing], key=lambda entry: entry.seq)
