"""A checker of types keeps apart what lies on a table, what is hidden, and what a seat may know."""

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
GIVEN = """
from reihum.bots import Observation, bots_of
from reihum.games import Game
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen, StateRecord, TableRecord
from reihum.rules.face_to_face import table as face_to_face
from reihum.rules.nix import table as nix
from reihum.rules.the_game import table as the_game

thought = bots_of("nix").thought("random")


def some(game: Game, seen: Seen, table: TableRecord, state: StateRecord, room: Array) -> None:
"""
RIGHT = [
    "thought(seen, room, room, 0, room)",
    "Observation(game, 0, seen)",
    "the_game.legal(seen, room)",
    "the_game.legal(table, room)",
    "face_to_face.legal(seen, room)",
    "face_to_face.legal(table, room)",
    "nix.legal(seen, room)",
    "nix.legal(table, room)",
    "the_game.play(state, 0)",
    "nix.observe(state, 0, room)",
    "game.legal(seen)",
    "game.outcome(table)",
    "game.described(state)",
]
WRONG = [
    "thought(table, room, room, 0, room)",
    "thought(state, room, room, 0, room)",
    "Observation(game, 0, table)",
    "Observation(game, 0, state)",
    "the_game.legal(state, room)",
    "face_to_face.legal(state, room)",
    "nix.legal(state, room)",
    "the_game.play(table, 0)",
    "nix.observe(seen, 0, room)",
    "game.legal(state)",
    "game.outcome(state)",
    "game.described(seen)",
]


def complaints(source: Path) -> dict[int, list[str]]:
    """What is said of a file, by line: the kind of each error."""
    said, trouble, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(source)])
    assert not trouble
    found: dict[int, list[str]] = {}
    for place, line, kind in re.findall(r"^(.+?):(\d+): error: .* \[([a-z-]+)\]$", said, re.M):
        if Path(place).name == source.name:
            found.setdefault(int(line), []).append(kind)
    return found


@pytest.mark.slow
def test_neither_a_table_is_handed_to_a_player_nor_a_state_to_who_asks_what_is_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # the sources are found from here
    source = tmp_path / "handed.py"
    lines = [*GIVEN.splitlines(), *(f"    {call}" for call in RIGHT + WRONG)]
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = {lines[line - 1].strip(): kinds for line, kinds in complaints(source).items()}
    assert told == {call: ["arg-type"] for call in WRONG}
