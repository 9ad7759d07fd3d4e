"""Results in whole numbers: the order in which deals are added up must change nothing."""

GAME_UNIT = 120  # of a game's result: any share of a win, and half of it
UNIT = 2 * GAME_UNIT  # of a deal's result: 0 to 240
MARGIN_UNIT = 12  # of a deal's margin: the mean of one, two or three seats in each of two games
