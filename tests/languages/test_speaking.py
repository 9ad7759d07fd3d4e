"""Saying a message: in which language, with what it is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from typer.testing import CliRunner

from reihum.cli import app
from reihum.games import IllegalAction, PositionError
from reihum.games.core.messages import Message
from reihum.languages import LANGUAGES, USUAL, here, knows, say, speak, tell
from reihum.languages.sources import spoken_of
from reihum.languages.speaking import Speaker

MANY = {"count": 10_000}


@pytest.fixture(autouse=True)
def _in_english_afterwards() -> Iterator[None]:
    yield
    speak(USUAL)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 cards", "1 card", "10000 cards"]),
        ("de", ["0 Karten", "1 Karte", "10000 Karten"]),
        ("fr", ["0 carte", "1 carte", "10000 cartes"]),
        ("it", ["0 carte", "1 carta", "10000 carte"]),
    ],
)
def test_one_is_told_from_many(language: str, said: list[str]) -> None:
    assert [say("cards", {"count": count}, language) for count in (0, 1, 10_000)] == said


def test_what_is_told_is_said_as_it_is() -> None:
    named = {"option": "x", "value": None, "game": "nix", "choices": "a or b"}
    assert say("bad-option", named) == "x=None does not fit nix: a or b."
    assert say("bad-field", {"field": "x", "value": None, "expected": "y"}).startswith("x=None")
    assert say("bad-field", {"field": "x", "value": "None", "expected": "y"}).startswith("x='None'")
    assert say("again-differs", {"same": True}) != say("again-differs", {"same": False})


def test_any_number_can_be_said() -> None:
    """Somebody sends it, and is told what was wrong with it."""
    for number in (10**30, -(10**30)):
        assert str(number) in say("what-if-over", {"step": number, "steps": 3})


def test_whatever_is_put_in_quotes_can_be_said() -> None:
    """A text of ours has 300 characters at most, but some take ten when they are written out."""
    for day in ("x" * 10_000, "\U000e0041" * 303, "\x00" * 2_000):
        said = say("not-begun", {"day": day})
        assert repr(day)[:500] in said and "..." in said and len(said) < 2_000
    assert "'2026-11-20'." in say("not-begun", {"day": "2026-11-20"})


def test_a_message_that_lacks_something_is_a_fault() -> None:
    assert knows("cards") and not knows("unheard-of")
    with pytest.raises(FluentReferenceError, match="count"):
        say("cards", {})
    with pytest.raises(KeyError):
        say("unheard-of", {})


def test_errors_are_said_in_any_language() -> None:
    error = IllegalAction("not-your-turn", seat=1, acting=Message("seat", {"seat": 0}))
    assert str(error) == "It is not your turn: seat 0 acts."
    assert error.said("fr") == "Ce n\u2019est pas ton tour. À jouer\xa0: place 0."
    faults = [Message("card-twice", {"card": 7}), Message("card-missing", {"card": 8})]
    assert (
        PositionError.of(faults).said("de") == "Die 7 kommt zweimal vor. Die 8 kommt nirgends vor."
    )


def test_whoever_sits_here_is_spoken_to_in_one_language() -> None:
    assert here() == USUAL
    speak("it")
    assert tell("cards", **MANY) == "10000 carte"
    with pytest.raises(ValueError, match="no language 'xx'; there are de, en, fr, it"):
        speak("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_the_language_they_are_asked_in(language: str) -> None:
    listed = CliRunner().invoke(app, ["--language", language, "games"])
    assert say("terminal-players", {}, language) in listed.stdout
    read = CliRunner().invoke(app, ["rules", "nix", "--language", language])
    assert read.stdout.startswith("# Nix für ungut!")
    assert ("# Nix für ungut! (`nix`)" in read.stdout) and read.exit_code == 0
    refused = CliRunner().invoke(app, ["--language", language, "rules", "unheard-of"])
    assert "unheard-of" in refused.stdout and refused.exit_code == 2


def test_a_language_that_is_not_there_is_named_beside_those_that_are() -> None:
    refused = CliRunner().invoke(app, ["--language", "xx", "games"])
    assert refused.exit_code == 2 and "de, en, fr, it" in refused.output


def test_a_system_says_which_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANGUAGE", "de_AT.UTF-8")
    assert "Spieler" in CliRunner().invoke(app, ["games"]).stdout


def test_what_a_message_speaks_of_is_there_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may say a message as soon as it is there."""
    speaker = Speaker(USUAL)
    bundle, added = speaker._bundle, list[str]()
    add = bundle.add_resource

    def check(resource: Any) -> None:
        code = resource.body[0].id.name
        assert all(each in added for each in spoken_of(speaker._sources[code]))
        added.append(code)
        add(resource)

    monkeypatch.setattr(bundle, "add_resource", check)
    speaker.say("owe", {"count": 2})
    assert added[-1] == "owe" and len(added) > 1
