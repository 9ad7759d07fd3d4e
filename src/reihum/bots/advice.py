"""What a strong player would do in the place of a person, and why: a hint.

It is thought from what the seat may know alone, and told to that seat alone; so all of it may be
said, also of the hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..games import Message
from .parts.game_bots import Effort
from .protocol import Observation
from .reasons import Explained
from .registry import bots_of
from .thinking import ThinkingBot


@dataclass(frozen=True, slots=True)
class Advice:
    """The rest of a turn, action by action, each with why; and why the whole of it."""

    actions: tuple[Explained, ...]
    reasons: tuple[Message, ...] = ()


def advice(player: ThinkingBot, observation: Observation) -> Advice:
    """What a player would do now, up to the end of its turn where it plans whole turns.

    Nothing is drawn in the middle of a turn, so the whole of it follows from what is seen now.
    """
    game, there, seen = observation.game, bots_of(observation.game), observation
    weights, told = player.weights(game), list[Explained]()
    while True:
        number = player.number(seen, weights)
        action = str(game.decode(number))
        # Only of the first it is said how likely it wins: that takes a while, and is about all.
        told.append(Explained(action, player.why(seen, action, aloud=bool(told))))
        if there.follow is None:
            return Advice(tuple(told))
        after = seen.table.copy()
        seen = replace(seen, table=after)
        if there.follow(after, number):
            return Advice(tuple(told), there.explain_turn(seen) if there.explain_turn else ())


def reasons_for(observation: Observation, actions: Sequence[str]) -> Advice:
    """Why a given turn is good, action by action and as a whole; nothing is judged for it."""
    game, there = observation.game, bots_of(observation.game)
    weights, told = there.weights(game, Effort(there.strongest, True)), list[Explained]()
    seen = replace(observation, table=observation.table.copy())
    for action in actions:
        reasons = there.explain(seen, action, weights, False) if there.explain else ()
        told.append(Explained(action, reasons))
        if there.follow:
            there.follow(seen.table, game.encode(game.action(action)))
    return Advice(tuple(told), there.explain_turn(seen) if there.explain_turn else ())
