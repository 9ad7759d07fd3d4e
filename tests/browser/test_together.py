"""Two people at one table by link, and a third who only watches."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import TITLES
from .whole_games import dealt, level, move, play_out, two_at
from .wire import Wire

SOME_MOVES = 8


@pytest.mark.parametrize("game", TITLES)
def test_two_by_link_at_a_desk_and_on_a_phone(sit: Sit, game: str) -> None:
    anna, bert = sit(), sit(**PHONE)
    two_at(anna, bert, game)
    assert "#" not in bert.page.url  # nobody copies the key to a seat by accident
    assert bert.sideways() == 0
    dealt(anna, bert)
    assert anna.view["hand"] != bert.view["hand"]
    expect(anna.page.locator('[data-seat="1"]').first).to_contain_text("Bert")
    expect(bert.page.locator('[data-seat="0"]').first).to_contain_text("Anna")
    assert bert.sideways() == 0
    play_out(anna, bert)
    assert {event["seat"] for event in anna.events if event["kind"] == "played"} == {0, 1}
    expect(anna.result).to_be_visible()
    expect(bert.result).to_be_visible()
    assert bert.sideways() == 0


@pytest.mark.parametrize("game", TITLES)
def test_a_spectator_sees_no_hand(sit: Sit, game: str) -> None:
    anna, bert, carla = (sit() for _ in range(3))
    two_at(anna, bert, game)
    carla.page.goto(anna.page.url)
    dealt(anna, bert, carla)
    for _ in range(SOME_MOVES):
        move(anna, bert)
        level(anna, bert, carla)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    expect(carla.page.locator("[data-card]")).to_have_count(0)
    expect(carla.page.get_by_label(re.compile("^Your hand"))).to_have_count(0)
    expect(carla.button(re.compile("End turn|I begin|Play"))).to_have_count(0)
    watched = Wire.of(carla)
    for player in (anna, bert):
        own = Wire.of(player)
        assert own.telling and own.leaks(own.telling) == own.telling  # the search finds them
        assert watched.leaks(own.telling) == []
    assert watched.hands == [] and watched.early_cards() == []


def test_a_friend_sits_down_by_the_plain_address(sit: Sit) -> None:
    anna, bert, carla = sit(), sit(**PHONE), sit()
    anna.begin("the-game", "me", "open", by_address=True)
    address = anna.link()
    assert "#" not in address
    bert.join(address, "Bert")
    bert.press(bert.button("Sit here"))
    expect(anna.page.get_by_role("listitem").filter(has_text="Bert").first).to_contain_text("here")
    carla.page.goto(address)
    expect(carla.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(carla.button("Sit here")).to_have_count(0)
    dealt(anna, bert)
    assert anna.view["hand"] != bert.view["hand"]


SHARE = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def test_a_table_is_shared_by_what_the_device_has(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(SHARE)
    anna.begin("the-game", "me", "open", by_address=True)
    anna.press(anna.button("Share"))
    title, address = "Anna invites you to The Game", anna.link()
    assert anna.page.evaluate("shared") == {"title": title, "text": title, "url": address}
    anna.page.set_viewport_size({"width": 640, "height": 360})
    anna.press(anna.button("Show QR code"))
    code = anna.page.get_by_role("img", name="Code of the link to this table")
    expect(code).to_be_visible()
    assert code.evaluate("(code) => code.decode().then(() => code.naturalWidth)") > 0
    expect(code).to_be_in_viewport(ratio=1)


def test_whoever_is_asked_to_leave_is_told_and_offered_no_seat(sit: Sit) -> None:
    anna, bert = sit(), sit(**PHONE)
    anna.begin("the-game", "me", "open", by_address=True)
    bert.join(anna.link(), "Bert")
    bert.press(bert.button("Sit here"))
    anna.press(anna.button("Ask Bert to leave"))
    expect(bert.page.get_by_role("alert")).to_have_text(
        "The host has asked you to leave this table."
    )
    expect(bert.button("Sit here")).to_have_count(0)
    expect(anna.page.get_by_role("combobox", name="Who sits on seat 2")).to_have_value("open")


def test_another_game_waits_until_all_are_ready(sit: Sit) -> None:
    anna, bert = sit(), sit()
    two_at(anna, bert, "the-game")
    dealt(anna, bert)
    play_out(anna, bert)
    anna.again()
    expect(bert.page.get_by_text("Anna would like to play another one.")).to_be_visible()
    expect(bert.result).to_be_visible()
    expect(anna.page.get_by_text("Waiting for Bert.")).to_be_visible()
    bert.press(bert.button("Not now"))
    told = anna.page.get_by_text("Bert would rather not.", exact=True).last
    expect(told).to_be_visible()
    anna.again()
    bert.again()
    for person in (anna, bert):
        person.until(lambda person=person: not person.over)  # type: ignore[misc]
    expect(anna.page.locator(".asking")).to_have_count(0)  # it was about the game before
