"""How soon the browser client is there, and how smooth: bytes, time until one can act, dragging.

`python -m bench.client` opens the home page in Chromium, from a server on this machine, each time
with an empty cache and a processor slowed down four times, about a telephone.
"""

from playwright.sync_api import Browser, Request
from rich.console import Console

from tests.browser.chromium import chromium, missing

from .acting import acting_figures
from .dragging import dragging_figures
from .figures import Figure, Say
from .load.servers import sqlite

SLOWER = 4
MOST_BYTES = 140  # thousands of them


def client_figures(say: Say) -> list[Figure]:
    """Size and speed of a first load."""
    if missing():
        raise SystemExit(f"Nothing to measure with: {missing()}.")
    with sqlite("--bot-processes", "1") as server:
        address = f"http://127.0.0.1:{server.port}/"
        with chromium() as browser:
            size = _size(browser, address)
            acts = acting_figures(browser, address, SLOWER, say)
            say("dragging cards, slowed down ...")
            drags = dragging_figures(browser, address, SLOWER, say)
    return [
        Figure("first load of the client, as sent", size / 1e3, "kB", MOST_BYTES, at_least=False),
        *acts,
        *drags,
    ]


def _size(browser: Browser, address: str) -> int:
    """Bytes of all that a first load fetches, compressed where the server does so."""
    page = browser.new_page()
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto(address, wait_until="networkidle")
    size = sum(request.sizes()["responseBodySize"] for request in asked)
    page.close()
    return size


if __name__ == "__main__":
    console = Console(highlight=False)
    for figure in client_figures(console.log):
        console.print(f"{figure.name}: {figure.measured} {figure.wanted}")
