"""Twins: the same game for one viewer, with every card that viewer cannot know exchanged.

Twins share the whole public story: what was played, what was drawn, whose turn it is. So
everything the viewer is shown must be the same, byte for byte.
"""

import random
from collections.abc import Iterable
from typing import Any

from reihum import Deal, State
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import StateRecord, TableRecord
from reihum.rules.face_to_face import table as face_to_face
from reihum.rules.nix import table as nix
from reihum.rules.the_game import table as the_game
from tests.records import record_of, state_of


def twin(state: State, viewer: int | None, chance: random.Random) -> State | None:
    """A twin of an unfinished state; None where the exchange would change what is public.

    A game ends at once when the acting hand can do nothing more, and that it has not ended is
    public. So an acting hand that the viewer cannot see is not quite unknown: hands that could
    not go on are no twins. It is the one thing that others may learn from a hidden hand.
    """
    record = record_of(state)
    EXCHANGES[state.game.name](record, viewer, state.game.players, chance)
    if not goes_on(state.game.name, record["table"]):
        return None
    mix = state.deal.mix if state.deal else ()
    return state.with_cards_of(state_of(state.game, record, Deal.of("another", mix)))


def goes_on(name: str, table: TableRecord) -> bool:
    """Whether the acting hand can play a card or end the turn."""
    if name == "nix":
        return True  # a hand always has a combination
    if name == "face-to-face":
        return bool(face_to_face.may_end(table) or face_to_face.can_play(table))
    agreeing = table["seat"] == the_game.NOBODY
    return bool(agreeing or the_game.may_end(table) or the_game.can_play(table))


def _others(viewer: int | None, players: int) -> list[int]:
    return [seat for seat in range(players) if seat != viewer]


def _redealt(hands: Iterable[Array], deck: Array, chance: random.Random) -> None:
    """Shuffle the cards of some hands and a draw pile, and give each as many as before."""
    places = list(hands)
    pool = [int(card) for cards in (*places, deck) for card in cards if card]
    chance.shuffle(pool)
    for hand in places:
        count = int((hand != 0).sum())
        hand[:count] = sorted(pool[:count])
        del pool[:count]
    deck[deck != 0] = pool


def _the_game(record: StateRecord, viewer: int | None, players: int, chance: random.Random) -> None:
    hands = [record["table"]["hands"][seat] for seat in _others(viewer, players)]
    _redealt(hands, record["deck"], chance)


def _face_to_face(
    record: StateRecord, viewer: int | None, players: int, chance: random.Random
) -> None:
    for seat in range(players):
        hands = [] if seat == viewer else [record["table"]["hands"][seat]]
        _redealt(hands, record["decks"][seat], chance)  # each within the own deck


def _nix(record: StateRecord, viewer: int | None, players: int, chance: random.Random) -> None:
    table = record["table"]
    lap = int(table["lap"])
    _redealt_counts([table["hands"][s] for s in _others(viewer, players)], record, chance)
    for later in range(lap + 1, nix.LAPS):
        record["decks"][later][:] = _shuffled(record["decks"][later], chance)
        record["lots"][later][:players] = _shuffled(record["lots"][later][:players], chance)


def _redealt_counts(hands: list[Array], record: StateRecord, chance: random.Random) -> None:
    """The same where a hand is a count by card."""
    deck = record["decks"][record["table"]["lap"]]
    pool = [card for hand in hands for card, count in enumerate(hand) for _ in range(count)]
    pool = _shuffled([*pool, *(int(card) for card in deck if card)], chance)
    for hand in hands:
        count = int(hand.sum())
        hand[:] = [pool[:count].count(card) for card in range(len(hand))]
        del pool[:count]
    deck[deck != 0] = pool


def _shuffled(cards: Iterable[int], chance: random.Random) -> list[int]:
    mixed = [int(card) for card in cards]
    chance.shuffle(mixed)
    return mixed


EXCHANGES: dict[str, Any] = {
    "the-game": _the_game,
    "extreme": _the_game,
    "face-to-face": _face_to_face,
    "nix": _nix,
}
