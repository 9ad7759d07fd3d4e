"""Numbers that the oracle has counted, once, on many positions; the rules must find the same."""

import json
from collections import Counter
from typing import Any

import pytest

import reihum
from tests.records import record_of

from .counting import RulesPlace, perft, play_outs
from .make_perft import DATA

ENTRIES: list[dict[str, Any]] = json.loads(DATA.read_text())


def kind(entry: dict[str, Any]) -> str:
    """The game of an entry and what it counts."""
    name = entry["position"].split()[1].partition("/")[0]
    return f"{name} {'perft' if 'perft' in entry else 'play-outs'}"


def named(entry: dict[str, Any]) -> str:
    """An entry in a few words, for the report."""
    return f"{kind(entry)} {entry.get('perft') or (entry['ways'], entry['won'])}"


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_the_rules_count_what_the_oracle_has_counted(entry: dict[str, Any]) -> None:
    state = reihum.position(entry["position"])
    place = RulesPlace(state.game, record_of(state))
    if "perft" in entry:
        depths = range(1, len(entry["perft"]) + 1)
        assert [perft(place, depth) for depth in depths] == entry["perft"]
    else:
        assert play_outs(place, {}) == (entry["ways"], entry["won"])


def test_every_game_has_positions_enough_of_both_kinds() -> None:
    found = Counter(map(kind, ENTRIES))
    for name in reihum.GAMES:
        assert found[f"{name} perft"] >= 6
        assert found[f"{name} play-outs"] >= 10
