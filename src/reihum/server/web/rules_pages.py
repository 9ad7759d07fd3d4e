"""The rules of a game as a tree of plain nodes: a client has no Markdown or HTML to trust.

The source is the game's own `rules.md`, read by markdown-it. Two comments in it are for readers of
this tree, and Markdown readers do not show them: `<!-- diagram: NAME -->` stands where the game's
drawing of that name belongs, `<!-- folded -->` in a section that is only looked up, and is opened
by whoever wants to. What has no node (pictures, lines, HTML) is left out; of a link its words
remain.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from ...games import Game, game
from ...games.core.guides import read_guide
from ...languages import USUAL
from ..protocol.catalogue import RulesPage

KINDS = {
    "heading": "heading",
    "paragraph": "paragraph",
    "bullet_list": "list",
    "ordered_list": "steps",
    "list_item": "item",
    "blockquote": "quote",
    "table": "table",
    "tr": "row",
    "th": "cell",
    "td": "cell",
    "strong": "strong",
    "em": "em",
}
LEAVES = {"text": "text", "code_inline": "code", "fence": "block", "code_block": "block"}
BREAKS = {"softbreak", "hardbreak"}
FOLDED = re.compile(r"<!-- folded -->")
DIAGRAM = re.compile(r"<!-- diagram: ([a-z0-9-]+) -->")
Node = dict[str, Any]


@lru_cache
def rules_page(name: str, language: str = USUAL) -> RulesPage:
    """The rules page of a game, in a language if it is there; it says in which it is."""
    found = game(name)
    text, language = found.rules_for(language)
    told = {"game": found.name, "language": language, "guide": _guided(found)}
    return RulesPage.model_validate({**told, **read_rules(text)})


def _guided(found: Game) -> Node | None:
    """The guided first game of a game, to be read where it cannot be played."""
    if found.guide is None:
        return None
    steps = read_guide(type(found)(**found.guide.options))
    return {"names": list(found.guide.names), "steps": [step.json() for step in steps]}


def read_rules(text: str) -> Node:
    """A page of Markdown: its title, and its sections with what stands in them."""
    children = SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text)).children
    title = "".join(_words(node) for node in children if node.tag == "h1")
    below = [node for node in children if node.tag != "h1"]
    begun = 0

    def section(node: SyntaxTreeNode) -> int:
        nonlocal begun
        begun += node.tag == "h2"
        return begun

    groups = [list(nodes) for _, nodes in groupby(below, section)]
    return {"title": title, "sections": [_section(nodes) for nodes in groups]}


def _section(nodes: list[SyntaxTreeNode]) -> Node:
    """What stands below a heading; before the first one, there is no title."""
    headings = [node for node in nodes if node.tag == "h2"]
    return {
        "title": "".join(map(_words, headings)),
        "folded": any(FOLDED.search(node.content) for node in nodes if node.type == "html_block"),
        "nodes": [made for node in nodes if node not in headings for made in _made(node)],
    }


def _made(node: SyntaxTreeNode) -> Iterator[Node]:
    """A node of ours, or those inside of what we have none for."""
    if node.type in LEAVES:
        yield {"kind": LEAVES[node.type], "text": node.content}
    elif node.type in BREAKS:
        yield {"kind": "text", "text": " "}
    elif node.type == "html_block":
        yield from ({"kind": "diagram", "text": name} for name in DIAGRAM.findall(node.content))
    else:
        inner = [made for child in node.children for made in _made(child)]
        plain = node.type not in KINDS or (node.type == "paragraph" and node.hidden)
        yield from inner if plain else [{"kind": KINDS[node.type], "nodes": inner}]


def _words(node: SyntaxTreeNode) -> str:
    """The text of a node without its marks."""
    leaves = (leaf for leaf in node.walk() if leaf.type in LEAVES)
    return "".join(leaf.content for leaf in leaves)
