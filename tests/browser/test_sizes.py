"""Every table on every screen: piles or board, hand and actions are in view, and stay there."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.server.clients import Socket

from .conftest import Sit
from .courses import my_turn
from .layout import EXTREMES, LOW, SIZES, faults, resize
from .person import Person
from .scenes import at, lap_over, slip
from .staging import LONGEST, show, staged

PLAYERS = {
    "the-game": range(1, 6),
    "extreme": range(1, 6),
    "face-to-face": range(2, 3),
    "nix": range(2, 6),
    "egon": range(2, 6),
}
TABLES = [(name, count) for name, counts in PLAYERS.items() for count in counts]
# A phone, a phone held sideways, a desk; German words are long on the narrowest of phones too.
THREE = [(360, 640), (844, 390), (1440, 900)]
NARROW = (320, 568)


def speak_german(anna: Person) -> None:
    anna.page.evaluate("localStorage.setItem('reihum.language', 'de')")
    anna.reload()


def pick(anna: Person) -> None:
    """Take a card into the fingers; in Nix choose a row, which takes its cards."""
    row = anna.legal[0].partition(":")[0]
    nix = "rows" in anna.view
    place = anna.row(row) if nix else anna.page.locator("[data-card]").nth(1)
    place.evaluate("(place) => place.click()")  # however large the screen is now
    expect(place).to_have_attribute("aria-pressed", "true")


def play_one(anna: Person, me: Socket) -> None:
    """One card, where a turn has several."""
    card = next((action for action in anna.legal if ">" in action), None)
    if card:
        anna.reach(me.done("play", action=card))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_table_fits_every_screen(sit: Sit, name: str, players: int) -> None:
    anna = sit()
    with staged(anna, at(name, my_turn(), players=players, who=LONGEST)) as sockets:
        assert faults(anna.page, [*SIZES, *EXTREMES, *LOW]) == []
        speak_german(anna)
        assert faults(anna.page, [*THREE, NARROW]) == []
        play_one(anna, sockets[0])
        pick(anna)
        assert faults(anna.page, [*SIZES, *LOW]) == []


def test_a_slip_fits_every_screen(sit: Sit) -> None:
    anna = sit(locale="de")
    with staged(anna, slip(LONGEST)):
        expect(anna.button("Zurücknehmen")).to_be_enabled()
        assert faults(anna.page, [*SIZES, NARROW]) == []


# Sizes between those we promise, where long words and names found too little room.
BETWEEN = [(568, 320), (375, 667), (412, 915), (667, 375), (915, 412), (1280, 720)]


@pytest.mark.parametrize(("name", "players"), [("egon", 5), ("extreme", 5)])
def test_long_words_are_whole_and_leave_the_seats_free(sit: Sit, name: str, players: int) -> None:
    anna = sit(locale="de", contrast="more")
    with staged(anna, at(name, my_turn(12), players=players, who=LONGEST)):
        assert faults(anna.page, [*BETWEEN, NARROW]) == []
        pick(anna)  # in Nix a chip that is pushed leaves the board, but not the screen
        assert faults(anna.page, [*BETWEEN, NARROW]) == []
        chip = anna.page.locator(".hanging")
        for size in [NARROW, *BETWEEN[1:3]] if chip.count() else []:
            resize(anna.page, size)
            box = chip.first.bounding_box()
            assert box and box["x"] + box["width"] < size[0] - 5, size


ROW = 19  # pixels of a row of the board, which nobody taps now: its points can be read


def test_the_end_of_a_lap_fits_every_screen(sit: Sit) -> None:
    anna = sit(locale="de")
    with staged(anna, at("egon", lap_over, players=5, who=LONGEST)):
        expect(anna.button(re.compile("^Weiter"))).to_be_visible()
        for size in [*SIZES, *EXTREMES, *LOW]:
            found = faults(anna.page, [size])
            assert [each for each in found if "no hand" not in each and "finger" not in each] == []
            row = anna.row("none").bounding_box()
            assert row and row["height"] >= ROW, size


def test_all_cards_of_a_game_that_is_over_stand_on_the_first_screen(sit: Sit) -> None:
    anna = sit(locale="de")
    with staged(anna, replace(slip(LONGEST), stands=True)):
        expect(anna.result).to_be_visible()
        expect(anna.button(anna.says("same-open"))).to_be_attached()
        resize(anna.page, NARROW)
        chart = anna.page.locator(".shown").get_by_role("img").first.bounding_box()
        assert chart and chart["y"] + chart["height"] <= NARROW[1]


COVERED = """() => {
  const over = document.querySelector("[role=alertdialog]").getBoundingClientRect();
  const under = ({ left, right, top, bottom }) =>
    left < over.right && right > over.left && top < over.bottom - 1 && bottom > over.top;
  const names = [...document.querySelectorAll("[data-seat] .name")];
  return names.filter((name) => under(name.getBoundingClientRect())).length;
}"""


def test_whoever_is_asked_to_give_up_sees_the_table_meanwhile(sit: Sit) -> None:
    anna = sit(locale="de")
    with staged(anna, at("the-game", my_turn(), players=5, who=LONGEST)) as sockets:
        anna.reach(sockets[1].done("concede"))
        answers = anna.page.get_by_role("alertdialog").locator(".line")
        for size in [*SIZES, *EXTREMES]:
            assert faults(anna.page, [size]) == []
            assert anna.page.evaluate(COVERED) == 0, size
        expect(answers).to_be_visible()
        resize(anna.page, NARROW)
        anna.press(anna.button("Antworten"))
        expect(answers.locator(".button")).to_have_count(2)
        assert anna.sideways() == 0
        anna.press(anna.button("Einverstanden"))
        expect(anna.button("Doch weiterspielen")).to_be_visible()
        assert anna.page.evaluate(COVERED) == 0


BOTTOM = """() => Math.max(
  ...[...document.querySelectorAll(".said > *")].map((said) => said.getBoundingClientRect().bottom),
) - innerHeight"""


def test_whoever_watches_is_told_whose_turn_it_is(sit: Sit) -> None:
    anna, gast = sit(), sit(locale="de")
    with staged(anna, at("the-game", my_turn())):
        show(gast, anna.page.url.rpartition("/")[2])
        for size in [*SIZES, *BETWEEN]:
            resize(gast.page, size)
            assert gast.page.evaluate(BOTTOM) <= 0, size
        expect(gast.page.locator(".keys")).to_have_count(0)


CUT = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".said");
  return scrollHeight - clientHeight;
}"""
DESKS = [(1024, 768), (1200, 700), (1440, 900)]


