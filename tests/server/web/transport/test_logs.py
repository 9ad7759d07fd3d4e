"""Nobody can flood the log."""

import logging

import pytest

from reihum.server.settings import Rate
from reihum.server.web.transport import logs
from reihum.server.web.transport.logs import Quiet, configuration


def record(line: int, text: str = "odd %s", *args: object) -> logging.LogRecord:
    return logging.LogRecord("reihum", logging.WARNING, "here.py", line, text, args, None)


def test_of_the_same_thing_a_few_lines_and_then_how_many_more() -> None:
    now = [0.0]
    quiet = Quiet(Rate(2, 60), lambda: now[0])
    assert [quiet.filter(record(1, "odd %s", n)) for n in range(9)] == [True, True, *[False] * 7]
    assert quiet.filter(record(2))  # something else
    now[0] = 60
    later = record(1, "odd %s", "again")
    assert quiet.filter(later)
    assert later.getMessage() == "odd again (and 7 more like this)"
    after = record(1, "odd %s", "once more")
    assert quiet.filter(after) and after.getMessage() == "odd once more"


def test_very_many_kinds_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_KINDS", 10)
    quiet = Quiet(Rate(1, 60), lambda: 0.0)
    for line in range(100):
        quiet.filter(record(line))
        quiet.filter(record(line))
    assert len(quiet._buckets) <= 10 and len(quiet._left_out) <= 10


def test_all_that_is_logged_goes_through_it() -> None:
    told = configuration()
    assert set(told["loggers"]) == {"reihum", "uvicorn", "asyncio"}
    assert all(each["handlers"] == ["stderr"] for each in told["loggers"].values())
    assert told["handlers"]["stderr"]["filters"] == ["quiet"]
