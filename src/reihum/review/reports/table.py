"""A review in the terminal: a line for each turn, then what there is to say of the game."""

import re

from rich.table import Table
from rich.text import Text

from ...languages import tell
from ..parts.marks import Mark
from ..results import Review
from .words import NUMBERS, columns, heads, reasons, result, row, sentences, way_to_win

STYLES = {Mark.INACCURACY: "yellow", Mark.MISTAKE: "dark_orange", Mark.BLUNDER: "red"}
PLAYED, BETTER = WIDE = ("played", "better")
TOLD = (Mark.MISTAKE, Mark.BLUNDER)  # marks for which reasons are told


def turns_table(review: Review) -> Table:
    """All turns. What was played comes last, and below it what would have been better: so both have
    whatever room a line has left."""
    names = [name for name in columns(review.players) if name not in WIDE] + [PLAYED]
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name, head in zip(names, heads(names), strict=True):
        narrow = name != PLAYED  # and stays in one line
        table.add_column(head, justify="right" if name in NUMBERS else "left", no_wrap=narrow)
    for turn in review.turns:
        cells, style = row(turn), STYLES.get(turn.mark)
        table.add_row(*(_cell(cells[name]) for name in names), style=style)
        below = [""] * (len(names) - 1)
        if cells[BETTER]:
            better = tell("report-of", who=tell("report-better"), told=cells[BETTER])
            table.add_row(*below, _cell(better), style=style)
        for why in reasons(turn) if turn.mark in TOLD else ():
            table.add_row(*below, Text(why), style="dim")
    return table


def _cell(words: str) -> Text:
    """What stands in a column; Rich would break lines where there must be no break."""
    return Text(re.sub(r"\s%", "%", words))


def summary(review: Review) -> str:
    """The sentences below the table."""
    line = way_to_win(review)
    way = [f"{tell('report-line')} {' '.join(line)}"] if line else []
    return "\n".join([result(review), *sentences(review), *way])
