"""What a game must have before it may be played: asked once, when the games are found.

Everything missing is named, as a person would look for it: `summary`, `rules.note`, `rules.md`.
"""

from collections.abc import Iterator
from inspect import isabstract, isclass
from typing import Any

from .game import MOST_PLAYERS, RULES_PAGE, Game

WORDS = ("name", "title", "summary", "rules", "option_table", "position_fields", "examples")
ATTRIBUTES = (*WORDS, "reasons")
FUNCTIONS = ("deal", "legal", "play", "observe", "begins_turn", "note")
RULES = (*FUNCTIONS, "TABLE", "STATE", "MOST_ACTIONS")
FIELDS = ("seat", "over")  # of a table: who acts, and whether and why it is over


def missing(kind: Any) -> list[str]:
    """What a game lacks, by name; nothing if it is complete."""
    if not (isclass(kind) and issubclass(kind, Game)):
        return ["a class of its own that is a reihum.Game"]
    lacking = [name for name in ATTRIBUTES if not hasattr(kind, name)]
    if isabstract(kind):
        lacking += sorted(kind.__abstractmethods__)
    return lacking or [*_of_rules(kind), *_of_options(kind), *_of_page(kind)]


def _of_rules(kind: type[Game]) -> Iterator[str]:
    rules: Any = kind.rules
    yield from (f"rules.{name}" for name in RULES if not hasattr(rules, name))
    table = getattr(rules, "TABLE", None)
    if table is not None:
        yield from (f"rules.TABLE[{name!r}]" for name in FIELDS if name not in table.names)


def _of_options(kind: type[Game]) -> Iterator[str]:
    if "players" not in kind.option_table:
        yield "the option `players`"
    elif kind.most_players > MOST_PLAYERS:
        yield f"room: {kind.most_players} players are more than {MOST_PLAYERS}"
    else:
        shape = kind.option_table["players"].shape
        numbers = range(shape.low or 0, (shape.high or -1) + 1)
        if kind.default_seats not in numbers or kind.most_players not in numbers:
            yield "default_seats and most_players among its numbers of players"


def _of_page(kind: type[Game]) -> Iterator[str]:
    if kind.rules_page() is None:
        yield f"{RULES_PAGE} beside its module"
