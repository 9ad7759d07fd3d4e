"""No link, anchor or picture of a page leads nowhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

from docs.site.pages import ROOT, name

from .markdown import IDS, PAGES, headings, links

MENTION = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.md")


def anchors(page: Path) -> set[str]:
    """What can stand behind `#`, as hosts of Markdown and the site make it of headings."""
    counted: Counter[str] = Counter()
    found = set()
    for heading in headings(page):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found.add(f"{slug}-{counted[slug]}" if counted[slug] else slug)
        counted[slug] += 1
    return found


def broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    if "://" in path or path.startswith("mailto:"):
        return False
    file = (page.parent / path).resolve() if path else page
    if not file.exists():
        return True
    return bool(anchor) and anchor not in anchors(file)


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in links(page) if broken(page, link)] == []


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_pages_that_are_mentioned_exist(page: Path) -> None:
    named = MENTION.findall(page.read_text(encoding="utf-8"))
    assert [mention for mention in named if not (ROOT / mention).is_file()] == []


def test_broken_links_are_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `page`, twice\n\n## Twice\n\n## Twice\n", encoding="utf-8")
    assert anchors(page) == {"a-page-twice", "twice", "twice-1"}
    for link in ("#twice-1", "page.md#a-page-twice", "page.md", "https://example.org/nowhere"):
        assert not broken(page, link)
    for link in ("#thrice", "page.md#thrice", "pages.md"):
        assert broken(page, link), link


def test_all_pages_are_looked_at() -> None:
    assert {"README.md", "docs/arena.md", "docs/rules/README.md", "client/README.md"} <= set(IDS)
    assert "src/reihum/games/nix/rules.md" in {name(page) for page in PAGES}
