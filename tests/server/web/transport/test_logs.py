"""Nobody can flood the log."""

import json
import logging
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from reihum.server.settings import Rate
from reihum.server.web.transport import logs
from reihum.server.web.transport.logs import (
    SOCKETS,
    JsonLines,
    Quiet,
    TextLines,
    configuration,
    message_of,
)


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
    assert later.getMessage() == "odd again"  # as other handlers have it
    assert message_of(later) == "odd again (and 7 more like this)"
    for lines in (TextLines(), JsonLines()):
        assert lines.format(later).count("odd again (and 7 more like this)") == 1
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
    told["loggers"].pop(SOCKETS)  # a part of uvicorn's
    assert set(told["loggers"]) == {"reihum", "uvicorn", "asyncio", "psycopg"}
    assert all(each["handlers"] == ["stderr"] for each in told["loggers"].values())
    assert told["handlers"]["stderr"]["filters"] == ["quiet"]


QUOTED = "the token of Anna"


def failed(error: BaseException) -> logging.LogRecord:
    try:
        try:
            raise ValueError(QUOTED)
        except ValueError as first:
            raise error from first
    except BaseException as caught:
        return logging.LogRecord(
            "reihum.x", logging.ERROR, "here.py", 1, "a %s failed", ("message",), _info(caught)
        )


def _info(error: BaseException) -> Any:
    return type(error), error, error.__traceback__


@pytest.mark.parametrize("lines", [TextLines, JsonLines])
def test_an_error_is_told_without_what_it_quotes(lines: type[TextLines]) -> None:
    error = KeyError("42>up1, said Bert")
    told = lines().format(failed(error))
    assert "ValueError" in told and "KeyError" in told and "test_logs.py" in told
    assert "Anna" not in told and "Bert" not in told
    assert "said Bert" in lines(quotes=True).format(failed(error))


def test_what_the_database_says_is_told_but_not_with_which_values() -> None:
    told = TextLines().format(failed(SQLAlchemyError("the disk is full\n[parameters: 42>up1]")))
    assert "SQLAlchemyError: the disk is full" in told and "42>up1" not in told
    group = TextLines().format(failed(ExceptionGroup("several: Anna", [OSError(28, "no space")])))
    assert "no space" in group and "Anna" not in group


def test_a_line_has_time_and_level() -> None:
    line = record(1, "odd %s", "thing")
    assert TextLines().format(line).endswith("Z WARNING reihum: odd thing")
    told = json.loads(JsonLines().format(line))
    assert (told["level"], told["logger"], told["message"]) == ("warning", "reihum", "odd thing")
    assert told["time"].endswith("+00:00") and "error" not in told


def test_what_is_worth_a_line_is_a_setting() -> None:
    levels = {
        level: [each["level"] for each in configuration(level)["loggers"].values()]
        for level in ("error", "info", "debug")
    }
    assert levels["error"] == ["ERROR"] * 5
    assert levels["debug"] == [*["DEBUG"] * 3, "WARNING", "INFO"]
    assert levels["info"] == ["INFO", *["WARNING"] * 4]
    form = {
        form: configuration("info", form)["formatters"]["lines"]["()"] for form in ("text", "json")
    }
    assert form == {"text": TextLines, "json": JsonLines}
