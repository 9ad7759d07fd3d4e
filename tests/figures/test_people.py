"""The people of the swarm: what they do next, when they count as answered, and what they need."""

import json
import time
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from bench.load.costs import one_round
from bench.load.servers import memory_of, seconds_of, sqlite
from bench.load.swarm import Swarm, first
from bench.load.tables import BEAT, GAMES, Table, Timings


class Line:
    """Stands for a connection: keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


def table() -> tuple[Table, list[Line]]:
    """A table without a server."""
    made, lines = Table("key", Timings()), [Line(), Line()]
    made._wires = lines  # type: ignore[assignment]
    return made, lines


def sync(seq: int, legal: list[str] | None = None, **lobby: Any) -> bytes:
    told: Mapping[str, Any] = {"over": False, "stuck": None, "again": None, "pause": None, **lobby}
    view = {"legal": legal or []}
    message = {"type": "sync", "seq": seq, "table": told, "view": view}
    return json.dumps(message, separators=(",", ":")).encode()


def both_hear(made: Table, seq: int, legal: tuple[list[str], list[str]], **lobby: Any) -> None:
    for seat in (0, 1):
        made._hear(seat, sync(seq, legal[seat], **lobby))


def test_whoever_can_act_does_and_the_other_hears_of_it() -> None:
    made, (one, other) = table()
    both_hear(made, 3, ([], ["37>up1"]))
    made.act(time.perf_counter())
    assert [message["action"] for message in other.sent] == ["37>up1"]
    assert one.sent == []
    made._hear(1, sync(4))  # one's own echo is not what the other waits for
    assert made.timings.delays == []
    made._hear(0, sync(4))
    assert len(made.timings.delays) == len(made.timings.lags) == 1
    assert made.timings.delays[0] >= 0


def test_nobody_acts_while_an_action_is_under_way() -> None:
    made, (one, _) = table()
    both_hear(made, 3, (["37>up1"], []))
    for _ in range(3):
        made.act(time.perf_counter())
    assert len(one.sent) == 1
    made._hear(1, sync(4, ["2>up1"]))
    made.act(time.perf_counter())  # the other has not heard of it yet
    assert len(one.sent) == 1


@pytest.mark.parametrize(
    ("lobby", "seat", "request_type"),
    [
        ({"over": True}, 0, "again"),
        ({"over": True, "again": {"ready": [0]}}, 1, "again"),
        ({"pause": {"seen": []}}, 0, "seen"),
        ({"pause": {"seen": [0]}}, 1, "seen"),
        ({"stuck": 1}, 1, "let-stand"),
    ],
)
def test_what_has_to_be_done_before_the_next_card(
    lobby: dict[str, Any], seat: int, request_type: str
) -> None:
    made, lines = table()
    both_hear(made, 3, ([], []), **lobby)
    made.act(time.perf_counter())
    assert [message["type"] for message in lines[seat].sent] == [request_type]
    assert lines[1 - seat].sent == []


def test_who_can_do_nothing_waits() -> None:
    made, lines = table()
    made.act(time.perf_counter())  # nothing was heard yet
    both_hear(made, 3, ([], []))
    made.act(time.perf_counter())
    assert [line.sent for line in lines] == [[], []]


def test_a_pause_that_was_over_already_is_no_mistake_but_all_else_is() -> None:
    made, (one, _) = table()
    both_hear(made, 3, (["37>up1"], []), pause={"seen": []})
    made.act(time.perf_counter())
    made._hear(0, b'{"type":"error","code":"not-paused"}')
    made.act(time.perf_counter())
    assert [message["type"] for message in one.sent] == ["seen", "play"]
    with pytest.raises(RuntimeError, match="not-legal"):
        made._hear(0, b'{"type":"error","code":"not-legal"}')


def test_tables_begin_all_over_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    begun = sorted(first(number) for number in range(100))
    gaps = [after - before for before, after in pairwise(begun)]
    assert min(gaps) > 0
    assert max(gaps) < 3 * BEAT / 100


def test_a_process_that_is_gone_takes_nothing() -> None:
    assert seconds_of(2**31 - 1) == 0.0
    assert memory_of(2**31 - 1) == 0


@pytest.mark.slow  # starts programs
def test_a_swarm_plays_all_games_at_a_real_server() -> None:
    """What `python -m bench costs` does, with few tables and for a moment."""
    with sqlite("--bot-processes", "0") as server:
        swarm = Swarm([server.port], GAMES, processes=1)
        try:
            seconds, _ = swarm.grow(2 * len(GAMES))
            (cost,) = one_round([server], [swarm])
        finally:
            swarm.leave()
        assert server.memory() > 0
    assert seconds > 0
    assert 0 < cost.seconds < 1
    assert cost.heard > cost.sent > 0
