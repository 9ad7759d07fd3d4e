"""How soon the browser client is there, and how smooth: bytes, time until one can act, dragging.

`python -m bench.client` opens the home page in Chromium, from a server on this machine, each time
with an empty cache and a processor slowed down four times, about a telephone. One can act when a
game, clicked as soon as it is shown, has answered with a Play button that can be pressed.
"""

import shutil

from playwright.sync_api import Browser, Request, sync_playwright
from rich.console import Console

from .dragging import dragging_figures
from .figures import Figure, Say
from .load.servers import sqlite

NAMES = ("chromium", "chromium-browser", "google-chrome")
SLOWER, ROUNDS = 4, 7
MOST_BYTES, MOST_SECONDS = 140, 1  # thousands of them, and seconds

# Runs before the page does. Clicks the first game there is, and notes when Play can be pressed.
ACT = """
window.acted = new Promise((done) =>
  new MutationObserver((_, watching) => {
    const play = document.querySelector("form .button.main:enabled");
    if (!play) return document.querySelector("main ul button")?.click();
    watching.disconnect();
    done(performance.now());
  }).observe(document, { childList: true, subtree: true }),
);
"""


def client_figures(say: Say) -> list[Figure]:
    """Size and speed of a first load."""
    with sqlite("--bot-processes", "1") as server:
        address = f"http://127.0.0.1:{server.port}/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=_chromium())
            say("loading the client several times, slowed down ...")
            size = _size(browser, address)
            plain, slow = (_seconds(browser, address, rate) for rate in (1, SLOWER))
            say("dragging cards, slowed down ...")
            drags = dragging_figures(browser, address, SLOWER, say)
            browser.close()
    wait = f"until one can act, processor {SLOWER} times slower"
    return [
        Figure("first load of the client, as sent", size / 1e3, "kB", MOST_BYTES, at_least=False),
        Figure(wait, slow, "s", MOST_SECONDS, at_least=False),
        Figure("until one can act, as fast as it is here", plain, "s"),
        *drags,
    ]


def _chromium() -> str:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise SystemExit(f"No browser to measure with: none of {', '.join(NAMES)} is installed.")
    return path


def _size(browser: Browser, address: str) -> int:
    """Bytes of all that a first load fetches, compressed where the server does so."""
    page = browser.new_page()
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto(address, wait_until="networkidle")
    size = sum(request.sizes()["responseBodySize"] for request in asked)
    page.close()
    return size


def _seconds(browser: Browser, address: str, slower: int) -> float:
    """The shortest time from a click on a link to the page until one can act there."""
    return min(_first_load(browser, address, slower) for _ in range(ROUNDS)) / 1e3


def _first_load(browser: Browser, address: str, slower: int) -> float:
    with browser.new_context() as context:  # an empty cache
        page = context.new_page()
        page.add_init_script(ACT)
        throttle = context.new_cdp_session(page)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(address)
        milliseconds: float = page.evaluate("window.acted")
        return milliseconds


if __name__ == "__main__":
    console = Console(highlight=False)
    for figure in client_figures(console.log):
        console.print(f"{figure.name}: {figure.measured} {figure.wanted}")
