"""The seven commands of Extreme, one bit each, so that the visible ones add up to one number."""

PLAIN = 0
STOP = 1
SKULL = 2
THREE = 4
SILENCE = 8
NO_TRICK = 16
ONE_PILE = 32
DRAW_ONE = 64

COMMANDS = (STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE)
EACH = 4  # cards that carry the same command
