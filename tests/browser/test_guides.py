"""Guided first games and hints as people meet them: by taps on a phone, and by keys alone."""

import re

from playwright.sync_api import expect

from .conftest import PHONE, STILL, Sit
from .layout import resize
from .person import Person, played

SMALL = {**PHONE, **STILL, "viewport": {"width": 360, "height": 640}}


def lit(person: Person) -> str:
    """The action that is lit, once it is this person's turn and nothing is on its way."""
    guide = person.sync["table"]["guide"]
    return str(guide["action"] or "")


def coach(person: Person) -> str:
    """What is said."""
    return person.page.locator(".coach").inner_text()


def test_a_newcomer_is_guided_through_a_first_game_by_taps(sit: Sit) -> None:
    anna = sit(**SMALL)
    anna.home()
    anna.choose("the-game")
    offer = anna.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Guided first"))
    anna.press(offer)
    anna.page.wait_for_url("**/t/*")
    anna.until(lambda: bool(anna.sync.get("view")))
    expect(anna.page.locator(".coach")).to_contain_text("Pick 72 and tap Up 1")
    expect(anna.card(72)).to_have_attribute("data-lit", "")
    expect(anna.place("up1")).to_have_attribute("data-lit", "")
    assert anna.sideways() == 0
    anna.act("78>up1")
    expect(anna.page.locator(".coach")).to_contain_text("78 on Up 1 skips 7 numbers; 72 on Up 1")
    anna.press(anna.page.locator(".coach").get_by_role("button", name="Take back"))
    expect(anna.card(78)).to_be_visible()
    while not anna.over:
        anna.until(lambda: bool(lit(anna)) or anna.over)
        if not anna.over:
            anna.act(lit(anna))
    expect(anna.result).to_have_text("Won. All cards are down.")
    expect(anna.page.get_by_text("That was The Game.")).to_be_visible()
    assert anna.sideways() == 0
    anna.home()
    anna.choose("the-game")
    expect(anna.button("I know it")).to_have_count(0)


def combine(person: Person, action: str) -> None:
    """Play a combination by keys: its cards, its row where they go into two, and the chip."""
    row, _, cards = action.removesuffix("*").partition(":")
    press = person.page.keyboard.press
    for card in cards.split("-"):
        press(card.lower())
    while not person.chosen(row):
        press("ArrowDown")
    if action.endswith("*"):
        press("s")
    press("Enter")


def follow_by_keys(person: Person) -> None:
    """Play what is lit, and wait until it is done."""
    before, action = len(person.events), lit(person)
    combine(person, action)
    person.until(lambda: action in played(person.events[before:]))


def rows_below_long_words(person: Person) -> float:
    """How high a row of the board is on small phones, at least, however much the coach says."""
    said = person.page.locator(".coach p")
    short = said.inner_html()
    said.evaluate("(said) => said.append(' mot'.repeat(60))")
    heights = []
    for size in ((320, 568), (360, 640)):
        resize(person.page, size)
        box = person.row("quad").bounding_box()
        heights.append(box["height"] if box else 0)
    resize(person.page, (1280, 720))
    said.evaluate("(said) => said.lastChild.remove()")
    assert said.inner_html() == short
    return min(heights)


def test_by_keys_alone_a_first_game_is_won_too(sit: Sit) -> None:
    bert = sit(**STILL, locale="de", viewport={"width": 1280, "height": 720})
    bert.page.goto(f"{bert.url}/rules/nix")
    guide = bert.page.get_by_role("button", name=re.compile("^Geführtes erstes Spiel"))
    guide.focus()
    bert.page.keyboard.press("Enter")
    bert.page.wait_for_url("**/t/*")
    bert.until(lambda: bool(bert.sync.get("view")))
    expect(bert.page.locator(".coach")).to_contain_text("Vier Siebenen")
    assert rows_below_long_words(bert) >= 24
    combine(bert, "single:1")  # a mistake, and back
    bert.until(lambda: bool(bert.sync["table"]["guide"]["wrong"]))
    bert.page.keyboard.press("u")
    bert.until(lambda: not bert.sync["table"]["guide"]["wrong"])
    while not bert.over:
        bert.until(lambda: bool(lit(bert)) or bert.over)
        if not bert.over:
            follow_by_keys(bert)
    expect(bert.page.get_by_text("Aus drei Punkten Rückstand ein Sieg.")).to_be_visible()


def test_a_hint_lights_what_a_strong_player_would_do(sit: Sit) -> None:
    anna = sit(**SMALL)
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.press(anna.button("Hint"))  # which says first what it is
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Everybody sees that you asked")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(anna.page.locator(".coach")).to_have_count(0)
    anna.page.keyboard.press("h")
    anna.press(anna.button("Show me"))
    expect(anna.page.locator(".coach")).to_contain_text("skips")
    expect(anna.page.locator("[data-lit]")).to_have_count(2)
    assert anna.sideways() == 0
    lit_card = anna.page.locator("[data-card][data-lit]").get_attribute("data-card")
    anna.act(next(action for action in anna.legal if action.split(">")[0] != lit_card))
    expect(anna.page.locator(".coach")).to_have_count(0)
    anna.give_up()
    anna.until(lambda: anna.over)
    expect(anna.page.get_by_text("You asked for one hint.")).to_be_visible()


def test_lines_and_signs_explain_themselves_and_go_by_escape_or_a_touch(sit: Sit) -> None:
    anna = sit(**STILL)
    anna.begin("the-game", "me")
    told = anna.page.get_by_role("tooltip")
    anna.page.get_by_role("button", name="Put down at least 2 cards.").focus()
    expect(told).to_contain_text("look two cards ahead")
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    sign = anna.page.get_by_role("button", name=re.compile("left to draw"))
    box = sign.bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 11)
    expect(told).to_contain_text("left to draw")  # a sign is as large as a finger
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    menu = anna.button("Menu")
    anna.press(menu)
    anna.press(anna.button("Settings"))
    anna.press(anna.button("Close"))
    expect(menu).to_be_focused()  # one goes on where one was, whatever closed a sheet
    anna.press(menu)
    anna.press(anna.button("Close"))
    expect(menu).to_be_focused()
    anna.press(anna.pile("up1"))  # with no card in one's fingers
    expect(told).to_contain_text("Up 1 needs more than 1. The line shows what is used up")
    anna.press(told)
    expect(told).to_have_count(0)
    anna.begin("nix", "me", "bot:beginner")
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.press(anna.row("none"))  # which cannot be played yet
    expect(told).to_contain_text("No card: only when your hand is empty.")
    anna.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    anna.press(anna.button("Your chips look like this"))
    expect(told).to_contain_text("the super chip is still to come")
