"""The pictures of the README: `make pictures` plays a little in a browser and takes them anew."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import NAMES, PHONE
from .person import Person
from .server_process import ROOT, ServerProcess

FOLDER = ROOT / "docs" / "pictures"
DESK = {"viewport": {"width": 1180, "height": 790}}
PICTURES: dict[str, tuple[str, tuple[str, ...], int, dict[str, Any]]] = {
    "the-game": ("the-game", ("me", "bot:club", "bot:club"), 13, {**DESK}),
    "extreme": ("extreme", ("me", "bot:club"), 12, {**DESK, "color_scheme": "dark"}),
    "face-to-face": ("face-to-face", ("me", "bot:club"), 9, {**PHONE, "device_scale_factor": 2}),
    "nix": (
        "nix",
        ("me", "bot:club", "bot:casual"),
        2,
        {**PHONE, "device_scale_factor": 2, "color_scheme": "dark"},
    ),
}


@contextmanager
def person(server: ServerProcess, **settings: Any) -> Iterator[Person]:
    """Someone at a browser; a phone shows two pixels for one, as phones do."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        context = browser.new_context(locale="en", reduced_motion="reduce", **settings)
        yield Person(context, server.url, touch=bool(settings.get("has_touch")))
        browser.close()


def take(server: ServerProcess, name: str) -> None:
    """Play some moves, pick a card or a row, and take the picture."""
    game, seats, moves, settings = PICTURES[name]
    with person(server, **settings) as anna:
        anna.begin(game, *seats, deal="picture")
        anna.until(lambda: bool((anna.sync.get("view") or {}).get("legal")))
        for _ in range(moves):
            anna.act(_best(anna))
            anna.until(lambda: bool(anna.legal))
        _pick(anna)
        anna.page.screenshot(path=FOLDER / f"{name}.png")


def _pick(anna: Person) -> None:
    cards = [action for action in anna.legal if ">" in action]
    if cards:
        card = min(cards, key=lambda action: _gap(anna, action)).partition(">")[0]
        anna.press(anna.card(card))
    else:
        anna.press(anna.row(_best(anna).partition(":")[0]))


def _best(anna: Person) -> str:
    return min(anna.legal, key=lambda action: _gap(anna, action))


def _gap(anna: Person, action: str) -> int:
    """How far an action is from what one would like to see: small steps, and turns that end."""
    card, _, pile = action.partition(">")
    if not pile:
        return 4
    seat = anna.sync["seat"]
    side = anna.view["sides"][seat] if "sides" in anna.view else anna.view
    tops = {each["pile"]: each["top"] for each in side["piles"]}
    if pile not in tops:
        return 15
    gap = int(card) - int(tops[pile])
    return gap if pile.startswith("up") else -gap


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        for name in PICTURES:
            take(server, name)
        server.close()
