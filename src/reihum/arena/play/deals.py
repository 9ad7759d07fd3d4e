"""The deals of a run: deal 17 of the run `monday` is the deal `monday/17`, for anyone to replay."""

import hashlib

import numpy as np

from ...games import Deal, Game
from ...games.core.deals import SHUFFLE_VERSION
from ...rules.engine.compiling import Array


def deal_of(seed: str, number: int) -> str:
    """The text of a deal."""
    return f"{seed}/{number}"


def keys_of(game: Game, seed: str, numbers: Array) -> Array:
    """The keys of many deals at once, as `Deal.keys` has them one by one.

    The text of a run's deals begins alike, so its hash is begun once: a microsecond for each deal
    instead of ten.
    """
    begun = hashlib.sha256(f"reihum shuffle {SHUFFLE_VERSION}\0{seed}/".encode())
    digests = []
    for number in numbers.tolist():
        whole = begun.copy()
        whole.update(b"%d" % number)
        digests.append(whole.digest())
    keys = np.frombuffer(b"".join(digests), "<u4").astype(np.int64).reshape(-1, 1, 8)
    decks = Deal(seed).keys(game.own_decks).shape[0]
    return np.repeat(keys, decks, axis=1) if decks > 1 else keys


def seed_of(seed: int | str) -> str:
    """A run's seed in its normal form; long ones would leave no room for the number."""
    return Deal.of(seed).seed
