"""Nix für ungut!: the board, the chips on it, and what the hand can make."""

import re
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...languages import tell
from ..parts.drawing import Drawing, Names, View, binding, plain_table, stacked, tidy

LOOSE_ROW = re.compile(r"(quad|run4|triple|run3|pair|run2|single)\s*[: ]\s*([1-7j-]+\*?)")
CHIP_STYLES = ("cyan", "green", "yellow", "magenta", "blue", "red")


def draw(view: View, names: Names) -> RenderableType:
    """The whole table of Nix für ungut!"""
    return stacked(
        Text(tell("nix-where", lap=view["lap"] + 1, round=view["round"] + 1)),
        _board(view, names),
        _sheet(view, names),
        _this_round(view, names),
        _hand(view),
        binding(view),
    )


def _board(view: View, names: Names) -> RenderableType:
    """Eight rows of three fields, and beside each row what the hand can make for it."""
    table = plain_table(
        tell("terminal-row"), *(tell("terminal-field", number=place) for place in (1, 2, 3)), ""
    )
    table.columns[-1].no_wrap = False  # a long row of these must not push the board away
    possible = _by_row(view["legal"])
    for row in view["rows"]:
        fields = [
            _field(points, chip, names)
            for points, chip in zip(row["points"], row["chips"], strict=True)
        ]
        table.add_row(row["row"], *fields, Text("  ".join(possible.get(row["row"], []))))
    return table


def _field(points: int, chip: dict[str, Any] | None, names: Names) -> Text:
    if chip is None:
        return Text(str(points), style="dim")
    ring = "◎" if chip["super"] else "●"
    style = CHIP_STYLES[chip["player"] % len(CHIP_STYLES)]
    return Text(f"{ring}{initials(names(chip['player']))} {points}", style=style)


def initials(name: str) -> str:
    """A name short enough for a chip."""
    return name if name in (tell("house-you"), "EGON") else name.rpartition(" ")[2]


def _by_row(legal: list[str]) -> dict[str, list[str]]:
    """The legal combinations by row; a star where the super chip may go with it."""
    plain = [text for text in legal if not text.endswith("*")]
    rows: dict[str, list[str]] = {}
    for text in plain:
        row, _, cards = text.partition(":")
        star = "*" if f"{text}*" in legal else ""
        rows.setdefault(row, []).append((cards or row) + star)
    return rows


def _sheet(view: View, names: Names) -> RenderableType:
    """The points of each lap, and the totals."""
    players = range(len(view["totals"]))
    table = plain_table("", *(names(player) for player in players))
    for lap, points in enumerate(view["sheet"], start=1):
        table.add_row(tell("nix-lap-short", number=lap), *map(str, points))
    if view["sheet"]:
        table.add_row(
            tell("nix-total"), *(Text(str(total), style="bold") for total in view["totals"])
        )
        return table
    return Text()


def _this_round(view: View, names: Names) -> RenderableType:
    """What was played in this round and the one before."""
    text = Text(style="dim")
    for turn in range(max(0, view["round"] - 1), view["round"] + 1):
        for player, action in enumerate(view["log"][turn]):
            if action:
                cards = view["turned"][turn] if player == view["egon"] else None
                told = {"number": turn + 1, "name": names(player), "action": action}
                text.append(_played(told, cards) + "\n")
    text.rstrip()
    return text


def _played(told: dict[str, Any], cards: str | None) -> str:
    if not cards:
        return tell("terminal-round", **told)
    return tell("terminal-round-from", **told, cards="-".join(sorted(cards)))


def _hand(view: View) -> RenderableType:
    if view["hand"] is None:
        return Text()
    groups = [view["hand"].count(card) * card for card in "1234567J" if card in view["hand"]]
    hand = tell("terminal-hand", cards="  ".join(groups)) if groups else tell("terminal-hand-empty")
    chip = f"   {tell('nix-super-chip')} ◎" if view["supers"][view["viewer"]] else ""
    return Text(hand + chip, style="bold")


def tidy_row(answer: str) -> str:
    """An answer in the notation: people may leave out the sign between row and cards.

    >>> tidy_row("triple 5-5-j")
    'triple:5-5-J'
    """
    text = tidy(answer)
    match = LOOSE_ROW.fullmatch(text)
    return re.sub(r"\bj\b", "J", f"{match[1]}:{match[2]}" if match else text)


NIX = Drawing(
    draw,
    help=partial(tell, "terminal-help-nix"),
    endings={"four-laps": "terminal-ending-four-laps"},
    tidy=tidy_row,
)
