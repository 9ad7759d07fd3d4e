"""A sitting in each language: what is typed stays the same, what is read does not."""

from collections.abc import Iterator

import pytest

from reihum.languages import LANGUAGES, USUAL, say, speak
from reihum.terminal.setup import Setup

from .typist import Typist, lost_to_a_bot

DUEL = Setup("face-to-face", deal="monday", options=("first=0",))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak(USUAL)


@pytest.mark.slow
def test_a_game_is_played_in_every_language(typist: Typist, language: str) -> None:
    screen = typist.play(DUEL, "?", "1 up", "99 up", *lost_to_a_bot(DUEL), "q")
    flat = " ".join(screen.split())
    for code in ("gift-open", "terminal-help-duel", "terminal-command-why", "terminal-bye"):
        assert " ".join(say(code, {}, language).split()) in flat
    game = {"game": "face-to-face", "card": 99, "low": 2, "high": 59}
    assert " ".join(say("no-such-card", game, language).split()) in flat
    assert flat.count("reihum play") == 0  # it was played to its end


def test_a_hint_is_given_in_every_language(typist: Typist, language: str) -> None:
    screen = typist.play(Setup("the-game", bots=1, deal="monday", options=("first=0",)), "hint")
    flat = " ".join(screen.split())
    assert say("why-end", {}, language) in flat
