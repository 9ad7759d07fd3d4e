"""The example that learns sees what there is to choose, and plays what it has learned."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.bots import Observation
from reihum.environments.policies import observed

FOLDER = Path(__file__).parents[2] / "examples" / "ppo"
sys.path.insert(0, str(FOLDER))
import solo  # noqa: E402


def test_a_choice_is_what_it_looks_like() -> None:
    state = reihum.game("the-game").deal("ppo")
    seen, mask, numbers = observed(Observation(state.game, 0, state.observe(0)))
    told, legal, flat = solo.choices(seen[None], mask[None])
    texts = [numbers.text(int(n)) for n, good in zip(flat[0], legal[0], strict=True) if good]
    assert sorted(texts) == sorted(map(str, state.legal()))
    ahead = told[0, :-1, 1][legal[0, :-1]] * 20
    tops = {"up1": 1, "up2": 1, "down1": 100, "down2": 100}
    played = [text.split(">") for text in texts]
    assert np.allclose(ahead, [min(60, abs(int(card) - tops[pile])) for card, pile in played])


def test_what_was_learned_plays_to_the_end(tmp_path: Path) -> None:
    sizes = (solo.ABOUT_PLAY + 1 + solo.ABOUT_TABLE, 4, 4, 1)
    chance = np.random.default_rng(1)
    layers: dict[str, Any] = {}
    for n in range(3):
        layers[f"weight{n}"] = chance.normal(size=(sizes[n + 1], sizes[n]))
        layers[f"bias{n}"] = np.zeros(sizes[n + 1])
    np.savez(tmp_path / "some.npz", **layers)
    player, state = solo.Solo(tmp_path / "some.npz"), reihum.game("the-game").deal("ppo")
    while state.outcome is None:
        state = state.play(player.choose(Observation(state.game, 0, state.observe(0))))
    assert len(state.steps) > 3


def test_it_plays_with_others_but_no_other_game() -> None:
    """What Extreme shows fits into its net by chance, and it knows nothing of the commands."""
    player, state = solo.Solo(), reihum.game("the-game", players=2, first="agree").deal("ppo")
    begun = player.choose(Observation(state.game, 1, state.observe(1)))
    assert begun == "begin:1"
    state = state.play(begun, 1)
    while state.seat is not None:
        seen = Observation(state.game, state.seat, state.observe(state.seat))
        state = state.play(player.choose(seen))
    assert state.outcome is not None and state.outcome.scores[0] < 60
    other = reihum.game("extreme").deal("ppo")
    with pytest.raises(ValueError, match="nothing but the-game"):
        player.choose(Observation(other.game, 0, other.observe(0)))
