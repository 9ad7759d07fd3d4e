"""Why a bot plays what it plays, in a sentence or two of plain English."""

from typing import Any

import numpy as np

from ...games import Game
from ...rules.engine.compiling import Array, Record
from ...rules.engine.piles import is_trick
from ...rules.face_to_face import table as face_to_face
from ...rules.nix import table as nix
from ...rules.the_game import table as the_game
from ...rules.the_game.commands import DRAW_ONE, NO_TRICK, ONE_PILE, SILENCE, SKULL, STOP, THREE
from ..face_to_face import plans as duel_plans
from ..face_to_face import thoughts as duel_thoughts
from ..nix import words as nix_words
from ..parts.judging import BREADTH, first_action
from ..protocol import Observation
from ..thinking import piles_of, signals_of
from . import plans as pile_plans
from . import thoughts as pile_thoughts

END = 0
FEW = ("no unplayed card", "one unplayed card")
COMMANDS = {
    STOP: "It is a stop: the turn ends here.",
    SKULL: "It is a skull, which the same turn must cover again.",
    THREE: "It is a three: the turn takes exactly three cards.",
    SILENCE: "From now on nobody may talk while it is seen.",
    NO_TRICK: "While it is seen, no card may go back by ten.",
    ONE_PILE: "While it is seen, a turn stays on one pile.",
    DRAW_ONE: "While it is seen, everybody draws one card only.",
}


def explain(observation: Observation, action: str, mind: Array, judging: bool) -> str:
    """Why a player with this mind may have chosen an action."""
    game, table = observation.game, observation.table
    parsed = game.parse(action)
    assert parsed is not None
    number = game.encode(parsed)
    if game.rules is nix:
        return nix_words.explain(table, number, mind)
    if table["seat"] < 0:
        return "The first two cards of this hand cost little."
    duel = game.rules is face_to_face
    told = [_end(table, duel) if number == END else _card(game, table, number, duel)]
    told += [] if number == END or duel else _around(observation, table, number)
    told += [_chances(observation, number, mind, duel)] if judging else []
    return " ".join(sentence for sentence in told if sentence)


def _card(game: Game, table: Record, number: int, duel: bool) -> str:
    card, pile = number // 4, number % 4
    name = piles_of(game)[pile]
    if duel and pile >= face_to_face.OWN_PILES:
        refill = face_to_face.HAND - int(table["held"][table["seat"]]) + 1
        return f"{card} goes to the other side, and the hand is filled up by {refill} cards."
    top = face_to_face.top_of(table, pile) if duel else int(table["tops"][pile])
    if is_trick(pile % 2 == 0 if duel else pile < the_game.FIRST_DESCENDING, top, card):
        return f"{card} goes back by ten on {name}: room that was lost is won again."
    skipped = (duel_plans if duel else pile_plans).skipped(table, card, pile)
    return f"{card} on {name} skips {_cards(skipped)}."


def _cards(count: int) -> str:
    return FEW[count] if count < len(FEW) else f"{count} unplayed cards"


def _end(table: Record, duel: bool) -> str:
    if duel and not table["gave"]:
        return "The turn may end; another card now would cost more than it brings."
    return "The turn may end, and what is left is worth more in the hand."


def _around(observation: Observation, table: Record, number: int) -> list[str]:
    """What a card does to the wishes of others and to commands."""
    card, pile = number // 4, number % 4
    names = piles_of(observation.game)
    asked = [
        f"player {signal.seat + 1}"
        for signal in observation.signals
        if signal.seat != observation.seat
        and signal.pile == names[pile]
        and signal.kind.startswith("leave")
    ]
    told = [f"{' and '.join(asked)} asked to leave {names[pile]}, but nothing else is as good."] * (
        len(asked) > 0
    )
    if table["commands"][table["tops"][pile]] == SKULL:
        told.append("It covers the skull.")
    return [*told, COMMANDS.get(int(table["commands"][card]), "")]


def _chances(observation: Observation, number: int, mind: Array, duel: bool) -> str:
    """What the net thinks of the turn, and of the best one that begins otherwise."""
    thoughts: Any = duel_thoughts if duel else pile_thoughts
    kept = np.zeros(int(mind[BREADTH]), thoughts.TABLE)
    values, chances = np.zeros(len(kept)), np.zeros(len(kept))
    signals = signals_of(observation)
    count = thoughts.JUDGE(observation.table, signals, mind, kept, values, chances)
    own: list[float] = []
    others: list[float] = []
    for place in np.argsort(-values[:count]):
        same = first_action(observation.table, kept[place]) == number
        (own if same else others).append(min(float(chances[place]), 1.0))
    text = f"I give it {_percent(own)} to win" if own else ""
    if own and others:
        return f"{text}; the best other way {_percent(others)}."
    return f"{text}." if text else ""


def _percent(chances: list[float]) -> str:
    return f"{100 * chances[0]:.0f} %"
