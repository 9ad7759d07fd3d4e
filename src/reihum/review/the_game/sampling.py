"""Worlds of The Game and Extreme: drawn by lot, and settled where everything is open."""

from ...bots.parts.lots import stirred
from ...bots.parts.piles.endings import UNKNOWN
from ...bots.the_game.endings import hopeless, is_open, winning
from ...bots.the_game.thoughts import JUDGE, PLAY_TURN
from ...bots.the_game.worlds import fill, mix, unseen_cards
from ...rules.engine.compiling import Array, bound, rule
from ...rules.engine.records import Seen, StateRecord
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    STATE,
    TABLE,
    end_turn,
    observe,
)
from ..parts.prospects import UNDECIDED, prospect, sample
from .alike import tops_alike

PATIENCE = 2_000  # positions of the exact search


@rule
def draw_world(table: Seen, unseen: Array, lot: int) -> None:
    """The other hands from the next seat on, then the draw pile."""
    count = unseen_cards(table, unseen[0])
    mix(unseen[0][:count], 0, count, lot)


@rule
def set_out(state: StateRecord, end: Seen, unseen: Array) -> None:
    """The world in which a turn has ended so."""
    fill(state, end, unseen[0])
    if not state["table"]["over"]:
        end_turn(state)


@rule
def settled(table: Seen, me: int) -> float:
    """Whether all have won, at the end, where no card can save it or the rest is searched."""
    if table["over"]:
        return 1.0 if table["over"] == ALL_DOWN else 0.0
    if hopeless(table):
        return 0.0
    if is_open(table):
        return 1.0 if winning(table, PATIENCE) != UNKNOWN else 0.0
    return UNDECIDED


@rule
def chance_of(me: int, seat: int, chance: float) -> float:
    """All win or lose together."""
    return chance


@rule
def key(table: Seen) -> int:
    """A number for what a turn leads to; which of two piles of a kind a card lies on is the same
    where their tops then are."""
    number = tops_alike(table)
    for place in range(int(table["held"][table["seat"]])):
        number ^= stirred(int(table["hands"][table["seat"]][place]))
    return stirred(number) + 1


PROSPECT = bound(
    prospect,
    "the_game",
    observe=observe,
    judge=JUDGE,
    play_turn=PLAY_TURN,
    settled=settled,
    chance_of=chance_of,
)
SAMPLE = bound(
    sample,
    "the_game",
    STATE=STATE,
    TABLE=TABLE,
    UNSEEN=(1, CARDS),
    draw_world=draw_world,
    set_out=set_out,
    observe=observe,
    settled=settled,
    prospect=PROSPECT,
)
