"""Everything that can bind a player: a table, and how the running turn shows it."""

from collections.abc import Callable
from typing import NamedTuple

from reihum import State

from .illegal_cases import FIRST, HAND, PAIR, ROUND_2, ROUND_5, SECOND, SIX
from .tables import ALONE, duel, extreme, nix, the_game

GIFT_OPEN = "One card may help the other side; then you draw up to 6."
COMBINATION = "Play a combination and push a chip into its row."
OWE_1, OWE_2 = "Put down at least 1 card.", "Put down at least 2 cards."
OWE_1_MORE = "Put down at least 1 more."
SUPER = "Your super chip is still unplayed; it cannot go with a joker."


class Bound(NamedTuple):
    """A table, the codes and sentences that bind, and the numbers of its turn."""

    table: Callable[[], State]
    binding: dict[str, str]
    owed: int
    may_end: bool
    draws: int


THE_GAME = (
    Bound(lambda: the_game([ALONE]), {"owe": OWE_2}, 2, False, 0),
    Bound(lambda: the_game([ALONE], minimum=3), {"owe": "Put down at least 3 cards."}, 3, False, 0),
    Bound(lambda: the_game([ALONE], turn=["2>up1"]), {"owe-more": OWE_1_MORE}, 1, False, 1),
    Bound(lambda: the_game([ALONE], turn=["2>up1", "20>up1", "25>up1"]), {}, 0, True, 3),
    Bound(
        lambda: the_game([ALONE], tops=(1, 1, 99, 100), draw=1, turn=["2>up1", "20>up1"]),
        {},
        0,
        True,
        1,
    ),
    Bound(
        lambda: the_game([[40, 60]], tops=(20, 1, 100, 100), draw=0),
        {"owe": OWE_1},
        1,
        False,
        0,
    ),
    Bound(
        lambda: the_game(PAIR, seat=None, first="agree"),
        {"claim": "Agree who begins: any seat may claim the first turn."},
        0,
        False,
        0,
    ),
)

EXTREME = (
    Bound(
        lambda: extreme([HAND], turn=["11>up1"]),
        {"cover-skull": "Cover the skull on up1.", "owe-more": OWE_1_MORE},
        1,
        False,
        1,
    ),
    Bound(
        lambda: extreme([HAND], turn=["2>up1", "3>up1", "11>up1"]),
        {"cover-skull": "Cover the skull on up1."},
        0,
        False,
        3,
    ),
    Bound(
        lambda: extreme([HAND], turn=["12>up1"]),
        {"three": "Exactly three cards this turn: 2 more."},
        2,
        False,
        1,
    ),
    Bound(
        lambda: extreme([HAND], turn=["2>up1", "3>up1", "12>up1"]),
        {"three-met": "Exactly three cards this turn, and they are down."},
        0,
        True,
        3,
    ),
    Bound(
        lambda: extreme([HAND], tops=(15, 1, 100, 100)),
        {"owe": OWE_2, "one-pile": "One pile: choose one for all cards of this turn."},
        2,
        False,
        0,
    ),
    Bound(
        lambda: extreme([HAND], tops=(15, 1, 100, 100), turn=["3>up2"]),
        {
            "owe-more": OWE_1_MORE,
            "one-pile-here": "One pile: your next cards go on up2.",
        },
        1,
        False,
        1,
    ),
    Bound(
        lambda: extreme([HAND], tops=(15, 1, 100, 100), turn=["20>up1"]),  # covered: free again
        {"owe-more": OWE_1_MORE},
        1,
        False,
        1,
    ),
    Bound(
        lambda: extreme([HAND], tops=(14, 1, 100, 100)),
        {"owe": OWE_2, "no-trick": "No backwards trick."},
        2,
        False,
        0,
    ),
    Bound(
        lambda: extreme([HAND], tops=(16, 1, 100, 100), turn=["2>up2", "3>up2", "4>up2"]),
        {"draw-one": "You draw only one card."},
        0,
        True,
        1,
    ),
    Bound(
        lambda: extreme([HAND], tops=(13, 14, 56, 100)),
        {
            "owe": OWE_2,
            "no-trick": "No backwards trick.",
            "draw-one": "You draw only one card.",
            "silence": "Silence: no talk about the game.",
        },
        2,
        False,
        1,
    ),
    Bound(lambda: extreme([HAND], commands=False, turn=["11>up1", "12>up1"]), {}, 0, True, 2),
)

FACE_TO_FACE = (
    Bound(lambda: duel(SIX), {"owe": OWE_2, "gift-open": GIFT_OPEN}, 2, False, 2),
    Bound(
        lambda: duel(SIX, turn=["10>up", "20>up", "35>up"]), {"gift-open": GIFT_OPEN}, 0, True, 2
    ),
    Bound(
        lambda: duel(SIX, tops=((1, 60), (30, 60)), turn=["10>up", "20>their-up"]),
        {"gift-given": "You have given your one card for this turn."},
        0,
        True,
        2,
    ),
    Bound(
        lambda: duel(
            SIX, tops=((1, 60), (30, 60)), draw=(1, 9), turn=["10>up", "35>up", "20>their-up"]
        ),
        {"gift-given": "You have given your one card for this turn."},
        0,
        True,
        1,
    ),
    Bound(
        lambda: duel([[10], SIX[1]], draw=(0, 9), last_card="allowed"),
        {"owe": OWE_1, "gift-open": GIFT_OPEN},
        1,
        False,
        0,
    ),
)

NIX = (
    Bound(
        lambda: nix([FIRST, SECOND]),
        {"combination-owed": COMBINATION, "super-left": SUPER},
        1,
        False,
        0,
    ),
    Bound(lambda: nix([FIRST, SECOND], ROUND_2), {"combination-owed": COMBINATION}, 1, False, 0),
    Bound(
        lambda: nix([FIRST, SECOND], ROUND_5),
        {
            "combination-owed": COMBINATION,
            "last-round": "Last round: jokers only as single cards, and the super chip is a "
            "plain one.",
        },
        1,
        False,
        0,
    ),
)

CASES = THE_GAME + EXTREME + FACE_TO_FACE + NIX
