"""The pictures of the README: four tables in the middle of a game, and the first page."""

from contextlib import ExitStack
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from reihum import State

from ..conftest import PHONE
from ..courses import my_turn
from ..scenes import at
from ..server_process import ROOT
from .camera import person
from .pages import home
from .tables import Shot, pick, play

FOLDER = ROOT / "docs" / "pictures"
DESK = {"viewport": {"width": 1440, "height": 900}}
HAND = {**PHONE, "viewport": {"width": 390, "height": 780}, "device_scale_factor": 2}
DARK = {"color_scheme": "dark"}
QUALITY = 84  # of WebP: a quarter of what a PNG takes


def may_help(state: State) -> bool:
    """Face to Face: a card of mine would help the other side."""
    helping = any(">their" in str(action) for action in state.legal())
    return my_turn(16)(state) and helping


PICTURES: dict[str, tuple[Shot, dict[str, Any]]] = {
    "home": (home, {**DESK}),
    "the-game": (play(lambda: at("the-game", my_turn(16)), pick), {**DESK}),
    "extreme": (play(lambda: at("extreme", my_turn(16)), pick), {**DESK, **DARK}),
    "face-to-face": (play(lambda: at("face-to-face", may_help), pick), {**HAND}),
    "nix": (play(lambda: at("egon", my_turn(6)), pick), {**HAND, **DARK}),
}


def take_all(browser: Browser, url: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (shot, settings) in PICTURES.items():
        with person(browser, url, **settings) as anna, ExitStack() as stack:
            shot(anna, stack)
            _save(anna.page.screenshot(), name)


def _save(shot: bytes, name: str) -> None:
    picture = Image.open(BytesIO(shot)).convert("RGB")
    picture.save(FOLDER / f"{name}.webp", quality=QUALITY, method=6)
