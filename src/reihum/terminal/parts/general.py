"""Any game in the terminal, drawn from its view and the legal actions alone."""

from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...games.sketches import COMMON
from ...languages import tell
from .drawing import Drawing, Names, View, binding, last_turn, plain_table, stacked


def draw(view: View, names: Names) -> RenderableType:
    """The fields of the view one below the other, the hand last, then what may be done."""
    own = {name: value for name, value in view.items() if name not in COMMON}
    hand = own.pop("hand", None)
    return stacked(
        *(_field(name, value, names) for name, value in own.items() if _is_worth_it(value)),
        last_turn(view, names),
        _field("hand", hand, names) if hand else Text(),
        binding(view),
        _legal(view["legal"]),
    )


def _is_worth_it(value: Any) -> bool:
    return value not in (None, [], {}, "")


def _field(name: str, value: Any, names: Names) -> RenderableType:
    """A field with its name: a table where it is a list of records, such as `players`."""
    label = name.replace("_", " ")
    if isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        table = plain_table(label, *(key.replace("_", " ") for key in value[0]))
        for place, row in enumerate(value):
            head = names(place) if name == "players" else str(place + 1)
            table.add_row(head, *(_said(cell) for cell in row.values()))
        return table
    return Text(f"{label}: {_said(value)}", style="bold" if name == "hand" else "")


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "  ".join(_said(part) for part in value) or tell("general-nothing")
    if value is None:
        return "-"
    if isinstance(value, bool):
        return tell("options-yes" if value else "options-no")
    return str(value)


def _legal(actions: list[str]) -> Text:
    told = tell("terminal-may", actions="  ".join(actions))
    return Text(told, style="cyan") if actions else Text()


GENERAL = Drawing(
    draw,
    help=partial(tell, "terminal-help-general"),
    endings={},
)
