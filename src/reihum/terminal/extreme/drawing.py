"""The table of Extreme: that of The Game, with the commands."""

from dataclasses import replace

from ..parts.piles import help_with
from ..the_game.drawing import THE_GAME

EXTREME = replace(
    THE_GAME,
    help=help_with("37>up1", "37 up1", "terminal-help-extreme"),
)
