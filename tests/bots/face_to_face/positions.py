"""Positions of Face to Face from random play, for the tests of its learned player."""

import random
from collections.abc import Iterator

import numpy as np

import reihum
from reihum import State
from reihum.bots.face_to_face import views
from reihum.bots.parts.nets import VIEW
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.rules.engine.compiling import Array, Record
from reihum.rules.engine.records import Seen


def states(deals: int, **options: object) -> Iterator[State]:
    """All states of some random games."""
    for number in range(deals):
        lots = random.Random(number)
        state = reihum.game("face-to-face", **options).deal(f"position/{number}")
        while state.outcome is None:
            yield state
            state = state.play(lots.choice(state.legal()))


def tables(deals: int, **options: object) -> list[Seen]:
    """The tables of random games, as the acting seat may know them."""
    return [state.observe(state.seat) for state in states(deals, **options)]


def seen(table: Seen) -> Record:
    """A table as the net sees it."""
    view: Record = np.zeros(1, VIEW)[0]
    views.describe(table, NO_SIGNALS, np.zeros(views.KINDS, np.int8), view)
    return view


def rows_of(view: Record, slot: int) -> Array:
    """The rows of a slot, sorted."""
    return np.sort(view["rows"][slot][: view["counts"][slot]])


def unknown_changed(table: Seen, seed: int) -> Seen:
    """The same table with some other cards in the hand that the acting seat cannot see."""
    changed: Seen = table.copy()
    other = 1 - int(table["seat"])
    held = int(table["held"][other])
    cards = [card for card in range(2, 60) if not table["down"][other][card]]
    changed["hands"][other][:held] = sorted(random.Random(seed).sample(cards, held))
    return changed
