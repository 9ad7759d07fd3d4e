"""Every reason for which the rules refuse an action: a table, the action, and the sentence."""

from collections.abc import Callable
from typing import Any, NamedTuple

from reihum import State

from .tables import ALONE, duel, extreme, nix, the_game

PAIR = [[2, 3, 4, 5, 6, 7, 8], [90, 91, 92, 93, 94, 95, 96]]
HAND = [2, 3, 4, 11, 12, 20, 35, 50]  # of Extreme: a skull, a three, a one-pile and a stop
SIX = [[10, 20, 35, 45, 55, 58], [3, 13, 23, 33, 43, 53]]
FIRST = "11122233445J"
SECOND = "55566677123J"
ROUND_2 = ["single:1*", "single:5"]
ROUND_5 = [f"single:{card}" for pair in zip("1112", "5556", strict=True) for card in pair]


class Case(NamedTuple):
    """A table, an action that is refused there, and how."""

    table: Callable[[], State]
    action: str
    reason: str
    sentence: str
    seat: int | None = None


def _the_game(**chosen: Any) -> Callable[[], State]:
    return lambda: the_game([ALONE], **chosen)


def _two(**chosen: Any) -> Callable[[], State]:
    return lambda: the_game(PAIR, **chosen)


def _extreme(*turn: str, **chosen: Any) -> Callable[[], State]:
    return lambda: extreme([HAND], turn=turn, **chosen)


def _duel(*turn: str, **chosen: Any) -> Callable[[], State]:
    return lambda: duel(SIX, tops=((30, 40), (30, 40)), turn=turn, **chosen)


def _nix(*played: str) -> Callable[[], State]:
    return lambda: nix([FIRST, SECOND], played)


def _over() -> State:
    return the_game([[50]], tops=(20, 1, 100, 100), draw=0, turn=["50>up1"])


THE_GAME = (
    Case(_over, "end", "game-over", "The game is over."),
    Case(_two(), "90>up1", "not-your-turn", "It is not your turn: seat 0 acts.", 1),
    Case(_two(seat=1), "2>up1", "not-your-turn", "It is not your turn: seat 1 acts.", 0),
    Case(_two(), "2>up1", "no-such-seat", "There is no seat 7; seats go from 0 to 1.", 7),
    Case(
        _two(seat=None, first="agree"),
        "begin:1",
        "not-your-turn",
        "It is not your turn: every seat for itself acts.",
        0,
    ),
    Case(
        _two(seat=None, first="agree"),
        "2>up1",
        "must-begin",
        "First someone begins: claim the first turn with begin:0, begin:1.",
    ),
    Case(
        _two(first="agree"),
        "begin:1",
        "already-begun",
        "Somebody has already begun.",
    ),
    Case(_the_game(), "37>up1", "not-in-hand", "37 is not in your hand."),
    Case(_the_game(), "end", "cards-owed", "Put down 2 cards first."),
    Case(_the_game(turn=["2>up1"]), "end", "more-cards-owed", "Put down 1 more first."),
    Case(_the_game(minimum=3), "end", "cards-owed", "Put down 3 cards first."),
    Case(
        _the_game(tops=(50, 1, 100, 100)),
        "45>up1",
        "needs-more",
        "up1 needs more than 50, or exactly 40.",
    ),
    Case(_the_game(tops=(1, 11, 100, 100)), "2>up2", "needs-more-only", "up2 needs more than 11."),
    Case(
        _the_game(tops=(1, 1, 50, 100)),
        "80>down1",
        "needs-less",
        "down1 needs less than 50, or exactly 60.",
    ),
    Case(
        _the_game(tops=(1, 1, 100, 89)),
        "90>down2",
        "needs-less",
        "down2 needs less than 89, or exactly 99.",
    ),
    Case(
        lambda: the_game([[93, *ALONE[1:]]], tops=(1, 1, 91, 100)),
        "93>down1",
        "needs-less-only",
        "down1 needs less than 91.",
    ),
)

EXTREME = (
    Case(
        lambda: extreme([[37, 38, 60]], tops=(14, 47, 100, 100)),
        "37>up2",
        "trick-forbidden",
        "No backwards trick while no-trick lies open: up2 shows 47.",
    ),
    Case(
        lambda: extreme([[37, 38, 60]], tops=(14, 47, 100, 100)),
        "38>up2",
        "needs-more-only",  # a trick would not help
        "up2 needs more than 47.",
    ),
    Case(
        _extreme("12>up1", "20>up1", "35>up1"),
        "50>up1",
        "three-full",
        "Your three cards are down: end the turn.",
    ),
    Case(
        _extreme("2>up1", "3>up1", "4>up1"),
        "12>up1",
        "three-too-late",
        "12 is a three, and you have already played 3 cards.",
    ),
    Case(
        _extreme("12>up1"),
        "50>up1",
        "stop-not-third",
        "Under three, a stop may only be the third card; this would be card 2.",
    ),
    Case(
        _extreme("11>up1"),
        "50>up2",
        "stop-leaves-skull",
        "A stop would leave the skull on up1 open.",
    ),
    Case(
        _extreme("3>up2", tops=(15, 1, 100, 100)),
        "20>up1",
        "pile-tied",
        "One pile for this turn: yours is up2.",
    ),
    Case(
        _extreme("2>up1", one_pile="whole-turn"),
        "35>up2",
        "one-pile-earlier",
        "35 wants one pile for the whole turn, but you have already used another.",
    ),
    Case(_extreme("11>up1"), "end", "skull-open-now", "Cover the skull on up1 first."),
    Case(
        _extreme("12>up1", "20>up1"),
        "end",
        "three-owed",
        "Exactly three cards: 1 more.",
    ),
)

FACE_TO_FACE = (
    Case(_duel(), "end", "cards-owed", "Put down 2 cards first."),
    Case(_duel(), "11>up", "not-in-hand", "11 is not in your hand."),
    Case(_duel(), "10>up", "needs-more", "up needs more than 30, or exactly 20."),
    Case(_duel(), "58>down", "needs-less", "down needs less than 40, or exactly 50."),
    Case(
        _duel("10>their-up"),
        "58>their-down",
        "gift-given",
        "You have given your one card for this turn.",
    ),
    Case(_duel(), "35>their-up", "help-lower", "A card on their-up must help: lower than 30."),
    Case(
        _duel(), "35>their-down", "help-higher", "A card on their-down must help: higher than 40."
    ),
)

NIX = (
    Case(_nix(), "triple:7-7-7", "not-held", "You do not hold 7-7-7."),
    Case(_nix("single:J", "single:5"), "pair:1-J", "not-held", "You do not hold 1-J."),
    Case(_nix(), "none", "hand-not-empty", "No card is only for an empty hand."),
    Case(
        _nix(*ROUND_5),
        "pair:3-J",
        "joker-alone",
        "In round 5 a joker may only be played alone.",
    ),
    Case(_nix(), "pair:1-J*", "super-joker", "The super chip cannot go with a joker."),
    Case(
        _nix(*ROUND_5), "single:3*", "super-too-late", "In round 5 the super chip is a plain one."
    ),
    Case(_nix(*ROUND_2), "single:2*", "super-spent", "Your super chip is already played."),
)

CASES = THE_GAME + EXTREME + FACE_TO_FACE + NIX
