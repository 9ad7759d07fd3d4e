"""The rules where one plays: a page for each game, and one key away at a table."""

from dataclasses import replace

from playwright.sync_api import Locator, expect

from .conftest import PHONE, Sit
from .courses import my_turn
from .person import Person
from .scenes import at
from .staging import staged
from .test_axe import faults

TITLES = {
    "the-game": "The Game",
    "extreme": "Extreme",
    "face-to-face": "Face to Face",
    "nix": "Nix für ungut!",
}
UNFOLD = "document.querySelectorAll('details').forEach((each) => (each.open = true))"


def figure(person: Person, card: int) -> Locator:
    """The drawing with a card to pick."""
    return person.page.get_by_role("figure").filter(
        has=person.page.get_by_role("button", name=str(card), exact=True)
    )


def test_every_game_has_its_page_one_tap_from_home(sit: Sit) -> None:
    anna = sit(**PHONE)
    for name, title in TITLES.items():
        anna.home()
        anna.press(anna.page.get_by_role("link", name=f"Rules: {title}", exact=True))
        expect(anna.page).to_have_url(f"{anna.url}/rules/{name}")
        is_whole(anna, title)
        for typed in TITLES:  # another game is called by its title, where it is no matter of typing
            named = anna.page.locator("section code").get_by_text(typed, exact=True)
            expect(named).to_have_count(0)
        assert anna.sideways() == 0
        assert faults(anna) == []


def is_whole(anna: Person, title: str) -> None:
    """A rules page: its parts are there, and the rulings unfold."""
    for heading in (title, "In a minute", "Your turn"):
        expect(anna.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    expect(anna.page.get_by_role("figure").first).to_be_visible()
    ruling = anna.page.get_by_text("Why: the leaflet").first
    expect(ruling).to_be_hidden()
    anna.press(anna.page.get_by_role("heading", name="Rulings"))
    expect(ruling).to_be_visible()
    anna.page.evaluate(UNFOLD)


def test_a_diagram_is_a_piece_of_the_table(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/rules/the-game")
    trick = figure(anna, 50)
    pile = trick.locator("[data-pile=try-up1]")
    expect(pile).to_contain_text("shows 58, play 48 here, backwards trick, wins back 10")
    anna.press(pile.get_by_role("button"))
    expect(pile).to_contain_text("shows 48")
    anna.press(trick.get_by_role("button", name="70", exact=True))
    expect(pile).to_contain_text("costs 22")
    anna.press(trick.get_by_role("button", name="Once more"))
    expect(pile).to_contain_text("shows 58")


def test_the_fourth_chip_pushes_the_first_one_off(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/rules/nix")
    row = anna.page.get_by_role("figure").get_by_role("button", name="Triple")
    for _ in range(3):
        anna.press(row)
    expect(row).to_contain_text("Anna’s super chip: 5, Cleo’s chip: 9, Ben’s chip: 2")  # noqa: RUF001


def test_at_a_table_the_rules_are_one_key_away(sit: Sit) -> None:
    anna = sit(locale="de")
    scene = at("extreme", my_turn())
    options = {**scene.options, "one_pile": "whole-turn"}
    with staged(anna, replace(scene, options=options)) as sockets:
        anna.page.keyboard.press("?")
        rules = anna.page.get_by_role("dialog", name="Regeln: Extreme")
        headings = rules.get_by_role("heading", level=3)
        expect(rules.get_by_role("figure").first).to_be_visible()
        assert headings.all_inner_texts()[:4] == [
            "Was jetzt für dich gilt",
            "Anders an diesem Tisch",
            "In einer Minute",
            "Ausführlich",
        ]
        expect(rules.get_by_text("Lege mindestens 2 Karten.")).to_be_visible()
        expect(rules.get_by_role("heading", name="Blitz-Befehle")).to_be_visible()
        assert faults(anna) == []
        skull = rules.get_by_role("figure").first
        anna.press(skull.locator("[data-pile=try-up1]").get_by_role("button"))
        sockets[1].done("say", text="Hallo")  # whoever reads is not disturbed
        anna.reach(sockets[1].sync["seq"])
        expect(skull).to_contain_text("zeigt 40")
        anna.page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
        expect(anna.page).to_have_url(f"{anna.url}/t/{anna.sync['table']['id']}")
        anna.press(anna.page.locator("[data-card]").first)
        expect(anna.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)


def test_a_game_that_is_not_here_has_a_way_home(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/rules/unheard-of")
    expect(anna.page.get_by_text("There is no such game here.")).to_be_visible()
    anna.press(anna.page.get_by_role("main").get_by_role("link"))
    anna.game("nix").wait_for()
