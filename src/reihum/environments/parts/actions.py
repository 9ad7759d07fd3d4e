"""Flat action numbers: 0, 1, 2, ... for learners, with a meaning that stays.

The rules have numbers for actions too, but with gaps between them. Here those that are an action
of the game at all stand one after the other, in the order of the rules. They are the same at every
table of a game, however many play: what nobody can do at a table is never legal there.
"""

import functools
from typing import Any

import numpy as np

from ...games import GAMES, Game, ReihumError
from ...rules.engine.compiling import Array

LIMIT = 4096  # the numbers of rules lie below
NOT_AN_ACTION = -1


class NotAnAction(ValueError):
    """A number that stands for no action; says which do."""


class ActionNumbers:
    """The actions of a game by flat number."""

    def __init__(self, kind: type[Game]) -> None:
        self._game = kind(players=kind.most_players)
        codes = [code for code in range(LIMIT) if _is_action(self._game, code)]
        self.codes: Array = np.array(codes, np.int64)  # by flat number: that of the rules
        self.flat: Array = np.full(LIMIT, NOT_AN_ACTION, np.int64)  # and the other way round
        self.flat[self.codes] = np.arange(len(codes))
        self._flat: list[int] = self.flat.tolist()  # lists, for Python reads them sooner
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    def code(self, number: int) -> int:
        """What the rules call a flat number."""
        if not 0 <= number < len(self._codes):
            last = len(self._codes) - 1
            raise NotAnAction(f"{number} is no action of {self._game.name}: 0 to {last} are.")
        return self._codes[number]

    def number(self, code: int) -> int:
        """The flat number of what the rules call so."""
        return self._flat[code]

    def numbers(self, codes: Any) -> list[int]:
        """The flat numbers of several."""
        return [self._flat[code] for code in codes]

    def text(self, number: int) -> str:
        """The text of an action, as it is written everywhere."""
        return str(self._game.decode(self.code(number)))

    def read(self, text: str) -> int:
        """The flat number of an action's text; NotationError says what is wrong with it."""
        return self._flat[self._game.encode(self._game.action(text))]


def _is_action(game: Game, code: int) -> bool:
    """Whether a number of the rules is an action: then it comes back from its text."""
    try:
        action = game.parse(str(game.decode(code)))
        return action is not None and game.encode(action) == code
    except (ReihumError, LookupError, ValueError, AssertionError):
        return False


def numbers_of(game: Game | str) -> ActionNumbers:
    """The action numbers of a game.

    >>> the_game = numbers_of("the-game")
    >>> len(the_game), the_game.text(0), the_game.text(6), the_game.read("99>down2")
    (398, 'end', '2>up1', 397)
    """
    return _numbers(game if isinstance(game, str) else game.name)


@functools.cache
def _numbers(name: str) -> ActionNumbers:
    return ActionNumbers(GAMES[name])
