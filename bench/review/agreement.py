"""How often two reviews with other seeds call the same turns mistakes or blunders."""

from collections.abc import Iterable

from reihum.arena.play.crews import cores_here
from reihum.review import Mark, TurnReview, reviewing

from ..figures import Figure
from .games import finished_game, game_for

GAMES = 8  # reviewed twice
WRONG = (Mark.MISTAKE, Mark.BLUNDER)
TABLES = (
    ("the-game", 1),
    ("the-game", 2),
    ("the-game", 3),
    ("the-game", 4),
    ("extreme", 1),
    ("extreme", 2),
    ("face-to-face", 2),
    ("nix", 2),
    ("nix", 4),
)
Pair = tuple[TurnReview, TurnReview]


def agreement_figures(name: str, players: int, games: int = GAMES) -> list[Figure]:
    """Games of casual players, each reviewed with two seeds."""
    pairs = [pair for number in range(games) for pair in reviewed_twice(name, players, number)]
    return told(f"{name}, {players}", games, pairs)


def reviewed_twice(name: str, players: int, number: int) -> list[Pair]:
    """The verdicts of two reviews about each turn."""
    end = finished_game(game_for(name, players), f"agreement/{number}")
    one, other = (list(reviewing(end, seed, cores_here())) for seed in ("one", "other"))
    return list(zip(one, other, strict=True))


def told(where: str, games: int, pairs: Iterable[Pair]) -> list[Figure]:
    """What comes of it: the turns that either calls wrong, and how many of them both do."""
    wrong = [pair for pair in pairs if any(told.mark in WRONG for told in pair)]
    both = [pair for pair in wrong if all(told.mark in WRONG for told in pair)]
    same = [pair for pair in wrong if pair[0].mark is pair[1].mark]
    opposed = [pair for pair in wrong if {told.mark for told in pair} == {Mark.BLUNDER, Mark.BEST}]
    share, alike = (100 * len(pairs) / max(len(wrong), 1) for pairs in (both, same))
    begun = f"{where}, {games} games:"
    return [
        Figure(f"{begun} turns called mistake or blunder", len(wrong), "turns"),
        Figure(f"{begun} of them by both of two seeds", share, "%", 95),
        Figure(f"{begun} of them with the same mark", alike, "%"),
        Figure(f"{begun} one's blunder, the other's best", len(opposed), "turns", 0, False),
    ]
