"""Which pages the site has, and how they are laid out for Sphinx.

Pages are written once, as plain Markdown that reads well where it lies. What the lists of the
index pages (`docs/README.md`, `docs/rules/README.md`) link to is the site and its navigation, in
that order.
"""

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
HOME = DOCS / "README.md"
RULES = DOCS / "rules" / "README.md"
INDEXES = (HOME, RULES)

FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()(?P<target>[^()\s]+)(?=\))")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
ENTRY = re.compile(r"^- \[[^\]]*\]\((?P<target>[^()\s]+)\)", re.MULTILINE)
GAME = re.compile(r"(?:src/reihum/games/|examples/)(?P<name>\w+)/(?:.*/)?rules\.md")


class SiteError(Exception):
    """Something that would make a broken site, in a sentence."""


@dataclass(frozen=True)
class Section:
    """A part of the navigation: its title, and the pages below it."""

    title: str
    pages: tuple[Path, ...]


def sections(index: Path) -> list[Section]:
    """What the lists of an index page link to, heading by heading."""
    title, *parts = HEADING.split(read(index))
    headed = [("", title), *zip(parts[::2], parts[1::2], strict=True)]
    found = [
        Section(title, tuple(target(index, each["target"]) for each in ENTRY.finditer(text)))
        for title, text in headed
    ]
    return [section for section in found if section.pages]


def pages() -> list[Path]:
    """All pages of the site, each once, the home page first."""
    listed = [page for index in INDEXES for part in sections(index) for page in part.pages]
    twice = sorted({name(page) for page in listed if listed.count(page) > 1})
    if twice:
        raise SiteError(f"The index pages list {', '.join(twice)} more than once.")
    return [HOME, *listed]


def unlisted() -> list[str]:
    """Pages in docs/ that no index page lists, so that nobody would find them."""
    there = {path for path in DOCS.rglob("*.md") if path.parent.name != "site"}
    return sorted(name(page) for page in there - set(pages()))


def place(page: Path) -> PurePosixPath:
    """Where a page stands on the site: `docs/arena.md` is `arena.md`."""
    path = PurePosixPath(name(page))
    if page in INDEXES:
        return path.relative_to("docs").with_name("index.md")
    if game := GAME.fullmatch(str(path)):
        return PurePosixPath("rules", game["name"].replace("_", "-") + ".md")
    if path.is_relative_to("docs"):
        return path.relative_to("docs")
    if path.name == "README.md" and path.parent.name:
        return PurePosixPath(f"{path.parent.name}.md")
    return PurePosixPath(path.name.lower().replace("_", "-"))


def lay_out(folder: Path) -> None:
    """Write all pages into an empty folder, with links as the site needs them."""
    if missed := unlisted():
        raise SiteError(f"docs/README.md lists every page, but not {', '.join(missed)}.")
    for page in pages():
        text = linked(page, folder)
        if page in INDEXES:
            text += "".join(tree(page, part) for part in sections(page))
        write(folder / place(page), text)


def linked(page: Path, folder: Path) -> str:
    """The text of a page, its links leading to the site's pages, and to copies of other files."""
    known = {each: place(each) for each in pages()}

    def moved(match: re.Match[str]) -> str:
        path, hash_sign, anchor = match["target"].partition("#")
        if not path or "://" in path or path.startswith("mailto:"):
            return match["target"]
        file = target(page, path)
        aim = known.get(file) or copied(file, folder)
        return relative(aim, place(page)) + hash_sign + anchor

    return "".join(part if fenced else LINK.sub(moved, part) for fenced, part in split(read(page)))


def split(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a page, in order: whether it is a block of code, and its text."""
    end = 0
    for block in FENCE.finditer(text):
        yield False, text[end : block.start()]
        yield True, block[0]
        end = block.end()
    yield False, text[end:]


def copied(file: Path, folder: Path) -> PurePosixPath:
    """A file that is no page, put beside the pages."""
    if file.suffix == ".md":
        raise SiteError(f"A page links to {name(file)}, which no index page lists.")
    place = PurePosixPath("files", name(file))
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / place)
    return place


def tree(index: Path, section: Section) -> str:
    """A part of the navigation as Sphinx reads it; nothing of it is seen on the page."""
    lines = [relative(place(page), place(index)) for page in section.pages]
    caption = [f":caption: {section.title}"] if index == HOME else []
    return "\n".join(["", "", "```{toctree}", ":hidden:", *caption, "", *lines, "```", ""])


def target(page: Path, link: str) -> Path:
    """The file that a link of a page leads to; there must be one."""
    file = (page.parent / link.partition("#")[0]).resolve()
    if not file.is_file():
        raise SiteError(f"{name(page)} links to {link}, which does not exist.")
    return file


def relative(aim: PurePosixPath, start: PurePosixPath) -> str:
    """The way from one page of the site to another, or to a file."""
    shared = [one for one, other in zip(aim.parts, start.parts, strict=False) if one == other]
    up = len(start.parts) - 1 - len(shared)
    return "/".join([*[".."] * up, *aim.parts[len(shared) :]])


def name(page: Path) -> str:
    """A file as people call it: its path in the project."""
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def write(path: Path, text: str) -> None:
    """A page of the site."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
