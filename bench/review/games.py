"""Games that bots have played to their end: what is reviewed."""

import reihum
from reihum import Game, State
from reihum.bots import Observation, bot

PLAYER = "casual"  # whose games are reviewed: with mistakes of all kinds


def finished_game(game: Game, deal: str, player: str = PLAYER) -> State:
    """A game that bots have played to its end."""
    return played_on(game.deal(deal), player, deal)


def played_on(state: State, player: str, seed: str, haste: float = 1.0) -> State:
    """The end of a game that bots go on with, who may think so many times less than usual."""
    game, thinking = state.game, bot(player, native=True, seed=seed)
    thinking.haste = haste
    weights = thinking.weights(game)  # with the plan of a turn, which is thought out once
    while state.outcome is None:
        seat = state.seats[0]
        number = thinking.number(Observation(game, seat, state.observe(seat)), weights)
        state = state.play(game.decode(number), seat)
    return state


def game_for(name: str, players: int) -> Game:
    """A game for so many, where it can be chosen."""
    return reihum.game(name, players=players)
