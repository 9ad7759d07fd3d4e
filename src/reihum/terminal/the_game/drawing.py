"""The table of The Game: four piles with their rails, and what each card would cost there."""

from rich.console import RenderableType
from rich.text import Text

from ...languages import tell
from ..parts.drawing import Drawing, Names, View, binding, last_turn, stacked
from ..parts.piles import costs, help_with, rails, tidy_play

LOW, HIGH = 2, 99


def draw(view: View, names: Names) -> RenderableType:
    """The table of The Game, and of Extreme with its commands."""
    tricks = "no-trick" not in view.get("open_commands", [])
    return stacked(
        _seats(view, names),
        rails(view["piles"], view["hand"] or [], LOW, HIGH, tricks),
        _open_commands(view),
        last_turn(view, names),
        Text(" "),
        costs(view, view["piles"], LOW, HIGH),
        binding(view),
    )


def _seats(view: View, names: Names) -> RenderableType:
    others = [
        f"{names(seat)} {size}"
        for seat, size in enumerate(view["hand_sizes"])
        if seat != view["viewer"]
    ]
    text = Text(tell("terminal-draw", draw=view["draw"], left=view["left"]))
    hands = tell("terminal-hands", hands=", ".join(others))
    return text.append(f"   {hands}") if others else text


def _open_commands(view: View) -> RenderableType:
    commands = view.get("open_commands")
    told = tell("terminal-commands", commands=", ".join(commands or ()))
    return Text(told, style="magenta") if commands else Text()


THE_GAME = Drawing(
    draw,
    help=help_with("37>up1", "37 up1"),
    endings={
        "all-down": "terminal-ending-all-down",
        "stuck": "terminal-ending-stuck",
        "skull-left": "terminal-ending-skull-left",
        "three-not-met": "terminal-ending-three-not-met",
    },
    tidy=tidy_play,
)
