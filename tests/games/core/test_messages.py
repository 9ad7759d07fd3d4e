"""The sentences: every one is said somewhere, and none is missing."""

import re
from pathlib import Path
from string import Formatter

import pytest

from reihum.games.core.game import Game
from reihum.games.core.messages import (
    GENERAL,
    LONG,
    SENTENCES,
    Message,
    add_sentences,
    brief,
)
from reihum.games.registry import OURS

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
    "test_notation": {"after-result", "hidden-deal"},
    "test_options": {"bad-option", "unknown-option", "first-not-seated"},
    "test_registry": {"unknown-game", "foreign-option"},
    "test_state": {"nothing-to-undo"},
}


# Other rooms say more; these are the games' own, and those of what our games are made from.
KINDS = {base for kind in OURS for base in kind.mro() if issubclass(base, Game)}
OWN = sorted(set(GENERAL).union(*(kind.sentences for kind in KINDS)))


def test_every_sentence_is_said_somewhere() -> None:
    said = {case.reason for case in illegal_cases.CASES}
    said |= {case.reason for case in position_cases.CASES}
    said |= {case.reason for case in notation_cases.CASES}
    said |= {code for case in binding_cases.CASES for code in case.binding}
    said |= set().union(*ELSEWHERE.values())
    said |= {code for code in OWN if code.startswith("why-")}  # by bots: tests/bots/test_words.py
    assert said == set(OWN)


@pytest.mark.parametrize("module", ELSEWHERE)
def test_the_other_modules_ask_for_the_reasons_they_are_said_to(module: str) -> None:
    (path,) = Path(__file__).parents[1].rglob(f"{module}.py")
    source = path.read_text(encoding="utf-8")
    assert all(f'"{code}"' in source for code in ELSEWHERE[module])


@pytest.mark.parametrize("code", OWN)
def test_a_sentence_begins_and_ends_like_one(code: str) -> None:
    sentence = SENTENCES[code]
    assert re.match(r"[A-Z]|\{|first=\{", sentence)  # or with the input it speaks of
    assert sentence.endswith((".", "{problem}"))
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)
    assert all(field is None or field for _, field, _, _ in Formatter().parse(sentence))


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


def test_a_code_that_already_says_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^The code 'game-over' already says"):
        add_sentences({"game-over": "It is finished."})
    assert str(Message("game-over")) == "The game is over."


def test_the_same_sentence_may_be_brought_twice() -> None:
    before = dict(SENTENCES)
    add_sentences({"game-over": "The game is over."})
    assert before == SENTENCES


def test_a_game_cannot_bring_a_sentence_that_says_something_else() -> None:
    with pytest.raises(ValueError, match="The code 'game-over' already says"):
        type("Another", (Game,), {"sentences": {"game-over": "It is finished."}})


def test_sentences_are_only_added_by_name() -> None:
    with pytest.raises(TypeError):
        SENTENCES["game-over"] = "It is finished."  # type: ignore[index]
