"""What a hand of Nix für ungut! can still bring: the best plan for every part of it."""

from ...rules.engine.compiling import Array, Record, rule
from ...rules.nix.combinations import LAST_ROUND, NONE
from ...rules.nix.table import ROUNDS
from .memory import BITS, ONE, holds
from .weights import FORESIGHT


@rule
def study(memory: Record, weights: Array, turn: int) -> None:
    """Work out what each part of the own hand can bring in the rounds after this one.

    The parts come in such an order that what a combination leaves of a part comes before it.
    """
    horizon = min(turn + 1 + int(weights[FORESIGHT]), ROUNDS)
    plan_nothing(memory, turn, horizon)
    plans, entry, need = memory["plans"], memory["entry"], memory["need"]
    row, step, natural, late = memory["row"], memory["step"], memory["natural"], memory["late"]
    cards, whole, count = 0, int(memory["cards"]), int(memory["count"]) - 1
    for part in range(1, int(memory["parts"])):
        cards = next_part(cards, whole)
        for place in range(count):
            if holds(cards, int(need[place])):
                own, rest, brings = plans[part], plans[part - step[place]], entry[:, row[place]]
                plan_with(own, rest, brings, natural[place], turn + 1, min(horizon, LAST_ROUND))
                if horizon == ROUNDS and late[place] and turn < LAST_ROUND:
                    own[LAST_ROUND] = max(own[LAST_ROUND, 0], brings[LAST_ROUND])


@rule
def next_part(cards: int, whole: int) -> int:
    """The next part of a hand, as an odometer counts."""
    shift = 0
    while cards >> shift & ONE == whole >> shift & ONE:
        cards &= ~(ONE << shift)
        shift += BITS
    return cards + (1 << shift)


@rule
def plan_nothing(memory: Record, turn: int, horizon: int) -> None:
    """What can still be brought without cards."""
    plans = memory["plans"]
    for later in range(horizon - 1, turn, -1):
        brings = memory["entry"][later, NONE]
        plans[0, later, 0] = brings + plans[0, later + 1, 0]
        plans[0, later, 1] = brings + plans[0, later + 1, 1]
        if later < LAST_ROUND:
            plans[0, later, 1] = max(plans[0, later, 1], 2 * brings + plans[0, later + 1, 0])


@rule
def plan_with(own: Array, rest: Array, brings: Array, natural: int, first: int, end: int) -> None:
    """Improve the plans of a part by a combination it holds, which leaves the plans of the rest."""
    for later in range(first, end):
        value = brings[later] + rest[later + 1, 0]
        held = brings[later] + rest[later + 1, 1]
        if natural:
            held = max(held, brings[later] + value)
        own[later, 0] = max(own[later, 0], value)
        own[later, 1] = max(own[later, 1], held)
