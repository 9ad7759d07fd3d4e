"""How strong a bot is, is chosen at each seat, said in words, and kept for the next table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import PHONE, Sit
from .person import Person
from .server_process import ROOT, ServerProcess

USUAL, CHOSEN = "club", "master"
EXAMPLES = ROOT / "examples"


def levels(person: Person) -> list[str]:
    """What a seat offers, by its values."""
    options = person.places.last.get_by_role("option")
    values: list[str] = options.evaluate_all("all => all.map((each) => each.value)")
    return values


def bots(person: Person) -> list[str | None]:
    """Who sits at the table, as the server tells it."""
    return [seat["bot"] for seat in person.sync["table"]["seats"]]


def test_a_table_with_a_chosen_level(sit: Sit) -> None:
    anna = sit(**PHONE)
    anna.home()
    anna.choose("the-game")
    names = ("beginner", "casual", "club", "expert", "master")
    assert levels(anna) == ["me", "open", *(f"bot:{name}" for name in names)]
    place = anna.places.last
    expect(place).to_have_value(f"bot:{USUAL}")
    expect(place).to_have_accessible_description("plans its turns")
    place.select_option(f"bot:{CHOSEN}")
    expect(place).to_have_accessible_description("looks ahead, hard to beat")
    assert anna.sideways() == 0
    anna.press(anna.button("Play"))
    anna.until(lambda: bool(anna.sync.get("view")))
    assert bots(anna) == [None, USUAL, CHOSEN]


def test_the_lobby_says_how_strong_a_bot_is(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "open", "bot:expert")
    expect(anna.page.get_by_role("listitem").filter(has_text="Pia")).to_contain_text("Bot: Expert")


def test_the_level_is_remembered_for_the_next_table(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "bot:casual")
    anna.home()
    anna.choose("nix")
    expect(anna.places.last).to_have_value("bot:casual")


def test_bots_of_whoever_runs_the_server_have_seats_and_play(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was written, and a policy that was trained in an environment, for one game."""
    files = f"{EXAMPLES / 'bot' / 'nearest.py'}:Nearest", f"{EXAMPLES / 'ppo' / 'solo.py'}:Solo"
    monkeypatch.setenv("REIHUM_BOTS", ",".join(files))
    server = ServerProcess(tmp_path)
    try:
        anna = sit(server, **PHONE)
        anna.home()
        anna.choose("extreme")
        assert levels(anna)[-2:] == ["bot:master", "bot:Nearest"]
        anna.begin("the-game", "me", "bot:Nearest", "open")
        seat = anna.page.get_by_role("combobox", name="Who sits on seat 3")
        others = seat.locator("optgroup", has_text="Nearest")
        expect(others).to_have_attribute("label", "Other bots")
        seat.select_option("bot:Solo")
        anna.until(lambda: bots(anna) == [None, "Nearest", "Solo"])
        assert anna.sideways() == 0
        anna.press(anna.button("Start"))
        while not {1, 2} <= {event["seat"] for event in anna.events if event["kind"] == "played"}:
            anna.until(lambda: bool(anna.sync.get("view")))
            if anna.legal:
                anna.act("end" if "end" in anna.legal else anna.legal[0])
            else:
                anna.reach(anna.sync["seq"] + 1)
        assert not [event for event in anna.events if event["kind"] == "bot-failed"]
    finally:
        server.close()
