"""Settings: checked, and what is wrong is told with what would be right."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from typer.main import get_command

from reihum.cli import app
from reihum.languages import LANGUAGES, say
from reihum.server.settings import (
    PREFIX,
    Rate,
    Rates,
    Settings,
    without_password,
)
from reihum.server.sources import OPTIONS, WrongSettings, chosen, settings


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("port", value) for value in (-1, 65536, "http", 1.5, None, "")],
        *[("bot_processes", value) for value in (-1, "many", 0.5)],
        *[("workers", value) for value in (0, -1, "many", 0.5)],
        *[("worker_expiry", value) for value in (0, -1, "inf")],
        *[("per_address", value) for value in (0, -3, "x")],
        *[("browser", value) for value in ("perhaps", 7)],
        *[("stand_in", value) for value in ("clever", " club", "Club")],
        *[("thinking_limit", value) for value in (0, -1, "nan", "inf")],
        *[("proxies", value) for value in ("here", "10.0.0.0/33", "127.0.0.1,x", "*")],
        *[(name, 0) for name in ("connections", "request_wait", "write_wait")],
        *[(name, value) for name in ("bot_pause", "claim_pause") for value in (-0.1, "soon")],
        *[(name, value) for name in ("grace", "mixing_wait") for value in ("inf", "nan", "-inf")],
        *[("hosts", value) for value in ("https://a.org", "a.org/x", "a b", ".", "*.", ",,", " ")],
        *[("hosts", value) for value in ("a.org:80", "[::1]:80", "b.org,a..org", "münchen.de")],
        *[(name, value) for name in ("host", "metrics_host", "database") for value in ("", "  ")],
    ],
)
def test_a_value_that_cannot_be_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, value: Any
) -> None:
    right = say(f"server-setting-{name.replace('_', '-')}")
    with pytest.raises(WrongSettings) as given:
        settings(**{name: value})
    assert str(given.value) == f"{name} cannot be {str(value)!r}. What would be right: {right}."
    if value is not None:
        monkeypatch.setenv(PREFIX + name.upper(), str(value))
        with pytest.raises(WrongSettings, match=f"^{PREFIX}{name.upper()} cannot be "):
            settings()


def test_every_setting_says_in_every_language_what_would_be_right() -> None:
    for name in Settings.model_fields:
        code = f"server-setting-{name.replace('_', '-')}"
        assert len({say(code, {}, language) for language in LANGUAGES}) == len(LANGUAGES)
    with pytest.raises(WrongSettings) as refused:
        settings(port=-1)
    told = "port kann nicht '-1' sein. Richtig wäre: ein Port bis 65535; 0 nimmt einen freien."
    assert refused.value.said("de") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_may_not_be_0_says_so(language: str) -> None:
    kept = {name: field.metadata for name, field in Settings.model_fields.items()}
    told = [name for name in kept if any(getattr(each, "ge", 0) == 1 for each in kept[name])]
    assert "workers" in told
    for name in told:
        assert "1" in say(f"server-setting-{name.replace('_', '-')}", {}, language), name


def test_all_that_is_wrong_is_told_at_once_and_in_brief() -> None:
    with pytest.raises(WrongSettings) as refused:
        settings(port="x" * 500, workers=-1, host="::1")
    told = str(refused.value)
    assert "port cannot be" in told and "workers cannot be" in told and "host" not in told
    assert len(told) < 300


def test_what_stands_in_the_environment_is_read_as_what_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = {"PORT": "9000", "BROWSER": "no", "GRACE": "2.5", "STAND_IN": "club"}
    told["BOT_PROCESSES"] = "0"
    for name, value in told.items():
        monkeypatch.setenv(PREFIX + name, value)
    found = settings(port=1)
    assert (found.port, found.browser, found.grace, found.stand_in) == (1, False, 2.5, "club")
    assert found.bot_processes == 0


@pytest.mark.parametrize(
    "hosts",
    [
        *("", "Cards.Example.org", "a.org, *.a.org,", "a.org.", "localhost", "xn--mnchen-3ya.de"),
        *("*", "*-cards.a.org", "my_host", "192.0.2.1", "[2001:db8::1]", "::1"),
    ],
)
def test_every_name_that_somebody_could_ask_for_is_taken(hosts: str) -> None:
    assert settings(hosts=hosts).hosts == hosts


def test_they_never_change() -> None:
    with pytest.raises(ValidationError):
        settings().port = 1


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgresql://anna@there/tables", "postgresql+psycopg://anna@there/tables"),
        ("postgres://anna@there/tables", "postgresql+psycopg://anna@there/tables"),
        ("postgresql+other://there/tables", "postgresql+other://there/tables"),
        ("sqlite:////tmp/x.db", "sqlite:////tmp/x.db"),
        ("/tmp/x.db", "sqlite:////tmp/x.db"),
        ("x.db", f"sqlite:///{Path.cwd() / 'x.db'}"),
    ],
)
def test_a_file_is_a_database_too(database: str, url: str) -> None:
    assert settings(database=database).database_url == url


def test_a_school_may_do_more_but_nobody_may_talk_faster() -> None:
    usual, school = settings().limits, settings(per_address=10).limits
    assert usual == Rates()
    assert school.messages == usual.messages  # of one socket
    rates = (
        "tables",
        "sockets",
        "requests",
        "sits",
        "forgetting",
        "exports",
        "replays",
        "reviews",
        "reasons",
        "watching",
        "watchers",
    )
    for name in rates:
        mine, theirs = getattr(usual, name), getattr(school, name)
        assert theirs == Rate(10 * mine.count, mine.seconds)
    open_ones = ("sockets_open", "connections_open", "connections_waiting")
    for name in open_ones:
        assert getattr(school, name) == 10 * getattr(usual, name)
    assert {field.name for field in fields(Rates)} == {*("messages", *rates, *open_ones)}


@pytest.mark.parametrize(
    "database",
    [
        "postgresql://anna:s3cret@there/tables",
        "postgresql://anna:s3cret@1.2.3.4:port/tables",
        "postgresql://anna:x/@s3cret@there/tables",
        "postgresql://there/tables?user=anna&password=s3cret",
        "postgresql://there/tables?sslpassword=s3cret&user=anna",
    ],
)
def test_no_password_is_ever_shown(database: str) -> None:
    shown = without_password(database)
    assert "s3cret" not in shown and "***" in shown and "anna" in shown


def test_several_workers_need_a_database_that_they_can_share() -> None:
    with pytest.raises(WrongSettings, match=r"^2 workers need PostgreSQL: .* move-database"):
        settings(workers=2, database="x.db")
    assert settings(workers=2, database="postgresql://there/tables").workers == 2


def test_what_was_typed_is_named_as_it_can_be_typed() -> None:
    found = chosen({"port": 1, "bots": "x.py:X", "grace": 2})
    assert [found.sources[name] for name in ("port", "bots", "grace")] == [
        *("--port", "--bot", "--set grace"),
    ]
    params = get_command(app).commands["serve"].params  # type: ignore[attr-defined]
    assert set(OPTIONS.values()) <= {option for each in params for option in each.opts}


def test_a_file_stands_below_the_environment_and_that_below_options(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "reihum.toml"
    file.write_text('port = 1\ngrace = 1\nhost = "::1"\nhosts = ["a.org", "b.org"]\n')
    monkeypatch.setenv("REIHUM_PORT", "2")
    monkeypatch.setenv("REIHUM_GRACE", "2")
    found = chosen({"port": 3}, file)
    here = found.settings
    assert (here.port, here.grace, here.host, here.hosts) == (3, 2.0, "::1", "a.org,b.org")
    sources = [found.sources[name] for name in ("port", "grace", "host", "workers")]
    assert sources == ["--port", "REIHUM_GRACE", str(file), "usual"]
    monkeypatch.setenv("REIHUM_SETTINGS", str(file))
    assert settings().host == "::1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("prot = 1", r"^There is no setting prot \(in .*x.toml\). Is port meant\?$"),
        ("quux = 1", r"^There is no setting quux .* lists all"),
        ("rates = 1", r"^There is no setting rates"),
        ("port = 99999", r"^port in .*x.toml cannot be '99999'. What would be right: a port"),
        ("port = true", r"^port in .*x.toml cannot be 'true'. What would be right: a port"),
        ("workers = true", r"^workers in .* cannot be 'true'"),
        ("grace = false", r"^grace in .* cannot be 'false'"),
        ("port", r"^The settings .*x.toml are no TOML: .* port = 8000$"),
        (None, r"^The settings .*x.toml cannot be read: there is no such file"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, text: str | None, fault: str) -> None:
    file = tmp_path / "x.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(WrongSettings, match=fault):
        chosen({}, file)


def test_a_variable_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REIHUM_PROT", "1")
    with pytest.raises(WrongSettings, match=r"no setting REIHUM_PROT .* Is REIHUM_PORT meant\?$"):
        settings()


def test_what_is_shown_could_stand_in_a_file_and_has_no_password(tmp_path: Path) -> None:
    found = chosen({"database": "postgresql://anna:s3cret@there/tables", "bots": 'a"\\b'})
    lines = list(found.lines())
    assert len(lines) == len(Settings.model_fields) - 1 and "s3cret" not in "".join(lines)
    file = tmp_path / "shown.toml"
    file.write_text("\n".join(lines))
    assert chosen({}, file).settings.bots == 'a"\\b'
