"""Tables and numbers on the pages are those of the code (examples and links: tests/pages)."""

import json
import re
from pathlib import Path

import pytest

import reihum
from reihum.games.extreme.layouts import STANDARD, by_card, by_name
from reihum.games.nix.boards import BOARDS
from reihum.games.nix.combinations import ROWS
from reihum.games.registry import OURS
from reihum.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
MARKER = re.compile("<!-- (folded|diagram: [a-z0-9-]+) -->")  # see server/web/rules_pages.py
DEALS = ROOT / "tests" / "data" / "deals.json"


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def rules_page(name: str) -> str:
    return reihum.GAMES[name].rules_page() or ""


def table_rows(text: str) -> list[list[str]]:
    """The cells of all tables of a page."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def test_the_rules_page_has_the_standard_layout() -> None:
    rows = table_rows(rules_page("extreme"))
    for command, cards in by_name(by_card(STANDARD)).items():
        assert [command, ", ".join(map(str, cards))] in rows


@pytest.mark.parametrize("name", BOARDS)
def test_the_rules_page_has_every_board(name: str) -> None:
    text = rules_page("nix")
    rows = table_rows(text[text.index(f"**`{name}`**") :])
    for row, points in zip(ROWS, BOARDS[name], strict=True):
        assert next(each for each in rows if each[0] == row) == [row, *map(str, points)]


def test_every_ruling_stands_on_a_page_and_in_the_index() -> None:
    pages = [rules_page(name) for name in reihum.GAMES]
    index = [row[0] for row in table_rows(page("docs/rules/README.md"))[2:]]
    assert index == [f"R{number}" for number in range(1, len(index) + 1)]
    headed = {number for text in pages for number in re.findall(r"^\*\*(R\d+)\.", text, re.M)}
    named = {number for text in pages for number in re.findall(r"\bR\d+\b", text)}
    assert headed == named == set(index)


def test_comments_on_rules_pages_are_markers_that_are_read() -> None:
    for name in reihum.GAMES:
        comments = re.findall("<!--.*?(?:-->|$)", rules_page(name), re.DOTALL)
        assert [each for each in comments if not MARKER.fullmatch(each)] == []


TRANSLATED = [
    (name, language)
    for name, kind in reihum.GAMES.items()
    for language in LANGUAGES
    if language != "en" and kind.rules_page(language) is not None
]


def shape(text: str) -> list[str]:
    """What a page of rules has in every language: levels of headings, markers, rulings, tables."""
    parts = r"^#+|^<!-- .* -->|^\*\*R\d+\.|^\|[ -]*`[^`]*`"
    return [" ".join(found.split()) for found in re.findall(parts, text, re.MULTILINE)]


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_rules_in_another_language_have_the_same_parts(name: str, language: str) -> None:
    own, english = reihum.GAMES[name].rules_page(language) or "", rules_page(name)
    assert shape(own) == shape(english)
    assert set(re.findall(r"\bR\d+\b", own)) == set(re.findall(r"\bR\d+\b", english))


def test_our_games_have_their_rules_in_every_language() -> None:
    ours = {(kind.name, language) for kind in OURS for language in LANGUAGES if language != "en"}
    assert ours <= set(TRANSLATED)


def test_every_option_stands_on_its_rules_page() -> None:
    for name, kind in reihum.GAMES.items():
        named = [row[0] for row in table_rows(rules_page(name))]
        assert set(kind.option_table) <= set(named)


def test_the_notation_page_has_the_test_vectors() -> None:
    rows = [row for row in table_rows(page("docs/notation.md")) if len(row) == 6]
    vectors = json.loads(DEALS.read_text(encoding="utf-8"))
    assert len(rows) == len(vectors) + 2  # the head and the line below it
    for vector, row in zip(vectors, rows[2:], strict=True):
        hands = [
            hand if isinstance(hand, str) else _dotted(hand) for hand in vector["deal"]["hands"]
        ]
        assert [row[0], row[1], row[3]] == [vector["game"], str(vector["seed"]), "/".join(hands)]


def _dotted(cards: list[int]) -> str:
    return ".".join(map(str, cards))
