"""The table of The Game: four piles with their rails, and what each card would cost there."""

from rich.console import RenderableType
from rich.text import Text

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
    text = Text(f"draw pile {view['draw']}   cards left {view['left']}")
    return text.append("   in hand: " + ", ".join(others)) if others else text


def _open_commands(view: View) -> RenderableType:
    commands = view.get("open_commands")
    return Text(f"open commands: {', '.join(commands)}", style="magenta") if commands else Text()


THE_GAME = Drawing(
    draw,
    help=help_with("37>up1", "37 up1"),
    endings={
        "all-down": "All cards are down: won!",
        "stuck": "Stuck: lost with {score} cards left.",
        "skull-left": "A skull lies open: lost with {score} cards left.",
        "three-not-met": "Three was not met: lost with {score} cards left.",
    },
    tidy=tidy_play,
)
