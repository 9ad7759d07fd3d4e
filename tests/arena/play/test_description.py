"""What a run plays: said once, the same wherever it is read."""

import pickle
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

import reihum
from reihum.arena import ArenaError, BotError
from reihum.arena.play.description import Description
from reihum.arena.play.entrants import Entrant
from reihum.bots import UnknownBot

FILE = Path(__file__).parents[1] / "bots.py"


def test_it_survives_pickling() -> None:
    run = Description.of("nix", ["greedy", f"{FILE}:First"], players=3, options={"egon": True})
    again = pickle.loads(pickle.dumps(run))
    assert again == run
    assert again.game.players == 3
    assert again.settings({}) == run.settings({})
    assert again.entrants[1].source == FILE.read_text(encoding="utf-8")


def test_it_never_changes() -> None:
    run = Description.of("the-game", ["greedy"])
    with pytest.raises(FrozenInstanceError):
        run.seed = "other"  # type: ignore[misc]


def test_it_says_whether_all_can_be_trusted_to_answer_and_who_talks() -> None:
    assert Description.of("the-game", ["greedy", "planner"]).ours
    assert not Description.of("the-game", ["greedy", f"{FILE}:First"]).ours
    assert Description.of("extreme", ["planner"], talk=True).talking
    assert not Description.of("face-to-face", ["planner"], talk=True).talking


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"name": "chess", "bots": ["greedy"]}, "chess"),
        ({"name": "nix", "bots": ["greedy"], "players": 9}, "2 to 5"),
        ({"name": "nix", "bots": ["clever"]}, "There is no bot 'clever'"),
    ],
)
def test_what_cannot_be_is_said(words: dict[str, object], told: str) -> None:
    with pytest.raises((ArenaError, reihum.OptionError), match=told):
        Description.of(**words)  # type: ignore[arg-type]


def test_a_bot_that_a_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(self: Entrant, game: reihum.Game) -> None:
        raise UnknownBot("bot-not-of-game", game="mine", bot="master", bots=["random", "greedy"])

    monkeypatch.setattr(Entrant, "thought", unknown)
    with pytest.raises(BotError, match="it has random, greedy"):
        Description.of("the-game", ["master"])
