"""What a game must have: our four have it all, and everything that another lacks is named."""

from abc import ABCMeta
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from reihum import GAMES, Game
from reihum.games.core.completeness import missing
from reihum.games.core.game import MOST_PLAYERS
from reihum.games.registry import OURS

ATTRIBUTES = ["name", "title", "summary", "rules", "option_table", "position_fields", "examples"]
RULES = ["deal", "legal", "play", "observe", "note", "TABLE", "STATE", "MOST_ACTIONS"]
METHODS = sorted(Game.__abstractmethods__)
OF_A_CLASS = {"__dict__", "__weakref__", "__abstractmethods__", "_abc_impl"}


def copied(kind: type[Game], *without: str, **changed: Any) -> Any:
    """A copy of a game that inherits from nothing but `Game`, with some things left out."""
    own: dict[str, Any] = {}
    for base in reversed(kind.mro()):
        if issubclass(base, Game) and base is not Game:
            own |= vars(base)
    kept = {name: own[name] for name in own.keys() - OF_A_CLASS - set(without)}
    return ABCMeta(kind.__name__, (Game,), kept | changed)


def rules_of(kind: type[Game], *without: str, **changed: Any) -> Any:
    """A copy of a game's module of rules, with some things left out."""
    kept = {name: value for name, value in vars(kind.rules).items() if name not in without}
    return SimpleNamespace(**(kept | changed))


def table_without(kind: type[Game], field: str) -> Any:
    """A game's kind of table without one of its fields."""
    table = kind.rules.TABLE
    return np.dtype([(name, table[name]) for name in table.names if name != field])


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_every_game_that_there_is_is_complete(kind: type[Game]) -> None:
    assert missing(kind) == []


@pytest.mark.parametrize("kind", OURS)
def test_a_copy_is_complete_until_something_is_left_out(kind: type[Game]) -> None:
    assert missing(copied(kind)) == []
    assert missing(copied(kind, rules=rules_of(kind))) == []


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("name", [*ATTRIBUTES, "reasons", *METHODS])
def test_every_attribute_and_method_is_missed(kind: type[Game], name: str) -> None:
    assert missing(copied(kind, name)) == [name]


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("name", RULES)
def test_every_rule_is_missed(kind: type[Game], name: str) -> None:
    assert missing(copied(kind, rules=rules_of(kind, name))) == [f"rules.{name}"]


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("field", ["seat", "over"])
def test_every_field_of_a_table_is_missed(kind: type[Game], field: str) -> None:
    rules = rules_of(kind, TABLE=table_without(kind, field))
    assert missing(copied(kind, rules=rules)) == [f"rules.TABLE['{field}']"]


@pytest.mark.parametrize("kind", OURS)
def test_the_number_of_players_is_an_option_and_has_a_limit(kind: type[Game]) -> None:
    others = {name: option for name, option in kind.option_table.items() if name != "players"}
    assert missing(copied(kind, option_table=others)) == ["the option `players`"]
    among = ["default_seats and most_players among its numbers of players"]
    assert missing(copied(kind, most_players=MOST_PLAYERS)) == among  # none of ours seats so many
    assert missing(copied(kind, default_seats=0)) == among
    crowd = copied(kind, most_players=MOST_PLAYERS + 1)
    assert missing(crowd) == ["room: 7 players are more than 6"]


@pytest.mark.parametrize("kind", OURS)
@pytest.mark.parametrize("module", ["json.decoder", "__main__"])
def test_a_page_of_rules_is_missed(kind: type[Game], module: str) -> None:
    assert missing(copied(kind, __module__=module)) == ["rules.md beside its module"]


@pytest.mark.parametrize("kind", OURS)
def test_several_things_are_named_at_once(kind: type[Game]) -> None:
    assert missing(copied(kind, "summary", "parse")) == ["summary", "parse"]
    page = {"__module__": "json.decoder"}
    lacking = ["rules.note", "the option `players`", "rules.md beside its module"]
    assert missing(copied(kind, rules=rules_of(kind, "note"), option_table={}, **page)) == lacking


@pytest.mark.parametrize("kind", [None, 7, "TheGame", int, GAMES, OURS[0]()], ids=type)
def test_only_a_class_can_be_a_game(kind: Any) -> None:
    assert missing(kind) == ["a class of its own that is a reihum.Game"]
