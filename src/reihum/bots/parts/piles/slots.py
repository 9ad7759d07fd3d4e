"""What the rules of this folder leave open, and each game with piles fills in (`bound`)."""

from ....rules.engine.compiling import Array, Record, slot
from ....rules.engine.records import Seen, StateRecord


@slot
def attempt(table: Seen, action: int) -> bool:
    """Stands for the game's own: play a card on a table, whether it ended the turn or the game."""
    raise NotImplementedError


@slot
def study(table: Seen, notes: Array) -> None:
    """Stands for the game's own: note down what is the same for all turns."""
    raise NotImplementedError


@slot
def worth(table: Seen, before: Seen, signals: Array, notes: Array) -> float:
    """Stands for the game's own: how good a table is at first sight when the turn ends."""
    raise NotImplementedError


@slot
def describe(table: Seen, signals: Array, kinds: Array, view: Record) -> None:
    """Stands for the game's own: see a position as the net does."""
    raise NotImplementedError


@slot
def judge(
    table: Seen, signals: Array, weights: Array, kept: Array, values: Array, chances: Array
) -> int:
    """Stands for the game's own: the best turns, as the net judges them."""
    raise NotImplementedError


@slot
def play_turn(state: StateRecord, after: Seen) -> None:
    """Stands for the game's own: play the rest of a turn, as the table after it shows."""
    raise NotImplementedError
