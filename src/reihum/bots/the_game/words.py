"""Why a bot plays what it plays in The Game and Extreme, in a sentence or two of plain English."""

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
    STOP: "It is a stop: the turn ends here.",
    SKULL: "It is a skull, which the same turn must cover again.",
    THREE: "It is a three: the turn takes exactly three cards.",
    SILENCE: "From now on nobody may talk while it is seen.",
    NO_TRICK: "While it is seen, no card may go back by ten.",
    ONE_PILE: "While it is seen, a turn stays on one pile.",
    DRAW_ONE: "While it is seen, everybody draws one card only.",
}


def explain(observation: Observation, action: str, weights: Array, judging: bool) -> str:
    """Why a player with these weights may have chosen an action."""
    game, table = observation.game, observation.table
    number = game.encode(game.action(action))
    if table["seat"] == NOBODY:
        return "The first two cards of this hand cost little."
    if number == END:
        told = ["The turn may end, and what is left is worth more in the hand."]
    else:
        told = [_card(observation, table, number), *_around(observation, table, number)]
    told += [words.chances(observation, number, weights, JUDGE, TABLE)] if judging else []
    return " ".join(sentence for sentence in told if sentence)


def _card(observation: Observation, table: Seen, number: int) -> str:
    card, pile = number // PILES, number % PILES
    name = observation.game.signal_places[pile]
    if is_trick(pile < FIRST_DESCENDING, int(table["tops"][pile]), card):
        return words.turns_back(card, name)
    return words.skips(card, name, skipped(table, card, pile))


def _around(observation: Observation, table: Seen, number: int) -> list[str]:
    """What a card does to the signals of others and to commands."""
    card, pile = number // PILES, number % PILES
    name = observation.game.signal_places[pile]
    asked = [
        f"player {signal.seat + 1}"
        for signal in observation.signals
        if signal.seat != observation.seat
        and signal.pile == name
        and signal.kind.startswith("leave")
    ]
    told = [f"{' and '.join(asked)} asked to leave {name}, but nothing else is as good."] * (
        len(asked) > 0
    )
    if table["commands"][table["tops"][pile]] == SKULL:
        told.append("It covers the skull.")
    return [*told, COMMANDS.get(int(table["commands"][card]), "")]
