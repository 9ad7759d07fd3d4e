"""What a hand of Nix für ungut! can still bring: the best plan for every part of it."""

from ..rules.combinations import LAST_ROUND, NONE
from ..rules.compiling import Array, Record, rule
from ..rules.nix import ROUNDS
from .nix_memory import BITS, ONE, holds
from .nix_minds import FORESIGHT


@rule
def study(memory: Record, mind: Array, seat: int, turn: int) -> None:
    """Work out what each part of a seat's hand can bring in the rounds after this one.

    The parts come in such an order that what a combination leaves of a part comes before it.
    """
    horizon = min(turn + 1 + int(mind[FORESIGHT]), ROUNDS)
    plan_nothing(memory, seat, turn, horizon)
    plans, cards = memory["plans"][seat], 0
    for part in range(1, int(memory["parts"][seat])):
        cards = next_part(cards, int(memory["cards"][seat]))
        for later in range(turn + 1, horizon + 1):
            plans[part, later, 0] = plans[part, later, 1] = 0.0
        for place in range(int(memory["count"][seat]) - 1):
            if holds(cards, int(memory["need"][seat, place])):
                plan_with(memory, seat, part, place, turn, horizon)


@rule
def next_part(cards: int, whole: int) -> int:
    """The next part of a hand, as an odometer counts."""
    shift = 0
    while cards >> shift & ONE == whole >> shift & ONE:
        cards &= ~(ONE << shift)
        shift += BITS
    return cards + (1 << shift)


@rule
def plan_nothing(memory: Record, seat: int, turn: int, horizon: int) -> None:
    """What a seat without cards can still bring."""
    plans = memory["plans"][seat]
    plans[0, horizon, 0] = plans[0, horizon, 1] = 0.0
    for later in range(horizon - 1, turn, -1):
        brings = memory["entry"][seat, later, NONE]
        plans[0, later, 0] = brings + plans[0, later + 1, 0]
        plans[0, later, 1] = brings + plans[0, later + 1, 1]
        if later < LAST_ROUND:
            plans[0, later, 1] = max(plans[0, later, 1], 2 * brings + plans[0, later + 1, 0])


@rule
def plan_with(memory: Record, seat: int, part: int, place: int, turn: int, horizon: int) -> None:
    """Improve the plans of a part by a combination that it holds."""
    plans, row = memory["plans"][seat], int(memory["row"][seat, place])
    rest = part - int(memory["step"][seat, place])
    for later in range(turn + 1, min(horizon, LAST_ROUND)):
        brings = memory["entry"][seat, later, row]
        value = brings + plans[rest, later + 1, 0]
        plans[part, later, 0] = max(plans[part, later, 0], value)
        held = brings + plans[rest, later + 1, 1]
        if memory["natural"][seat, place]:
            held = max(held, brings + value)
        plans[part, later, 1] = max(plans[part, later, 1], held)
    if horizon == ROUNDS and turn < LAST_ROUND and memory["late"][seat, place]:
        last = max(plans[part, LAST_ROUND, 0], memory["entry"][seat, LAST_ROUND, row])
        plans[part, LAST_ROUND, 0] = plans[part, LAST_ROUND, 1] = last
