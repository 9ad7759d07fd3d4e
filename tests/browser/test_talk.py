"""Talk: who said what stays theirs, and only what one has not seen counts as unread."""

from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import Person
from .whole_games import dealt, two_at


def say(person: Person, text: str) -> None:
    person.page.get_by_placeholder("Anything but numbers").fill(text)
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_text(text, exact=True)).to_be_visible()


def test_only_what_was_not_seen_is_unread(sit: Sit) -> None:
    anna, bert, carla = sit(), sit(**PHONE), sit()
    two_at(anna, bert, "the-game")
    say(anna, "Hello Bert")
    expect(bert.page.get_by_text("Hello Bert", exact=True)).to_be_visible()
    anna.press(anna.button("Swap seats 1 and 2"))
    line = anna.page.get_by_role("listitem").filter(has_text="Hello Bert")
    expect(line).to_contain_text("You:")
    dealt(anna, bert)
    expect(bert.button("Log and chat")).to_be_visible()  # they were in the lobby
    say(anna, "Good luck")
    bert.press(bert.button("Log and chat, 1 unread"))
    expect(bert.page.get_by_text("Good luck", exact=True)).to_be_visible()
    bert.press(bert.button("Close"))
    expect(bert.button("Log and chat")).to_be_visible()
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_text("You are watching.")).to_be_visible()
    expect(carla.page.get_by_text("You have seen your cards")).to_have_count(0)
