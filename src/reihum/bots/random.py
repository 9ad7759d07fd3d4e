"""A player without a thought: any legal action, all equally likely."""

import random

from .protocol import Bot, Observation


class RandomBot(Bot):
    """Plays random legal actions, the same ones for the same seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, observation: Observation) -> str:
        """Any legal action; while the players agree who begins, a claim of its own."""
        game = observation.game
        texts = [str(game.decode(number)) for number in game.legal(observation.table)]
        claims = [text for text in texts if text == f"begin:{observation.seat}"]
        return self._random.choice(claims or texts)
