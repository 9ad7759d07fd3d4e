"""Whose sources name the folder of compiled code, and who finds there what another has compiled."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from reihum.rules.engine import compiling
from reihum.rules.engine.compiling import LOCATOR, bound, cache_folder, compiled
from reihum.rules.engine.keeping import BySource

ADDING = """
from reihum.rules.engine.compiling import rule

MOST = {most}

@rule
def add(number: int) -> int:
    return number + MOST
"""


def installed(folder: Path, most: int = 7) -> ModuleType:
    """A module with a rule, in a folder of its own."""
    path = folder / "adding" / "rules.py"
    path.parent.mkdir(parents=True)
    path.write_text(ADDING.format(most=most))
    found = importlib.util.spec_from_file_location("adding.rules", path)
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_all_rules_do() -> None:
    files = compiling._room.__wrapped__()  # it is remembered: here it is looked for once more
    assert Path(compiling.__file__) in files and files == compiling._room()


def test_so_do_constants_wherever_they_come_from(tmp_path: Path) -> None:
    add = installed(tmp_path).add
    values = [8, 7.0, np.arange(3), np.zeros(3), np.dtype("i2"), np.int16, (7,), Path]
    folders = {cache_folder(bound(add, "other", MOST=value)) for value in values}
    assert len(folders) == len(values) and cache_folder(add) not in folders
    assert cache_folder(add) == cache_folder(bound(add, "same", MOST=7))


def test_files_are_told_apart_by_their_folder_alone() -> None:
    assert BySource.get_suitable_cache_subpath(str(Path("anywhere", "nix", "table.py"))) == "nix"
    assert f"{BySource.__module__}.{BySource.__name__}" == LOCATOR


@pytest.mark.slow  # compiles
def test_where_a_package_lies_does_not_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "_user_cache", lambda: tmp_path / "cache")
    here, there, changed = (
        compiled(installed(tmp_path / name, most).add)
        for name, most in [("here", 7), ("there", 7), ("changed", 8)]
    )
    assert (here(1), there(1), changed(1)) == (8, 8, 9)
    assert [bool(each.stats.cache_hits) for each in (here, there, changed)] == [False, True, False]
