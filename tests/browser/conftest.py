"""One browser and one server for all tests of a worker; a browser profile for each person."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from .chromium import chromium, missing
from .person import PATIENCE, Person
from .server_process import ServerProcess, client_missing

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
STILL = {"reduced_motion": "reduce"}  # for most tests: to move takes time
MOVING = {"reduced_motion": "no-preference"}  # for those that are about it, or play as people do
Sit = Callable[..., Person]


def needed(lacking: str) -> None:
    """Skip where something is missing; in CI nothing may be."""
    if lacking and os.environ.get("CI"):
        pytest.fail(lacking)
    elif lacking:
        pytest.skip(lacking)


# For a package, not a session: as long as it runs, no other test could have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    needed(missing())
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server that most tests share."""
    needed(client_missing())
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.fixture
def sit(browser: Browser, server: ServerProcess) -> Iterator[Sit]:
    """Brings people in, each with a browser profile of their own; their pages must not fail.

    Nothing moves there unless it is asked for.
    """
    people: list[Person] = []

    def newcomer(at: ServerProcess = server, **settings: Any) -> Person:
        # Nothing is kept from test to test.
        usual = {"locale": "en", "service_workers": "block", **STILL}
        context = browser.new_context(**{**usual, **settings})
        context.set_default_timeout(PATIENCE * 1000)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        people.append(Person(context, at.url, touch=bool(settings.get("has_touch"))))
        return people[-1]

    yield newcomer
    for person in people:
        person.page.context.close()
    assert [person.faults for person in people if person.faults] == []
