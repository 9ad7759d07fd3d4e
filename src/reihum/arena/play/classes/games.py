"""Games of bots that are Python classes: one that fails loses its game, and the others go on."""

import functools
from collections.abc import Sequence
from contextlib import suppress

from ....bots import Observation
from ....games import Game
from ....rules.engine.compiling import Array
from ..deals import deal_of, keys_of
from ..description import Description
from ..entrants import Entrant
from ..results import Fault, rows_of
from ..whole_games import Ends
from .asking import Failure
from .table import ClassTable


def play_classes(
    run: Description, seats: Sequence[int], numbers: Array
) -> tuple[Array, list[Fault]]:
    """Play some deals: a row for each, and who failed."""
    for entrant in run.entrants:
        rehearse(entrant, type(run.game))
    ends, faults = Ends.of(run.game.rules, len(numbers)), []
    keys, table = keys_of(run.game, run.seed, numbers), ClassTable(run, seats)
    with table.clock.running():
        for place, number in enumerate(numbers.tolist()):
            try:
                table.play(deal_of(run.seed, number), keys[place])
            except Failure as failure:
                table.counts["fault"] = failure.seat
                name = run.entrants[seats[failure.seat]].name
                faults.append(Fault(number, failure.seat, name, failure.what))
            ends.tables[place], ends.counts[place] = table.record["table"], table.counts
    return rows_of(run.game, numbers, ends), faults


@functools.cache
def rehearse(entrant: Entrant, kind: type[Game]) -> None:
    """Let a bot with a compiled thought think once: no clock should run while it compiles."""
    state = kind().deal("warm")
    if entrant.thought(state.game):
        seat = state.seats[0]
        with suppress(Exception):  # it will fail again, in a game
            entrant.bot("warm").choose(Observation(state.game, seat, state.observe(seat)))
