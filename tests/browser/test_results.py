"""What comes after a game: giving up, the results of a series, a picture and a text to share."""

import re
import struct
from pathlib import Path

from playwright.sync_api import expect

from .conftest import STILL, Sit
from .person import Person
from .staging import Scene, staged

PICTURE = (1200, 630)  # as messengers like it


def give_up(person: Person) -> None:
    person.until(lambda: bool(person.sync.get("view")) and not person.over)
    person.give_up()
    expect(person.result).to_be_visible()


def test_a_series_and_its_results_are_shown_and_shared(sit: Sit, tmp_path: Path) -> None:
    anna = sit(**STILL)
    anna.begin("face-to-face", "me", "bot:beginner")
    give_up(anna)
    series = anna.page.get_by_role("region", name="Games at this table")
    expect(series).to_have_count(0)  # one game is none
    anna.again()
    give_up(anna)
    expect(series.get_by_role("list").first).to_contain_text("2")
    expect(series.get_by_role("list").last.get_by_role("listitem")).to_have_count(2)
    with anna.page.expect_download() as saved:
        anna.press(anna.button("Share the result"))
    saved.value.save_as(tmp_path / "shared.png")
    head = (tmp_path / "shared.png").read_bytes()[:24]
    assert struct.unpack(">II", head[16:]) == PICTURE
    expect(anna.button("Text copied")).to_be_visible()
    text: str = anna.page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Face to Face · 2 players\n")


def test_who_would_rather_play_on_is_told_to_whoever_asked(sit: Sit) -> None:
    anna = sit()
    with staged(anna, Scene("the-game", ["Bert"], options={"first": "lot"})) as (_, bert):
        anna.press(anna.button("Menu"))
        anna.press(anna.button("Give up this game"))
        anna.press(anna.button("Play on"))  # a slip
        assert anna.button("Give up").count() == 0 and not anna.sync["table"]["conceding"]
        anna.press(anna.button("Close"))
        anna.give_up()
        bert.until(lambda: bool(bert.table["conceding"]))
        bert.done("decline")
        told = anna.page.locator(".asking.told")
        expect(told).to_have_text("Bert would rather not.")
        bert.done("concede")  # after all; then Anna's answer is what counts
        anna.give_up()
        expect(anna.result).to_contain_text("cards left")
        assert told.count() == 0


def test_a_colour_is_chosen_and_everybody_sees_it(sit: Sit) -> None:
    anna = sit(**STILL)
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    expect(anna.page.locator("[data-card]").first).to_be_visible()  # the menu is the table's by now
    anna.press(anna.button("Menu"))
    anna.press(anna.button("Your name, colour and shape"))
    anna.press(anna.button("Colour 5"))
    anna.press(anna.button("Shape 3"))
    anna.until(lambda: anna.sync["table"]["seats"][0]["look"] == {"colour": 4, "glyph": 2})
    anna.reload()
    assert anna.sync["table"]["seats"][0]["look"] == {"colour": 4, "glyph": 2}


def test_what_was_tapped_without_a_connection_can_be_withdrawn(sit: Sit) -> None:
    anna = sit(**STILL)
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.page.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(anna.page.get_by_role("status")).to_contain_text("Offline")
    card, pile = anna.legal[0].split(">")
    anna.press(anna.card(card))
    anna.press(anna.pile(pile))
    anna.press(anna.button(re.compile("withdraw")))
    expect(anna.button(re.compile("withdraw"))).to_have_count(0)
    talk = anna.page.get_by_role("textbox", name="Say something")
    talk.fill("none of mine fit")
    anna.page.keyboard.press("Enter")
    anna.press(anna.button(re.compile("none of mine fit.*withdraw")))
    expect(talk).to_have_value("none of mine fit")
    anna.press(anna.button("Menu"))
    anna.press(anna.button("Leave the table"))
    anna.press(anna.button("Leave"))
    anna.press(anna.button(re.compile("Leave the table.*withdraw")))
    anna.page.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_role("status")).not_to_contain_text("Offline")
    assert anna.view["turn"]["played"] == []
    expect(anna.card(card)).to_be_visible()


# A skull lies on the first pile and nothing covers it; one's last card would fit on two others.
SKULL = "8>up1 29>up1 56>up1 2>up2 3>up2 98>down1 59>up1 69>up1 end "
SKULL += "73>up1 89>down1 68>down1 51>down1 47>down1 33>down1"


def test_where_a_command_ends_the_game_nobody_says_that_no_card_fitted(sit: Sit) -> None:
    anna = sit()
    lost = Scene("extreme", ["Ole"], "w0", SKULL.split(), options={"first": "lot"}, stands=True)
    with staged(anna, lost):
        expect(anna.page.get_by_text(anna.says("ending-skull-left"))).to_be_visible()
        expect(anna.page.get_by_text("could not go on")).to_have_text("You could not go on.")
