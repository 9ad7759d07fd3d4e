"""Words on the command line: each is read, or refused with what would have been right."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reihum
from reihum.arena.errors import ArenaError
from reihum.arena.statistics.sprt import Sprt
from reihum.bots import GameBots
from reihum.cli import reading
from reihum.cli.reading import bounds, count, game_options, numbers_of_players, share, usual_bot
from reihum.games import GAMES


@given(st.integers(1, 10**12))
def test_a_number_of_games_may_be_written_in_groups(games: int) -> None:
    assert count(str(games)) == count(f"{games:,}") == count(f"{games:_}") == games


@pytest.mark.parametrize("text", ["", "0", "-5", "1.5", "many", "1e6", "1__0", "0x10", "∞"])
def test_what_is_no_number_of_games(text: str) -> None:
    with pytest.raises(ArenaError) as refused:
        count(text)
    assert str(refused.value) == f"{text!r} is no number of games; 1_000_000 would be."


@given(st.floats(0.001, 99.9))
def test_a_share_may_be_written_in_percent(percent: float) -> None:
    assert share(f"{percent!r}%") == percent / 100
    assert share(f" {percent / 100!r} ") == percent / 100


@pytest.mark.parametrize("text", ["", "%", "0", "0%", "1", "100%", "-1%", "nan", "inf%", "wide"])
def test_what_is_no_share(text: str) -> None:
    with pytest.raises(ArenaError) as refused:
        share(text)
    assert str(refused.value) == f"{text!r} is no width; 0.2% would be."


@pytest.mark.parametrize(
    ("name", "text", "numbers"),
    [
        ("the-game", None, [1]),
        ("face-to-face", None, [2]),
        ("the-game", "3", [3]),
        ("the-game", " 1-5 ", [1, 2, 3, 4, 5]),
        ("nix", "2-2", [2]),
        ("face-to-face", "2", [2]),
    ],
)
def test_numbers_of_players(name: str, text: str | None, numbers: list[int]) -> None:
    assert numbers_of_players(name, text) == numbers


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("the-game", "", "'' is no number of players; 2 or 1-5 would be."),
        ("the-game", "two", "'two' is no number of players; 2 or 1-5 would be."),
        ("the-game", "1-", "'1-' is no number of players"),
        ("the-game", "-3", "'-3' is no number of players"),
        ("the-game", "1,2", "'1,2' is no number of players"),
        ("the-game", "5-1", "'5-1' goes backwards; 1-5 would not."),
        ("the-game", "0-2", "players=0 does not fit the-game: 1 to 5."),
        ("the-game", "4-6", "players=6 does not fit the-game: 1 to 5."),
        ("nix", "1-3", "players=1 does not fit nix: 2 to 5."),
        ("the-game", f"1-{10**15}", f"players={10**15} does not fit"),  # not listed first
        ("chess", "2", "There is no game 'chess'"),
    ],
)
def test_what_are_no_numbers_of_players(name: str, text: str, told: str) -> None:
    with pytest.raises((ArenaError, reihum.OptionError)) as refused:
        numbers_of_players(name, text)
    assert told in str(refused.value)


def test_bounds_may_be_left_out() -> None:
    assert bounds(None) is None
    assert bounds("0,10") == Sprt(0, 10)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_usual_bot(name: str) -> None:
    assert usual_bot(name) == "planner"


def test_a_game_without_a_planner_has_its_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    few = GameBots(GAMES["nix"].rules)  # such as one from outside has
    monkeypatch.setattr(reading, "bots_of", lambda game: few)
    assert usual_bot("nix") == few.strongest == "random"


def test_options_are_read_in_the_notation_of_their_game() -> None:
    words = ["minimum=3", "first=agree", "one-pile=whole-turn", "commands=no"]
    told = game_options("extreme", words, None)
    assert told == {"minimum": 3, "first": "agree", "one_pile": "whole-turn", "commands": False}
    assert game_options("nix", None, None) == {}
    assert reihum.game("extreme", **told).options["commands"] is False


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("minimum", "minimum"),
        ("minimum=", "minimum"),
        ("=3", "no option"),
        ("colour=red", "the-game has no option 'colour'"),
        ("egon=yes", "'egon' is an option of nix, not of the-game"),
        ("minimum=4", "minimum"),
    ],
)
def test_a_word_that_is_no_option_is_named(word: str, told: str) -> None:
    with pytest.raises(reihum.ReihumError) as refused:
        game_options("the-game", [word], None)
    assert told in str(refused.value)


ROWS = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")


def test_a_board_goes_over_an_option_of_the_same_name(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("".join(f"{row} = [{place}, 0, 1]\n" for place, row in enumerate(ROWS)))
    told = game_options("nix", ["board=hills", "egon=yes"], path)
    game = reihum.game("nix", **told)
    assert game.options["board"] == tuple((place, 0, 1) for place in range(8))
    assert game.options["egon"] is True


def board(*rows: str, points: str = "[1, 2, 3]") -> bytes:
    return "".join(f"{row} = {points}\n" for row in rows).encode()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "board.toml: "),
        (board("quad"), "board.toml: "),
        (board(*ROWS, "five"), "board.toml: "),
        (b"quad = [", "board.toml is no TOML: "),
        (b"\xff\xfe", "board.toml is no TOML: "),
    ],
)
def test_what_is_no_board_is_told_with_its_file(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(content)
    with pytest.raises(ArenaError) as refused:
        game_options("nix", None, path)
    assert told in str(refused.value)


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=f"^{tmp_path}: "):
        game_options("nix", None, tmp_path)


@pytest.mark.parametrize("points", ["[1, 2]", "[1, 2, -3]", "[1, 2, 1000]", "[1, 2, 'x']", "7"])
def test_a_board_with_wrong_points_is_refused_by_the_game(tmp_path: Path, points: str) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(board(*ROWS, points=points))
    with pytest.raises(reihum.OptionError, match="8 rows of 3 points from 0 to 999"):
        reihum.game("nix", **game_options("nix", None, path))
