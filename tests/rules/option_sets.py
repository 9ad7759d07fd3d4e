"""The options under which rules and oracle are compared, and the ends that each set can have."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from reihum.games.nix.boards import BOARDS

from .late import random_layout

Options = dict[str, Any]
SEEDS = st.integers(0, 2**40)


@dataclass(frozen=True)
class OptionSet:
    """One game with some options fixed; the strategy draws the others."""

    game: str
    options: st.SearchStrategy[Options]
    reasons: frozenset[str]
    late: bool = True  # whether some games begin late


@st.composite
def _seated(
    draw: st.DrawFn, /, seats: Sequence[int], first: str, **others: st.SearchStrategy[Any]
) -> Options:
    """Options with players, and with who begins: in some way, or a seat where it is by lot."""
    players = draw(st.sampled_from(seats))
    fixed = [] if first == "agree" else list(range(players))
    drawn = {name: draw(strategy) for name, strategy in others.items()}
    return {"players": players, "first": draw(st.sampled_from([first, *fixed])), **drawn}


def _table(seed: int) -> Any:
    return random_layout(Random(seed))


def _board(seed: int) -> list[list[int]]:
    """Small points, so that totals are often equal."""
    random = Random(seed)
    most = random.choice((1, 4, 12, 999))
    return [[random.randint(0, most) for _ in range(3)] for _ in range(8)]


def _deck(seed: int) -> list[int]:
    """80 cards, of which some are rare, some common and perhaps all are jokers."""
    random = Random(seed)
    weights = [random.choice((0, 1, 1, 3, 10)) for _ in range(8)]
    cards = random.choices(range(8), weights if any(weights) else None, k=80)
    return [cards.count(card) for card in range(8)]


def _cooperative(name: str, *reasons: str, first: str = "lot", **others: Any) -> OptionSet:
    strategies = {option: _strategy(value) for option, value in others.items()}
    ends = frozenset(("all-down", "stuck", *reasons))
    return OptionSet(name, _seated(range(1, 6), first, **strategies), ends)


def _strategy(value: Any) -> st.SearchStrategy[Any]:
    return value if isinstance(value, st.SearchStrategy) else st.just(value)


def _duel(last_card: str, *reasons: str) -> OptionSet:
    options = _seated([2], "lot", last_card=st.just(last_card))
    return OptionSet("face-to-face", options, frozenset(("all-down", "stuck", *reasons)), False)


def _nix(egon: bool) -> OptionSet:
    board = st.sampled_from(list(BOARDS)) | SEEDS.map(_board)
    deck = st.just("standard") | SEEDS.map(_deck)
    options = _seated([2, 3, 2, 4, 3, 5], "lot", egon=st.just(egon), board=board, deck=deck)
    return OptionSet("nix", options, frozenset({"four-laps"}), False)


COMMAND_ENDS = ("skull-left", "three-not-met")
MINIMUMS = st.sampled_from((2, 3))

# The longest first, for the last ones to finish are short then.
OPTION_SETS = {
    "nix": _nix(egon=False),
    "face-to-face": _duel("lost", "single-card"),
    "nix with EGON": _nix(egon=True),
    "face-to-face with a last card": _duel("allowed"),
    "the-game": _cooperative("the-game", minimum=2),
    "the-game with a minimum of 3": _cooperative("the-game", minimum=3),
    "the-game with an agreed start": _cooperative("the-game", first="agree", minimum=MINIMUMS),
    "extreme": _cooperative("extreme", *COMMAND_ENDS),
    "extreme shuffled": _cooperative("extreme", *COMMAND_ENDS, layout="shuffled"),
    "extreme with tables and one pile for whole turns": _cooperative(
        "extreme",
        *COMMAND_ENDS,
        layout=SEEDS.map(_table),
        one_pile="whole-turn",
        minimum=MINIMUMS,
    ),
    "extreme without commands": _cooperative("extreme", commands=False, minimum=MINIMUMS),
}
