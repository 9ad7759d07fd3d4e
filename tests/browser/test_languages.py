"""Four languages: chosen in the menu, kept, the browser's at first, and room for all of them."""

import pytest
from playwright.sync_api import expect

from reihum.languages import LANGUAGES, say

from .conftest import PHONE, STILL, Sit
from .courses import my_turn
from .layout import faults
from .scenes import at
from .staging import LONGEST, staged

SMALL = [(360, 640)]


def test_pages_fit_a_small_phone_in_every_language(sit: Sit) -> None:
    anna = sit(**PHONE, **STILL, locale="fr-CH")
    anna.home()
    expect(anna.button("Entre amis").first).to_be_visible()  # as the browser is set
    for language in LANGUAGES:
        anna.speak(language)
        expect(anna.page.get_by_text(say("home-line", {}, language))).to_be_visible()
        assert anna.sideways() == 0, language
    anna.page.goto(f"{anna.url}/rules/nix")
    expect(anna.page.locator("html")).to_have_attribute("lang", list(LANGUAGES)[-1])  # it is kept
    for language in reversed(list(LANGUAGES)):
        anna.speak(language)
        expect(anna.page.locator(".whole")).to_have_attribute("lang", language)
        row = say("nix-row-said", {"row": "run4"}, language)  # called as at the table
        expect(anna.page.get_by_role("cell", name=row, exact=True).first).to_be_visible()
        assert anna.sideways() == 0, language
    anna.page.set_viewport_size({"width": 320, "height": 640})  # four times as large as 1280
    for language in LANGUAGES:
        anna.speak(language)
        expect(anna.page.locator(".whole")).to_have_attribute("lang", language)
        assert anna.sideways() == 0, language


@pytest.mark.parametrize("name", ["extreme", "face-to-face", "nix"])
def test_a_table_fits_a_small_phone_in_every_language(sit: Sit, name: str) -> None:
    anna = sit(**PHONE, **STILL)
    with staged(anna, at(name, my_turn(), who=LONGEST)):
        for language in ("fr", "it"):  # test_sizes.py has the others
            anna.speak(language)
            assert faults(anna.page, SMALL) == [], language
            assert anna.sideways() == 0, language
