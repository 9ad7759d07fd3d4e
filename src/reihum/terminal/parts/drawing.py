"""What a seat may know, drawn with Rich: only views come in here."""

import colorsys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

Names = Callable[[int], str]
View = dict[str, Any]


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
