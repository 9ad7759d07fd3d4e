"""Any legal action, by lot: the random bot inside compiled games."""

from ...rules.engine.compiling import Array, Record, rule


def legal(table: Record, actions: Array) -> int:
    """Stands for the game's own `legal`."""
    raise NotImplementedError


@rule
def draw_lot(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """The legal action that a random number points at."""
    return int(actions[lot % legal(table, actions)])
