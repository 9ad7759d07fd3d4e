"""Takes a page in every size and in every light."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ..person import PATIENCE, Person
from .sheets import LARGE, SIZES, SMALL, Size, joined
from .tables import Shot

LIGHTS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "contrast-dark": {"color_scheme": "dark", "contrast": "more"},
}
# High contrast is the same layout: one size of each kind shows it.
WANTED = [
    (light, size)
    for size in SIZES
    for light in LIGHTS
    if size in ((390, 844), (1440, 900)) or "contrast" not in light
]
QUALITY = 92  # of the single shots, which are joined to PNG files
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


@contextmanager
def person(browser: Browser, url: str, **settings: Any) -> Iterator[Person]:
    """Someone at a browser, before whom nothing moves."""
    context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **settings})
    context.set_default_timeout(PATIENCE * 1000)
    yield Person(context, url, touch=bool(settings.get("has_touch")))
    context.close()


def take(browser: Browser, url: str, shot: Shot, name: str, folder: Path) -> None:
    """The sheets of one page: phones and desks, in every light."""
    with person(browser, url) as anna, ExitStack() as stack:
        shot(anna, stack)
        shots = {(light, size): _shot(anna.page, size, light) for light, size in WANTED}
    for kind, sizes in (("small", SMALL), ("large", LARGE)):
        for light in LIGHTS:
            found = {size: shots[light, size] for size in sizes if (light, size) in shots}
            joined(found).save(folder / f"{name}-{kind}-{light}.png", compress_level=3)


def _shot(page: Page, size: Size, light: str) -> bytes:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce", **LIGHTS[light])
    page.evaluate(SETTLED)
    return page.screenshot(type="jpeg", quality=QUALITY)
