"""Players for tests. A careful one gets far, and so meets the rules that only late games need."""

import functools
from collections.abc import Callable
from random import Random

from tests.oracle.face_to_face import FaceToFaceOracle
from tests.oracle.nix import NixOracle
from tests.oracle.the_game import TheGameOracle

from .oracles import Oracle

Chooser = Callable[[Oracle, list[str], Random], str]
"""Who plays, what is legal and some luck: the action of a player."""

LASTING = ("no-trick", "one-pile", "draw-one")
GAP_WORTH_PLAYING = 5  # beyond the minimum, while there are cards to draw
GAP_AT_THE_END = 12
HOPELESS = 500
WHIM = 0.02  # how often a careful player does anything at all


def at_random(oracle: Oracle, offer: list[str], random: Random) -> str:
    """Any legal action."""
    return random.choice(offer)


def carefully(oracle: Oracle, offer: list[str], random: Random) -> str:
    """The action that costs least by a rule of thumb, but for a whim now and then."""
    if random.random() < WHIM:
        return at_random(oracle, offer, random)
    if isinstance(oracle, NixOracle):
        costs = [_nix_cost(oracle, text) for text in offer]
    elif isinstance(oracle, FaceToFaceOracle):
        costs = [_duel_cost(oracle, text) for text in offer]
    else:
        costs = [_cost(oracle, text) for text in offer]
    return offer[costs.index(min(costs))]


@functools.cache
def _read(text: str) -> tuple[int, str, bool]:
    """The card, its pile and whether that one ascends."""
    card, pile = text.split(">")
    return int(card), pile, "up" in pile


def _step(up: bool, top: int, card: int) -> int:
    """How far a pile moves; a trick is less than nothing."""
    return card - top if up else top - card


def _cost(oracle: TheGameOracle, text: str) -> int:
    if oracle.seat is None:
        return 0  # whoever begins
    if text == "end":
        return GAP_WORTH_PLAYING if oracle.draw else GAP_AT_THE_END
    card, pile, up = _read(text)
    cost = _step(up, oracle.tops[pile], card)
    if (card - 10 if up else card + 10) in oracle.hands[oracle.seat]:
        cost -= 7  # the trick will bring it back
    return cost + (_command_cost(oracle, card, pile) if oracle.commands else 0)


def _command_cost(oracle: TheGameOracle, card: int, pile: str) -> int:
    """What a card's command means for the turn, and what it covers."""
    command, covered = oracle.commands.get(card), oracle.commands.get(oracle.tops[pile])
    if command is None and covered is None:
        return 0
    cost = -HOPELESS if covered == "skull" else -6 if covered in LASTING else 0
    if command == "stop":
        return cost - 6
    return cost + (_trouble(oracle, card, pile, command) if command else 0)


def _trouble(oracle: TheGameOracle, card: int, pile: str, command: str) -> int:
    """What a command asks of the cards that are left."""
    assert oracle.seat is not None
    rest = oracle.hands[oracle.seat] - {card}
    if command == "skull":
        return _cover_cost(oracle, card, pile, rest)
    if command == "three":
        return 4 if len(oracle.turn) + 1 + len(rest) >= 3 else HOPELESS
    return 6 if command in LASTING else 0


def _cover_cost(oracle: TheGameOracle, skull: int, pile: str, rest: set[int]) -> int:
    """How dear the card is that would have to cover a skull."""
    up = pile.startswith("up")
    steps = [_step(up, skull, card) for card in rest if oracle.commands.get(card) != "skull"]
    covers = [step for step in steps if step > 0 or step == -10]
    full = oracle._three_in_turn() and len(oracle.turn) == 2
    return min(covers) if covers and not full else HOPELESS


def _duel_cost(oracle: FaceToFaceOracle, text: str) -> int:
    seat = oracle.seat
    if text == "end":
        return 4 if oracle.draw[seat] else 1
    card, pile, up = _read(text)
    if not pile.startswith("their-"):
        return _step(up, oracle.tops[seat][pile], card)
    help_given = -_step(up, oracle.tops[1 - seat][pile.removeprefix("their-")], card)
    # A gift fills the hand again: dear at first, cheap once much was played.
    return help_given - 6 * len(oracle.turn)


@functools.cache
def _row(text: str) -> int:
    rows = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")
    return rows.index(text.removesuffix("*").partition(":")[0])


def _nix_cost(oracle: NixOracle, text: str) -> int:
    worth = oracle.points[_row(text)][0]
    return -2 * worth if text.endswith("*") else -worth
