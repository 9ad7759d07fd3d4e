"""Two people shuffle each other's decks: their browsers do it, and nobody waits for long."""

from itertools import takewhile

import pytest
from playwright.sync_api import expect

import reihum

from .conftest import PHONE, Sit
from .person import Person
from .test_axe import faults
from .whole_games import dealt, play_out, two_at

GAME = "face-to-face"


def heard_early(person: Person, text: str) -> list[str]:
    """What a page was told of a text before the game was over."""
    before = takewhile(lambda frame: '"secret"' not in frame, person.frames)
    return [frame for frame in before if text in frame]


def test_both_mix_and_the_end_tells_what(sit: Sit) -> None:
    anna, bert = sit(), sit(**PHONE)
    two_at(anna, bert, GAME, mixes=True)
    bert.page.get_by_label("A word for the shuffle").fill("hocus pocus")
    assert faults(bert) == []
    dealt(anna, bert)
    play_out(anna, bert)
    deal = anna.view["deal"]
    texts = [text.rpartition(" ") for text in deal["mix"]]
    assert [words for words, _, _ in texts] == ["", "hocus pocus"]
    assert all(len(randomness) == 32 for _, _, randomness in texts)
    assert heard_early(anna, deal["mix"][1]) == heard_early(bert, deal["mix"][0]) == []
    again = reihum.game(GAME).deal(deal["seed"], deal["mix"])
    assert again.deal is not None and again.deal.json() == deal
    for person in (anna, bert):
        expect(person.page.get_by_text(f"Deal {deal['seed']}")).to_be_visible()
        mix = person.page.get_by_text("hocus%20pocus")
        expect(mix).to_be_hidden()  # lines of digits
        person.press(person.page.get_by_text("Mix", exact=True))
        expect(mix).to_be_visible()
        person.press(person.button("Check the deal"))
        expect(person.page.get_by_role("heading", name="The deal was fair.")).to_be_visible()
        assert faults(person) == []
    assert bert.sideways() == 0
    again_without(bert, anna)


def again_without(absent: Person, person: Person) -> None:
    """Another game while the other one is away: it is dealt at once."""
    absent.page.goto("about:blank")
    person.until(lambda: not person.sync["table"]["seats"][1]["present"])
    person.again()
    person.until(lambda: not person.over)
    expect(person.page.get_by_text("The server shuffles for Bert.").first).to_be_attached()


@pytest.mark.parametrize("game", ["the-game", "nix"])
def test_the_deal_of_a_game_with_bots_can_be_checked(sit: Sit, game: str) -> None:
    anna = sit()
    anna.begin(game, "me", "bot:beginner", mixes=True)
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.give_up()
    anna.press(anna.button("Check the deal"))
    expect(anna.page.get_by_role("heading", name="The deal was fair.")).to_be_visible()
    anna.page.reload()  # what this browser has heard and mixed in, it remembers
    anna.press(anna.button("Check the deal"))
    expect(anna.page.get_by_role("heading", name="The deal was fair.")).to_be_visible()


def test_a_mixed_deal_is_dealt_again(sit: Sit) -> None:
    anna = sit()
    anna.home()
    anna.choose(GAME)
    anna.seat("me", "bot:beginner")
    anna.ask_for("monday")
    anna.page.get_by_label("Mix").fill("salt/black%20pepper")
    anna.press(anna.button("Play"))
    anna.until(lambda: bool(anna.sync.get("view")))
    state = reihum.game(GAME).deal("monday", ["salt", "black pepper"])
    assert anna.view["hand"] == state.view(0)["hand"]
