"""Make tests/data/perft.json anew: `python -m tests.rules.make_perft`.

The counts come from the oracle alone, so that the test of the rules stands on other feet.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import reihum
from reihum import Game, State
from reihum.games.core.notation import format_position
from tests.records import record_of, state_of

from .careful import at_random, carefully
from .counting import Counts, OraclePlace, TooMany, perft, play_outs
from .late import position
from .oracles import Oracle, oracle_of_position

DATA = Path(__file__).parents[1] / "data" / "perft.json"

BROAD = 150  # sequences that are too many to look another action ahead
LEAST_NODES, MOST_NODES = 30, 500  # different positions on the way to the end
FAR = 80  # the piles may have come nearly anywhere
ENDGAMES = 6  # of each game and option set

# A board of its own, so that ours may still change.
BOARD = [[12, 9, 6], [11, 8, 5], [8, 6, 4], [7, 5, 3], [5, 4, 2], [4, 3, 2], [3, 2, 1], [9, 6, 3]]
FRESH: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 1}),
    ("the-game", {"players": 3, "first": "agree"}),
    ("the-game", {"players": 5, "minimum": 3}),
    ("extreme", {"players": 1}),
    ("extreme", {"players": 2, "layout": "shuffled"}),
    ("extreme", {"players": 4, "one_pile": "whole-turn", "minimum": 3}),
    ("face-to-face", {}),
    ("face-to-face", {"last_card": "allowed", "first": 1}),
    ("nix", {"players": 2, "board": BOARD}),
    ("nix", {"players": 3, "board": BOARD, "egon": True}),
]
LATE: list[tuple[str, dict[str, Any]]] = [
    ("the-game", {"players": 1}),
    ("the-game", {"players": 2, "minimum": 3}),
    ("extreme", {"players": 1, "layout": "shuffled"}),
    ("extreme", {"players": 2, "layout": "shuffled", "one_pile": "whole-turn"}),
    ("face-to-face", {}),
    ("face-to-face", {"last_card": "allowed"}),
    ("nix", {"players": 2, "board": BOARD}),
    ("nix", {"players": 2, "board": BOARD, "egon": True}),
]


def main() -> None:
    """Write the file."""
    entries = [*fresh_entries(), *late_entries()]
    DATA.write_text(json.dumps(entries, indent=1) + "\n")


def fresh_entries() -> Iterator[dict[str, Any]]:
    """Perft from deals, and from the middle of games."""
    for name, options in FRESH:
        game = reihum.game(name, **options)
        for careful_actions in (0, 7, 30):
            state = advanced(game.deal("perft"), careful_actions)
            yield counted(state)


def advanced(state: State, actions: int) -> State:
    """A game played on with care, but not to its end."""
    oracle, random = oracle_of_position(state.game, record_of(state)), Random(actions)
    for _ in range(actions):
        text = carefully(oracle, oracle.legal(), random)
        after = state.play(text)
        if after.outcome is not None:
            break
        oracle.play(text)
        state = after
    return state


def counted(state: State) -> dict[str, Any]:
    """The perft counts of a position, as deep as they stay small."""
    oracle = oracle_of_position(state.game, record_of(state))
    counts: list[int] = []
    while len(counts) < 6 and (not counts or 0 < counts[-1] < BROAD):
        counts.append(perft(OraclePlace(oracle), len(counts) + 1))
    return {"position": format_position(state), "perft": counts}


def late_entries() -> Iterator[dict[str, Any]]:
    """All play-outs of late positions that can well be won and lost."""
    for name, options in LATE:
        game, found, seed = reihum.game(name, **options), 0, 0
        while found < ENDGAMES:
            seed += 1
            state = endgame(game, Random(seed))
            entry = ended(state, oracle_of_position(game, record_of(state)))
            if entry:
                found += 1
                yield entry


def endgame(game: Game, random: Random) -> State:
    """A position near the end."""
    if game.name == "face-to-face":
        return duel_endgame(game, random)
    if game.name == "nix":
        return nix_endgame(game, random)
    return state_of(game, position(game, random.randint(3, 6), FAR, random))


def duel_endgame(game: Game, random: Random) -> State:
    """Few cards in both hands, and perhaps some to draw."""
    hands, draw, tops = [], [], []
    for _ in range(2):
        cards = random.sample(range(2, 60), 6)
        held = random.randint(2, 4)
        hands.append(cards[:held])
        draw.append(cards[held : held + random.randint(0, 2)])
        tops.append(random.sample(sorted(set(range(2, 60)) - set(cards)), 2))
    fields = {"hands": hands, "draw": draw, "tops": tops, "seat": 0, "turn": []}
    return game.position(fields)


def nix_endgame(game: Game, random: Random) -> State:
    """The last rounds of the last lap."""
    state = game.deal(random.randrange(10**6))
    oracle = oracle_of_position(game, record_of(state))
    turns = game.players * random.randint(18, 19)
    for _ in range(turns):
        choose = at_random if random.random() < 0.3 else carefully
        text = choose(oracle, oracle.legal(), random)
        oracle.play(text)
        state = state.play(text)
    return game.position(state.position())


def ended(state: State, oracle: Oracle) -> dict[str, Any] | None:
    """The play-outs of a position, or None where they are too many, too few or nearly all alike."""
    try:
        known: Counts = {}
        ways, won = play_outs(OraclePlace(oracle), known, MOST_NODES)
    except TooMany:
        return None
    if len(known) < LEAST_NODES or not 1 < 10 * won / ways < 9:
        return None
    return {"position": format_position(state), "ways": ways, "won": won}


if __name__ == "__main__":
    main()
