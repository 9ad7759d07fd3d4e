"""Players for tests. A careful one gets far, and so meets the rules that only late games need."""

import functools
from collections.abc import Callable
from random import Random

from .mirrors import FaceToFaceMirror, Mirror, NixMirror, TheGameMirror

Chooser = Callable[[Mirror, Random], str]

LASTING = ("no-trick", "one-pile", "draw-one")
GAP_WORTH_PLAYING = 5  # beyond the minimum, while there are cards to draw
GAP_AT_THE_END = 12
HOPELESS = 500
WHIM = 0.02  # how often a careful player does anything at all


def at_random(oracle: Mirror, random: Random) -> str:
    """Any legal action."""
    return random.choice(oracle.legal())


def carefully(oracle: Mirror, random: Random) -> str:
    """The action that costs least by a rule of thumb, but for a whim now and then."""
    if random.random() < WHIM:
        return at_random(oracle, random)
    if isinstance(oracle, NixMirror):
        return min(oracle.legal(), key=functools.partial(_nix_cost, oracle))
    if isinstance(oracle, FaceToFaceMirror):
        return min(oracle.legal(), key=functools.partial(_duel_cost, oracle))
    return min(oracle.legal(), key=functools.partial(_cost, oracle))


@functools.cache
def _read(text: str) -> tuple[int, str, bool]:
    """The card, its pile and whether that one ascends."""
    card, pile = text.split(">")
    return int(card), pile, "up" in pile


def _step(up: bool, top: int, card: int) -> int:
    """How far a pile moves; a trick is less than nothing."""
    return card - top if up else top - card


def _cost(oracle: TheGameMirror, text: str) -> float:
    if oracle.seat is None:
        return 0  # whoever begins
    if text == "end":
        return GAP_WORTH_PLAYING if oracle.draw else GAP_AT_THE_END
    card, pile, up = _read(text)
    cost: float = card - oracle.tops[pile] if up else oracle.tops[pile] - card
    if (card - 10 if up else card + 10) in oracle.hands[oracle.seat]:
        cost -= 7  # the trick will bring it back
    return cost + (_command_cost(oracle, card, pile) if oracle.commands else 0)


def _command_cost(oracle: TheGameMirror, card: int, pile: str) -> float:
    """What a card's command means for the turn, and what it covers."""
    command, covered = oracle.commands.get(card), oracle.commands.get(oracle.tops[pile])
    if command is None and covered is None:
        return 0
    cost = -HOPELESS if covered == "skull" else -6 if covered in LASTING else 0
    if command == "stop":
        return cost - 6
    return cost + (_trouble(oracle, card, pile, command) if command else 0)


def _trouble(oracle: TheGameMirror, card: int, pile: str, command: str) -> float:
    """What a command asks of the cards that are left."""
    assert oracle.seat is not None
    rest = oracle.hands[oracle.seat] - {card}
    if command == "skull":
        return _cover_cost(oracle, card, pile, rest)
    if command == "three":
        return 4 if len(oracle.turn) + 1 + len(rest) >= 3 else HOPELESS
    return 6 if command in LASTING else 0


def _cover_cost(oracle: TheGameMirror, skull: int, pile: str, rest: set[int]) -> float:
    """How dear the card is that would have to cover a skull."""
    up = pile.startswith("up")
    steps = [_step(up, skull, card) for card in rest if oracle.commands.get(card) != "skull"]
    covers = [step for step in steps if step > 0 or step == -10]
    full = oracle._three_in_turn() and len(oracle.turn) == 2
    return min(covers) if covers and not full else HOPELESS


def _duel_cost(oracle: FaceToFaceMirror, text: str) -> float:
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


def _nix_cost(oracle: NixMirror, text: str) -> float:
    worth = oracle.points[_row(text)][0]
    return -2 * worth if text.endswith("*") else -worth
