"""What a seat may know, drawn with Rich: only views come in here."""

import colorsys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games import Message
from ...languages import here, tell

Names = Callable[[int], str]
View = dict[str, Any]
SHORT = {"e": "end"}

COMMANDS = ("undo", "table", "save", "load", "rules", "why", "hint", "help", "quit")
KEYS = {"help": "?", "quit": "q"}  # typed for them
WITH_FILE = ("save", "load")


def commands() -> RenderableType:
    """What can be typed besides actions."""
    table = plain_table("", "", show_header=False)
    for name in COMMANDS:
        file = f" {tell('terminal-file')}" if name in WITH_FILE else ""
        table.add_row(f"  [b]{KEYS.get(name, name)}[/b]{file}", tell(f"terminal-command-{name}"))
    return table


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
    help: Callable[[], str]  # how to type an action; the commands follow by themselves
    endings: Mapping[str, str]  # messages that say how it ended, by reason
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
        said = Message(message["code"], message["params"]).said(here())
        text.append(f"  {said}\n", style="bold yellow")
    text.rstrip()
    return text


def last_turn(view: View, names: Names) -> RenderableType:
    """What the turn before was."""
    turn = view["last_turn"]
    if not turn:
        return Text()
    played = ", ".join(turn["played"])
    told = tell("terminal-turn", name=names(turn["seat"]), played=played, drew=turn["drew"])
    return Text(told, style="dim")


def stacked(*parts: RenderableType) -> RenderableType:
    """Parts one below the other, empty ones left out."""
    return Group(*(part for part in parts if not (isinstance(part, Text) and not part.plain)))
