"""The house: every game is complete in every room, and no room asks which game it is."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import reihum
from reihum.bots import BOTS, Observation, bot, bots_of
from reihum.environments.parts.actions import numbers_of
from reihum.environments.parts.table import Table
from reihum.environments.registry import encoding_of
from reihum.games.core.completeness import missing
from reihum.games.registry import OURS
from reihum.terminal.registry import drawing_of

ROOT = Path(__file__).parents[1]
SOURCES, CLIENT = ROOT / "src" / "reihum", ROOT / "client" / "src"
NAMES = {kind.name: kind.name.replace("-", "_") for kind in OURS}  # by name: the folder
OURS_BY_FOLDER = ("rules", "games", "bots", "review", "terminal", "environments")
ROOMS = [SOURCES / room for room in OURS_BY_FOLDER] + [CLIENT / "games"]
MOST_FILES = 14  # in a folder: about a dozen
EVERY = pytest.mark.parametrize("name", list(reihum.GAMES))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_same_folder_in_every_room(name: str) -> None:
    assert [room for room in ROOMS if not (room / NAMES[name]).is_dir()] == []


@EVERY
def test_a_registered_game_is_complete(name: str) -> None:
    assert missing(reihum.GAMES[name]) == []


@pytest.mark.slow
@EVERY
def test_a_registered_game_has_players_who_play_to_the_end(name: str) -> None:
    there = bots_of(name)
    assert {there.usual, there.quick, there.strongest} <= set(there.names) <= set(there.known)
    assert set(there.known) <= set(BOTS)
    state = reihum.GAMES[name]().deal("house")
    for _ in range(500):
        if state.outcome is not None:
            break
        seat = state.seats[0]
        seen = Observation(state.game, seat, state.observe(seat))
        state = state.play(bot(there.quick).choose(seen), seat)
    assert state.outcome is not None


@EVERY
def test_players_have_what_they_need_at_every_table(name: str) -> None:
    shape = reihum.GAMES[name].option_table["players"].shape
    assert shape.low is not None and shape.high is not None
    for players in range(shape.low, shape.high + 1):
        game = reihum.game(name, players=players)
        for known in bots_of(name).known:
            assert len(bot(known, native=True).weights(game)) > 0
            assert callable(bot(known).thought(game))


@EVERY
def test_a_registered_game_can_be_drawn_in_the_terminal(name: str) -> None:
    state = reihum.GAMES[name]().deal("house")
    drawing = drawing_of(state.game)
    assert drawing.draw(state.view(state.seats[0]), lambda player: f"player {player}")
    assert drawing.help()
    for action in state.legal():
        assert drawing.tidy(str(action).upper()) == str(action)
    if name in NAMES:
        assert set(drawing.endings) == set(map(str, reihum.GAMES[name].reasons.values()))


@EVERY
def test_a_registered_game_has_observations_and_action_numbers(name: str) -> None:
    state = reihum.GAMES[name]().deal("house")
    table = Table(state.game)
    table.deal("house")
    shown = table.shown(state.seats[0])
    assert len(shown["observation"]) == encoding_of(state.game).size > 0
    numbers = numbers_of(state.game)
    legal = [numbers.text(int(number)) for number in shown["action_mask"].nonzero()[0]]
    assert sorted(legal) == sorted(map(str, state.legal()))


@EVERY
def test_a_registered_game_says_all_that_clients_ask(name: str) -> None:
    kind = reihum.GAMES[name]
    low, high = kind.option_table["players"].shape.low, kind.option_table["players"].shape.high
    assert low is not None and high is not None
    assert low <= kind.default_seats <= high == kind.most_players
    assert kind.summary.endswith(".") and len(kind.summary) < 100
    assert set(kind.measures) <= {"turns", "tricks"}


@pytest.mark.parametrize("name", NAMES)
def test_the_client_knows_each_of_our_games(name: str) -> None:
    index = (CLIENT / "games" / NAMES[name] / "index.ts").read_text(encoding="utf-8")
    assert f'name: "{name}"' in index
    assert f"./{NAMES[name]}" in (CLIENT / "games" / "registry.ts").read_text(encoding="utf-8")


@pytest.mark.slow
def test_no_room_asks_which_game_it_is() -> None:
    """A game's name as a value stands in its own folders, and in the registries."""
    asked = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in SOURCES.rglob("*.py")
        if path.name != "registry.py"
        for line, name in _names_in(path)
        if NAMES[name] not in path.relative_to(SOURCES).with_suffix("").parts
    ]
    assert asked == []


def _names_in(path: Path) -> Iterator[tuple[int, str]]:
    """The names of games that stand in a module as values, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield node.lineno, node.value


def test_no_page_of_the_client_asks_which_game_it_is() -> None:
    pattern = re.compile("|".join(f"[\"']{name}[\"']" for name in NAMES))
    asked = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
        for found in pattern.finditer(path.read_text(encoding="utf-8"))
        if NAMES[found[0][1:-1]] not in path.parts
    ]
    assert asked == []


def test_a_folder_has_about_a_dozen_files() -> None:
    files = [*SOURCES.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    sizes = Counter(
        str(file.parent.relative_to(ROOT))
        for file in files
        if ".test." not in file.name and file.name != "__init__.py"
    )
    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}
