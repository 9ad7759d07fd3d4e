"""A player without a thought: any legal action, all equally likely."""

import random
from typing import Any


class RandomBot:
    """Plays random legal actions, the same ones for the same seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: dict[str, Any]) -> str:
        """An action for the seat whose view this is."""
        return str(self._random.choice(view["legal"]))
