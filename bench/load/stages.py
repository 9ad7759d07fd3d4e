"""Where the time of one action goes: the stages on its way through a server, each alone.

Processor time of this thread, the best of several rounds, for an action of The Game at a table of
two. What is missing to the whole (`python -m bench costs`) are sockets and the event loop.
"""

import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from reihum.server.live.telling import Telling, joined, to_json
from reihum.server.protocol.reading import read
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.store.engines import engine_of
from reihum.server.store.rows import NewEvents, append
from reihum.server.store.schema import upgrade
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.dealing import first_game
from reihum.server.table.events import Event, Played, Seated
from reihum.server.table.handlers import played
from reihum.server.table.lobby import moving, standing
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.table import Table
from reihum.server.web.process import prepare
from reihum.server.web.transport.compression import WINDOW, Compression

from ..figures import Figure, Say
from ..library import MICRO

GAMES, ROUNDS = 30, 8
SHARED = 20  # actions in one commit, where many play
STAGES = {
    "read": "read the message",
    "decide": "check and play the action",
    "apply": "let it happen",
    "lobby": "the table as all see it",
    "tell": "both views, as JSON",
    "compress": "compress both syncs",
}


def stage_figures(say: Say) -> list[Figure]:
    """Microseconds for each stage, and for a commit of one action and of many."""
    prepare()
    say("stages of an action ...")
    rounds = [stages_of_games(number) for number in range(ROUNDS)]
    best = {stage: min(each[stage] for each in rounds) for stage in STAGES}
    figures = [
        Figure(f"action: {text}", best[stage] * MICRO, "us") for stage, text in STAGES.items()
    ]
    with tempfile.TemporaryDirectory() as folder:
        engine = engine_of(f"sqlite:///{folder}/tables.db")
        alone, shared = (min(commits(engine, count)) for count in (1, SHARED))
        engine.dispose()
    return [
        *figures,
        Figure("action: a commit of its own, on SQLite", alone * MICRO, "us"),
        Figure(f"action: its part of a commit of {SHARED}", shared / SHARED * MICRO, "us"),
    ]


class Watch:
    """Adds up processor time by stage."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)

    def timed(self, stage: str, work: Callable[[], Any]) -> Any:
        """Do some work."""
        begun = time.thread_time()
        done = work()
        self.spent[stage] += time.thread_time() - begun
        return done


def stages_of_games(number: int) -> dict[str, float]:
    """Seconds for an action in each stage, on average over some games."""
    watch, actions = Watch(), 0
    for game in range(GAMES):
        actions += one_game(watch, random.Random(number * GAMES + game))
    return {stage: spent / actions for stage, spent in watch.spent.items()}


def begun_table() -> Table:
    """A table of two, the cards dealt."""
    seats = [WantedSeat(kind="me"), WantedSeat(kind="open")]
    new = drafted(NewTable(game="the-game", seats=seats, options={"first": 0}), "anna")
    table = Table(new.id)
    happen(table, [draft.event for draft in new.drafts])
    happen(table, [Seated(seat=1, guest="bert", name="")])
    happen(table, first_game(table, 0, (0, 1)))
    return table


def happen(table: Table, events: Sequence[Event]) -> None:
    """Let events happen."""
    for event in events:
        table.apply(LogEntry(table.seq + 1, 0.0, Draft(event)))


def one_game(watch: Watch, chance: random.Random) -> int:
    """A random game until somebody is stuck; how many actions it had."""
    table, played_so_far = begun_table(), 0
    lines = [Compression(PerMessageDeflate(False, False, WINDOW, WINDOW)) for _ in range(2)]
    while (state := table.running) and state.legal():
        seat, action = state.seats[0], str(chance.choice(state.legal()))
        message = f'{{"type":"play","action":"{action}","id":"m{table.seq}"}}'
        one_action(watch, table, lines, seat, message)
        played_so_far += 1
    return played_so_far


def one_action(
    watch: Watch, table: Table, lines: Sequence[Compression], seat: int, message: str
) -> None:
    """One action on its way."""
    seen, request = table.seq, watch.timed("read", lambda: read(message))
    events = watch.timed("decide", lambda: played(table, seat, request.action, by_bot=False))
    watch.timed("apply", lambda: happen(table, events))
    moves = watch.timed("lobby", lambda: moving(table, 0.0))
    stands = to_json(standing(table, [None, None], [], 60.0))

    def tell() -> list[bytes]:
        telling = Telling(table, joined(stands, to_json(moves)), [])
        return [telling.sync(each, seen) for each in (0, 1)]

    texts = watch.timed("tell", tell)
    frames = [Frame(Opcode.TEXT, text) for text in texts]
    watch.timed(
        "compress",
        lambda: [line.encode(frame) for line, frame in zip(lines, frames, strict=True)],
    )


def commits(engine: Engine, count: int) -> list[float]:
    """Seconds of processor time for commits of so many events, each at another table."""
    with engine.begin() as connection:
        upgrade(connection)
    seats = [WantedSeat(kind="me"), WantedSeat(kind="open")]
    made = [drafted(NewTable(game="the-game", seats=seats), "anna") for _ in range(count)]
    first = [NewEvents(new.id, [LogEntry(1, 0.0, *new.drafts)], new) for new in made]
    connection = engine.connect()  # like the writer it keeps one
    spent = [written(connection, first)]
    event = Draft(Played(seat=0, action="37>up1", drew=0, by_bot=False, ends_turn=False, asides=[]))
    for seq in range(2, 2 + ROUNDS):
        more = [NewEvents(new.id, [LogEntry(seq, 0.0, event)]) for new in made]
        spent.append(written(connection, more))
    connection.close()
    return spent[1:]


def written(connection: Connection, news: Sequence[NewEvents]) -> float:
    """Seconds of processor time for writing some events at once."""
    begun = time.thread_time()
    with connection.begin():
        append(connection, news)
    return time.thread_time() - begun
