"""The site has every page, every public name, and every picture with what makes it."""

import re
from pathlib import Path

import pytest

import reihum
from docs.site import output, pages, reference
from docs.site.pages import DOCS, HOME, ROOT, SiteError, place
from tests.browser.pictures.readme import PICTURES

MADE_BY = re.compile(r"^\| \[`([\w.-]+)`\]\(pictures/\1\) \| `([^`]+)` \|$", re.MULTILINE)


def test_every_page_is_in_the_navigation() -> None:
    assert pages.unlisted() == []


def test_a_page_that_is_in_no_list_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    without = pages.read(HOME).replace("- [The arena](arena.md)", "- The arena")
    read = pages.read
    monkeypatch.setattr(pages, "read", lambda page: without if page == HOME else read(page))
    with pytest.raises(SiteError, match=r"but not docs/arena\.md"):
        pages.lay_out(tmp_path)


def test_pages_have_places_of_their_own() -> None:
    places = [str(place(page)) for page in pages.pages()]
    assert len(set(places)) == len(places)
    games = {f"rules/{name}.md" for name in ("the-game", "extreme", "face-to-face", "nix")}
    assert {"index.md", "arena.md", "rules/index.md", "contributing.md", *games} <= set(places)


def test_links_of_the_site_stay_on_it(tmp_path: Path) -> None:
    pages.lay_out(tmp_path)
    reference.lay_out(tmp_path)
    for page in tmp_path.rglob("*.md"):
        for fenced, text in pages.split(page.read_text(encoding="utf-8")):
            for link in () if fenced else pages.LINK.findall(text):
                path = link.partition("#")[0]
                assert not path or "://" in path or (page.parent / path).is_file(), (page, link)


def test_the_reference_has_every_public_name() -> None:
    told = {id(reference.found(path)) for paths in reference.by_module().values() for path in paths}
    for module in reference.MODULES:
        for name in reference.public(module):
            assert id(reference.found(f"{module}.{name}")) in told, name
    assert "reihum.State" in reference.by_module()["reihum"]
    assert "reihum.games.State" not in reference.by_module()["reihum.games"]
    values = [path for paths in reference.by_module().values() for path in paths]
    assert {path for path in values if reference.kind(path) == "data"} == set(reference.VALUES)
    assert all(reference.found(f"reihum.{name}").__doc__ for name in reihum.__all__)


def test_the_reference_page_says_what_every_module_has() -> None:
    assert reference.heading("reihum.bots").startswith("# `reihum.bots`\n\nPlayers")
    with pytest.raises(SiteError, match=r"what reihum\.hearts has"):
        reference.heading("reihum.hearts")


def test_the_reference_has_every_command() -> None:
    text = reference.commands()
    assert "## `simulate`" in text
    assert "--until-width" in text


def test_every_picture_has_what_makes_it() -> None:
    listed = dict(MADE_BY.findall((DOCS / "benchmarks.md").read_text(encoding="utf-8")))
    assert set(listed) == {path.name for path in (DOCS / "pictures").iterdir()}
    by_make = {name for name, command in listed.items() if command == "make pictures"}
    assert by_make == {f"{name}.webp" for name in PICTURES}


def test_pictures_are_shown_where_people_read() -> None:
    text = "".join(pages.read(page) for page in pages.pages())
    assert all(f"{path.name})" in text for path in (DOCS / "pictures").iterdir())


def test_every_figure_is_listed() -> None:
    text = (DOCS / "benchmarks.md").read_text(encoding="utf-8")
    bench = pages.read(ROOT / "bench" / "__main__.py")
    measures = re.findall(r'^    "(\w+)": \w+_figures', bench, re.MULTILINE)
    assert measures == re.findall(r"^\| `python -m bench (\w+)`", text, re.MULTILINE)


def test_what_is_wrong_with_a_built_site_is_told(tmp_path: Path) -> None:
    (tmp_path / "fine.html").write_text('<p id="here"><a href="https://example.org">there</a></p>')
    (tmp_path / "page.html").write_text(
        '<link href="https://example.org/font.css"><script src="/at/the/root.js"></script>'
        '<a href="fine.html#here"></a><a href="fine.html#there"></a><a href="gone.html"></a>'
    )
    assert output.faults(tmp_path) == [
        "page.html: /at/the/root.js is fetched from elsewhere",
        "page.html: https://example.org/font.css is fetched from elsewhere",
        "page.html: /at/the/root.js leads nowhere",
        "page.html: fine.html#there has no such place",
        "page.html: gone.html leads nowhere",
    ]
