"""How smoothly a card is dragged: frames a second, and the longest task of the page meanwhile.

A finger on a telephone and a mouse on a large screen take the first card of a hand across all
piles and back, several times, with a processor slowed down. What else runs on this machine only
takes frames away, so the best drag counts; every task that was long is told.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from .acting import MAKE
from .figures import Figure, Say

ROUNDS, STEPS = 10, 90
LEAST_FRAMES, MOST_MILLISECONDS = 59, 50  # a second, of a screen with 60; of a single task
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLE = {"game": "extreme", "seats": [{"kind": "me"}], "deal": "bench"}

# Counts frames and long tasks from now on, until it is asked for them.
WATCH = """() => {
  const [frames, tasks] = [[], []];
  const seen = (entries) => tasks.push(...entries.map(({ duration }) => duration));
  const watching = new PerformanceObserver((list) => seen(list.getEntries()));
  watching.observe({ type: "longtask" });
  let next = requestAnimationFrame(function each(at) {
    frames.push(at);
    next = requestAnimationFrame(each);
  });
  window.watched = () => {
    cancelAnimationFrame(next);
    seen(watching.takeRecords());
    watching.disconnect();
    return [frames, tasks];
  };
}"""


@dataclass(frozen=True)
class Smoothness:
    """Of one drag: frames a second, and the tasks of more than 50 ms."""

    frames: float
    tasks: list[float]


def dragging_figures(browser: Browser, address: str, slower: int, say: Say) -> list[Figure]:
    """A finger's and a mouse's."""
    figures = []
    for how, screen in (("a finger", PHONE), ("a mouse", DESK)):
        drags = _drags(browser, address, slower, screen)
        for drag in drags:
            tasks = ", ".join(f"{task:.0f} ms" for task in drag.tasks) or "none"
            say(f"{how}: {drag.frames:.1f} frames a second, long tasks: {tasks}")
        figures += _figures(how, drags, slower)
    return figures


def _figures(how: str, drags: list[Smoothness], slower: int) -> list[Figure]:
    frames = max(drag.frames for drag in drags)
    longest = min(max(drag.tasks, default=0) for drag in drags)
    name = f"dragging with {how}, processor {slower} times slower"
    most = MOST_MILLISECONDS
    return [
        Figure(name, frames, "frames a second", LEAST_FRAMES),
        Figure(f"{name}: longest task over {most} ms", longest, "ms", most, at_least=False),
    ]


def _drags(browser: Browser, address: str, slower: int, screen: dict[str, Any]) -> list[Smoothness]:
    with browser.new_context(**screen) as context:
        page = context.new_page()
        page.goto(address, wait_until="networkidle")  # so that the browser is a guest by now
        page.goto(f"{address}t/{page.evaluate(MAKE, TABLE)}")
        page.locator("main .start button").click()
        page.locator("[data-card]").first.wait_for()
        page.wait_for_timeout(1000)  # until the cards lie
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        pointer = _finger if "has_touch" in screen else _mouse
        return [_drag(page, devtools, pointer) for _ in range(ROUNDS)]


def _drag(page: Page, devtools: CDPSession, pointer: Any) -> Smoothness:
    path = list(_path(page))
    page.evaluate(WATCH)
    pointer(devtools, path)
    times, tasks = page.evaluate("window.watched()")
    return Smoothness((len(times) - 1) * 1000 / (times[-1] - times[0]), tasks)


def _path(page: Page) -> Iterator[tuple[float, float]]:
    """From the first card around all piles, and back to where it was."""
    card, piles = page.locator("[data-card]").first.bounding_box(), page.locator("[data-pile]")
    boxes = [piles.nth(place).bounding_box() for place in range(piles.count())]
    assert card is not None
    x, y = card["x"] + card["width"] * 0.3, card["y"] + card["height"] * 0.4
    left = min(box["x"] + box["width"] / 2 for box in boxes if box)
    right = max(box["x"] + box["width"] / 2 for box in boxes if box)
    top = min(box["y"] + box["height"] / 2 for box in boxes if box)
    for step in range(STEPS + 1):
        turn = 2 * math.pi * step / STEPS
        away = (1 - math.cos(turn)) / 2
        side = (left + right) / 2 + (right - left) / 2 * math.sin(2 * turn)
        yield x + (side - x) * away, y + (top - y) * away


def _finger(devtools: CDPSession, path: list[tuple[float, float]]) -> None:
    kinds = ["touchStart"] + ["touchMove"] * (len(path) - 1)
    for kind, (x, y) in zip(kinds, path, strict=True):
        point = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        devtools.send("Input.dispatchTouchEvent", point)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _mouse(devtools: CDPSession, path: list[tuple[float, float]]) -> None:
    kinds = ["mousePressed"] + ["mouseMoved"] * (len(path) - 1) + ["mouseReleased"]
    for kind, (x, y) in zip(kinds, [*path, path[-1]], strict=True):
        button = {"button": "left", "buttons": 1, "clickCount": 1}
        devtools.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **button})
