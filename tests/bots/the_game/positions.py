"""Positions of The Game and Extreme from random play, for the tests of their learned player."""

import random
from collections.abc import Iterator

import numpy as np

import reihum
from reihum import State
from reihum.bots.parts.nets import VIEW
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game import views
from reihum.bots.the_game.worlds import fill, imagine, unseen_cards
from reihum.rules.engine.compiling import Array, Record
from reihum.rules.engine.records import Seen, StateRecord
from reihum.rules.the_game.table import CARDS, STATE


def states(name: str, deals: int, **options: object) -> Iterator[State]:
    """All states of some games that are played at random among near cards."""
    for number in range(deals):
        lots = random.Random(number)
        state = reihum.game(name, first=0, **options).deal(f"position/{number}")
        while state.outcome is None:
            yield state
            state = state.play(_near(state, lots))


def _near(state: State, lots: random.Random) -> str:
    """One of four random actions with the smallest gap, so that games come near their end."""
    table = state.observe(state.seat)

    def far(action: object) -> int:
        card, _, pile = str(action).partition(">")
        piles: tuple[str, ...] = getattr(state.game, "piles", ())
        return abs(int(card) - int(table["tops"][piles.index(pile)])) if pile else 5

    return str(min(lots.sample(state.legal(), min(4, len(state.legal()))), key=far))


def tables(name: str, deals: int, **options: object) -> list[Seen]:
    """The tables of such games, as the acting seat may know them."""
    return [state.observe(state.seat) for state in states(name, deals, **options)]


def seen(table: Seen, signals: Array = NO_SIGNALS) -> Record:
    """A table as the net sees it."""
    view: Record = np.zeros(1, VIEW)[0]
    views.describe(table, signals, np.zeros(views.KINDS, np.int8), view)
    return view


def rows_of(view: Record, slot: int) -> Array:
    """The rows of a slot, sorted."""
    return np.sort(view["rows"][slot][: view["counts"][slot]])


def world(table: Seen, signals: Array = NO_SIGNALS, lot: int = 5) -> StateRecord:
    """A whole state that may be, as far as the acting seat knows."""
    unseen, state = np.zeros(CARDS, np.int8), np.zeros(1, STATE)
    count = unseen_cards(table, unseen)
    imagine(table, signals, unseen, count, lot)
    fill(state[0], table, unseen[:count])
    made: StateRecord = state[0]
    return made


def position(
    tops: list[int], hands: list[list[int]], name: str = "the-game", draw: tuple[int, ...] = ()
) -> State:
    """A position with these tops and hands; all cards that are not named are down."""
    game = reihum.game(name, players=len(hands), first=0)
    fields = {"tops": tops, "hands": hands, "draw": list(draw), "seat": 0, "turn": []}
    return game.position(fields)
