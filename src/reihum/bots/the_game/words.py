"""Why a bot plays what it plays in The Game and Extreme."""

from ...games import Message
from ...rules.engine.compiling import Array
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.the_game.commands import DRAW_ONE, NO_TRICK, ONE_PILE, SILENCE, SKULL, STOP, THREE
from ...rules.the_game.table import END, FIRST_DESCENDING, NOBODY, PILES, TABLE
from ..parts.piles import words
from ..protocol import Observation
from .plans import skipped
from .thoughts import JUDGE

COMMANDS = {
    STOP: "why-stop",
    SKULL: "why-skull",
    THREE: "why-three",
    SILENCE: "why-silence",
    NO_TRICK: "why-no-trick",
    ONE_PILE: "why-one-pile",
    DRAW_ONE: "why-draw-one",
}


def explain(
    observation: Observation, action: str, weights: Array, judging: bool
) -> tuple[Message, ...]:
    """Why a player with these weights may have chosen an action."""
    game, table = observation.game, observation.table
    number = game.encode(game.action(action))
    if table["seat"] == NOBODY:
        return (Message("why-begin"),)
    if number == END:
        told = [words.END]
    else:
        told = [_card(observation, table, number), *_around(observation, table, number)]
    told += words.chances(observation, number, weights, JUDGE, TABLE) if judging else []
    return tuple(told)


def _card(observation: Observation, table: Seen, number: int) -> Message:
    card, pile = number // PILES, number % PILES
    name = observation.game.signal_places[pile]
    if is_trick(pile < FIRST_DESCENDING, int(table["tops"][pile]), card):
        return words.turns_back(card, name)
    return words.skips(card, name, skipped(table, card, pile))


def _around(observation: Observation, table: Seen, number: int) -> list[Message]:
    """What a card does to the signals of others and to commands."""
    card, pile = number // PILES, number % PILES
    told = _asked(observation, observation.game.signal_places[pile])
    if table["commands"][table["tops"][pile]] == SKULL:
        told.append(Message("why-covers-skull"))
    command = COMMANDS.get(int(table["commands"][card]))
    return [*told, Message(command)] if command else told


def _asked(observation: Observation, name: str) -> list[Message]:
    """Who has asked in vain to leave a pile."""
    seats = [
        signal.seat
        for signal in observation.signals
        if signal.seat != observation.seat
        and signal.pile == name
        and signal.kind.startswith("leave")
    ]
    players = " and ".join(f"player {seat + 1}" for seat in seats)
    told = Message("why-asked", {"seats": seats, "players": players, "pile": name})
    return [told] if seats else []
