"""What a seat may know, drawn with Rich: only views come in here."""

import colorsys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

Names = Callable[[int], str]
View = dict[str, Any]
SHORT = {"e": "end"}

COMMANDS = """
  [b]undo[/b]   take back a card, until the turn ends      [b]table[/b]  show the table again
  [b]save[/b] FILE, [b]load[/b] FILE   keep a game, go on with one     [b]rules[/b]  the whole rules
  [b]why[/b]    the last bot says why it played so         [b]?[/b]      this help
  [b]q[/b]      leave; the game is kept"""


def tidy(answer: str) -> str:
    """What a person types as an action: blanks and capitals do not matter, `e` ends the turn.

    >>> tidy(" E ")
    'end'
    """
    text = answer.strip().lower()
    return SHORT.get(text, text)


@dataclass(frozen=True)
class Drawing:
    """A game in the terminal: how its table looks, and what people type and are told."""

    draw: Callable[[View, Names], RenderableType]
    help: str  # how to type an action; the commands follow by themselves
    endings: Mapping[str, str]  # how it ended, in words, by reason; {score} is the first score
    tidy: Callable[[str], str] = tidy  # from what people type to the notation


def hue(card: int, low: int, high: int) -> str:
    """A colour that runs with the value, from warm to cool: neighbours look alike."""
    share = (card - low) / (high - low)
    red, green, blue = colorsys.hls_to_rgb((20 + 200 * share) / 360, 0.58, 0.75)
    return f"bold #{int(red * 255):02x}{int(green * 255):02x}{int(blue * 255):02x}"


def plain_table(*columns: str, **more: Any) -> Table:
    """A table without lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, **more)
    for column in columns:
        table.add_column(column, justify="right" if column else "left", no_wrap=True)
    return table


def binding(view: View) -> RenderableType:
    """What binds now, in words."""
    text = Text()
    for message in view["turn"]["binding"]:
        text.append(f"  {message['text']}\n", style="bold yellow")
    text.rstrip()
    return text


def last_turn(view: View, names: Names) -> RenderableType:
    """What the turn before was."""
    turn = view["last_turn"]
    if not turn:
        return Text()
    played = ", ".join(turn["played"])
    drew = f", drew {turn['drew']}" if turn["drew"] else ""
    return Text(f"{names(turn['seat'])}: {played}{drew}", style="dim")


def stacked(*parts: RenderableType) -> RenderableType:
    """Parts one below the other, empty ones left out."""
    return Group(*(part for part in parts if not (isinstance(part, Text) and not part.plain)))


def listed(words: Sequence[str]) -> str:
    """Words as a person says them: one, two and three."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
