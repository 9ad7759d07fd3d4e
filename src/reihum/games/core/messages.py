"""What the games say to people: a code and parameters for clients, and an English sentence.

Clients translate by code; the sentence is for terminals, logs and tracebacks. What every game says
stands here; each game adds the sentences of its own (`Game.sentences`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

_sentences: dict[str, str] = {}
SENTENCES: Mapping[str, str] = MappingProxyType(_sentences)  # by code, of all games together


def add_sentences(sentences: Mapping[str, str]) -> None:
    """Teach the messages some sentences; a code means the same everywhere."""
    for code, sentence in sentences.items():
        if _sentences.setdefault(code, sentence) != sentence:
            raise ValueError(f"The code {code!r} already says {_sentences[code]!r}.")


GENERAL: Mapping[str, str] = MappingProxyType(  # what every game says
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
        "no-such-seat": "There is no seat {seat}; seats go from 0 to {last}.",
        "bad-seed": "{seed} cannot be a seed: a seed is a whole number or a line of 1 to {limit} "
        "printable characters.",
        "bad-code": "{code!r} looks like a deal code, but is mistyped: its last letter does not "
        "match the others.",
        "unknown-shuffle": "{code!r} is a deal of shuffle version {version}; this program knows "
        "version {known}.",
        "bad-mix": "{mix} is not one random text for each of the {players} seats.",
        "bad-mix-text": "{text} cannot be mixed in: it should be a line of 1 to {limit} printable "
        "characters.",
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
        "hidden-deal": "This record hides its deal, for the game was not over: it can be read, but "
        "not replayed.",
        # positions
        "turn-impossible": "The turn cannot have gone so: {problem}",
        "turn-over": "The turn was over before {action}.",
        # what is not allowed
        "game-over": "The game is over.",
        "not-your-turn": "It is not your turn: {acting} acts.",
        "nothing-fits": "Nothing fits any more, and the turn cannot end: take the last card back, "
        "or let it stand.",
        "not-stuck": "No card of yours waits to be taken back or to be let stand.",
        "nothing-to-undo": "There is nothing of yours to take back: a turn that is over stays so.",
        # why a bot plays so
        "why-later": "An opponent tells that after the game.",
    }
)
add_sentences(GENERAL)

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
        """Ready for JSON, the sentence included; what someone wrote at length is cut."""
        params = {name: _cut(value) for name, value in self.params.items()}
        return {"code": self.code, "params": params, "text": str(self)}


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
    return _cut(value)


def _cut(value: Any) -> Any:
    return value[:LONG] + "..." if isinstance(value, str) and len(value) > LONG else value
