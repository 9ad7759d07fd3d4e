"""Whether those who play wait longer while a review is made.

People at some tables play on one server, in turns with and without a review beside them; the
medians of the rounds are compared, for the machine may have other things to do at any time.
"""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median

from ..figures import Figure
from ..load.climbing import percentile
from ..load.servers import sqlite
from ..load.swarm import Swarm
from ..load.tables import GAMES, Guest
from .games import finished_game, game_for

TABLES, ROUNDS = 200, 5
SETTLE, MEASURE = 1.0, 6.0  # seconds
MOST = 1.25  # p99 with a review over that without
GOES_ON = ("waiting", "working")  # states of a review


def beside_figures(tables: int = TABLES, rounds: int = ROUNDS) -> list[Figure]:
    """What actions take to the other player's screen, with and without a review."""
    waited: dict[bool, list[float]] = {False: [], True: []}
    with ExitStack() as stack:
        server = stack.enter_context(sqlite())
        swarm = Swarm([server.port], GAMES[:1], processes=1)
        stack.callback(swarm.leave)
        swarm.grow(tables)
        swarm.play()
        guest = Guest(server.port)
        for number in range(rounds):
            waited[False].append(_late(swarm))
            with _reviewing(guest, number):
                waited[True].append(_late(swarm))
    without, beside = (median(waited[each]) for each in (False, True))
    return [
        Figure(f"{tables} tables, no review: p99 to the other's screen", 1e3 * without, "ms"),
        Figure(f"{tables} tables, beside a review: p99", 1e3 * beside, "ms"),
        Figure("the one over the other", beside / without, "x", MOST, at_least=False),
    ]


def _late(swarm: Swarm) -> float:
    """Of a hundred actions, one takes longer."""
    swarm.sample(SETTLE)
    sample = swarm.sample(MEASURE)
    return percentile(sample.delays + sample.waiting, 0.99)


@contextmanager
def _reviewing(guest: Guest, number: int) -> Iterator[None]:
    """As long as a review is made, from its first verdict on.

    A second one waits: where the first is done too soon, that one goes on.
    """
    first, second = (_asked(guest, f"beside/{number}/{place}") for place in range(2))
    while not (told := guest.ask("GET", first))["turns"]:
        if told["state"] not in GOES_ON:
            raise RuntimeError(f"the review is {told['state']}")
        time.sleep(0.2)
    yield
    if guest.ask("GET", second)["state"] not in GOES_ON:
        raise RuntimeError("both reviews were done too soon")
    for path in (second, first):
        guest.ask("DELETE", path)


def _asked(guest: Guest, deal: str) -> str:
    """The address of a review that begins, or waits."""
    end = finished_game(game_for("the-game", 2), deal)
    return f"/api/reviews/{guest.ask('POST', '/api/reviews', {'record': end.record()})['id']}"
