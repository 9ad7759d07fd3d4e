"""The review of a game that is over: the curve, where it turned, a way to win, and luck."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from reihum.languages import speak
from reihum.review.reports.page import page as page_of
from reihum.server.reviewing import reviews
from tests.review.reports.test_reports import REVIEW
from tests.server.conftest import PATIENT, quick, serving
from tests.server.reviewing.test_reviews import EAGER, END, HASTY

from .conftest import PHONE, Sit
from .person import Person
from .test_axe import faults

SIZES: dict[str, dict[str, Any]] = {
    "phone": {**PHONE, "viewport": {"width": 360, "height": 640}},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}


@pytest.fixture
def reviewing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A server whose reviews are made in plain Python, by few worlds."""
    monkeypatch.setattr(reviews, "EFFORT", HASTY)
    monkeypatch.setattr(reviews, "ReviewProcess", EAGER)
    with serving(quick(tmp_path)) as url:
        yield SimpleNamespace(url=url)


def pasted(person: Person) -> None:
    """Look at the review of a record."""
    person.page.goto(f"{person.url}/review")
    person.page.get_by_role("textbox").fill(END.record())
    person.press(person.page.get_by_role("main").get_by_role("button").first)
    expect(person.page.get_by_role("heading", name="Luck and skill")).to_be_visible(
        timeout=PATIENT * 1000
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_game_is_reviewed(sit: Sit, reviewing: Any, size: str) -> None:
    anna = sit(reviewing, **SIZES[size])
    page = anna.page
    pasted(anna)
    step = page.get_by_role("slider", name="Step")
    blunder = page.get_by_role("button", name=re.compile("blunder.*Turn 2"))
    anna.press(blunder)
    expect(step).to_have_value("2")
    expect(blunder).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_text("Better: 62 → ")).to_be_visible()
    lit = page.locator("[data-lit]")  # the better turn: its pile and, among all hands, its card
    expect(lit).to_have_count(2)
    expect(page.locator('.hands [data-card="62"][data-lit]')).to_be_visible()
    curve = page.get_by_role("slider", name="The chance to win, turn by turn")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Turn 2, .*blunder$"))
    curve.focus()
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_value("0")
    expect(blunder).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_text("could still be won before turn 2")).to_be_visible()
    assert words_are_seen(anna)
    the_way(anna)
    assert anna.sideways() == 0
    assert faults(anna) == []


def words_are_seen(anna: Person) -> bool:
    """Whether what stands below the piles, whose turn it is, lies above the hands."""
    words = anna.page.locator(".binding > *").first.bounding_box()
    hands = anna.page.locator("section.hands").bounding_box()
    assert words and hands
    return words["height"] > 0 and words["y"] + words["height"] <= hands["y"]


def the_way(anna: Person) -> None:
    """Along the way to win, from the real game on, and back."""
    anna.press(anna.button("Show the way"))
    anna.press(anna.button("Next"))
    for _ in range(2):
        anna.page.keyboard.press("ArrowRight")  # along the way, not the real game
    name = re.compile(r" shows 62\b")
    expect(anna.pile("up1")).to_have_accessible_name(name)
    anna.press(anna.button("Back to the real game"))
    expect(anna.pile("up1")).to_have_accessible_name(re.compile(r" shows 60\b"))


def test_the_page_of_a_review_fits_a_phone(sit: Sit) -> None:
    """The one that `reihum review --html` writes: its curve alone may be moved sideways."""
    anna = sit(viewport=SIZES["phone"]["viewport"])
    for language in ("en", "de"):
        speak(language)
        try:
            anna.page.set_content(page_of(REVIEW, "The Game"))
        finally:
            speak("en")
        expect(anna.page.get_by_role("heading")).to_have_text("The Game")
        assert anna.sideways() == 0
