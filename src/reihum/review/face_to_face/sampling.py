"""Worlds of Face to Face: both decks drawn by lot."""

from ...bots.face_to_face.lookahead import set_up
from ...bots.face_to_face.thoughts import JUDGE, PLAY_TURN
from ...bots.face_to_face.worlds import fill, shuffle_decks
from ...rules.engine.compiling import Array, bound, rule
from ...rules.engine.records import Seen, StateRecord
from ...rules.face_to_face.table import CARDS, PLAYERS, STATE, TABLE, observe
from ..parts.prospects import UNDECIDED, prospect, sample


@rule
def draw_world(table: Seen, unseen: Array, lot: int) -> None:
    """The other's hand and both draw piles."""
    shuffle_decks(table, unseen, lot)


@rule
def set_out(state: StateRecord, end: Seen, unseen: Array) -> None:
    """The world in which a turn has ended so."""
    if end["over"]:
        fill(state, end, unseen)
    else:
        set_up(state, end, unseen)


@rule
def settled(table: Seen, me: int) -> float:
    """Who has won, at the end."""
    if table["over"]:
        return 1.0 if table["winner"] == me else 0.0
    return UNDECIDED


@rule
def chance_of(me: int, seat: int, chance: float) -> float:
    """What one wins the other loses."""
    return chance if seat == me else 1 - chance


PROSPECT = bound(
    prospect,
    "face_to_face",
    observe=observe,
    judge=JUDGE,
    play_turn=PLAY_TURN,
    settled=settled,
    chance_of=chance_of,
)
SAMPLE = bound(
    sample,
    "face_to_face",
    STATE=STATE,
    TABLE=TABLE,
    UNSEEN=(PLAYERS, CARDS),
    draw_world=draw_world,
    set_out=set_out,
    observe=observe,
    settled=settled,
    prospect=PROSPECT,
)
