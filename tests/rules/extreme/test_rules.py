"""Extreme has no rules of its own: commands stand with the rules that they change."""

from reihum import GAMES
from reihum.rules import extreme
from reihum.rules.the_game import commands, table


def test_extreme_is_played_by_the_rules_of_the_game() -> None:
    assert GAMES["extreme"].rules is extreme.table is table
    assert extreme.commands is commands
