"""Random full games: compiled, the same functions uncompiled, and the oracle."""

import random
from collections.abc import Callable, Iterable
from typing import TypeVar

import reihum
from reihum.arena.play.random_games import RandomGames, compile_everything
from reihum.games.extreme.layouts import STANDARD, by_name
from reihum.games.extreme.layouts import by_card as commands_by_card
from reihum.games.nix.boards import ZIGZAG
from tests.native import VARIABLE, native
from tests.oracle.face_to_face import FaceToFaceOracle
from tests.oracle.nix import NixOracle
from tests.oracle.the_game import TheGameOracle

from .figures import Figure, Say, best_times

COMPILED, PLAIN, NAIVE = 2_000, 6, 40  # games in one run of each
ROUNDS = 12
Card = TypeVar("Card")
Oracle = TheGameOracle | FaceToFaceOracle | NixOracle

GAMES = {
    "the-game": reihum.game("the-game"),
    "extreme": reihum.game("extreme"),
    "face-to-face": reihum.game("face-to-face"),
    "nix": reihum.game("nix", egon=True),
}


def speed_figures(say: Say) -> list[Figure]:
    """Games per second and the two ratios, for each game with its default options."""
    check_oracle()
    compile_everything(say)
    figures = []
    for name, game in GAMES.items():
        say(f"random games of {name} ...")
        figures += _figures(name, game)
    return figures


def _figures(name: str, game: reihum.Game) -> list[Figure]:
    native, plain = RandomGames(game), RandomGames(game, native=False)
    keys = native.keys(f"bench/{number}" for number in range(COMPILED))
    runs: list[Callable[[], object]] = [
        lambda: native.play_keys(keys),
        lambda: plain.play_keys(keys[:PLAIN]),
        lambda: _play_oracles(name),
    ]
    fast, slow, naive = best_times(runs, ROUNDS)
    fast, slow, naive = fast / COMPILED, slow / PLAIN, naive / NAIVE
    return [
        Figure(f"{name}: random games", 1 / fast, "games/s"),
        Figure(f"{name}: compiled over uncompiled", slow / fast, "x", 60),
        Figure(f"{name}: compiled over the oracle", naive / fast, "x", 150),
    ]


def _play_oracles(name: str) -> None:
    """The oracle's share, with shuffle and all, always the same games."""
    rng = random.Random(name)
    for _ in range(NAIVE):
        oracle = new_oracle(name, rng)
        while legal := oracle.legal():
            oracle.play(rng.choice(legal))


def check_oracle() -> None:
    """Figures compare with the oracle in plain Python; the tests can have it compiled."""
    if native("tests.oracle"):
        raise SystemExit(f"The oracle would be compiled: unset {VARIABLE} and measure again.")


def new_oracle(name: str, rng: random.Random) -> Oracle:
    """A game of the oracle with the default options, dealt by lot."""
    if name == "face-to-face":
        return FaceToFaceOracle([_shuffled(rng, range(2, 60)) for _ in range(2)], 0)
    if name == "nix":
        decks = [_shuffled(rng, "1234567J" * 10) for _ in range(4)]
        lots = [_shuffled(rng, range(2)) for _ in range(4)]
        return NixOracle(2, decks, lots, "lot", True, [list(row) for row in ZIGZAG])
    layout = by_name(commands_by_card(STANDARD)) if name == "extreme" else {}
    commands = {card: command for command, cards in layout.items() for card in cards}
    return TheGameOracle(1, _shuffled(rng, range(2, 100)), 0, commands=commands)


def _shuffled(rng: random.Random, cards: Iterable[Card]) -> list[Card]:
    deck = list(cards)
    rng.shuffle(deck)
    return deck
