"""How Extreme is learned: as The Game is, with the commands on the cards."""

from .the_game import THE_GAME

EXTREME = THE_GAME
