"""What the games say to people: a code and parameters for clients, and an English sentence.

Clients translate by code; the sentence is for terminals, logs and tracebacks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # options
        "unknown-game": "There is no game {game!r}; the games are {games}.",
        "unknown-option": "{game} has no option {option!r}; it has {options}.",
        "foreign-option": "{option!r} is an option of {owners}, not of {game}, which has "
        "{options}.",
        "bad-option": "{option}={value} does not fit {game}: {choices}.",
        "first-not-seated": "first={first} is no seat of {players} players; seats go from 0 "
        "to {last}.",
        # texts
        "not-text": "The {what} must be text, not {value}.",
        "too-long": "This {what} is {length} characters long; {limit} is the most.",
        "not-an-action": "{text!r} is not an action of {game}; write for example {examples}.",
        "foreign-action": "{text!r} is an action of {owner}, not of {game}; write for example "
        "{examples}.",
        "no-such-card": "There is no card {card} in {game}; cards go from {low} to {high}.",
        "no-such-pile": "There is no pile {pile!r} in {game}; the piles are {piles}.",
        "no-such-seat": "There is no seat {seat}; seats go from 0 to {last}.",
        "not-a-combination": "{cards} is no {row}: {rule}.",
        "bad-seed": "{seed} cannot be a seed: a seed is a whole number or a line of 1 to {limit} "
        "printable characters.",
        "bad-code": "{code!r} looks like a deal code, but is mistyped: its last letter does not "
        "match the others.",
        "unknown-shuffle": "{code!r} is a deal of shuffle version {version}; this program knows "
        "version {known}.",
        "bad-mix": "{mix} is not one random text for each of the {players} seats.",
        "no-mix": "{game} has one deck for all: only face-to-face takes a mix.",
        "bad-header": "Line 1 should begin with {expected!r}, such as {example!r}; it is {line!r}.",
        "unknown-notation": "This is notation version {version}; this program reads version "
        "{known}.",
        "unknown-rules": "This was played by rules version {version} of {game}; this program knows "
        "version {known}.",
        "bad-field": "{field}={value!r} cannot be read: {expected}.",
        "unknown-field": "{field} is no field here; the fields are {fields}.",
        "repeated-field": "{field!r} stands here twice.",
        "missing-field": "The field {field!r} is missing; the fields are {fields}.",
        "bad-line": "Line {line}: {text!r} should be a seat and its actions, such as {example!r}.",
        "wrong-seat": "Line {line} is for seat {seat}, but {acting} acts.",
        "bad-action": "Line {line}: {problem}",
        "after-result": "Line {line}: nothing may follow the result.",
        "wrong-result": "Line {line} says {claimed!r}, but the game ends with {actual!r}.",
        "hidden-deal": "This record hides its deal, for the game was not over: it can be read, "
        "but not replayed.",
        # positions
        "card-twice": "{card} stands twice.",
        "card-missing": "{card} is nowhere.",
        "card-unknown": "There is no card {card}.",
        "impossible-top": "{pile} cannot show {top}: a top is the start {start}, or a card put "
        "down.",
        "untouched-piles": "{count} cards are down, but only {piles} piles are touched.",
        "wrong-count": "{field} should have {expected}, not {count}.",
        "hand-too-large": "Seat {seat} holds {count} cards; {limit} is the most.",
        "hand-too-small": "Seat {seat} holds {count} cards while there are cards to draw; it "
        "would be {expected}.",
        "hand-empty": "Seat {seat} is to act, but has no cards.",
        "seat-unknown": "There is no seat {seat}; seats go from 0 to {last}.",
        "skull-open": "A skull lies open on {pile} at the start of a turn.",
        "turn-impossible": "The turn cannot have gone so: {problem}",
        "turn-over": "The turn was over before {action}.",
        "not-agreeing": "Only a game with first='agree' can have no seat to act, before a card "
        "is down.",
        # what is not allowed
        "game-over": "The game is over.",
        "not-your-turn": "It is not your turn: {acting} acts.",
        "must-begin": "First someone begins: claim the first turn with {examples}.",
        "already-begun": "The first turn is taken: the game has begun.",
        "not-in-hand": "{card} is not in your hand.",
        "needs-more": "{pile} needs more than {top}, or exactly {trick}.",
        "needs-more-only": "{pile} needs more than {top}.",
        "needs-less": "{pile} needs less than {top}, or exactly {trick}.",
        "needs-less-only": "{pile} needs less than {top}.",
        "trick-forbidden": "No backwards trick while no-trick lies open: {pile} shows {top}.",
        "three-full": "Three means exactly three cards, and you have played them: end the turn.",
        "three-too-late": "{card} is a three, and you have already played {count} cards.",
        "stop-not-third": "Under three, a stop may only be the third card; this would be card "
        "{count}.",
        "stop-leaves-skull": "A stop ends the turn at once, and the skull on {pile} would lie "
        "open.",
        "pile-tied": "One pile for the whole turn: yours is {pile}.",
        "one-pile-earlier": "{card} wants one pile for the whole turn, but you have already used "
        "another.",
        "cards-owed": "Put down {count} more first.",
        "skull-open-now": "Cover the skull on {pile} first.",
        "three-owed": "Three means exactly three cards: {count} more.",
        "gift-given": "One card a turn on an opponent's pile, and you have given yours.",
        "help-lower": "A card on {pile} must help: lower than {top}.",
        "help-higher": "A card on {pile} must help: higher than {top}.",
        "not-held": "You do not hold {cards}.",
        "hand-not-empty": "No card can only be played with an empty hand.",
        "joker-alone": "In round 5 a joker may only be played as a single card.",
        "super-joker": "The super chip cannot go with a joker.",
        "super-too-late": "In round 5 the super chip is a plain one.",
        "super-spent": "Your super chip is already played.",
        # what binds now
        "owe": "Put down at least {count} more.",
        "cover-skull": "Cover the skull on {pile}.",
        "three": "Exactly three cards this turn: {count} more.",
        "three-met": "Exactly three cards this turn, and they are down.",
        "one-pile": "One pile: all cards of the turn go on a single pile.",
        "one-pile-here": "One pile: the other cards of this turn go on {pile}.",
        "no-trick": "No backwards trick.",
        "draw-one": "Draw only one card.",
        "silence": "Silence: no talk about the game.",
        "claim": "Agree who begins: any seat may claim the first turn.",
        "gift-open": "One card may go on an opponent's pile, where it must help.",
        "combination-owed": "Play a combination and push a chip into its row.",
        "last-round": "Last round: jokers only as single cards, and the super chip is a plain one.",
        "super-left": "Your super chip is still unplayed; it cannot go with a joker.",
    }
)

LONG = 300  # longer than what we say ourselves, such as the choices of an option


@dataclass(frozen=True)
class Message:
    """A code with its parameters; `str()` is the English sentence.

    >>> str(Message("not-in-hand", {"card": 37}))
    '37 is not in your hand.'
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return SENTENCES[self.code].format(**{k: _said(v) for k, v in self.params.items()})

    def __hash__(self) -> int:
        return hash((self.code, str(self)))

    def json(self) -> dict[str, Any]:
        """Ready for JSON, the sentence included."""
        return {"code": self.code, "params": dict(self.params), "text": str(self)}


def brief(value: Any, limit: int = 60) -> str:
    """A wrong value as Python writes it, cut; some, such as huge numbers, it cannot write."""
    try:
        return repr(value)[:limit]
    except (ValueError, RecursionError):
        return "a value too large to write"


def _said(value: Any) -> Any:
    """Lists are said as words with commas, and long texts are cut."""
    if isinstance(value, list | tuple):
        return ", ".join(str(part) for part in value) or "none"
    return value[:LONG] + "..." if isinstance(value, str) and len(value) > LONG else value