def test_beside_the_hand_of_a_duel_all_words_are_seen(sit: Sit) -> None:
    anna = sit(locale="de")
    with staged(anna, replace(at("face-to-face", my_turn()), hints=True)):
        expect(anna.button("Rat")).to_be_visible()
        for size in DESKS:
            resize(anna.page, size)
            assert anna.page.evaluate(CUT) <= 1, size
        assert faults(anna.page, DESKS) == []


BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-card], [data-pile], .actions .button")].flatMap((part) => {
    const name = part.dataset.card ?? part.dataset.pile ?? part.className;
    const box = part.getBoundingClientRect();
    return ["x", "y", "width", "height"].map((side) => [`${name} ${side}`, box[side]]);
  }))"""
SEATS = BOXES.replace("[data-card], [data-pile], .actions .button", "[data-seat] .name").replace(
    "part.className", '`who ${part.closest("[data-seat]").dataset.seat}`'
)
# The words stand above the hand of a phone and a tablet, and beside it on a desk.
UPRIGHT_AND_WIDE = [(360, 640), (768, 1024), (1440, 900)]
SUNK = 6  # pixels at most, on a desk: a card that fits nowhere sinks a little


def places(anna: Person, boxes: str = BOXES) -> dict[str, float]:
    """Where all that one plays with is, on each screen."""
    found: dict[str, float] = {}
    for size in UPRIGHT_AND_WIDE:
        resize(anna.page, size)
        shown = anna.page.evaluate(boxes)
        found |= {f"{part} at {size}": length for part, length in shown.items()}
    return found


def moved(before: dict[str, float], after: dict[str, float], cards: bool) -> dict[str, float]:
    """What is elsewhere now, and by how much; with cards or without."""
    far = {part: after[part] - before[part] for part in after if cards or not part[0].isdigit()}
    return {part: by for part, by in far.items() if abs(by) > (SUNK if cards else 0.5)}


@pytest.mark.parametrize("name", ["the-game", "extreme", "face-to-face"])
def test_nothing_jumps_within_a_turn(sit: Sit, name: str) -> None:
    anna = sit()
    with staged(anna, at(name, my_turn(12))) as sockets:
        before = places(anna)
        pick(anna)
        assert moved(before, places(anna), cards=False) == {}
        refusing = anna.page.locator(".no button")
        if refusing.count():
            refusing.first.evaluate("(pile) => pile.click()")
            anna.page.get_by_role("alert").wait_for()
            assert moved(before, places(anna), cards=False) == {}
        anna.page.keyboard.press("Escape")
        card, pile = anna.legal[0].split(">")
        anna.reach(sockets[0].done("play", action=f"{card}>{pile}"))
        expect(anna.card(card)).to_have_count(0)
        assert moved(before, places(anna), cards=True) == {}
        seats = places(anna, SEATS)
        end_turn(anna, sockets[0])
        assert moved(seats, places(anna, SEATS), cards=False) == {}


def end_turn(anna: Person, me: Socket) -> None:
    """As many cards as it takes, and whoever comes next has the turn."""
    while anna.sync["view"]["seat"] == 0:
        action = "end" if "end" in anna.legal else anna.legal[0]
        anna.reach(me.done("play", action=action))
    expect(anna.page.locator("[data-seat='0']")).not_to_have_attribute("aria-current", "true")


BROKEN = {
    ".actions { translate: 0 60px !important }": "is not in view",
    ".words { position: fixed !important; inset: 0; z-index: 9 }": "something covers",
    ".room, main, .page { overflow: visible; contain: none } .grid { width: 130vw }": "has more",
    ".hand { --u: 20px !important }": "is tiny",
    ".actions .end { width: 30px; flex: none; white-space: nowrap }": "run out of",
}


STYLE = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


def test_a_broken_layout_is_noticed(sit: Sit) -> None:
    anna = sit()
    with staged(anna, at("the-game", my_turn())):
        for style, fault in BROKEN.items():
            anna.page.evaluate(STYLE, style)
            assert any(fault in found for found in faults(anna.page, THREE[:1])), style
        anna.page.evaluate(STYLE, "")
        assert faults(anna.page, THREE[:1]) == []
