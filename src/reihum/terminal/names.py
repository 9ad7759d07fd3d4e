"""What the players at a keyboard are called."""

from string import ascii_uppercase

from ..games import Game
from ..languages import tell


def name_of(player: int, game: Game, people: frozenset[int]) -> str:
    """What a player is called; imaginary ones, after the last seat, have names of their own.

    >>> from reihum import game
    >>> name_of(1, game("nix"), frozenset({0, 1})), name_of(1, game("nix"), frozenset({0}))
    ('Player B', 'Bot B')
    """
    if player >= game.players:
        return game.imaginary[player - game.players]
    if player not in people:
        return tell("terminal-bot", letter=ascii_uppercase[player])
    if len(people) == 1:
        return tell("house-you")
    return tell("terminal-player", letter=ascii_uppercase[player])
