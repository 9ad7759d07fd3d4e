"""Every page in every light, examined by axe-core: nothing serious, nothing critical."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .courses import my_turn
from .person import Person
from .scenes import GAMES, at, slip, whole
from .server_process import AXE
from .staging import staged

GRAVE = {"serious", "critical"}
# Colours alone differ from the first light to the others: there axe looks at nothing else.
LIGHTS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "high contrast": {"color_scheme": "light", "contrast": "more"},
    "high contrast, dark": {"color_scheme": "dark", "contrast": "more"},
}
RUN = """async (rules) => {
  await new Promise(requestAnimationFrame);  // the page hears of the new light
  await new Promise(requestAnimationFrame);  // its colours begin their way
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
  const only = rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } };
  return (await axe.run({ resultTypes: ["violations"], ...only })).violations;
}"""


def faults(person: Person) -> list[str]:
    """What axe finds grave on the page as it is, in every light."""
    if not person.page.evaluate("!!window.axe"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for name, light in LIGHTS.items():
        person.page.emulate_media(reduced_motion="reduce", **light)
        rules = None if name == "light" else ["color-contrast"]
        grave = [each for each in person.page.evaluate(RUN, rules) if each["impact"] in GRAVE]
        found += [f"{name}: {describe(each)}" for each in grave]
    return found


def describe(violation: dict[str, Any]) -> str:
    places = [node["html"][:120] for node in violation["nodes"]]
    return f"{violation['id']}: {violation['help']} at {places}"


def test_home(sit: Sit) -> None:
    anna = sit()
    anna.home()
    anna.game("nix").wait_for()
    assert faults(anna) == []
    anna.choose("extreme")
    anna.press(anna.page.get_by_text("More options"))
    assert faults(anna) == []


def test_lobby(sit: Sit) -> None:
    anna = sit()
    anna.begin("nix", "me", "open", "bot:beginner")
    anna.press(anna.button("Show QR code"))
    expect(anna.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert faults(anna) == []


def test_no_such_table(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/t/0000000000")
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
    assert faults(anna) == []


def pick(person: Person) -> None:
    """Take a card into the fingers, or choose a row: the table then shows more."""
    person.until(lambda: bool(person.legal))
    row = person.legal[0].split(":")[0]
    nix = person.view["game"] == "nix"
    place = person.row(row) if nix else person.page.locator("[data-card]").first
    person.press(place)
    expect(place).to_have_attribute("aria-pressed", "true")


def test_a_full_table_on_a_phone(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.begin("nix", "me", *["bot:beginner"] * 4)
    expect(anna.page.get_by_label(re.compile("^Your hand"))).to_be_visible()
    assert faults(anna) == []
    assert anna.sideways() == 0
    anna.press(anna.button("Log and chat"))
    expect(anna.page.get_by_role("heading", name="At the table")).to_be_visible()
    assert faults(anna) == []


# What else can be opened at a table: buttons, one after another, and how it is left.
SHEETS: dict[str, list[tuple[str | re.Pattern[str], ...]]] = {
    "extreme": [(re.compile("The seven commands$"),)],
    "egon": [
        ("Menu", "Settings"),
        ("Menu", "Rules"),
        ("Menu", "Your name, colour and shape"),
        (re.compile("Score sheet$"),),
    ],
}


@pytest.mark.parametrize("name", GAMES)
def test_table(sit: Sit, name: str) -> None:
    anna = sit()
    with staged(anna, at(name, my_turn(8))):
        assert faults(anna) == []
        for buttons in SHEETS.get(name, []):
            for button in buttons:
                anna.press(anna.button(button))
            expect(anna.page.get_by_role("dialog")).to_be_visible()
            assert faults(anna) == []
            anna.page.keyboard.press("Escape")
            expect(anna.page.get_by_role("dialog")).to_have_count(0)
        pick(anna)
        assert faults(anna) == []


@pytest.mark.parametrize("name", GAMES)
def test_end(sit: Sit, name: str) -> None:
    anna = sit()
    with staged(anna, whole(name)):
        expect(anna.result).to_be_visible()
        assert faults(anna) == []


def test_a_slip(sit: Sit) -> None:
    anna = sit()
    with staged(anna, slip()):
        expect(anna.button("Let it stand")).to_be_visible()
        assert faults(anna) == []


def test_signals(sit: Sit) -> None:
    anna = sit()
    with staged(anna, at("the-game", my_turn(8))):
        anna.press(anna.button("Signal"))
        assert faults(anna) == []


def test_the_text_view(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.begin("nix", "me", "bot:beginner")
    anna.button("Show the table as text").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("textbox", name="Type an action").wait_for()
    assert faults(anna) == []
    assert anna.sideways() <= 0


@pytest.mark.parametrize("game", ["the-game", "nix"])
def test_a_table_at_four_times_zoom(sit: Sit, game: str) -> None:
    anna = sit(viewport={"width": 320, "height": 256})
    anna.begin(game, "me", "bot:beginner")
    hand = anna.page.get_by_role("group", name="Your hand")
    hand.scroll_into_view_if_needed()
    expect(hand).to_be_in_viewport()
    assert faults(anna) == []
    assert anna.sideways() <= 0


def test_with_a_coach_too_the_rows_are_large_enough_at_four_times_zoom(sit: Sit) -> None:
    anna = sit(viewport={"width": 320, "height": 256}, locale="de")
    anna.page.goto(f"{anna.url}/rules/nix")
    anna.press(anna.page.get_by_role("button", name="Geführtes erstes Spiel"))
    expect(anna.page.locator(".coach")).to_contain_text("Vier Siebenen")
    rows = anna.page.locator("[data-row]")
    heights = rows.evaluate_all("all => all.map((row) => row.getBoundingClientRect().height)")
    assert len(heights) == 8 and min(heights) >= 24
