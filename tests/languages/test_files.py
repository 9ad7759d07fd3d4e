"""The message files: the same messages in every language, all of them used, all of them whole."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import reihum
from reihum.languages import LANGUAGES
from reihum.languages.sources import OURS, messages_in, parts_of, spoken_of

HOUSE = Path(reihum.__file__).parent
CLIENT = HOUSE.parents[1] / "client" / "src"
EVERY = pytest.mark.parametrize("language", LANGUAGES)
ENGLISH_ONLY = "refusals.ftl"  # what programs are told exactly there is read by programs alone


def nodes(part: object) -> Iterator[ast.BaseNode]:
    """A part of a message, and all that it is made of."""
    if isinstance(part, list):
        for each in part:
            yield from nodes(each)
    elif isinstance(part, ast.BaseNode):
        yield part
        for each in vars(part).values():
            yield from nodes(each)


@cache
def entries(language: str) -> dict[str, dict[str, ast.Message]]:
    """By file and id, what is written in a language."""
    found: dict[str, dict[str, ast.Message]] = {}
    for path in (OURS / language).rglob("*.ftl"):
        body = parse(path.read_text(encoding="utf-8")).body
        wrong = [part for part in body if not isinstance(part, ast.Message | ast.BaseComment)]
        assert not wrong, f"{path.name}: {wrong[0].span}"
        messages = [part for part in body if isinstance(part, ast.Message)]
        name = path.relative_to(OURS / language).as_posix()
        found[name] = {message.id.name: message for message in messages}
        assert len(found[name]) == len(messages), f"{path}: a message stands there twice"
    return found


def _told(part: ast.Pattern | None) -> set[str]:
    """The variables that a pattern names, and the messages it speaks of."""
    found = list(nodes(part))
    variables = {f"${node.id.name}" for node in found if isinstance(node, ast.VariableReference)}
    return variables | {node.id.name for node in found if isinstance(node, ast.MessageReference)}


@EVERY
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    own, english = entries(language), entries("en")
    assert own.keys() == english.keys()
    for file in english:
        assert list(own[file]) == list(english[file]), file


@EVERY
def test_a_message_is_told_the_same_in_every_language(language: str) -> None:
    for file, messages in entries("en").items():
        for code, message in messages.items():
            own = entries(language)[file][code]
            assert _variables(language, own.value) == _variables("en", message.value), code
            exact = {each.id.name: _variables("en", each.value) for each in message.attributes}
            found = {each.id.name: _variables(language, each.value) for each in own.attributes}
            if file == ENGLISH_ONLY and language != "en":
                exact = {}
            assert found == exact, code


def _variables(language: str, part: ast.Pattern | None) -> set[str]:
    """All that has to be told, also for the messages that are spoken of."""
    every = {code: each for file in entries(language).values() for code, each in file.items()}
    told = _told(part)
    while messages := [name for name in told if not name.startswith("$")]:
        told = (told - set(messages)).union(*(_told(every[name].value) for name in messages))
    return told


@pytest.mark.slow
@EVERY
def test_the_parts_are_cut_as_the_parser_cuts_them(language: str) -> None:
    parsed = {code for file in entries(language).values() for code in file}
    assert messages_in(OURS / language).keys() == parsed
    assert len(parsed) == sum(map(len, entries(language).values()))  # one file has each


@EVERY
def test_plain_texts_are_laid_out_as_the_parser_lays_them_out(language: str) -> None:
    every = {code: each for file in entries(language).values() for code, each in file.items()}
    for code, source in messages_in(OURS / language).items():
        patterns = {"": every[code].value} | {it.id.name: it.value for it in every[code].attributes}
        for name, text in parts_of(source).items():
            parsed = "".join(
                x.value for x in nodes(patterns[name]) if isinstance(x, ast.TextElement)
            )
            assert "{" in text or parsed == text, (code, name)


def test_every_message_is_said_somewhere_and_none_that_is_not_there() -> None:
    codes = set(messages_in(OURS / "en"))
    sources = "".join(_sources())
    said = set(re.findall(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", sources))
    said |= {code for source in messages_in(OURS / "en").values() for code in spoken_of(source)}
    begun = "|".join(set(re.findall(r"[`\"]([a-z-]+-)[{$]", sources)))  # `paces-${pace}`
    ended = "|".join(set(re.findall(r"\}(-[a-z-]+)[`\"$]", sources)))  # f"{word}-only"
    put_together = re.compile(f"({begun}).*|.*({ended})|.*-option-.*")
    assert sorted(code for code in codes - said if not put_together.fullmatch(code)) == []


def _sources() -> Iterator[str]:
    for path in [*HOUSE.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        if ".test." not in path.name and path.name != "messages.ts":
            yield path.read_text(encoding="utf-8")


def test_every_code_of_an_error_has_a_message() -> None:
    raised = r"\b(?:(?!Pydantic)\w*Error|Refusal|NotTold|Message|IllegalAction)\(\s*\"([a-z-]+)\""
    codes = {code for path in HOUSE.rglob("*.py") for code in re.findall(raised, path.read_text())}
    assert len(codes) > 100
    assert codes - messages_in(OURS / "en").keys() == set()


@EVERY
def test_what_is_read_is_written_as_in_that_language(language: str) -> None:
    for file in entries(language).values():
        for code, message in file.items():
            said = " ".join(x.value for x in nodes(message) if isinstance(x, ast.TextElement))
            assert code in NAMES or not WRONG[language].search(said), (code, said)


# Marks as each language has them: no typewriter quotes, and in French the space before ! ? ; : and
# within « » is one at which no line breaks.
TYPED = r"\"|\w'\w|'s\b"
NAMES = {"nix-title"}
WRONG = {
    "en": re.compile(TYPED),
    "de": re.compile(TYPED),
    "it": re.compile(TYPED),
    "fr": re.compile(TYPED + "|[^\u202f][!?;](?![\\w=])|[^\u00a0]:(?=\\s|$)|«[^\u00a0]|[^\u00a0]»"),
}
