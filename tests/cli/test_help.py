"""Help in four languages: found by names, none missing, none left over."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from reihum.cli import app
from reihum.cli.speaking import refusing
from reihum.cli.speaking.helping import SHARED, code_of, code_of_option
from reihum.cli.speaking.words import CAPITALS, WORDS
from reihum.languages import LANGUAGES, USUAL, say, speak
from reihum.languages.sources import MESSAGE, OURS, messages_in, parts_of

MANY = ("simulate", "tournament", "compare", "train", "benchmark")
EVERY = pytest.mark.parametrize("language", LANGUAGES)
LAYOUT = {
    "help-usage",
    "help-usual",
    "help-arguments-heading",
    "help-options-heading",
    "help-commands-heading",
}


@pytest.fixture(autouse=True)
def _in_english_afterwards() -> Iterator[None]:
    yield
    speak(USUAL)


def contexts(command: Any = None, context: Any = None) -> Iterator[Any]:
    """A context of each command there is, the groups too."""
    command = command or get_command(app)
    name = command.name if context else "reihum"
    own = command.context_class(command, info_name=name, parent=context)
    yield own
    for below in getattr(command, "commands", {}).values():
        yield from contexts(below, own)


def wanted() -> set[str]:
    """Every text that `--help` of some command shows."""
    found = {code_of(context) for context in contexts()}
    for context in contexts():
        params = context.command.get_params(context)
        found |= {code_of_option(context, param) for param in params}
    return found


def written(language: str) -> set[str]:
    """Every text of help in a file; `help-play.bots` is an attribute."""
    sources = {found[1]: found[0] for found in MESSAGE.finditer(read(language))}
    return {
        f"{code}.{name}" if name else code
        for code, source in sources.items()
        if code.partition("-")[0] == "help" and code != WORDS
        for name, text in parts_of(source).items()
        if text
    }


def read(language: str) -> str:
    return (OURS / language / "cli.ftl").read_text(encoding="utf-8")


@EVERY
def test_every_command_and_option_has_its_help_and_no_help_is_left_over(language: str) -> None:
    assert sorted(wanted() - written(language)) == []
    assert sorted(written(language) - wanted() - LAYOUT) == []


def test_every_word_in_capitals_is_used() -> None:
    shown = " ".join(" ".join(each.command.collect_usage_pieces(each)) for each in contexts())
    metavars = [p.metavar or "" for each in contexts() for p in each.command.params]
    used = {word.lower() for word in CAPITALS.findall(" ".join([shown, *metavars]))}
    known = set(parts_of(messages_in(OURS / USUAL)[WORDS])) - {""}
    assert known - used == {"number"}  # what Typer calls <int>
    assert used - known == {"bot", "hex"}  # the same in every language


@EVERY
def test_help_is_shown_in_the_language_that_is_asked_for(language: str) -> None:
    told = reihum("--language", language, "--help")
    assert say("help-play", {}, language) in told and say("help-usage", {}, language) in told
    for words in (
        ["play", "--help", "--language", language],
        ["play", f"--language={language}", "--help"],
    ):
        told = reihum(*words)
        assert say("help-play.people", {}, language) in told
        assert say(f"{SHARED}.help", {}, language) in told
        assert f"[{say('help-usual', {}, language)} club]" in told
    told = reihum("--language", language, "admin")
    assert say("help-admin-close", {}, language).partition(".")[0] in told


def reihum(*words: str) -> str:
    """What a command line answers, without its line breaks."""
    told = CliRunner().invoke(app, words, env={"COLUMNS": "300"})
    return re.sub(r"[ \n]+", " ", told.output)  # and not the spaces at which no line breaks


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--nope"], "Eine Option --nope gibt es nicht."),
        (["play", "--peopl", "2"], "Eine Option --peopl gibt es nicht. Ähnlich: "),
        (["dance"], "Einen Befehl dance gibt es nicht."),
        (["gams"], "Einen Befehl gams gibt es nicht. Ähnlich: games."),
        (["rules"], "Es fehlt: SPIEL"),
        (["serve", "--port"], "Nach --port fehlt ein Wert."),
        (["serve", "--browser=1"], "--browser steht allein, ohne Wert."),
        (["games", "nix"], "Das ist zu viel: nix"),
        (["play", "--people", "two"], "--people braucht eine ganze Zahl."),
        (["simulate", "nix", "--limit", "long"], "--limit braucht eine Zahl."),
        (["simulate", "nix", "--cores", "0"], "--cores braucht eine Zahl, mindestens 1."),
        (["review", "no.txt"], "no.txt: Es gibt diese Datei oder diesen Ordner nicht."),
        (["review", "/"], "/: Das ist ein Ordner."),
        (["verify", "-", "--mix", "salt"], "'salt' kann niemand hineinmischen"),
        (["simulate", "nix", "--players", "x"], "'x' ist keine Spielerzahl; 2 oder 1-5 wäre eine."),
        (["simulate", "nix", "--board", "no.toml"], "no.toml: Es gibt diese Datei oder "),
        (["serve", "--set", "grace"], "'grace' sollte NAME=WERT sein"),
        (
            ["serve", "--set", "prot=1"],
            "Einstellung prot gibt es nicht (--set). Meinst du port?",
        ),
        (["simulate", "the-game", "--players", "9"], "passt nicht zu the-game: 1 bis 5."),
        (["simulate", "nix", "--option", "egon=maybe"], "ist nicht lesbar: yes oder no."),
        (["simulate", "nix", "--option", "first=9"], "'lot', oder ein Platz von 0 bis 4."),
        (["simulate", "nix", "--bot", "nobody"], "Einen Bot 'nobody' gibt es nicht; es gibt"),
        (["simulate", "nix", "--each"], "--each braucht --out: die Datei mit"),
        (["simulate", "nix", "--limit", "0"], "0 ist keine Grenze in Sekunden"),
        (["tournament", "nix", "greedy", "greedy"], "Ein Turnier braucht zwei verschiedene Bots"),
        (["compare", "nix", "greedy", "random", "--sprt", "9,1"], "9,1 sind keine Grenzen"),
        (["train", "nix", "--minutes", "0"], "0 Minuten sind keine Zeit zum Lernen"),
        (
            ["benchmark", "greedy", "--task", "x"],
            "Eine Aufgabe x gibt es nicht; es gibt the-",
        ),
    ],
)
def test_what_was_typed_wrong_is_said_in_the_same_language(words: list[str], said: str) -> None:
    told = reihum("--language", "de", *words)
    assert said in told
    if words[0] not in ("serve", *MANY):  # what was wrong in what was typed, not how
        assert "Aufruf: " in told and "Mehr dazu: " in told
    assert "Usage" not in told and "Error" not in told and "Invalid" not in told


def test_a_language_that_is_not_there_is_named_in_that_of_the_system() -> None:
    assert "--language: There is no language 'xx'; there are de, en, fr, it." in reihum(
        "--language", "xx", "games"
    )


@pytest.mark.parametrize(
    "words",
    [
        ["--nope"],
        ["play", "--peopl", "2"],
        ["rules"],
        ["serve", "--port"],
        ["serve", "--browser=1"],
        ["play", "--people", "two"],
        ["simulate", "nix", "--limit", "long"],
        ["simulate", "nix", "--cores", "0"],
        ["--language", "de"],
    ],
)
def test_what_a_library_says_in_other_words_is_said_as_before(words: list[str]) -> None:
    """By the facts of its errors: a later version may word them otherwise."""
    with pytest.raises(refusing.UsageError) as caught:
        get_command(app).main(words, standalone_mode=False)
    before = refusing.said(caught.value)
    caught.value.message = "Worded otherwise"
    assert refusing.said(caught.value) == before and "otherwise" not in before
