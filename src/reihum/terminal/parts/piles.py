"""The games with piles: rails, and the hand as a table of what each card would cost."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from ...languages import tell
from .drawing import View, hue, plain_table, tidy

RAIL, SHORTEST = 49, 9
LOOSE_PLAY = re.compile(r"([0-9]+)\s*(?:>|\s)\s*([a-z0-9-]+)")


def help_with(card: str, loose: str, *more: str) -> Callable[[], str]:
    """How to play a card, with an example of each way to type it, and more messages below."""

    def told() -> str:
        piles = tell("terminal-help-piles", card=card, loose=loose)
        return "\n".join([piles, *map(tell, more)])

    return told


def tidy_play(answer: str) -> str:
    """An answer in the notation: people may leave out the sign between card and pile.

    >>> tidy_play("37 up1"), tidy_play("E")
    ('37>up1', 'end')
    """
    text = tidy(answer)
    match = LOOSE_PLAY.fullmatch(text)
    return f"{match[1]}>{match[2]}" if match else text


def rails(
    piles: list[dict[str, Any]], hand: list[int], low: int, high: int, tricks: bool = True
) -> RenderableType:
    """Each pile with its range: the spent part, the top, and the own cards as ticks."""
    table = plain_table("", "", "", "", show_header=False)
    table.columns[-1].no_wrap = False  # where there is little room it gives way, and no top does
    for pile in piles:
        arrow = "▲" if pile["ascending"] else "▼"
        command = pile.get("command")
        top = Text(str(pile["top"]), style="bold")
        if command:
            top.append(f" {command}", style="bold magenta")
        table.add_row(pile["pile"], arrow, top, Rail(pile, hand, low, high, tricks))
    return table


@dataclass(frozen=True)
class Rail:
    """The range of a pile, as long as there is room for it."""

    pile: dict[str, Any]
    hand: list[int]
    low: int
    high: int
    tricks: bool

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(SHORTEST, options.max_width), min(RAIL, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._drawn(min(RAIL, options.max_width))

    def _drawn(self, length: int) -> Text:
        ascending, top = self.pile["ascending"], self.pile["top"]
        step = (self.high - self.low + 2) / (length - 1)
        rail = Text()
        for place in range(length):
            value = self.low - 1 + place * step
            spent = value <= top if ascending else value >= top
            rail.append("━" if spent else "┄", style="dim" if spent else "bright_black")
        for card in self.hand:
            trick = self.tricks and (top - card if ascending else card - top) == 10
            style = hue(card, self.low, self.high)
            _mark(rail, self._place(card, step), "↩" if trick else "│", style)
        _mark(rail, self._place(top, step), "◆", "bold")
        return rail

    def _place(self, value: int, step: float) -> int:
        return round((value - self.low + 1) / step)


def _mark(rail: Text, place: int, sign: str, style: str) -> None:
    rail.plain = rail.plain[:place] + sign + rail.plain[place + 1 :]
    rail.stylize(style, place, place + 1)


def costs(view: View, piles: list[dict[str, Any]], low: int, high: int) -> RenderableType:
    """The hand, and on which pile each card may go at what cost."""
    commands = {card: name for name, cards in view.get("layout", {}).items() for card in cards}
    heads = [f"{pile['pile']} {pile['top']}" for pile in piles]
    table = plain_table(
        tell("terminal-card"), *heads, *([""] if commands else []), title_justify="left"
    )
    for card in view["hand"] or []:
        cells = [_cost(view, card, pile) for pile in piles]
        told = [Text(commands.get(card, ""), style="magenta")] if commands else []
        table.add_row(Text(str(card), style=hue(card, low, high)), *cells, *told)
    return table


def _cost(view: View, card: int, pile: dict[str, Any]) -> Text:
    action = f"{card}>{pile['pile']}"
    if action not in view["legal"]:
        return Text("·", style="bright_black")
    cost = _price(card, pile)
    return Text(f"{cost.plain} !", style="bold red") if action in view["fatal"] else cost


def _price(card: int, pile: dict[str, Any]) -> Text:
    step = card - pile["top"] if pile["ascending"] else pile["top"] - card
    if pile["pile"].startswith("their-"):
        return Text(tell("terminal-helps", count=abs(step)), style="green")
    return Text("-10 ↩", style="bold green") if step == -10 else Text(f"+{step}")
