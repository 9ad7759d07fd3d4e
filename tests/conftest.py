"""For all tests: how Hypothesis makes examples, the order of tests, and nothing done in vain."""

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from reihum.rules.engine import compiling, stepper
from reihum.rules.engine.sharing import compiled_once

os.environ["LANGUAGE"] = "en"  # whatever the machine speaks, also to the programs that tests start

FIRST = ("browser", "examples")  # rooms whose tests take longest
TESTS = Path(__file__).parent

settings.register_profile(
    "reihum",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("reihum")

stepper.LOOP = 0  # tests are no loops: they say themselves when steps are native

# A shell starts background jobs deaf to Ctrl-C, and so would be the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)  # before any are left out for their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker is left with it at the end.

    Slow tests are for what runs compiled or in other processes, as whatever a browser shows does:
    they are not measured.
    """
    for item in items:
        if _room(item) == "browser":
            item.add_marker("slow")
        if item.get_closest_marker("slow"):
            item.add_marker("no_cover")
    items.sort(key=_turn)


def _room(item: pytest.Item) -> str:
    """The folder of a test; nothing for those outside of them."""
    return item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""


def _turn(item: pytest.Item) -> int:
    if _room(item) in FIRST:
        return 0
    return 1 if item.get_closest_marker("slow") else 2


@pytest.hookimpl(optionalhook=True)  # there is none without pytest-xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Who of several workers runs which tests."""
    from .sharing_out import scheduler

    return scheduler(config, log)


@pytest.hookimpl(tryfirst=True)  # before pytest-cov forgets what it has begun
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let a worker be measured once.

    pytest-cov begins in each worker as it would in the process that starts workers, and then once
    more as in a worker. To pause the second, as slow tests do, lets the first go on: they were all
    traced, which takes twice the time, for nobody.
    """
    plugin = session.config.pluginmanager.getplugin("_cov")
    if plugin and plugin.cov_controller and hasattr(session.config, "workerinput"):
        plugin.cov_controller.cov.stop()


def pytest_collection_finish() -> None:
    """Let Python look for garbage less often, and only among what tests make.

    What was imported stays as long as a worker lives. To look through all of it, again and again,
    was a third of the time of some tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@contextmanager
def untraced() -> Iterator[None]:
    """Without being measured."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
        _noticed()


def _noticed() -> None:
    """A tracer that is set again sees nothing of what runs until the next call: here it is."""


def compiled_untraced(twin: Any, folder: Path) -> Any:
    """Compiling takes half as long again where all calls in Numba are traced, for our coverage."""
    made = compiled_once(twin, folder)
    compile_or_load: Callable[[Any], Any] = made.compile

    def compile_quietly(signature: Any) -> Any:
        with untraced():
            return compile_or_load(signature)

    made.compile = compile_quietly
    return made


compiling.compiled_once = compiled_untraced  # type: ignore[attr-defined]
