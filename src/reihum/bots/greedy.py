"""The smallest gap: what is best at first sight."""

from ..rules.commands import SKULL, STOP, THREE
from ..rules.compiling import Array, Record, rule
from ..rules.the_game import FIRST_DESCENDING, LEAST_PLAY, PILES

END = 0
ENOUGH = 1.5  # a gap above this is not worth a card beyond the minimum


def legal(table: Record, actions: Array) -> int:
    """Stands for the game's own `legal`."""
    raise NotImplementedError


def cost(table: Record, action: int) -> float:
    """Stands for the game's own: what a card costs at first sight."""
    raise NotImplementedError


@rule
def cheapest(table: Record, signals: Array, actions: Array) -> int:
    """The legal action with the lowest cost; the end of the turn costs `ENOUGH`."""
    count, best, chosen = legal(table, actions), 1e9, END
    for place in range(count):
        action = int(actions[place])
        price = ENOUGH if action == END else cost(table, action)
        if price < best:
            best, chosen = price, action
    return chosen


@rule
def gap(table: Record, action: int) -> float:
    """The gap to the top in The Game and Extreme, with a shudder at flash commands."""
    if action < LEAST_PLAY:
        return 0.0  # somebody has to begin
    card, pile = action // PILES, action % PILES
    top, command = int(table["tops"][pile]), int(table["commands"][card])
    step = float(card - top if pile < FIRST_DESCENDING else top - card)
    if command in (SKULL, THREE):
        return step + 20.0
    return step - 5.0 if command == STOP and step < 10 else step
