"""Why a bot plays what it plays in The Game and Extreme."""

from ...games import Message
from ...rules.engine.compiling import Array
from ...rules.engine.piles import is_trick
from ...rules.engine.records import Seen
from ...rules.the_game.commands import DRAW_ONE, NO_TRICK, ONE_PILE, SILENCE, SKULL, STOP, THREE
from ...rules.the_game.table import END, FIRST_DESCENDING, NOBODY, PILES, TABLE, to_draw
from ..parts.piles import words
from ..protocol import Observation
from .plans import attempt, skipped
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
        told = [_end(table)]
    else:
        told = [_card(observation, table, number), *_around(observation, table, number)]
    told += words.chances(observation, number, weights, JUDGE, TABLE) if judging else []
    return tuple(told)


def _end(table: Seen) -> Message:
    """Why a turn ends; what stays in the hand, and whether it fits, is not for everybody."""
    if not table["held"][table["seat"]]:
        return words.NO_CARD
    return Message("why-end-three") if table["three"] else words.END


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
    """Who has asked to leave a pile, in vain, and who has called it good."""
    return [
        *_signalled(observation, name, "leave", "why-asked"),
        *_signalled(observation, name, "good", "why-good"),
    ]


def _signalled(observation: Observation, name: str, kind: str, code: str) -> list[Message]:
    """A message about a pile, with the others who have signalled something there, if any have."""
    seats = [
        signal.seat
        for signal in observation.signals
        if signal.seat != observation.seat and signal.pile == name and signal.kind.startswith(kind)
    ]
    names = [Message("player", {"number": seat + 1}) for seat in seats]
    return [Message(code, {"seats": seats, "names": names, "pile": name})] if seats else []


def follow(table: Seen, number: int) -> bool:
    """Do an action on what a seat sees; whether the turn is over then."""
    return number == END or attempt(table, number)


def explain_turn(observation: Observation) -> tuple[Message, ...]:
    """Why a turn was played so: what stays in the hand, what is left to others, what is drawn."""
    table, names = observation.table, observation.game.signal_places
    if table["over"]:
        return ()
    tops = [
        (name, pile < FIRST_DESCENDING, int(table["tops"][pile])) for pile, name in enumerate(names)
    ]
    used = set(table["turn_piles"][: table["count"]].tolist())
    hand = table["hands"][observation.seat][: table["held"][observation.seat]].tolist()
    told = [] if int(table["shown"]) & NO_TRICK else words.keeps(hand, tops)
    for pile, name in enumerate(names):
        if pile not in used:
            told += _signalled(observation, name, "leave", "why-leaves")
    return (*told, *_emptied(table))


def _emptied(table: Seen) -> list[Message]:
    """That the draw pile is empty after this turn: then one card a turn is enough."""
    if not 0 < table["draw"] <= to_draw(table):
        return []
    return [Message("why-empties", {"count": int(table["count"])})]
