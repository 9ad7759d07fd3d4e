"""What a person's browser asks for: their language, less movement, colours of their own."""

import pytest
from playwright.sync_api import expect

from .conftest import Sit
from .courses import my_turn
from .person import Person
from .scenes import at
from .staging import staged

FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) window.flights += node.className === "flyer";
  }).observe(document.body, { childList: true });
}"""


def flights(person: Person) -> int:
    """How many cards are seen flying while one is played."""
    person.begin("the-game", "me")
    person.until(lambda: bool(person.sync.get("view")))
    person.page.evaluate(FLIGHTS)
    card, pile = person.legal[0].split(">")
    person.act(f"{card}>{pile}")
    expect(person.pile(pile)).to_contain_text(f"shows {card}")
    seen: int = person.page.evaluate("window.flights")
    return seen


@pytest.mark.parametrize(("wish", "cards"), [("no-preference", 1), ("reduce", 0)])
def test_cards_fly_unless_one_wishes_otherwise(sit: Sit, wish: str, cards: int) -> None:
    assert flights(sit(reduced_motion=wish)) == cards


EDGELESS = """(parts) => parts.filter((part) =>
  [...document.querySelectorAll(part)].some(
    (each) => getComputedStyle(each).boxShadow === "none"))"""
EDGED = ["[data-card] .card", "[data-pile]", ".rail .top", ".actions .button:enabled"]
INK = "(card) => [getComputedStyle(card).color, getComputedStyle(document.body).color]"


def test_colours_that_a_system_forces_leave_every_edge(sit: Sit) -> None:
    anna = sit(forced_colors="active")
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    card = anna.page.locator("[data-card] .card").first
    card.wait_for()
    assert anna.page.evaluate(EDGELESS, EDGED) == []
    ink, forced = card.evaluate(INK)
    assert ink == forced


TRAYS = """(wanted) => [...document.querySelectorAll(`[data-pile]${wanted}`)].map((tray) => {
  const { opacity, filter } = getComputedStyle(tray.querySelector("[data-spot]"));
  return [getComputedStyle(tray).outlineStyle, opacity, filter];
})"""


def test_in_high_contrast_nothing_is_paler_and_edges_tell_where_a_card_goes(sit: Sit) -> None:
    anna = sit(contrast="more")
    with staged(anna, at("face-to-face", my_turn(12, played=1))):
        anna.press(anna.page.locator("[data-card]").nth(1))
        expect(anna.page.locator(".no")).not_to_have_count(0)
        assert set(map(tuple, anna.page.evaluate(TRAYS, ".no"))) == {("dashed", "1", "none")}
        assert set(map(tuple, anna.page.evaluate(TRAYS, ".can"))) == {("none", "1", "none")}


def test_german_where_the_browser_speaks_it(sit: Sit) -> None:
    anna = sit(locale="de-DE")
    anna.home()
    expect(anna.page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.choose("the-game")
    anna.press(anna.button("Diesen Platz entfernen").last)
    anna.press(anna.button("Spielen"))
    expect(anna.page.get_by_role("group", name="Deine Hand")).to_be_visible()


def test_another_language_is_one_choice_away_and_remembered(sit: Sit) -> None:
    anna = sit()
    anna.home()
    anna.press(anna.button("Menu"))
    anna.page.get_by_label("Language").select_option("de")
    expect(anna.page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Was spielen wir?")).to_be_visible()


def test_another_board_is_chosen_by_its_name(sit: Sit) -> None:
    anna = sit(locale="de")
    anna.home()
    anna.choose("nix")
    anna.press(anna.page.get_by_text("Weitere Einstellungen"))
    boards = anna.page.get_by_label("Punkte auf dem Spielplan")
    expect(boards.locator("option:checked")).to_have_text(
        "Zickzack: Gleiche fallen, Straßen steigen"
    )
    boards.select_option("Hügel: meist zählt die Mitte am meisten")
    anna.press(anna.button("Spielen"))
    anna.until(lambda: bool(anna.sync.get("view")))
    assert anna.view["options"]["board"] == "hills"
    assert anna.view["rows"][0]["points"] == [15, 13, 9]


def test_everything_about_me_is_deleted_where_i_wish_it(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "bot:beginner")
    address, _, table = anna.page.url.partition("/t/")
    anna.page.locator("[data-card]").first.wait_for()  # until then another page has the menu
    anna.press(anna.button("Menu"))
    anna.press(anna.button("Settings"))
    anna.press(anna.button("Delete everything about me …"))
    expect(anna.page.get_by_text("This cannot be undone.")).to_be_visible()
    anna.press(anna.button("Keep everything"))
    anna.press(anna.button("Delete everything about me …"))
    anna.press(anna.button("Delete for good"))
    expect(anna.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    assert anna.page.request.get(f"{address}/api/tables/{table}").status == 404
    assert "reihum.name" not in anna.page.evaluate("Object.keys(localStorage)")
