"""Games of bots as `State` plays them, one step after the other: slow, and easy to see through."""

from collections.abc import Sequence

import numpy as np

from reihum.arena.play.batches import Batch, Played
from reihum.arena.play.deals import deal_of
from reihum.arena.play.results import Fault, rows_of
from reihum.arena.play.whole_games import NONSENSE, Ends
from reihum.bots import Bot, Observation, Signal
from reihum.games import Begin, ReihumError, State
from reihum.rules.engine.compiling import Record
from reihum.rules.engine.playing import TURN

Bots = Sequence[Bot]


class Failed(Exception):
    """What a bot did wrong, and how far the game had come."""

    def __init__(self, what: str, seat: int, state: State) -> None:
        super().__init__(what)
        self.seat, self.state = seat, state


def play_plain(batch: Batch) -> Played:
    """The same batch."""
    run, numbers, faults = batch.run, batch.numbers, []
    ends = Ends.of(run.game.rules, len(numbers))
    ends.counts["fault"] = NONSENSE
    for place, number in enumerate(numbers.tolist()):
        try:
            state = _played(batch, deal_of(run.seed, number), ends.counts[place])
        except Failed as failed:
            state, seat = failed.state, failed.seat
            ends.counts[place]["fault"] = seat
            faults.append(Fault(number, seat, batch.at(seat).name, str(failed)))
        ends.tables[place] = state.observe(None)
    return Played(rows_of(run.game, numbers, ends), 0.0, faults)


def _played(batch: Batch, deal: str, counts: Record) -> State:
    made = [entrant.bot(f"{deal}/{which}") for which, entrant in enumerate(batch.run.entrants)]
    bots, state = [made[which] for which in batch.seats], batch.run.game.deal(deal)
    signals: tuple[Signal, ...] = ()
    while state.outcome is None:
        if state.seat is None:
            state = _begun(state, bots)
            continue
        if any(message.code == "silence" for message in state.turn.binding):
            signals = ()
        elif batch.run.talking and not state.turn.played:
            signals = _told(state, bots, signals)
        before, state = state, _acted(state, bots, signals)
        _count(before, state, counts)
    return state


def _begun(state: State, bots: Bots) -> State:
    keen = [bots[seat].eagerness(_seen(state, seat)) for seat in state.seats]
    return state.play(Begin(state.seats[keen.index(max(keen))]))


def _told(state: State, bots: Bots, before: tuple[Signal, ...]) -> tuple[Signal, ...]:
    others = [seat for seat in range(state.game.players) if seat != state.seat]
    return tuple(s for seat in others for s in bots[seat].signals(_seen(state, seat, before)))


def _acted(state: State, bots: Bots, signals: tuple[Signal, ...]) -> State:
    seat = state.seats[0]
    try:
        action = bots[seat].choose(_seen(state, seat, signals))
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}", seat, state) from error
    try:
        return state.play(action, seat)
    except (ReihumError, TypeError) as error:
        raise Failed(f"an illegal action: {error}", seat, state) from error


def _seen(state: State, seat: int, signals: tuple[Signal, ...] = ()) -> Observation:
    return Observation(state.game, seat, state.observe(seat), signals)


def _count(before: State, after: State, counts: Record) -> None:
    game = before.game
    noted = game.rules.note(before.observe(None), game.encode(after.steps[-1].action))
    counts["decisions"] += 1
    counts["turns"] += noted & TURN
    counts["tricks"] += noted >> 1


def same(one: Played, other: Played) -> bool:
    """Whether two of them tell of the same games."""
    told = [[fault.json() for fault in played.faults] for played in (one, other)]
    return np.array_equal(one.rows, other.rows) and told[0] == told[1]
