"""A game that the terminal does not know is drawn from its view alone."""

import io
from typing import Any

from rich.console import Console

from reihum.terminal.parts.general import draw

NAMES = ["Ada", "Ben"]


def drawn(**fields: Any) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, legacy_windows=False)
    common: dict[str, Any] = {"seat": 0, "last_turn": None, "turn": {"binding": []}, "legal": []}
    console.print(draw(common | fields, lambda seat: NAMES[seat]))
    return screen.getvalue()


def test_plain_fields_stand_below_each_other_and_the_hand_last() -> None:
    lines = drawn(hand=[3, 9], draw_pile=12, open=True, dealer=None, gone=[], dice={"red": 4})
    told = [line.strip() for line in lines.splitlines() if line.strip()]
    assert told == ["draw pile: 12", "open: yes", "dice: red 4", "hand: 3  9"]


def test_records_become_a_table_with_the_names_of_players() -> None:
    players = [{"score": 5, "cards_won": []}, {"score": None, "cards_won": [1, 2]}]
    rows = [line.split() for line in drawn(players=players).splitlines() if line.strip()]
    assert rows[0] == ["players", "score", "cards", "won"]
    assert ["Ada", "5", "none"] in rows and ["Ben", "-", "1", "2"] in rows


def test_other_records_are_numbered() -> None:
    rows = [line.split() for line in drawn(rows=[{"top": 4}, {"top": 7}]).splitlines()]
    assert ["1", "4"] in rows and ["2", "7"] in rows


def test_what_may_be_done_is_named() -> None:
    assert "you may: take:3  end" in drawn(legal=["take:3", "end"])
