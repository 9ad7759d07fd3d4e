"""Every page in light and in dark, examined by axe-core: nothing serious, nothing critical."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import TITLES, Person
from .server_process import AXE
from .test_games import TABLES
from .whole_games import play_out

GRAVE = {"serious", "critical"}
RUN = """async () => {
  await new Promise(requestAnimationFrame);  // the new colours begin their way
  await Promise.allSettled(document.getAnimations().map((each) => each.finished));
  return (await axe.run({ resultTypes: ["violations"] })).violations;
}"""


def faults(person: Person) -> list[str]:
    """What axe finds grave on the page as it is, in light and in dark."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        grave = [each for each in person.page.evaluate(RUN) if each["impact"] in GRAVE]
        found += [f"{scheme}: {describe(each)}" for each in grave]
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
    anna.press(anna.button("Show code"))
    expect(anna.page.get_by_role("img", name="Code of the link")).to_be_visible()
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


def test_the_sheet_of_commands(sit: Sit) -> None:
    anna = sit()
    anna.begin("extreme", "me")
    anna.press(anna.button(re.compile("The seven commands$")))
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_full_table_on_a_phone(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.begin("nix", "me", *["bot:beginner"] * 4)
    expect(anna.page.get_by_label(re.compile("^Your hand"))).to_be_visible()
    assert faults(anna) == []
    assert anna.sideways() == 0
    anna.press(anna.button("Log and chat"))
    expect(anna.page.get_by_role("heading", name="Chat")).to_be_visible()
    assert faults(anna) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_table_and_end(sit: Sit, game: str) -> None:
    anna = sit()
    anna.begin(game, *TABLES[game])
    anna.until(lambda: bool(anna.sync.get("view")))
    assert faults(anna) == []
    pick(anna)
    assert faults(anna) == []
    anna.page.keyboard.press("Escape")
    play_out(anna)
    expect(anna.result).to_be_visible()
    assert faults(anna) == []
