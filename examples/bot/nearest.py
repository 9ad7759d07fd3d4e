"""Nearest, a bot for The Game and Extreme: always the card that costs least."""

from collections.abc import Iterable, Mapping
from typing import Any

from reihum.bots import Observation

ENOUGH = 3  # who may end the turn does so rather than skip as many numbers


def nearest(piles: Iterable[Mapping[str, Any]], legal: Iterable[str]) -> str:
    """Of the legal actions the one that costs least."""
    tops = {pile["pile"]: (int(pile["top"]), pile["ascending"]) for pile in piles}

    def cost(action: str) -> int:
        card, on, pile = action.partition(">")
        if not on:  # `end`, or `begin:0` where the players agree who begins
            return ENOUGH
        top, ascending = tops[pile]
        return int(card) - top if ascending else top - int(card)  # a trick costs -10

    return min(legal, key=cost)


class Nearest:
    """The bot as the arena calls it."""

    def choose(self, seen: Observation) -> str:
        """The text of an action, from what this seat may know."""
        face = seen.game.face(seen.table, seen.seat)
        return nearest(face["piles"], [str(action) for action in seen.legal()])
