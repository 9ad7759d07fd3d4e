"""Games by name, those of installed packages too, and options that belong to another game."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import GAMES, OptionError
from reihum.games import registry
from reihum.games.registry import GROUP, OURS, Games, IncompleteGame, found


@pytest.mark.parametrize("name", ["", "The-Game", "chess", "nix ", "n" * 500])
def test_an_unknown_game_is_refused_and_the_games_are_named(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name)
    assert caught.value.reason == "unknown-game"
    assert caught.value.params == {"game": name[:60], "games": list(GAMES)}
    assert "the games are the-game, extreme, face-to-face, nix." in str(caught.value)


@pytest.mark.parametrize("name", [None, 7, b"nix", ["nix"], 10**5000], ids=type)
def test_a_game_is_named_by_text(name: Any) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name)
    assert caught.value.reason == "unknown-game"


@pytest.mark.parametrize(
    ("name", "option", "owners"),
    [
        ("the-game", "layout", ["extreme"]),
        ("the-game", "egon", ["nix"]),
        ("extreme", "last_card", ["face-to-face"]),
        ("face-to-face", "minimum", ["the-game", "extreme"]),
        ("nix", "minimum", ["the-game", "extreme"]),
    ],
)
def test_an_option_of_another_game_is_refused_by_name(
    name: str, option: str, owners: list[str]
) -> None:
    with pytest.raises(OptionError) as caught:
        reihum.game(name, **{option: 1})
    assert caught.value.reason == "foreign-option"
    assert caught.value.params["owners"] == owners
    assert str(caught.value).startswith(f"{option!r} is an option of {', '.join(owners)}, not of")


def test_every_game_has_a_title_and_its_own_name() -> None:
    assert [kind.name for kind in GAMES.values()] == list(GAMES)
    assert len({kind.title for kind in GAMES.values()}) == len(GAMES)


def test_the_package_has_the_names_it_promises_and_no_others() -> None:
    for name in reihum.__all__:
        assert getattr(reihum, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        reihum.nonsense  # noqa: B018


COMPLETE = """
from reihum.games.the_game.face import TheGame

class Solitaire(TheGame):
    name, title, summary = "solitaire", "Solitaire", "The Game by another name."
"""
Package = Callable[..., EntryPoint]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """Makes packages with a module `face` and, unless told otherwise, a page of rules."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)

    def made(name: str, source: str, kind: str = "Solitaire", page: bool = True) -> EntryPoint:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").touch()
        (folder / "face.py").write_text(source, encoding="utf-8")
        if page:
            (folder / "rules.md").write_text("# The rules", encoding="utf-8")
        return EntryPoint(name, f"{name}.face:{kind}", GROUP)

    yield made
    for module in set(sys.modules) - before:
        del sys.modules[module]


def left_out(point: EntryPoint) -> str:
    """What the warning says of an entry point whose game is not found."""
    with pytest.warns(IncompleteGame) as caught:
        assert list(found([point])) == []
    (warning,) = caught
    begin, told = f"The game {point.value} is left out: ", str(warning.message)
    assert told.startswith(begin)
    return told.removeprefix(begin)


def test_a_complete_game_of_a_package_is_found(package: Package) -> None:
    (kind,) = found([package("ours_no_more", COMPLETE)])
    assert kind.name == "solitaire"
    assert kind.rules_page() == "# The rules"
    state = kind(players=2, first=0).deal(1)
    assert state.play(state.legal()[0]).view()["game"] == "solitaire"


