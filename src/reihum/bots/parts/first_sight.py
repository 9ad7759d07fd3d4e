"""The bots of any game: any legal action, and the one that looks best at first sight."""

from ...rules.engine.compiling import Array, rule, slot
from ...rules.engine.playing import legal
from ...rules.engine.records import Seen, TableRecord


@slot
def appeal(table: TableRecord, action: int) -> float:
    """Stands for the game's own: how good a legal action looks at first sight."""
    raise NotImplementedError


@rule
def draw_lot(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The legal action that a random number points at."""
    return int(actions[lot % legal(table, actions)])


@rule
def most_appealing(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The legal action that looks best; of equals, the first."""
    count = legal(table, actions)
    best, chosen = appeal(table, int(actions[0])), 0
    for place in range(1, count):
        value = appeal(table, int(actions[place]))
        if value > best:
            best, chosen = value, place
    return int(actions[chosen])
