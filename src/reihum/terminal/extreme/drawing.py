"""The table of Extreme: that of The Game, with the commands."""

from dataclasses import replace

from ..the_game.drawing import THE_GAME

EXTREME = replace(
    THE_GAME,
    help=f"{THE_GAME.help}\nPurple words are commands; [b]rules[/b] explains all seven.",
)
