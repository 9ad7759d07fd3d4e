"""Chromium as these tests start it: with pages, and without what surrounds them in a window."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The first is Chromium without all that makes a window: the same pages for two thirds of the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Every window loads pages of its own for what pops up below the address: nobody sees them here,
# and they take longer than ours.
SURROUNDINGS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# Chromium heeds the last list only; these are in Playwright's, which ours replaces.
LEFT_OUT_ANYWAY = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [f"--disable-features={','.join((*SURROUNDINGS, *LEFT_OUT_ANYWAY))}"]


def program() -> str | None:
    """Where the browser is, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str:
    """Why there is no browser; nothing if there is one."""
    return "" if program() else f"no browser: none of {', '.join(NAMES)} is installed"


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser as long as the block runs, without its sandbox, which refuses to run as root."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        yield browser
        browser.close()
