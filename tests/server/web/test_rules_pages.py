"""The rules of a game as a tree."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import reihum
from reihum.server.web.rules_pages import read_rules

from ..clients import Guest

Node = dict[str, Any]
WORD = re.compile(r"\w+")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
EVERYTHING = """\
# A game (`a-game`)

First *this*,
then **that `17`**.\\
And more.

## Parts

<!-- diagram: two-piles -->

- one
- two

1. A step

   with a paragraph

> said

---

### Below

    typed

```
$ fenced
```

| A   | B       |
|-----|---------|
| `1` | [x](/y) |

![a picture](z.png) <b>bold</b> <!-- diagram: inline --> &lt;i&gt;

<script>alert(1)</script>

## Looked up

<!-- folded -->

Text.
"""


def text(words: str) -> Node:
    return {"kind": "text", "text": words}


def leaves(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield from leaves(node["nodes"]) if "nodes" in node else [node]


def test_all_of_markdown_has_a_node_or_is_left_out() -> None:
    page = read_rules(EVERYTHING)
    assert page["title"] == "A game (a-game)"
    first, parts, folded = page["sections"]
    strong = {"kind": "strong", "nodes": [text("that "), {"kind": "code", "text": "17"}]}
    em = {"kind": "em", "nodes": [text("this")]}
    words = [text("First "), em, text(","), text(" "), text("then "), strong, text(".")]
    words += [text(" "), text("And more.")]
    assert first == {
        "title": "",
        "folded": False,
        "nodes": [{"kind": "paragraph", "nodes": words}],
    }
    items = [{"kind": "item", "nodes": [text(item)]} for item in ("one", "two")]
    loose = [
        {"kind": "paragraph", "nodes": [text(said)]} for said in ("A step", "with a paragraph")
    ]
    cells = [[text("A")], [text("B")]], [[{"kind": "code", "text": "1"}], [text("x")]]
    rows = [
        {"kind": "row", "nodes": [{"kind": "cell", "nodes": cell} for cell in row]} for row in cells
    ]
    last = ["a picture", " ", "bold", " ", " <i>"]
    assert parts["title"] == "Parts"
    assert parts["nodes"] == [
        {"kind": "diagram", "text": "two-piles"},
        {"kind": "list", "nodes": items},
        {"kind": "steps", "nodes": [{"kind": "item", "nodes": loose}]},
        {"kind": "quote", "nodes": [{"kind": "paragraph", "nodes": [text("said")]}]},
        {"kind": "heading", "nodes": [text("Below")]},
        {"kind": "block", "text": "typed\n"},
        {"kind": "block", "text": "$ fenced\n"},
        {"kind": "table", "nodes": rows},
        {"kind": "paragraph", "nodes": [text(said) for said in last]},
    ]
    assert (folded["title"], folded["folded"]) == ("Looked up", True)
    assert folded["nodes"] == [{"kind": "paragraph", "nodes": [text("Text.")]}]


def test_no_page_is_a_page_without_words() -> None:
    assert read_rules("") == {"title": "", "sections": []}


@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_every_game_hands_out_its_whole_rules(anna: Guest, name: str) -> None:
    page = anna.http.get(f"/api/games/{name}/rules").json()
    source = reihum.GAMES[name].rules_page() or ""
    assert (page["game"], page["language"]) == (name, "en")
    told = [page["title"]]
    for section in page["sections"]:
        told.append(section["title"])
        told += [leaf["text"] for leaf in leaves(section["nodes"]) if leaf["kind"] != "diagram"]
    written = re.sub(r"^\d+\. ", "", COMMENT.sub("", source), flags=re.MULTILINE)
    assert WORD.findall(" ".join(told)) == WORD.findall(written)


def test_rulings_are_folded_and_turns_are_not(anna: Guest) -> None:
    for name in ("the-game", "extreme", "face-to-face", "nix"):
        page = anna.http.get(f"/api/games/{name}/rules").json()
        folded = {section["title"]: section["folded"] for section in page["sections"]}
        assert folded["Rulings"] and folded["Options"]
        assert not folded["Your turn"]
        kinds = [leaf["kind"] for part in page["sections"] for leaf in leaves(part["nodes"])]
        assert "diagram" in kinds


@pytest.mark.parametrize(
    ("asked", "liked", "language"),
    [("", "", "en"), ("fr", "de", "fr"), ("", "it-IT, en;q=0.5", "it"), ("xx", "de", "de")],
)
def test_rules_come_in_the_language_one_reads(
    anna: Guest, asked: str, liked: str, language: str
) -> None:
    answer = anna.http.get(
        "/api/games/nix/rules", params={"language": asked}, headers={"accept-language": liked}
    )
    assert answer.json()["language"] == language
    assert "accept-language" in answer.headers["vary"]


def test_a_game_that_is_not_here_is_named_beside_those_that_are(anna: Guest) -> None:
    answer = anna.http.get("/api/games/unheard-of/rules")
    error = answer.json()["error"]
    assert answer.status_code == 400 and error["code"] == "unknown-game"
    assert "unheard-of" in error["text"] and "nix" in error["text"]
