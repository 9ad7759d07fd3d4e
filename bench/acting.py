"""How soon one can act: at home, and where the link of a running table is opened.

Each load begins with an empty cache. What else runs on this machine only adds to the time until one
can act, so the shortest counts; and the processor time that the page itself takes is told besides,
which says more on a machine that is not quiet.
"""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

from .figures import Figure, Say

ROUNDS = 7
MOST_SECONDS = 1
TABLE = {"game": "the-game", "seats": [{"kind": "me"}], "deal": "bench"}
MAKE = """(wanted) => fetch("/api/tables", {
  method: "POST", body: JSON.stringify(wanted), headers: { "Content-Type": "application/json" },
}).then((answer) => answer.json()).then(({ table }) => table)"""
# Run before the page does, at each change of it; say whether one can act. At home the first game
# there is gets clicked, and has to answer with a Play button that can be pressed.
AT_HOME = """() => {
  if (document.querySelector("form .button.main:enabled")) return true;
  document.querySelector("main ul button")?.click();
}"""
AT_TABLE = """() => !!document.querySelector("[data-card]")"""
WATCH = """
window.acted = new Promise((done) =>
  new MutationObserver((_, watching) => {
    if (!(%s)()) return;
    watching.disconnect();
    done(performance.now());
  }).observe(document, { childList: true, subtree: true }),
);
"""


@dataclass(frozen=True)
class Load:
    """Seconds until one could act, and of the processor, for the page alone."""

    seconds: float
    processor: float


def acting_figures(browser: Browser, address: str, slower: int, say: Say) -> list[Figure]:
    """At home and at a table."""
    table, mine = _running_table(browser, address)
    pages = (("at home", address, AT_HOME, None), ("at a table", table, AT_TABLE, mine))
    figures = []
    for where, page, ready, guest in pages:
        say(f"opening a page several times, {where} ...")
        plain, slow = (
            [_load(browser, page, ready, rate, guest) for _ in range(ROUNDS)]
            for rate in (1, slower)
        )
        figures += _figures(where, plain, slow, slower)
    return figures


def _figures(where: str, plain: list[Load], slow: list[Load], slower: int) -> list[Figure]:
    name = f"until one can act {where}"
    taken = min(load.seconds for load in slow)
    return [
        Figure(
            f"{name}, processor {slower} times slower", taken, "s", MOST_SECONDS, at_least=False
        ),
        Figure(f"{name}, as fast as it is here", min(load.seconds for load in plain), "s"),
        Figure(f"{name}, of the processor", min(load.processor for load in plain), "s"),
    ]


def _running_table(browser: Browser, address: str) -> tuple[str, Any]:
    """The address of a table with cards on it, and what the browser of its player has kept."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address, wait_until="networkidle")  # so that the browser is a guest by now
        table = f"{address}t/{page.evaluate(MAKE, TABLE)}"
        page.goto(table)
        page.locator("main .start button").click()
        page.locator("[data-card]").first.wait_for()
        return table, context.storage_state()


def _load(browser: Browser, address: str, ready: str, slower: int, guest: Any) -> Load:
    with browser.new_context(storage_state=guest) as context:  # an empty cache
        page = context.new_page()
        page.add_init_script(WATCH % ready)
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(address, wait_until="commit")
        seconds = _acted(page)
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        used = {metric["name"]: metric["value"] for metric in metrics}
        return Load(seconds, used["TaskDuration"])


def _acted(page: Page) -> float:
    milliseconds: float = page.evaluate("window.acted")
    return milliseconds / 1e3
