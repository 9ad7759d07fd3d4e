"""Whether a table fits a screen, as `layout.js` sees it, at every size we promise."""

from pathlib import Path

from playwright.sync_api import Page

Size = tuple[int, int]
# Phones upright and sideways, tablets, desks; the last one is 1440 x 900 at 200 %.
SIZES: list[Size] = [
    (360, 640),
    (640, 360),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
    (720, 450),
]
FAULTS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
# The smallest, upright and sideways, and the largest screens we know of.
EXTREMES: list[Size] = [(320, 568), (568, 320), (3840, 2160)]
# Small laptops, tablets held sideways, windows that are not high: between a telephone and a desk.
LOW: list[Size] = [(960, 540), (1024, 600), (800, 600)]
# The layout of a new size stands after a frame.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def faults(page: Page, sizes: list[Size] = SIZES) -> list[str]:
    """What is wrong with the table on a page, at some sizes of the screen."""
    return [f"{w}x{h}: {fault}" for w, h in sizes for fault in _at(page, (w, h))]


def _at(page: Page, size: Size) -> list[str]:
    resize(page, size)
    found: list[str] = page.evaluate(FAULTS)
    return found


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
