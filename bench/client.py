"""How soon the browser client is there: bytes of a first load, and time until one can act.

`python -m bench.client` opens the home page in Chromium, from a server on this machine, each time
with an empty cache and a processor slowed down four times, about a telephone. One can act when a
game, clicked as soon as it is shown, has answered with a Play button that can be pressed.

The server sends its files as they are; the size counted is what gzip makes of them, as a proxy in
front of it would send.
"""

import gzip
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Response, sync_playwright
from rich.console import Console

from .figures import Figure, Say
from .load import serving

NAMES = ("chromium", "chromium-browser", "google-chrome")
SLOWER, ROUNDS = 4, 7
MOST_BYTES, MOST_SECONDS = 120, 1  # kB, s

# Runs before the page does. Clicks the first game there is, and notes when Play can be pressed.
ACT = """
new MutationObserver((_, watching) => {
  const play = document.querySelector("form .button.main:enabled");
  if (!play) return document.querySelector('main ul button[aria-pressed="false"]')?.click();
  watching.disconnect();
  window.ready = performance.now();
}).observe(document, { childList: true, subtree: true });
"""


def client_figures(say: Say) -> list[Figure]:
    """Size and speed of a first load."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (_, port):
        address = f"http://127.0.0.1:{port}/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=_chromium())
            say("loading the client several times, slowed down ...")
            sent, packed = _sizes(browser, address)
            plain, slow = (_seconds(browser, address, rate) for rate in (1, SLOWER))
            browser.close()
    wait = f"until one can act, processor {SLOWER} times slower"
    return [
        Figure("first load of the client, gzipped", packed / 1e3, "kB", MOST_BYTES, False),
        Figure("first load of the client, as sent", sent / 1e3, "kB"),
        Figure(wait, slow, "s", MOST_SECONDS, at_least=False),
        Figure("until one can act, as fast as it is here", plain, "s"),
    ]


def _chromium() -> str:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise SystemExit(f"No browser to measure with: none of {', '.join(NAMES)} is installed.")
    return path


def _sizes(browser: Browser, address: str) -> tuple[int, int]:
    """Bytes of all that a first load fetches: as sent, and gzipped."""
    page = browser.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address, wait_until="networkidle")
    sent = sum(answer.request.sizes()["responseBodySize"] for answer in answers)
    packed = sum(len(gzip.compress(answer.body())) for answer in answers)
    page.close()
    return sent, packed


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
        milliseconds: float = page.wait_for_function("window.ready").json_value()
        return milliseconds


if __name__ == "__main__":
    console = Console(highlight=False)
    for figure in client_figures(console.log):
        console.print(f"{figure.name}: {figure.measured} {figure.wanted}")
