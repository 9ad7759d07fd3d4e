"""Which numbers carry which command in Extreme (R9): our standard layout, or a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...rules.the_game.commands import COMMANDS, EACH
from ...rules.the_game.table import CARDS, HIGHEST, LOWEST
from ..core.kinds import GROUPS, Kind, Mismatch
from ..core.messages import Message
from ..core.options import Option, Shape, either, words
from ..the_game.face import COMMAND_NAMES

Layout = tuple[tuple[int, ...], ...]  # for each command its four numbers, in the order of COMMANDS

NUMBERS = len(COMMANDS) * EACH


def _standard() -> Layout:
    """28 numbers, evenly spread; every command once in each quarter, in changing order.

    Within a quarter the commands step by 1, 2, 3 and 4 places, so that no command has always the
    same neighbours.
    """
    spread = [LOWEST + (2 * place + 1) * CARDS // (2 * NUMBERS) for place in range(NUMBERS)]
    rows: list[list[int]] = [[] for _ in COMMANDS]
    for quarter in range(EACH):
        for place in range(len(COMMANDS)):
            command = (place * (quarter + 1) + 2 * quarter) % len(COMMANDS)
            rows[command].append(spread[quarter * len(COMMANDS) + place])
    return tuple(tuple(row) for row in rows)


STANDARD = _standard()


def layout_option() -> Option:
    """The option: a name, seven groups of four numbers, or a table by command."""
    named = words("standard", "shuffled", default="standard")
    kind = Kind(GROUPS.expected, _checked, GROUPS.write, lambda text: _checked(GROUPS.read(text)))
    return either(
        named,
        kind,
        Message("kind-layout", {"groups": len(COMMANDS), "each": EACH}),
        Shape.table(LOWEST, HIGHEST, EACH, len(COMMANDS)),
    )


def _checked(value: Any) -> Layout:
    if isinstance(value, Mapping):
        if set(value) != set(COMMAND_NAMES.values()):
            raise Mismatch
        value = [value[name] for name in COMMAND_NAMES.values()]
    rows = GROUPS.check(value)
    every = [card for row in rows for card in row]
    right = len(rows) == len(COMMANDS) and all(len(row) == EACH for row in rows)
    if not right or len(set(every)) != NUMBERS or not all(LOWEST <= n <= HIGHEST for n in every):
        raise Mismatch
    return tuple(tuple(sorted(row)) for row in rows)


def by_card(layout: Sequence[Sequence[int]]) -> list[int]:
    """The command of each card, as the rules want it."""
    commands = [0] * (HIGHEST + 2)
    for command, cards in zip(COMMANDS, layout, strict=True):
        for card in cards:
            commands[card] = command
    return commands


def by_name(commands: Sequence[int]) -> dict[str, list[int]]:
    """The cards of each command, as people want it."""
    cards: dict[str, list[int]] = {name: [] for name in COMMAND_NAMES.values()}
    for card, command in enumerate(commands):
        if command:
            cards[COMMAND_NAMES[int(command)]].append(card)
    return cards
