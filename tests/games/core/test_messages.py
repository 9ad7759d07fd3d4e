"""The sentences: every one is said somewhere, and none is missing."""

import json
from pathlib import Path

import pytest

import reihum
from reihum.games.core.game import Game
from reihum.games.core.messages import LONG, Message, brief, listed
from reihum.languages import add_folder, add_sentences, say, speaking
from reihum.languages.sources import OURS, messages_in

from . import binding_cases, illegal_cases, notation_cases, position_cases

# Reasons that other modules here ask for by name.
ELSEWHERE = {
    "test_actions": {
        "not-an-action",
        "foreign-action",
        "no-such-card",
        "no-such-pile",
        "no-such-seat",
        "not-text",
        "too-long",
    },
    "test_boards": {"bad-board"},
    "test_combinations": {"not-a-combination"},
    "test_deals": {
        "bad-code",
        "unknown-shuffle",
        "bad-mix",
        "bad-mix-text",
        "bad-seed",
    },
    "test_held": {"nothing-fits", "not-stuck"},
    "test_notation": {"after-result", "another-game", "hidden-deal"},
    "test_options": {"bad-option", "unknown-option", "first-not-seated"},
    "test_registry": {"unknown-game", "foreign-option"},
    "test_state": {"nothing-to-undo"},
}


# What the games say themselves; other rooms say more.
ROOM = Path(reihum.__file__).parent / "games"
SOURCES = "".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py"))
ENDED = "-only"  # is put to the end of some
WORDS = {
    "cards",
    "every-seat",
    "list-and",
    "nobody",
    "seat",
    "none",
    "player",
    "players",
    "points",
}  # also names of fields
GUIDES = "guide-"  # test_guides.py asks for those
CHECKS = "verify-"  # and test_proofs.py, one room above, for these
TROUBLES = "trouble-"  # and test_troubles.py, beside that, for these
PARTS = ("kind-", "field-", "what-")  # of other sentences: what would have fitted, and where
OWN = {
    code
    for code in messages_in(OURS / "en")
    if code not in WORDS
    and not code.startswith((GUIDES, CHECKS, TROUBLES, *PARTS))
    and f'"{code.removesuffix(ENDED)}"' in SOURCES
}


def test_every_sentence_is_said_somewhere() -> None:
    said = {case.reason for case in illegal_cases.CASES}
    said |= {case.reason for case in position_cases.CASES}
    said |= {case.reason for case in notation_cases.CASES}
    said |= {code for case in binding_cases.CASES for code in case.binding}
    said |= set().union(*ELSEWHERE.values())
    assert said == OWN


@pytest.mark.parametrize("module", ELSEWHERE)
def test_the_other_modules_ask_for_the_reasons_they_are_said_to(module: str) -> None:
    (path,) = Path(__file__).parents[1].rglob(f"{module}.py")
    source = path.read_text(encoding="utf-8")
    assert all(f'"{code}"' in source for code in ELSEWHERE[module])


def test_long_texts_are_cut_in_sentences() -> None:
    said = str(Message("turn-over", {"action": "x" * 10_000}))
    assert said == f"The turn was over before {'x' * LONG}...."


def test_lists_are_said_with_commas() -> None:
    assert "are a, b." in str(Message("unknown-field", {"field": "c", "fields": ["a", "b"]}))
    assert "are none." in str(Message("unknown-field", {"field": "c", "fields": ()}))


def test_what_cannot_be_written_is_said_to_be_so() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert brief(10**5000) == brief(nested) == "a value too large to write"
    assert brief("x" * 100) == "'" + "x" * 59
    assert brief(None, 2) == "No"


def test_a_message_among_the_parameters_is_said_in_the_same_language() -> None:
    names = [Message("player", {"number": number}) for number in (1, 2, 3)]
    asked = Message("why-asked", {"seats": [0, 1, 2], "names": names, "pile": "up1"})
    assert str(asked).startswith("player 1, player 2 and player 3 asked to leave up1")
    assert "Spieler 1, Spieler 2 und Spieler 3" in asked.said("de")
    assert json.loads(json.dumps(asked.json()))["params"]["names"][0] == "player 1"
    assert listed(["Anna"]) == "Anna"


def test_a_code_that_already_says_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^The code 'game-over' already says"):
        add_sentences({"game-over": "It is finished."})
    with pytest.raises(ValueError, match="The code 'game-over' already says"):
        type("Another", (Game,), {"sentences": {"game-over": "It is finished."}})
    assert str(Message("game-over")) == "The game is over."


def test_a_game_from_outside_brings_its_own_messages(tmp_path: Path) -> None:
    for language, text in (("en", "{ $count } fish"), ("de", "{ $count } Fische")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "own.ftl").write_text(f"test-fish = {text}\n", encoding="utf-8")
    add_folder(tmp_path)
    add_folder(tmp_path)
    for _ in range(2):  # the same sentences may be brought twice
        type("Another", (Game,), {"sentences": {"test-told": "You fish { $count }."}})
    assert say("test-fish", {"count": 2}) == "2 fish"
    assert say("test-fish", {"count": 2}, "de") == "2 Fische"
    assert say("test-told", {"count": 2}, "de") == "You fish 2."  # better than nothing


def test_a_game_from_outside_brings_a_folder_of_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "own.ftl").write_text("folder-of-its-own = Its own words.\n")
    monkeypatch.setattr(speaking, "_folders", [*speaking._folders])
    speaking._forget()
    type("Speaking", (reihum.Game,), {"sentences": {}, "languages": tmp_path})
    assert speaking.say("folder-of-its-own") == "Its own words."
    monkeypatch.undo()
    speaking._forget()
