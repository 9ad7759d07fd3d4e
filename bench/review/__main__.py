"""`python -m bench.review PART...`: some of the figures of reviews.

`calibrate FIRST END` plays blunders of those games out, and `picture` draws what came of all.
"""

import sys

from rich.console import Console

from ..figures import shown
from . import PARTS
from .calibrating import draw, measure


def main(words: list[str]) -> int:
    """Measure the parts that are named, or all; 1 if a figure falls short."""
    match words:
        case ["calibrate", first, end]:
            measure(int(first), int(end))
        case ["picture"]:
            draw()
        case _:
            return told(words, Console(highlight=False))
    return 0


def told(words: list[str], console: Console) -> int:
    """Measure and show parts."""
    strange = [word for word in words if not any(name.startswith(word) for name in PARTS)]
    if strange:
        console.print(f"There is no {' '.join(strange)}; there are {', '.join(PARTS)}.")
        return 2
    figures = []
    for name, part in PARTS.items():
        if not words or any(name.startswith(word) for word in words):
            console.log(f"{name} ...")
            figures += part()
    console.print(shown(figures))
    return int(not all(figure.reached for figure in figures))


sys.exit(main(sys.argv[1:]))
