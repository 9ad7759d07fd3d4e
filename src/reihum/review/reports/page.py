"""A review as one page that needs nothing else: the curve of the chance, and all turns."""

from collections.abc import Sequence
from html import escape

from ...languages import here, tell
from ..results import Review, TurnReview
from .curve import curve
from .words import NUMBERS, SIGNS, columns, heads, reasons, result, row, sentences, way_to_win

STYLE = """
:root { color-scheme: light dark; --ink: #23282e; --paper: #f8f4ec; --faint: #6a6f76;
  --line: #d9d2c4; --seat-1: #2f6f9f; --seat-2: #a94a1f; --seat-3: #33703f; --seat-4: #72479a;
  --seat-5: #77661a; --inaccuracy: #80650a; --mistake: #a8500b; --blunder: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #161b21; --faint: #9aa3ad;
  --line: #333c46; --seat-1: #6fb1e0; --seat-2: #e59a6f; --seat-3: #7cc08a; --seat-4: #b993e0;
  --seat-5: #d0bd62; --inaccuracy: #d9bd4a; --mistake: #f0964a; --blunder: #ff8078; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; margin: 0; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
p.result { font-size: 1.15rem; margin-bottom: 1rem; }
p.note, small { color: var(--faint); font-size: .85rem; }
svg { width: 100%; min-width: 34rem; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--faint); }
svg .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
svg .grid { stroke: var(--line); }
svg text.sign { font-weight: bold; text-anchor: middle; }
.wide { overflow-x: auto; margin: 1rem 0; }
.keys { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: 0; }
.keys svg { display: inline-block; width: 28px; min-width: 0; height: 4px;
  vertical-align: middle; margin-right: .4em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { color: var(--faint); font-weight: normal; }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; vertical-align: top;
  border-bottom: 1px solid var(--line); }
th.number, td.number { text-align: right; white-space: nowrap; }
td.mark, td span { white-space: nowrap; }
tr:target { outline: 2px solid var(--seat-1); }
small { display: block; }
@media (max-width: 44rem) { /* each turn on two lines, and what was better below */
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: block; }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0 .8rem; padding: .4rem 0;
    border-bottom: 1px solid var(--line); }
  td { border: 0; padding: 0; }
  td.played { flex: 1 0 calc(100% - 4rem); }
  td.after::before { content: "→ "; }
  td.better { flex-basis: 100%; }
  td.better:empty { display: none; }
  td.better::before { content: var(--better) ": "; color: var(--faint); }
}
"""
MARKED = "".join(
    f"tr.{mark} td.mark {{ color: var(--{mark}); font-weight: bold; }} "
    f"svg .{mark} {{ fill: var(--{mark}); }}\n"
    for mark in SIGNS
)


def page(review: Review, title: str) -> str:
    """The whole page, in the language spoken here."""
    name = escape(title)
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences(review))
    return (
        f'<!doctype html><html lang="{here()}"><head><meta charset="utf-8"><title>{name}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}{MARKED}</style></head>"
        f'<body><main><h1>{name}</h1><p class="result">{escape(result(review))}</p>'
        f"{curve(review) if review.turns else ''}{told}{_way(review)}{_turns(review)}"
        "</main></body></html>\n"
    )


def _way(review: Review) -> str:
    """The line that would have won, for who wants to follow it."""
    line = way_to_win(review)
    if not line:
        return ""
    told, cards = escape(tell("report-line")), escape(" ".join(line))
    return f"<details><summary>{told}</summary><p>{cards}</p></details>"


def _turns(review: Review) -> str:
    """The table of all turns, and what its marks mean."""
    if not review.turns:
        return ""
    names = columns(review.players)
    head = "".join(
        f'<th scope="col"{_kind(name)}>{escape(word)}</th>'
        for name, word in zip(names, heads(names), strict=True)
    )
    rows = "".join(_row(turn, names) for turn in review.turns)
    better = escape(tell("report-better"))  # said on phones, which show no head
    return (
        f'<div class="wide"><table style="--better: &quot;{better}&quot;">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f'</div><p class="note">{escape(tell("report-marks"))}</p>'
    )


def _row(turn: TurnReview, names: Sequence[str]) -> str:
    cells = {name: escape(cell) for name, cell in row(turn).items()}
    cells["played"] = " ".join(f"<span>{escape(action)}</span>" for action in turn.actions)
    if turn.mark in SIGNS:
        whys = (f"<small>{escape(why)}</small>" for why in reasons(turn))
        cells["better"] += "".join(whys)
    inner = "".join(f"<td{_kind(name)}>{cells[name]}</td>" for name in names)
    return f'<tr class="{turn.mark}" id="turn-{turn.number}">{inner}</tr>'


def _kind(name: str) -> str:
    return f' class="{name}{" number" if name in NUMBERS else ""}"'
