"""Both sides of the table of Face to Face, the viewer's below."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...languages import tell
from ..parts.drawing import Drawing, Names, View, binding, last_turn, stacked
from ..parts.piles import costs, help_with, rails, tidy_play

LOW, HIGH = 2, 59


def draw(view: View, names: Names) -> RenderableType:
    """Both sides of the table, the viewer's below."""
    own = view["viewer"]
    own_side, their_side = view["sides"][own], view["sides"][1 - own]
    theirs = [{**pile, "pile": f"their-{pile['pile']}"} for pile in their_side["piles"]]
    return stacked(
        _side_line(their_side, names(1 - own)),
        rails(theirs, [], LOW, HIGH),
        _side_line(own_side, names(own)),
        rails(own_side["piles"], view["hand"], LOW, HIGH),
        last_turn(view, names),
        Text(" "),
        costs(view, [*own_side["piles"], *theirs], LOW, HIGH),
        binding(view),
    )


def _side_line(side: dict[str, Any], name: str) -> RenderableType:
    told = {"hand": side["hand_size"], "draw": side["draw"], "left": side["left"]}
    return Text(tell("terminal-side", name=name, **told))


FACE_TO_FACE = Drawing(
    draw,
    help=help_with("12>up", "12 their-up", "terminal-help-duel"),
    endings={
        "all-down": "terminal-ending-duel-all-down",
        "stuck": "terminal-ending-duel-stuck",
        "single-card": "terminal-ending-duel-single-card",
    },
    tidy=tidy_play,
)
