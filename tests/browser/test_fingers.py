"""Fingers and mice: a home page for the phone, taps and drags."""

from playwright.sync_api import Locator, expect

from .conftest import MOVING, PHONE, Sit
from .person import TITLES, Person
from .whole_games import play_out


def test_home_fits_a_phone_whatever_is_chosen(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.home()
    for game in TITLES:
        anna.choose(game)
        expect(anna.page.get_by_role("heading", level=2, name=TITLES[game])).to_be_visible()
        anna.press(anna.page.get_by_text("More options"))
        assert anna.sideways() == 0
        anna.press(anna.button("Close"))


def test_a_whole_game_by_tap(sit: Sit) -> None:
    anna = sit(**PHONE, **MOVING)
    anna.begin("the-game", "me", "bot:beginner")
    anna.until(lambda: bool(anna.sync.get("view")))
    play_out(anna)
    expect(anna.result).to_be_visible()
    assert anna.sideways() == 0


def drag(person: Person, card: Locator, pile: Locator) -> None:
    """With the mouse: grab, carry in steps, let go."""
    mouse = person.page.mouse
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(pile), steps=6)
    mouse.up()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_a_pile(sit: Sit) -> None:
    anna = sit(**MOVING)
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    card, pile = anna.legal[0].split(">")
    expect(anna.card(card)).to_be_visible()
    drag(anna, anna.card(card), anna.pile(pile))
    anna.until(lambda: bool(anna.view["turn"]["played"]))
    assert anna.view["turn"]["played"] == [f"{card}>{pile}"]
    expect(anna.card(card)).to_have_count(0)


def test_a_card_dropped_where_it_does_not_fit_comes_back(sit: Sit) -> None:
    anna = sit(**MOVING)
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    low, high = sorted(anna.view["hand"])[:: len(anna.view["hand"]) - 1]
    anna.act(f"{high}>up1")
    drag(anna, anna.card(low), anna.pile("up1"))
    expect(anna.page.get_by_role("alert")).to_contain_text(f"needs more than {high}")
    anna.press(anna.pile("up2"))  # still in the fingers
    anna.until(lambda: f"{low}>up2" in anna.view["turn"]["played"])
