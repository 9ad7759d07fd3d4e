"""The pages of the project, and the code on them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from docs.site.pages import ROOT, name

PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "examples/**/*.md", "src/**/*.md", "client/*.md",
                    ".github/**/*.md")
    for path in ROOT.glob(pattern)
    if not path.name.startswith(".") and ".egg-info" not in str(path)
)  # fmt: skip
IDS = [name(path) for path in PAGES]
PARSER = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Block:
    """A block of code on a page."""

    page: Path
    line: int
    info: str
    text: str

    @property
    def language(self) -> str:
        """What the block says it is written in."""
        return self.info.partition(" ")[0]

    @property
    def source(self) -> Path | None:
        """The file that it is an excerpt of."""
        found = re.search(r"\bfrom=(\S+)", self.info)
        return ROOT / found[1] if found else None

    def __str__(self) -> str:
        return f"{name(self.page)}:{self.line}"


def tokens(page: Path) -> list[Token]:
    return PARSER.parse(page.read_text(encoding="utf-8"))


def blocks(page: Path) -> list[Block]:
    """The blocks of code of a page, fenced or indented."""
    return [
        Block(page, token.map[0] + 1, token.info.strip(), token.content)
        for token in tokens(page)
        if token.type in ("fence", "code_block") and token.map
    ]


def inline_code(page: Path) -> Iterator[str]:
    """The code in the running text of a page."""
    for token in tokens(page):
        for child in token.children or ():
            if child.type == "code_inline":
                yield child.content


def headings(page: Path) -> Iterator[str]:
    """The headings of a page as text."""
    found = tokens(page)
    for token, inline in pairwise(found):
        if token.type == "heading_open":
            yield "".join(child.content for child in inline.children or ())


def links(page: Path) -> Iterator[str]:
    """What a page links to or shows."""
    for token in tokens(page):
        for child in token.children or ():
            target = child.attrGet("href") or child.attrGet("src")
            if target:
                yield str(target)
