"""How each game is learned, found by its name."""

from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.arena import ArenaError
from reihum.training import Learner, Report, TrainingRun, begin, training_of
from reihum.training import progress as files
from reihum.training.registry import OURS
from reihum.training.the_game import COURSE

GAME = reihum.game("the-game", players=2)


@pytest.mark.parametrize("name", list(OURS))
def test_those_that_can_be_learned_are_games(name: str) -> None:
    assert training_of(reihum.game(name)) is OURS[name]


def test_a_game_that_cannot_be_learned_is_told_which_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "name", "mine")
    with pytest.raises(ArenaError, match=r"mine has no players that learn; the-game, extreme, "):
        training_of(GAME)


def test_weights_go_where_they_are_sent_or_are_named_by_the_game() -> None:
    assert TrainingRun(GAME).path == Path("the-game-2.npz")
    assert TrainingRun(GAME, out=Path("mine.npz")).path == Path("mine.npz")


def test_every_seed_has_a_first_net_of_its_own() -> None:
    first = [begin(COURSE, GAME, seed, 64).weights for seed in ("12", "21", "3", "111")]
    for place, weights in enumerate(first):
        assert not any(np.array_equal(weights, other) for other in first[:place])


def test_a_course_of_another_game_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    begin(COURSE, GAME, "a", 64).save(path)
    with pytest.raises(ArenaError, match="of a course of the-game, not of extreme"):
        Learner.resumed(COURSE, TrainingRun(reihum.game("extreme"), out=path))


def test_files_of_earlier_versions_are_gone_on_with(tmp_path: Path) -> None:
    """They called the weights a mind."""
    path, learner = tmp_path / "mine.npz", begin(COURSE, GAME, "a", 64)
    words = {"seed": "a", "total": 64, "start": "", "done": 0, "seconds": 1.5}
    words |= {"game": "the-game", "options": dict(GAME.options)}
    arrays = {name: getattr(learner, name) for name in ("sizes", "memory", "aims", "clock")}
    curve = [Report(64, 1.5, 0.5, 0.4, 0.6)]
    files.save(files.progress_file(path), {"mind": learner.weights, **arrays}, words, curve)
    again = Learner.resumed(COURSE, TrainingRun(GAME, out=path))
    assert np.array_equal(again.weights, learner.weights)
    assert again.game == GAME
    assert again.curve == curve
