"""What cannot be written or gone on from is refused before anything is played."""

import json
import sys
from pathlib import Path

import pytest

from reihum.arena.errors import ArenaError, ResumeError
from reihum.arena.reports.output import Output, check_file, write_json
from tests.arena.reports.rolled import played
from tests.arena.runs.dice import DiceCrew


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"resume": True}, "--resume needs --out: the file to go on from."),
        ({"each": True}, "--each needs --out: the file with a row for each game."),
        ({"out": "run.xls"}, "the name should end in one of .json, .csv, .parquet."),
        ({"out": "run"}, "the name should end in one of .json, .csv, .parquet."),
        ({"out": "nowhere/run.csv"}, "there is no folder "),
        ({"plot": "run.xyz"}, "the name should end in one of "),
        ({"plot": "run"}, "the name should end in one of "),
        ({"plot": "nowhere/run.png"}, "there is no folder "),
    ],
)
def test_before_anything_is_played(tmp_path: Path, given: dict[str, object], told: str) -> None:
    paths = {name: tmp_path / str(value) for name, value in given.items() if value is not True}
    crew = DiceCrew()
    with pytest.raises(ArenaError) as refused:
        played(Output(**{**given, **paths}), crew=crew)  # type: ignore[arg-type]
    assert told in str(refused.value)
    assert not crew.played and not list(tmp_path.iterdir())


def test_pictures_may_have_any_form_that_can_be_drawn(tmp_path: Path) -> None:
    for name in ("run.png", "run.svg", "run.pdf"):
        Output(plot=tmp_path / name).check()


def test_without_the_library_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = DiceCrew()
    for missing, output in (
        ("matplotlib.backend_bases", Output(plot=tmp_path / "run.png")),
        ("pyarrow", Output(out=tmp_path / "run.parquet")),
    ):
        monkeypatch.setitem(sys.modules, missing, None)
        with pytest.raises(ArenaError, match=r"pip install 'reihum\[arena\]' brings it"):
            played(output, crew=crew)
    assert not crew.played


def test_one_form_is_named_alone(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"run.csv: the name should end in .json.$"):
        check_file(tmp_path / "run.csv", [".json"])
    check_file(tmp_path / "run.json", [".json"])


def test_there_may_be_nothing_to_go_on_from(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    assert Output(path, resume=True).earlier() is None
    path.write_text("{}")
    assert Output(path).earlier() is None
    assert Output(path, resume=True).earlier() == {}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b'"run"', b"null", b"\xff\xfe"])
def test_a_file_that_is_no_run_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "run.json"
    path.write_bytes(content)
    with pytest.raises(ResumeError, match=r"run.json cannot be gone on with: "):
        Output(path, resume=True).earlier()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    write_json(path, {"deals": 1})
    with pytest.raises(TypeError):
        write_json(path, {"deals": object()})
    assert json.loads(path.read_text()) == {"deals": 1}
