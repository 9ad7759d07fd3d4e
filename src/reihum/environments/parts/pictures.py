"""Pictures of tables: as text, and as pixels."""

import warnings
from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console

from ...games import State
from ...rules.engine.compiling import Array
from ...terminal.registry import drawing_of

WIDTH = 100  # letters in a line
SCALE = 2  # pixels for each step of a drawing
PAPER, INK, FAINT = (250, 249, 246), (40, 42, 48), (130, 132, 138)
ARROWS = {"\N{UPWARDS ARROW}": -1, "\N{DOWNWARDS ARROW}": 1}  # which way they point in a picture
MODES = ("human", "ansi", "rgb_array")


def as_text(state: State, seat: int | None, colours: bool = True) -> str:
    """The table as a seat sees it, as the terminal draws it."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=colours, color_system="truecolor")
    drawing = drawing_of(state.game)
    console.print(drawing.draw(state.view(seat), lambda player: f"player_{player}"))
    return page.getvalue()


def as_pixels(state: State, seat: int | None) -> Array:
    """The same as a picture: height, width, and red, green and blue."""
    from PIL import Image, ImageDraw

    sketch = state.game.sketched(state.view(seat))
    width, height = (round(side * SCALE) for side in sketch.size)
    image = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(image)
    for shape in sketch.shapes:
        _draw(pen, shape)
    return np.asarray(image)


def rendered(state: State, seat: int, mode: str | None) -> Array | str | None:
    """The table in one of the modes; without one, nothing but a warning, as Gymnasium has it."""
    if mode is None:
        warnings.warn(f"Nothing is drawn without render_mode: {', '.join(MODES)}.", stacklevel=3)
        return None
    if mode == "rgb_array":
        return as_pixels(state, seat)
    text = as_text(state, seat)
    if mode == "human":
        print(text)  # noqa: T201
        return None
    return text


def _draw(pen: Any, shape: Any) -> None:
    ink = FAINT if shape.faint else INK
    x, y = shape.x * SCALE, shape.y * SCALE
    if shape.kind == "text":
        _write(pen, shape, ink)
    elif shape.kind == "card":
        corner = (x + shape.wide * SCALE, y + shape.high * SCALE)
        pen.rounded_rectangle(((x, y), corner), 5 * SCALE, outline=ink, width=SCALE)
    else:
        radius = shape.wide * SCALE
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), outline=ink, width=SCALE)


def _write(pen: Any, shape: Any, ink: tuple[int, int, int]) -> None:
    """Words, and the arrow at their end, which Pillow's own letters lack."""
    from PIL import ImageFont

    x, y, size, words = shape.x * SCALE, shape.y * SCALE, shape.size * SCALE, shape.words
    anchor = "ms" if shape.anchor == "middle" else "ls"
    font, points = ImageFont.load_default(size), ARROWS.get(words[-1:])
    if points is not None:
        words = words[:-1]
        middle, half, reach = y - size * 0.36, size * 0.25, size * 0.3 * points
        left = x + font.getlength(words)
        corners = ((left, middle - reach), (left + 2 * half, middle - reach))
        pen.polygon((*corners, (left + half, middle + reach)), fill=ink)
    pen.text((x, y), words, fill=ink, font=font, anchor=anchor)
