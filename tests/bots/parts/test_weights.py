"""Minds in files: the ones that come along, and what is said of files that are none."""

from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.bots.parts.nets import SETTINGS
from reihum.bots.parts.weights import Weights, WeightsError, read_weights, shipped, with_settings

TABLES = [
    *[("the-game", players) for players in range(1, 6)],
    *[("extreme", players) for players in range(1, 6)],
    ("face-to-face", 2),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_has_a_mind_with_the_command_that_made_it(name: str, players: int) -> None:
    weights = shipped(name, players)
    game = reihum.game(name, players=players) if name != "face-to-face" else reihum.game(name)
    assert weights.fits(game) is weights
    assert weights.about["command"].startswith(f"reihum train {name}")
    assert np.isfinite(weights.weights).all()


def test_a_mind_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    weights = Weights(np.arange(20, dtype=np.float32), {"game": "extreme"})
    weights.write(path)
    again = read_weights(path)
    assert again.weights.tolist() == weights.weights.tolist()
    assert again.about == weights.about
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


def test_settings_go_into_a_copy() -> None:
    weights = np.zeros(20, np.float32)
    weights = with_settings(weights, {0: 5, SETTINGS - 1: 7})
    assert weights.tolist() == [5, *[0] * (SETTINGS - 2), 7, *[0] * (20 - SETTINGS)]
    assert not weights.any()


def test_a_file_that_is_no_mind_is_named(tmp_path: Path) -> None:
    path = tmp_path / "text.npz"
    path.write_text("no weights here")
    with pytest.raises(WeightsError, match=r"text\.npz is no weights"):
        read_weights(path)
    with pytest.raises(WeightsError, match=r"There is no weights .*none\.npz: No such file"):
        read_weights(tmp_path / "none.npz")
    np.savez(path, other=np.zeros(3))
    with pytest.raises(WeightsError, match="weights"):
        read_weights(path)


def test_a_mind_of_another_game_or_version_is_refused() -> None:
    weights = Weights(np.zeros(20, np.float32), {"game": "extreme"})
    with pytest.raises(WeightsError, match="made for extreme, not for the-game"):
        weights.fits(reihum.game("the-game"))
    with pytest.raises(WeightsError, match="another game or version"):
        weights.fits(reihum.game("extreme"))
