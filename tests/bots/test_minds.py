"""Minds in files: the ones that come along, and what is said of files that are none."""

from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.bots.parts.nets import SETTINGS
from reihum.bots.parts.weights import Mind, MindError, read_mind, shipped, with_settings

TABLES = [
    *[("the-game", players) for players in range(1, 6)],
    *[("extreme", players) for players in range(1, 6)],
    ("face-to-face", 2),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_has_a_mind_with_the_command_that_made_it(name: str, players: int) -> None:
    mind = shipped(name, players)
    game = reihum.game(name, players=players) if name != "face-to-face" else reihum.game(name)
    assert mind.fits(game) is mind
    assert mind.about["command"].startswith(f"reihum train {name}")
    assert np.isfinite(mind.weights).all()


def test_a_mind_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    mind = Mind(np.arange(20, dtype=np.float32), {"game": "extreme"})
    mind.write(path)
    again = read_mind(path)
    assert again.weights.tolist() == mind.weights.tolist()
    assert again.about == mind.about
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


def test_settings_go_into_a_copy() -> None:
    weights = np.zeros(20, np.float32)
    mind = with_settings(weights, {0: 5, SETTINGS - 1: 7})
    assert mind.tolist() == [5, *[0] * (SETTINGS - 2), 7, *[0] * (20 - SETTINGS)]
    assert not weights.any()


def test_a_file_that_is_no_mind_is_named(tmp_path: Path) -> None:
    path = tmp_path / "text.npz"
    path.write_text("no weights here")
    with pytest.raises(MindError, match=r"text\.npz is no mind"):
        read_mind(path)
    with pytest.raises(MindError, match=r"There is no mind .*none\.npz: No such file"):
        read_mind(tmp_path / "none.npz")
    np.savez(path, other=np.zeros(3))
    with pytest.raises(MindError, match="weights"):
        read_mind(path)


def test_a_mind_of_another_game_or_version_is_refused() -> None:
    mind = Mind(np.zeros(20, np.float32), {"game": "extreme"})
    with pytest.raises(MindError, match="made for extreme, not for the-game"):
        mind.fits(reihum.game("the-game"))
    with pytest.raises(MindError, match="another game or version"):
        mind.fits(reihum.game("extreme"))
