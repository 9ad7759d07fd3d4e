"""Compiling what bots think with and how games are stepped through, before anybody waits for it."""

from collections.abc import Iterator

from ..games import GAMES, Game
from . import BOTS, Observation, bot, bots_of


def to_compile() -> Iterator[tuple[str, str]]:
    """Every bot of every game, the quick ones first."""
    return ((name, game) for name in BOTS for game in GAMES if name in bots_of(game).known)


def compile_steps() -> None:
    """Compile the steps of every game, or load what was compiled before."""
    for kind in GAMES.values():
        kind().compile()


def compile_thoughts() -> None:
    """Compile what every bot needs for every game, or load what was compiled before."""
    for name, game in to_compile():
        rehearse(name, game)


def rehearse(name: str, game: str) -> None:
    """Let a bot think natively once: compiles its thought, or loads what was compiled before."""
    state = GAMES[game]().deal("warm")
    seat = state.seats[0]
    bot(name, native=True).choose(Observation(state.game, seat, state.observe(seat)))


def positions(game: Game, count: int) -> list[Observation]:
    """What seats that are to act see, at so many moments spread over games that nobody plays."""
    quick = bot(bots_of(game).quick)
    seen: list[Observation] = []
    while len(seen) < count:
        state = game.deal()
        while state.seats:
            asked = Observation(game, state.seats[0], state.observe(state.seats[0]))
            if state.seat is not None:  # else the players agree who begins: nothing to think about
                seen.append(asked)
            state = state.play(quick.choose(asked))
    return seen[:: len(seen) // count][:count]
