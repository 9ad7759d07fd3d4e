"""Extreme is reviewed as The Game is: its rules and its players stand there."""

from ..the_game.reviewer import THE_GAME

EXTREME = THE_GAME
