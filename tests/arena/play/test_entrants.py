"""A user's own bots: found by name, kept from cheating, and no harm to anyone when they fail."""

import re
import sys
from pathlib import Path

import pytest

import reihum
from reihum.arena import BotError, Simulation, simulate
from reihum.arena.play.batches import Batch, play
from reihum.arena.play.description import Description
from reihum.arena.play.entrants import Entrant
from reihum.bots.parts.piles.judging import REPLIES
from reihum.bots.parts.weights import Weights, WeightsError, shipped

FILE = Path(__file__).parents[1] / "bots.py"


def run(name: str, games: int = 3, **more: object) -> Simulation:
    """A short run of one of the bots beside this file."""
    return simulate("the-game", bot=f"{FILE}:{name}", games=games, cores=1, **more)  # type: ignore[arg-type]


def faults(played: Simulation) -> list[str]:
    return [str(fault.what) for fault in played.tally.faults]


@pytest.mark.parametrize("name", ["First", "nearest"])
def test_a_bot_in_a_file_plays(name: str) -> None:
    played = run(name)
    assert played.tally.games == 3
    assert faults(played) == []
    assert played.tally.score().value < 98


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Crashes", "ZeroDivisionError: no idea"),
        ("Babbles", "an illegal action: "),
        ("nonsense", "an illegal action"),
    ],
)
def test_a_bot_that_fails_loses_its_games_and_a_report_says_why(name: str, what: str) -> None:
    played = run(name)
    assert played.tally.games == played.tally.forfeits == 3
    assert played.tally.won[0] == 0
    assert all(what in told for told in faults(played))


def test_a_bot_that_thinks_for_ever_loses_its_game() -> None:
    assert faults(run("Sleeps", games=2, limit=0.2)) == ["no answer within 0.2 s"] * 2


@pytest.mark.slow
def test_a_bot_that_kills_its_process_loses_its_game() -> None:
    assert faults(run("Dies", games=2)) == ["its process died"] * 2


@pytest.mark.slow
def test_a_compiled_bot_that_hangs_loses_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    description = Description.of("the-game", [f"{FILE}:hangs"])
    play(Batch(description, (0,) * description.game.players, 0, 0))  # compiles it
    monkeypatch.setattr("reihum.arena.play.processes.SPARE", 3.0)
    assert faults(run("hangs", games=1, limit=0.5)) == ["no answer in time"]


def test_whatever_a_compiled_bot_writes_does_not_reach_the_game() -> None:
    played = run("writes")
    assert faults(played) == []
    assert played.tally.measure("decisions").value > 3


def test_the_other_players_go_on_when_one_fails() -> None:
    played = simulate("face-to-face", bot=f"{FILE}:Babbles", games=2, cores=1, options={"first": 0})
    assert played.tally.won[:2].tolist() == [0, 2]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("clever", "there are beginner, casual, club, expert, greedy"),
        ("no-such-file.py:Bot", "there is no such file"),
        (f"{FILE}:Nobody", "There is no Nobody in"),
        (f"{FILE}:NOT_A_BOT", "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(spec: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        Entrant.of(spec)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import nothing_of_that_name")
    with pytest.raises(BotError, match="ModuleNotFoundError"):
        Entrant.of(f"{path}:Bot")


def test_the_text_of_a_bot_is_enough_where_its_file_is_not(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine:\n    def choose(self, seen):\n        return 'end'\n")
    entrant = Entrant.of(f"{path}:Mine")
    path.unlink()
    sys.modules.pop(entrant.found().__module__)
    assert entrant.bot("x").__class__.__name__ == "Mine"
    assert entrant.name == "Mine"


def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    info = tmp_path / "brilliant-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brilliant\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[reihum.bots]\nbrilliant = brilliant:Brilliant\n")
    source = "class Brilliant:\n    def choose(self, seen):\n        return 'end'\n"
    (tmp_path / "brilliant.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Entrant.of("brilliant").found().__name__ == "Brilliant"


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["mybot.py:Lowest", "mine.py:nearest"])
def test_the_bots_of_the_page_play(tmp_path: Path, spec: str) -> None:
    page = (FILE.parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    file, name = spec.split(":")
    (block,) = re.findall(rf"```python\n# {file}\n(.*?)```", page, re.DOTALL)
    (tmp_path / file).write_text(block)
    played = simulate("the-game", bot=f"{tmp_path / file}:{name}", games=3, cores=1)
    assert faults(played) == []
    assert played.tally.games == 3


def test_a_master_may_be_given_another_time() -> None:
    game = reihum.game("the-game", players=2)
    usual, hurried = Entrant.of("master"), Entrant.of("master:1ms")
    assert hurried.ours
    assert hurried.kind == "master"
    assert hurried.weights(game)[REPLIES] < usual.weights(game)[REPLIES]
    assert hurried.label != usual.label
    with pytest.raises(BotError, match="There is no bot casual:1ms"):
        Entrant.of("casual:1ms")


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    Weights(shipped("extreme", 2).numbers, {"game": "extreme"}).write(path)
    entrant = Entrant.of(str(path))
    assert entrant.kind == "master"
    assert entrant.name == str(path)
    with pytest.raises(WeightsError, match="made for extreme"):
        entrant.weights(reihum.game("the-game", players=2))
    with pytest.raises(BotError, match=r"no level clever; there are beginner"):
        Entrant.of(f"{path}:clever")
