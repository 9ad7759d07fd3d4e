"""Extreme as numbers: The Game, and the commands."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen
from ...rules.the_game.commands import COMMANDS
from ...rules.the_game.table import CARDS, LOWEST, PILES
from ..parts.encoding import Encoding, Part
from ..the_game.encoding import PARTS, SIZE, result, standing
from ..the_game.encoding import write as write_the_game

CARRIED = SIZE
SHOWN = CARRIED + CARDS
THREE = SHOWN + len(COMMANDS)
TIED = THREE + 1

OF_COMMANDS = (
    Part(
        "commands",
        CARDS,
        0,
        COMMANDS[-1],
        "what card 2, 3, ..., 99 carries: 1 stop, 2 skull, 4 three, 8 silence, 16 no-trick, "
        "32 one-pile, 64 draw-one, 0 nothing",
    ),
    Part("shown", len(COMMANDS), 0, 1, "which of these seven lie on top of a pile"),
    Part("three", 1, 0, 1, "a three was played in this turn"),
    Part("tied", 1, -1, PILES - 1, "the pile that the turn is tied to; -1 none"),
)


@rule
def write(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Write all parts."""
    write_the_game(table, seat, signals, out)
    for place in range(CARDS):
        out[CARRIED + place] = table["commands"][place + LOWEST]
    shown = int(table["shown"])
    for number in range(len(COMMANDS)):
        out[SHOWN + number] = shown >> number & 1
    out[THREE] = table["three"]
    out[TIED] = table["tied"]


EXTREME = Encoding((*PARTS, *OF_COMMANDS), write, standing, result)
