"""The protocol of evaluation: fixed deals, figures with intervals, and a table for a page."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from reihum.arena.statistics.intervals import Estimate
from reihum.cli import app
from reihum.environments import evaluation
from reihum.environments.evaluation import (
    SEED,
    Grade,
    Task,
    UnknownTask,
    as_markdown,
    chosen,
    graded,
)


def test_every_game_has_a_task_and_others_are_refused() -> None:
    names = [task.name for task in chosen(None)]
    assert names[:6] == [
        "the-game/1",
        "the-game/2",
        "extreme/1",
        "extreme/2",
        "face-to-face/2",
        "nix/3",
    ]
    with pytest.raises(UnknownTask, match="no task chess/2: there are the-game/1"):
        chosen(["chess/2"])


def test_a_grade_is_what_the_arena_finds_on_these_deals() -> None:
    from reihum.arena import simulate

    (task,) = chosen(["the-game/1"])
    grade = graded("greedy", task, 200, cores=1)
    run = simulate("the-game", players=1, bot="greedy", games=200, seed=SEED, cores=1)
    assert (grade.main, grade.score) == (run.win_rate, run.tally.score())
    assert graded("greedy", task, 200, cores=1) == grade
    assert isinstance(grade, Grade) and "| the-game/1 | `greedy` | 200 | won " in as_markdown(
        [grade]
    )


def test_equals_share_the_points() -> None:
    (task,) = chosen(["face-to-face/2"])
    grade = graded("greedy", task, 20, cores=1)
    assert grade.main.value == 0.5 and grade.measure == "points"
    row = as_markdown([grade]).splitlines()[-1]
    assert row.startswith("| face-to-face/2 | `greedy` | 20 | points against greedy 50.0 % (")
    assert row.endswith(") | |")


CARELESS = """
from reihum.bots import Bot

class Careless(Bot):
    def choose(self, observation):
        return "end"
"""


def test_a_policy_that_fails_is_told_so(tmp_path: Path) -> None:
    (file := tmp_path / "careless.py").write_text(CARELESS, encoding="utf-8")
    tasks = ["--task", "the-game/1", "--task", "face-to-face/2"]
    words = ["benchmark", f"{file}:Careless", *tasks, "--deals", "2", "--cores", "1"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    for task, games in (("the-game/1", 2), ("face-to-face/2", 4)):
        told = f"Careless failed at {task} in {games} games, first in the deal benchmark-v0/0: "
        assert told in result.stderr


def test_after_an_interruption_no_more_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(policy: str, task: Task, *given: object) -> Grade:
        return Grade(task.name, policy, 7, "won", Estimate(0.5, 0.4, 0.6), interrupted=True)

    monkeypatch.setattr(evaluation, "graded", stopped)
    result = CliRunner().invoke(app, ["benchmark", "random", "greedy", "--markdown"])
    rows = result.stdout.splitlines()
    assert [row for row in rows[2:] if row] == [
        "| the-game/1 | `random` | 7 | won 50.0 % (40.0 to 60.0) | |"
    ]


def test_a_policy_that_there_is_not_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(evaluation, "graded", pytest.fail)
    result = CliRunner().invoke(app, ["benchmark", "random", "nobody", "--task", "the-game/1"])
    assert result.exit_code == 2 and "There is no bot 'nobody'" in result.stderr


@pytest.mark.parametrize("more", [[], ["--markdown"]])
def test_the_command_prints_a_table(more: list[str]) -> None:
    words = [
        "benchmark",
        "random",
        "greedy",
        "--task",
        "the-game/1",
        "--deals",
        "30",
        "--cores",
        "1",
    ]
    result = CliRunner().invoke(app, [*words, *more])
    assert result.exit_code == 0 and "won" in result.output and "greedy" in result.output
    wrong = CliRunner().invoke(app, ["benchmark", "random", "--task", "the-game/9"])
    assert wrong.exit_code == 2
