"""Hypothesis strategies: games with any options, and states that play can reach."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

import reihum
from reihum import Action, End, Game, Play, State
from reihum.games.nix.boards import BOARDS

NAMES = ("the-game", "extreme", "face-to-face", "nix")
SEEDS = st.integers(0, 10**6)
LONGEST = 150  # actions; a careful game of The Game has about as many

Words = st.SearchStrategy[Any]


def _layout(seed: int) -> list[list[int]]:
    cards = random.Random(seed).sample(range(2, 100), 28)
    return [cards[place : place + 4] for place in range(0, 28, 4)]


def _deck(seed: int) -> list[int]:
    count = Counter(random.Random(seed).choices(range(8), k=80))
    return [count[card] for card in range(8)]


_FIRST: Words = st.sampled_from(["lot", "agree", 0, 1, 2, 3, 4])
_ROW = st.lists(st.integers(0, 999), min_size=3, max_size=3)
_THE_GAME: dict[str, Words] = {
    "players": st.integers(1, 5),
    "first": _FIRST,
    "minimum": st.integers(2, 3),
}
OPTIONS: dict[str, dict[str, Words]] = {
    "the-game": _THE_GAME,
    "extreme": {
        **_THE_GAME,
        "layout": st.sampled_from(["standard", "shuffled"]) | SEEDS.map(_layout),
        "commands": st.sampled_from([True, True, True, False]),
        "one_pile": st.sampled_from(["after", "whole-turn"]),
    },
    "face-to-face": {
        "players": st.just(2),
        "first": st.sampled_from(["lot", 0, 1]),
        "last_card": st.sampled_from(["lost", "allowed"]),
    },
    "nix": {
        "players": st.integers(2, 5),
        "first": st.sampled_from(["lot", 0, 1, 2, 3, 4]),
        "egon": st.booleans(),
        "board": st.sampled_from(list(BOARDS)) | st.lists(_ROW, min_size=8, max_size=8),
        "deck": st.just("standard") | SEEDS.map(_deck),
    },
}


@st.composite
def options(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """All options of a game, each with a value that fits."""
    chosen = {option: draw(values) for option, values in OPTIONS[name].items()}
    if isinstance(chosen["first"], int):
        chosen["first"] %= chosen["players"]
    return chosen


def games(name: str) -> st.SearchStrategy[Game]:
    """A game with any options."""
    return options(name).map(lambda chosen: reihum.game(name, **chosen))


def _cost(state: State, action: Action) -> int:
    """How far a card takes its pile: what a careful player looks at."""
    if isinstance(action, End):
        return 4
    if not isinstance(action, Play) or action.pile.startswith("their"):
        return 3
    table = state._record["table"]
    tops = table["tops"] if state.game.name != "face-to-face" else table["tops"][table["seat"]]
    step = action.card - int(tops[state.game.piles.index(action.pile)])  # type: ignore[attr-defined]
    return step if action.pile.startswith("up") else -step


def choice(state: State, chance: random.Random) -> Action:
    """Mostly the careful action: a player who only guesses never sees the end of a draw pile."""
    legal = state.legal()
    if state.game.name == "nix" or chance.random() < 0.2:
        return chance.choice(legal)
    return min(legal, key=lambda action: _cost(state, action))


def walk(state: State, chance: random.Random, longest: int = LONGEST) -> Iterator[State]:
    """The states of a game played on from here, this one included."""
    yield state
    for _ in range(longest):
        if state.outcome is not None:
            return
        state = state.play(choice(state, chance))
        yield state


def to_the_end(state: State, seed: int = 0) -> State:
    """The last state of a game played on from here."""
    *_, last = walk(state, random.Random(seed), 10 * LONGEST)
    return last


@st.composite
def states(draw: st.DrawFn, name: str, unfinished: bool = False) -> State:
    """A state that play can reach, dealt or taken up again from a position."""
    game = draw(games(name))
    mixed = name == "face-to-face" and draw(st.booleans())
    state = game.deal(draw(SEEDS), ["salt", "pepper"] if mixed else None)
    if draw(st.integers(0, 3)) == 0:
        state = game.position(state.position())
    path = list(walk(state, random.Random(draw(SEEDS)), draw(st.integers(0, LONGEST))))
    if unfinished:
        path = [each for each in path if each.outcome is None]
        assume(path)
    return path[-1]


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([-1, 0, 1, 7, 99, 100, 10**5, 10**6, 10**19, 10**400])
    | st.floats()
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
    ),
    max_leaves=5,
)

Slip = Callable[[list[str], int, str], list[str]]
SLIPS: tuple[Slip, ...] = (
    lambda parts, place, new: parts[:place] + parts[place + 1 :],
    lambda parts, place, new: [*parts[:place], new, *parts[place:]],
    lambda parts, place, new: [*parts[:place], new, *parts[place + 1 :]],
    lambda parts, place, new: [*parts[: place + 1], *parts[place:]],
    lambda parts, place, new: parts[:place],
)
STRAY = (
    *"09-=/.>@#%*?:J \n\t\0\x1b\x85\u2028\u0663\uff13\u00b2\ud800\U0001f0a1",
    *("100", "999999", "%FF", "deal=?", "turn", "begin:0", "end", "= won all-down 0"),
)


@st.composite
def slips(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters, words or lines lost, added, exchanged or doubled."""
    for _ in range(draw(st.integers(1, 3))):
        mark = draw(st.sampled_from(["", "\n", " ", ".", "/", "="]))
        parts = text.split(mark) if mark else list(text)
        place = draw(st.integers(0, len(parts)))
        slip = draw(st.sampled_from(SLIPS))
        text = mark.join(slip(parts, place, draw(st.sampled_from(STRAY))))
    return text
