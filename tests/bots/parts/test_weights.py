"""Weights in files: those that come along, and what is said of files that have none."""

from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum.bots import bots_of
from reihum.bots.parts.nets import SETTINGS
from reihum.bots.parts.weights import Weights, WeightsError, read_weights, shipped, with_settings

TABLES = [
    *[("the-game", players) for players in range(1, 6)],
    *[("extreme", players) for players in range(1, 6)],
    ("face-to-face", 2),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_has_weights_with_the_command_that_made_them(name: str, players: int) -> None:
    weights = shipped(name, players)
    game = reihum.game(name, players=players) if name != "face-to-face" else reihum.game(name)
    size = bots_of(game).size
    assert size is not None and weights.fits(game, size) is weights
    assert weights.about["command"].startswith(f"reihum train {name}")
    assert np.isfinite(weights.numbers).all()


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    weights = Weights(np.arange(20, dtype=np.float32), {"game": "extreme"})
    weights.write(path)
    again = read_weights(path)
    assert again.numbers.tolist() == weights.numbers.tolist()
    assert again.about == weights.about
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


def test_settings_go_into_a_copy() -> None:
    numbers = np.zeros(20, np.float32)
    made = with_settings(numbers, {0: 5, SETTINGS - 1: 7})
    assert made.tolist() == [5, *[0] * (SETTINGS - 2), 7, *[0] * (20 - SETTINGS)]
    assert not numbers.any()


def test_a_file_without_weights_is_named(tmp_path: Path) -> None:
    path = tmp_path / "text.npz"
    path.write_text("no weights here")
    with pytest.raises(WeightsError, match=r"text\.npz has no weights"):
        read_weights(path)
    with pytest.raises(
        WeightsError, match=r"There are no weights .*none\.npz: there is no such file"
    ):
        read_weights(tmp_path / "none.npz")
    np.savez(path, other=np.zeros(3))
    with pytest.raises(WeightsError, match="weights is not a file"):
        read_weights(path)
    path.write_bytes(path.read_bytes()[:100])  # as a copy that was broken off
    with pytest.raises(WeightsError, match=r"text\.npz has no weights: File is not a zip file"):
        read_weights(path)


def test_weights_of_another_game_or_version_are_refused() -> None:
    weights, size = Weights(np.zeros(20, np.float32), {"game": "extreme"}), bots_of("extreme").size
    assert size is not None
    with pytest.raises(WeightsError, match="made for extreme, not for the-game"):
        weights.fits(reihum.game("the-game"), 20)
    with pytest.raises(WeightsError, match="another game or version"):
        weights.fits(reihum.game("extreme"), size)