def test_a_package_is_asked_for_when_someone_first_asks_for_games(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, point = [], package("late", COMPLETE)

    def points(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [point]

    monkeypatch.setattr("importlib.metadata.entry_points", points)
    games = Games()
    assert games["nix"].name == "nix"  # ours are known without
    assert not asked
    assert list(games) == [*(kind.name for kind in OURS), "solitaire"]
    assert len(games) == len(OURS) + 1 and games["solitaire"].title == "Solitaire"
    assert asked == ["reihum.games"]
    monkeypatch.setattr(registry, "GAMES", games)
    assert reihum.game("solitaire", minimum=3).options["minimum"] == 3


INCOMPLETE = {
    "no rule for statistics": ("rules = rules_without('note')", "it lacks rules.note."),
    "no room": ("rules = rules_without('STATE', 'TABLE')", "it lacks rules.TABLE, rules.STATE."),
    "no players": ("option_table = {}", "it lacks the option `players`."),
    "no seats": (
        "default_seats = 9",
        "it lacks default_seats and most_players among its numbers of players.",
    ),
    "no deal": (
        "def set_options(self, table): raise KeyError('suits')",
        "KeyError: 'suits'.",
    ),
    "no end for who gives up": (
        "def outcome(self, table): return self.reasons[table['over']] if table['over'] else None",
        "KeyError: -1.",
    ),
    "too many": ("most_players = 7", "it lacks room: 7 players are more than 6."),
    "not a table": ("option_table = None", "TypeError: argument of type 'NoneType' is not "),
}
PARTS = """
from types import SimpleNamespace
from reihum.games.the_game.face import TheGame
from reihum.rules.the_game import table

def rules_without(*names):
    return SimpleNamespace(**{n: v for n, v in vars(table).items() if n not in names})

class Solitaire(TheGame):
    name, title, summary = "solitaire", "Solitaire", "The Game by another name."
    LINE
"""


@pytest.mark.parametrize(("line", "problem"), INCOMPLETE.values(), ids=INCOMPLETE.keys())
def test_a_game_that_is_not_complete_is_left_out_and_what_it_lacks_is_named(
    package: Package, line: str, problem: str
) -> None:
    assert left_out(package("incomplete", PARTS.replace("LINE", line))).startswith(problem)


def test_a_game_without_a_page_of_rules_is_left_out(package: Package) -> None:
    point = package("without_page", COMPLETE, page=False)
    assert left_out(point) == "it lacks rules.md beside its module."


def test_a_game_in_a_module_without_a_folder_of_its_own_has_no_page(
    package: Package, tmp_path: Path
) -> None:
    (tmp_path / "lone_module.py").write_text(COMPLETE, encoding="utf-8")
    point = EntryPoint("lone", "lone_module:Solitaire", GROUP)
    assert left_out(point) == "it lacks rules.md beside its module."


def test_of_a_game_that_is_hardly_begun_everything_is_named(package: Package) -> None:
    source = "from reihum import Game\nclass Solitaire(Game):\n    name = 'solitaire'\n"
    told = left_out(package("begun", source))
    assert told.startswith("it lacks title, summary, rules, option_table, position_fields, ")
    for name in ("examples", "reasons", "parse", "encode", "decode", "outcome", "laid_out"):
        assert f" {name}," in told or f" {name}." in told


def test_what_is_no_game_is_left_out(package: Package) -> None:
    lacking = "it lacks a class of its own that is a reihum.Game."
    assert left_out(EntryPoint("pi", "math:pi", GROUP)) == lacking
    assert left_out(EntryPoint("path", "pathlib:Path", GROUP)) == lacking


@pytest.mark.parametrize(
    ("source", "kind", "problem"),
    [
        ("import nowhere.at.all", "Solitaire", "ModuleNotFoundError: No module named 'nowhere'."),
        (COMPLETE, "Patience", "AttributeError: module 'broken.face' has no attribute 'Patience'."),
        ("class Solitaire(:", "Solitaire", "SyntaxError: "),
        ("1 / 0", "Solitaire", "ZeroDivisionError: division by zero."),
        (
            "import reihum\nclass Solitaire(reihum.Game):\n    sentences = {'game-over': 'No.'}",
            "Solitaire",
            "ValueError: The code 'game-over' already says 'The game is over.'.",
        ),
    ],
)
def test_a_game_that_cannot_be_imported_is_left_out(
    package: Package, source: str, kind: str, problem: str
) -> None:
    assert left_out(package("broken", source, kind)).startswith(problem)


def test_a_package_that_is_gone_is_left_out() -> None:
    told = left_out(EntryPoint("gone", "gone_for_good.face:Solitaire", GROUP))
    assert told == "ModuleNotFoundError: No module named 'gone_for_good'."


def test_a_name_that_is_taken_stays_with_its_first_owner(package: Package) -> None:
    taken = package("taken", COMPLETE.replace('"solitaire"', '"nix"'))
    assert left_out(taken) == "there is already a game 'nix'."
    first, second = package("first", COMPLETE), package("second", COMPLETE)
    with pytest.warns(IncompleteGame, match="second.* already a game 'solitaire'"):
        (kind,) = found([first, second])
    assert kind.__module__ == "first.face"


def test_one_bad_package_does_not_hide_the_next(package: Package) -> None:
    bad, good = package("bad", "1 / 0"), package("good", COMPLETE)
    with pytest.warns(IncompleteGame, match=r"bad\.face:Solitaire is left out"):
        assert [kind.name for kind in found([bad, good])] == ["solitaire"]


@pytest.mark.parametrize(
    ("name", "text", "read"),
    [
        ("the-game", "players=3", ("players", 3)),
        ("the-game", "first=agree", ("first", "agree")),
        ("extreme", "one-pile=whole-turn", ("one_pile", "whole-turn")),
        ("extreme", "one_pile=after", ("one_pile", "after")),
        ("nix", "egon=yes", ("egon", True)),
    ],
)
def test_an_option_is_read_as_people_type_it(name: str, text: str, read: tuple[str, Any]) -> None:
    option, value = registry.read_option(GAMES[name], text)
    assert (option, value) == read
    assert reihum.game(name, **{option: value}).options[option] == read[1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("egon=yes", "foreign-option"),
        ("last-card=lost", "foreign-option"),
        ("stakes=high", "unknown-option"),
        ("=3", "unknown-option"),
        ("", "unknown-option"),
        ("players", "bad-option"),
    ],
)
def test_what_is_no_option_is_refused_when_it_is_read(text: str, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        registry.read_option(GAMES["the-game"], text)
    assert caught.value.reason == reason


def test_an_option_without_a_value_tells_what_it_can_be() -> None:
    with pytest.raises(OptionError) as caught:
        registry.read_option(GAMES["extreme"], "one-pile")
    assert caught.value.params["option"] == "one_pile"
    assert "whole-turn" in caught.value.params["choices"]
