"""Fingers and mice: a home page for the phone, taps and drags."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from reihum import State

from .conftest import MOVING, PHONE, Sit
from .person import TITLES, Person
from .scenes import at
from .staging import staged
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


INSIDE = """() => {
  const page = document.querySelector("main");
  const edge = parseFloat(getComputedStyle(page).paddingRight);
  const right = page.getBoundingClientRect().right - edge;
  const buttons = [...document.querySelectorAll(".now .button")];
  return buttons.every((button) => button.getBoundingClientRect().right <= right + 0.5);
}"""


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_both_ways_to_play_fit_the_narrowest_phone(sit: Sit, language: str) -> None:
    anna = sit(viewport={"width": 320, "height": 568}, locale=language)
    anna.home()
    expect(anna.page.locator(".now .button")).to_have_count(2)
    anna.page.evaluate("document.fonts.ready.then(() => null)")
    assert anna.page.evaluate(INSIDE)


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


def test_a_trick_swings_back_on_its_rail_however_the_card_comes_there(sit: Sit) -> None:
    anna = sit(**MOVING)
    with staged(anna, at("the-game", trick_at_hand, deal="0", players=2)):
        card, pile = next(filter(goes_back(anna.view["piles"]), anna.legal)).split(">")
        swung = anna.place(pile).locator(".swung")
        swung_once = anna.page.evaluate_handle(SWUNG)
        drag(anna, anna.card(card), anna.pile(pile))
        anna.until(lambda: f"{card}>{pile}" in anna.view["turn"]["played"])
        expect(anna.card(card)).to_have_count(0)
        assert swung_once.evaluate("(times) => times.count") == 1
        expect(swung).to_have_count(0)  # it is past


def goes_back(piles: list[dict[str, Any]]) -> Callable[[str], bool]:
    """Whether an action takes a pile back by ten."""
    wanted = {f"{p['top'] + (-10 if p['ascending'] else 10)}>{p['pile']}" for p in piles}
    return lambda action: str(action) in wanted


def trick_at_hand(state: State) -> bool:
    tricks = filter(goes_back(state.view(0)["piles"]), map(str, state.legal()))
    return state.seat == 0 and len(state.steps) > 4 and any(tricks)


SWUNG = """() => {
  const times = { count: 0 };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) times.count += !!node.classList?.contains("swung");
  }).observe(document.body, { childList: true, subtree: true });
  return times;
}"""


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
