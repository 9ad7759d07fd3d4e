"""One browser and one server for all tests of a worker; a browser profile for each person."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .person import PATIENCE, Person
from .server_process import ServerProcess, client_missing

NAMES = ("chromium", "chromium-browser", "google-chrome")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
STILL = {"reduced_motion": "reduce"}  # for tests that are not about what moves: it takes time
Sit = Callable[..., Person]


def needed(missing: str) -> None:
    """Skip where something is missing; in CI nothing may be."""
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    elif missing:
        pytest.skip(missing)


# For a package, not a session: as long as it runs, no other test could have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    needed("" if path else f"no browser: none of {', '.join(NAMES)} is installed")
    with sync_playwright() as playwright:
        # Playwright leaves out Chromium's sandbox, which refuses to run as root.
        browser = playwright.chromium.launch(executable_path=path)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests share."""
    needed(client_missing())
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Sit]:
    """Brings people in, each with a browser profile of their own; their pages must not fail."""
    people: list[Person] = []

    def newcomer(at: ServerProcess = server, **settings: Any) -> Person:
        context = browser.new_context(**{"locale": "en", **settings})
        context.set_default_timeout(PATIENCE * 1000)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        people.append(Person(context, at.url, touch=bool(settings.get("has_touch"))))
        return people[-1]

    yield newcomer
    for person in people:
        person.page.context.close()
    assert [person.faults for person in people if person.faults] == []
