"""Whole games inside compiled code, with bots that are rules.

Bind `deal`, `play`, `observe` and `note` of a game and the thoughts of one or two players (`bind`).
A thought gets what `observe` has written, never the state: it cannot cheat. Where bots talk, each
may mark the piles for the others (`hint`) whenever a turn begins.
"""

from types import ModuleType
from typing import Any

import numpy as np

from ...bots.parts.lots import next_lot
from ...bots.the_game import hints
from ...rules.engine.compiling import Array, Record, bound, rule
from ...rules.engine.piles import is_trick
from ...rules.face_to_face import table as face_to_face
from ...rules.nix import table as nix
from ...rules.the_game import table as the_game
from ...rules.the_game.commands import SILENCE

COUNTS = np.dtype([("turns", "i8"), ("tricks", "i8"), ("decisions", "i8"), ("fault", "i8")])
TURN, TRICK = 1, 2
NONSENSE = -1  # what a checked thought returns instead of an illegal action


def deal(state: Record, stream: Record, keys: Array) -> None:
    """Stands for the game's own `deal`."""
    raise NotImplementedError


def play(state: Record, action: int) -> None:
    """Stands for the game's own `play`."""
    raise NotImplementedError


def observe(state: Record, seat: int, seen: Array) -> None:
    """Stands for the game's own `observe`."""
    raise NotImplementedError


def note(table: Record, action: int) -> int:
    """Stands for the game's own: TURN if an action begins a turn, plus TRICK if it is one."""
    raise NotImplementedError


def first(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """Stands for the thought of the one player."""
    raise NotImplementedError


def second(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """Stands for the thought of the other player."""
    raise NotImplementedError


def eager(table: Record, seat: int) -> float:
    """Stands for how well a seat could begin."""
    raise NotImplementedError


def hint(table: Record, seat: int, kinds: Array) -> None:
    """Stands for what a seat marks for the others."""
    raise NotImplementedError


@rule
def whole_games(
    start: Array,
    keys: Array,
    who: Array,  # by seat: 0 for the one player, 1 for the other
    talk: bool,
    mind: Array,  # of the one player
    other_mind: Array,
    desk: Array,  # room for a state
    stream: Array,
    seen: Array,  # room for a table
    signals: Array,
    actions: Array,
    ends: Array,  # gets the table at the end of each game
    counts: Array,
) -> None:
    """Deal and play a game for each deal's keys."""
    for game in range(len(keys)):
        desk[0] = start[0]
        deal(desk[0], stream[0], keys[game])
        signals[:] = 0
        begin(desk[0], seen)
        counts[game]["fault"] = NONSENSE
        turns, tricks, decisions, lot = 0, 0, 0, int(keys[game][0][0])
        while not desk[0]["table"]["over"]:
            seat = int(desk[0]["table"]["seat"])
            if talk:
                tell(desk[0], seat, seen, signals)
            observe(desk[0], seat, seen)
            lot = next_lot(lot)
            if who[seat]:
                action = int(second(seen[0], signals, actions, lot >> 8, other_mind))
            else:
                action = int(first(seen[0], signals, actions, lot >> 8, mind))
            decisions += 1
            if action == NONSENSE:
                counts[game]["fault"] = seat
                break
            noted = note(desk[0]["table"], action)
            turns += noted & TURN
            tricks += noted >> 1
            play(desk[0], action)
        ends[game] = desk[0]["table"]
        counts[game]["turns"], counts[game]["tricks"] = turns, tricks
        counts[game]["decisions"] = decisions


@rule
def tell(state: Record, seat: int, seen: Array, signals: Array) -> None:
    """When a turn begins, everybody else marks the piles anew, if silence does not forbid it."""
    table = state["table"]
    if table["count"]:
        return
    signals[:] = 0
    if int(table["shown"]) & SILENCE:
        return
    for other in range(int(table["players"])):
        if other != seat:
            observe(state, other, seen)
            hint(seen[0], other, signals[other])


@rule
def begin(state: Record, seen: Array) -> None:
    """Where the players have to agree who begins, it is the one with the best opening."""
    if state["table"]["seat"] != the_game.NOBODY:
        return
    most, keenest = -1.0, 0
    for seat in range(int(state["table"]["players"])):
        observe(state, seat, seen)
        keen = eager(seen[0], seat)
        if keen > most:
            most, keenest = keen, seat
    play(state, the_game.BEGIN + keenest)


@rule
def nobody_claims(state: Record, seen: Array) -> None:
    """Between opponents, and alone, it is known who begins."""


@rule
def nobody_tells(state: Record, seat: int, seen: Array, signals: Array) -> None:
    """Between opponents, and alone, there is nothing to tell."""


@rule
def see_all(state: Record, seat: int, seen: Array) -> None:
    """Alone, nothing on the table is hidden: `seen` may be the table itself, not a copy."""


@rule
def note_piles(table: Record, action: int) -> int:
    """Turns and tricks of The Game and Extreme."""
    noted = TURN if table["count"] == 0 else 0
    if action == the_game.END:
        return noted
    card, pile = action // the_game.PILES, action % the_game.PILES
    top = int(table["tops"][pile])
    return noted + TRICK * is_trick(pile < the_game.FIRST_DESCENDING, top, card)


@rule
def note_duel(table: Record, action: int) -> int:
    """Turns and tricks of Face to Face."""
    noted = TURN if table["count"] == 0 else 0
    card, pile = action // face_to_face.PILES, action % face_to_face.PILES
    if action == face_to_face.END or pile >= face_to_face.OWN_PILES:
        return noted
    top = int(table["tops"][int(table["seat"])][pile])
    return noted + TRICK * is_trick(pile == 0, top, card)


@rule
def note_board(table: Record, action: int) -> int:
    """In Nix für ungut! every action is a turn."""
    return TURN


NOTES = {the_game: note_piles, face_to_face: note_duel, nix: note_board}


def bind(
    rules: ModuleType, label: str, one: Any, other: Any, hinting: Any, alone: bool = False
) -> Any:
    """The loop for a game's module of rules and two thoughts."""
    game: Any = rules
    seeing = see_all if alone else game.observe
    own = {"deal": game.deal, "play": game.play, "observe": seeing, "note": NOTES[rules]}
    own |= {"begin": nobody_claims, "tell": nobody_tells}
    if hinting is not None:
        seen = {"observe": game.observe}
        own["tell"] = bound(tell, label, hint=hinting, **seen)
        own["begin"] = bound(begin, label, play=game.play, eager=hints.eagerness, **seen)
    return bound(whole_games, label, **own, first=one, second=other)
