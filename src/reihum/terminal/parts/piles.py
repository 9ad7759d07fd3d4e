"""The three games with piles: rails, and the hand as a table of what each card would cost."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from .drawing import Names, View, binding, hue, last_turn, plain_table, stacked

RAIL = 49


def draw_the_game(view: View, names: Names) -> RenderableType:
    """The table of The Game and of Extreme."""
    low, high = 2, 99
    tricks = "no-trick" not in view.get("open_commands", [])
    return stacked(
        _seats(view, names),
        _rails(view["piles"], view["hand"] or [], low, high, tricks),
        _open_commands(view),
        last_turn(view, names),
        Text(" "),
        _costs(view, view["piles"], low, high),
        binding(view),
    )


def draw_face_to_face(view: View, names: Names) -> RenderableType:
    """Both sides of the table, the viewer's below."""
    low, high = 2, 59
    own = view["viewer"]
    own_side, their_side = view["sides"][own], view["sides"][1 - own]
    theirs = [{**pile, "pile": f"their-{pile['pile']}"} for pile in their_side["piles"]]
    return stacked(
        _side_line(their_side, names(1 - own)),
        _rails(theirs, [], low, high),
        _side_line(own_side, names(own)),
        _rails(own_side["piles"], view["hand"], low, high),
        last_turn(view, names),
        Text(" "),
        _costs(view, [*own_side["piles"], *theirs], low, high),
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


def _side_line(side: dict[str, Any], name: str) -> RenderableType:
    return Text(
        f"{name}: {side['hand_size']} in hand, draw pile {side['draw']}, {side['left']} to go"
    )


def _rails(
    piles: list[dict[str, Any]], hand: list[int], low: int, high: int, tricks: bool = True
) -> RenderableType:
    """Each pile with its range: the spent part, the top, and the own cards as ticks."""
    table = plain_table("", "", "", "", show_header=False)
    for pile in piles:
        arrow = "▲" if pile["ascending"] else "▼"
        command = pile.get("command")
        top = Text(str(pile["top"]), style="bold")
        if command:
            top.append(f" {command}", style="bold magenta")
        table.add_row(pile["pile"], arrow, top, _rail(pile, hand, low, high, tricks))
    return table


def _rail(pile: dict[str, Any], hand: list[int], low: int, high: int, tricks: bool) -> Text:
    ascending, top = pile["ascending"], pile["top"]
    places = [low - 1 + place * (high - low + 2) / (RAIL - 1) for place in range(RAIL)]
    rail = Text()
    for value in places:
        spent = value <= top if ascending else value >= top
        rail.append("━" if spent else "┄", style="dim" if spent else "bright_black")
    for card in hand:
        trick = tricks and (top - card if ascending else card - top) == 10
        _mark(rail, _place(card, low, high), "↩" if trick else "│", hue(card, low, high))
    _mark(rail, _place(top, low, high), "◆", "bold")
    return rail


def _place(value: int, low: int, high: int) -> int:
    return round((value - low + 1) * (RAIL - 1) / (high - low + 2))


def _mark(rail: Text, place: int, sign: str, style: str) -> None:
    rail.plain = rail.plain[:place] + sign + rail.plain[place + 1 :]
    rail.stylize(style, place, place + 1)


def _open_commands(view: View) -> RenderableType:
    commands = view.get("open_commands")
    return Text(f"open commands: {', '.join(commands)}", style="magenta") if commands else Text()


def _costs(view: View, piles: list[dict[str, Any]], low: int, high: int) -> RenderableType:
    """The hand, and on which pile each card may go at what cost."""
    commands = {card: name for name, cards in view.get("layout", {}).items() for card in cards}
    heads = [f"{pile['pile']} {pile['top']}" for pile in piles]
    table = plain_table("card", *heads, *([""] if commands else []), title_justify="left")
    for card in view["hand"] or []:
        cells = [_cost(view, card, pile) for pile in piles]
        told = [Text(commands.get(card, ""), style="magenta")] if commands else []
        table.add_row(Text(str(card), style=hue(card, low, high)), *cells, *told)
    return table


def _cost(view: View, card: int, pile: dict[str, Any]) -> Text:
    if f"{card}>{pile['pile']}" not in view["legal"]:
        return Text("·", style="bright_black")
    step = card - pile["top"] if pile["ascending"] else pile["top"] - card
    if pile["pile"].startswith("their-"):
        return Text(f"helps {abs(step)}", style="green")
    return Text("-10 ↩", style="bold green") if step == -10 else Text(f"+{step}")
