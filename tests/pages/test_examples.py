"""Every example in Python on a page runs, or is an excerpt of a file that tests run."""

import doctest
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from docs.site.pages import name

from .markdown import IDS, PAGES, Block, blocks

MANY = ((r"range\(\d{2,}\)", "range(2)"), (r"games=\d[\d_]{2,}", "games=16"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
COMPILES = (
    "reihum.arena",
    "reihum.review",
    "make_vec",
)  # what has them compiles: whole games, or steps of many


def examples(page: Path) -> list[Block]:
    return [block for block in blocks(page) if block.language == "python"]


def to_run() -> Iterator[Any]:
    for page in PAGES:
        found = examples(page)
        if any(not block.source for block in found):
            compiles = any(word in block.text for block in found for word in COMPILES)
            marks = [pytest.mark.slow] if compiles else []
            yield pytest.param(page, id=name(page), marks=marks)


@pytest.mark.parametrize("page", list(to_run()))
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in a folder where the files lie that the page tells to save."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    loaded = set(sys.modules)
    names: dict[str, Any] = {"__name__": "example"}
    for block in examples(page):
        if block.source:
            shutil.copy(block.source, tmp_path)
        elif ">>> " in block.text:
            run_as_doctest(block, names)
        else:
            exec(compile(fewer(block.text), str(block), "exec"), names)
    for module in set(sys.modules) - loaded:
        if not module.startswith("reihum") and (tmp_path / f"{module}.py").exists():
            del sys.modules[module]


def fewer(code: str) -> str:
    """The same example with fewer games: tests do not need millions."""
    for many, few in MANY:
        code = re.sub(many, few, code)
    return code


def run_as_doctest(block: Block, names: dict[str, Any]) -> None:
    parser = doctest.DocTestParser()
    test = parser.get_doctest(block.text, names, str(block), str(block.page), block.line)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)  # which are a copy
    assert not said, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_excerpts_stand_in_their_files(page: Path) -> None:
    for block in examples(page):
        if block.source:
            assert missing(block.text, block.source.read_text(encoding="utf-8")) is None, block


def missing(excerpt: str, source: str) -> str | None:
    """The first line of an excerpt that does not follow in its file; dots leave lines out."""
    lines = iter([line.strip() for line in source.splitlines()])
    for line in excerpt.splitlines():
        wanted = line.strip()
        if wanted not in ("", "...") and wanted not in lines:
            return wanted
    return None


def test_an_excerpt_that_is_stale_is_noticed() -> None:
    source = "one = 1\ntwo = 2\nthree = 3\n"
    assert missing("one = 1\n...\nthree = 3\n", source) is None
    assert missing("one = 1\ntwo = 3\n", source) == "two = 3"
    assert missing("two = 2\none = 1\n", source) == "one = 1"


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_settings_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language == "toml":
            assert tomllib.loads(block.text), block
