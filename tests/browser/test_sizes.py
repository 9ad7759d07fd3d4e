"""Every table on every screen: piles or board, hand and actions are in view, and stay there."""

import pytest
from playwright.sync_api import expect

from tests.server.clients import Socket

from .conftest import Sit
from .courses import my_turn
from .layout import EXTREMES, SIZES, faults, resize
from .person import Person
from .scenes import at, slip
from .staging import LONGEST, staged

PLAYERS = {
    "the-game": range(1, 6),
    "extreme": range(1, 6),
    "face-to-face": range(2, 3),
    "nix": range(2, 6),
    "egon": range(2, 6),
}
TABLES = [(name, count) for name, counts in PLAYERS.items() for count in counts]
# A phone, a phone held sideways, a desk.
THREE = [(360, 640), (844, 390), (1440, 900)]


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
    anna = sit(reduced_motion="reduce")
    with staged(anna, at(name, my_turn(), players=players, who=LONGEST)) as sockets:
        assert faults(anna.page, [*SIZES, *EXTREMES]) == []
        speak_german(anna)
        assert faults(anna.page, THREE) == []
        play_one(anna, sockets[0])
        pick(anna)
        assert faults(anna.page) == []


def test_a_slip_fits_every_screen(sit: Sit) -> None:
    anna = sit(reduced_motion="reduce", locale="de")
    with staged(anna, slip(LONGEST)):
        expect(anna.button("Zurücknehmen")).to_be_enabled()
        assert faults(anna.page) == []


BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-card], [data-pile], .room .actions .button")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.dataset.card ?? part.dataset.pile ?? part.className, [x, y, width, height]];
  }))"""


@pytest.mark.parametrize("size", THREE)
def test_nothing_jumps_within_a_turn(sit: Sit, size: tuple[int, int]) -> None:
    anna = sit(reduced_motion="reduce")
    with staged(anna, at("the-game", my_turn())) as sockets:
        resize(anna.page, size)
        before = anna.page.evaluate(BOXES)
        card = min(anna.view["hand"])
        anna.reach(sockets[0].done("play", action=f"{card}>up1"))
        expect(anna.card(card)).to_have_count(0)
        after = anna.page.evaluate(BOXES)
        assert len(before) - len(after) == 1
        assert after == {part: before[part] for part in after}


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
    anna = sit(reduced_motion="reduce")
    with staged(anna, at("the-game", my_turn())):
        for style, fault in BROKEN.items():
            anna.page.evaluate(STYLE, style)
            assert any(fault in found for found in faults(anna.page, THREE[:1])), style
        anna.page.evaluate(STYLE, "")
        assert faults(anna.page, THREE[:1]) == []
