"""What the server says to people, in the way of the games: a code, parameters and a sentence."""

from typing import Any

from ..games import Message


class Refusal(Exception):
    """Something asked for that is not done; nothing has changed.

    >>> str(Refusal("not-started"))
    'The game has not begun.'
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.message = Message(code, params)
        super().__init__(code)

    def __str__(self) -> str:
        return str(self.message)


def no_table(table: str) -> Refusal:
    """What is said where there is no such table, or none that concerns whoever asks."""
    return Refusal("not-found", table=table[:20])
