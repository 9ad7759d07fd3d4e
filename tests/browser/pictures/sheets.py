"""Contact sheets: all sizes of one page side by side, and a page with all of them."""

from io import BytesIO
from pathlib import Path

from PIL import Image

Size = tuple[int, int]
# What people hold in their hands, pixel for pixel; and what stands on desks, smaller.
SMALL: list[Size] = [(360, 640), (390, 844), (640, 360), (720, 450), (844, 390)]
LARGE: list[Size] = [(768, 1024), (1024, 768), (1440, 900), (2560, 1440)]
SIZES = SMALL + LARGE
GROUND = "#808080"
GAP = 12
# The left upper corner of each size on its sheet, and how large it is shown.
PLACES: dict[Size, tuple[int, int, float]] = {
    (360, 640): (0, 0, 1),
    (390, 844): (372, 0, 1),
    (640, 360): (774, 0, 1),
    (720, 450): (774, 372, 1),
    (844, 390): (774, 834, 1),
    (768, 1024): (0, 0, 0.55),
    (1024, 768): (434, 0, 0.55),
    (1440, 900): (1009, 0, 0.45),
    (2560, 1440): (434, 434, 0.46),
}


def joined(shots: dict[Size, bytes]) -> Image.Image:
    """One picture of several."""
    pieces = {size: _shrunk(shot, PLACES[size][2]) for size, shot in shots.items()}
    width = max(PLACES[size][0] + piece.width for size, piece in pieces.items())
    height = max(PLACES[size][1] + piece.height for size, piece in pieces.items())
    sheet = Image.new("RGB", (width, height), GROUND)
    for size, piece in pieces.items():
        sheet.paste(piece, PLACES[size][:2])
    return sheet


def _shrunk(shot: bytes, scale: float) -> Image.Image:
    picture = Image.open(BytesIO(shot)).convert("RGB")
    size = round(picture.width * scale), round(picture.height * scale)
    return picture.resize(size, Image.Resampling.LANCZOS)


def index(folder: Path) -> None:
    """A page with all sheets of a folder."""
    sheets = sorted(folder.glob("*.png"))
    links = "".join(f'<li><a href="#{sheet.stem}">{sheet.stem}</a></li>' for sheet in sheets)
    parts = "".join(
        f'<h2 id="{sheet.stem}">{sheet.stem}</h2><img loading="lazy" src="{sheet.name}" alt="">'
        for sheet in sheets
    )
    style = "body{font:16px sans-serif;background:#808080}img{max-width:100%}ul{columns:5}"
    html = f"<!doctype html><meta charset=utf-8><style>{style}</style><ul>{links}</ul>{parts}"
    (folder / "index.html").write_text(html, encoding="utf-8")
