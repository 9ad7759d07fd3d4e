"""Whether a built site is whole: links lead somewhere, and nothing is fetched from elsewhere."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"src", "srcset", "poster", "data"}


@dataclass
class Page(HTMLParser):
    """What a page links to, what it fetches, and what can be linked to in it."""

    path: Path
    links: set[str] = field(default_factory=set)
    fetched: set[str] = field(default_factory=set)
    anchors: set[str] = field(default_factory=lambda: {""})

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag refers to."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in FETCHED or (name == "href" and tag == "link"):
                self.fetched.add(value or "")
            elif name == "href":
                self.links.add(value or "")


def faults(site: Path) -> list[str]:
    """All that is wrong with a site, a line each."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    return [
        f"{page.path.relative_to(site)}: {fault}"
        for page in pages.values()
        for fault in (*_foreign(page), *_broken(page, pages))
    ]


def _foreign(page: Page) -> Iterator[str]:
    for address in sorted(page.fetched):
        parts = urlsplit(address)
        if parts.scheme not in ("", "data") or parts.netloc or parts.path.startswith("/"):
            yield f"{address} is fetched from elsewhere"


def _broken(page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for address in sorted(page.links | page.fetched):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        file = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
        if not file.is_file():
            yield f"{address} leads nowhere"
        elif file in pages and unquote(parts.fragment) not in pages[file].anchors:
            yield f"{address} has no such place"
