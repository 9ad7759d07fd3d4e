"""What is in the packages: the built client in a wheel, its sources in an sdist."""

import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build

ROOT = Path(__file__).parents[1]


def test_a_wheel_brings_the_built_client(tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    names = zipfile.ZipFile(wheel).namelist()
    page = "reihum/server/client/index.html"
    assert {page, f"{page}.br", f"{page}.gz"} <= set(names)
    assert any(name.startswith("reihum/server/client/assets/index-") for name in names)


@pytest.mark.slow
def test_an_sdist_brings_all_that_a_wheel_is_built_of(tmp_path: Path) -> None:
    (sdist,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(sdist) as package:
        names = {name.partition("/")[2] for name in package.getnames()}
    assert {"hatch_build.py", "client/package-lock.json", "client/src/main.ts"} <= names
    assert not any("node_modules" in name or "server/client/" in name for name in names)


def test_a_client_is_built_again_only_when_its_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    source = tmp_path / "client" / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.write_text("play()")
    (tmp_path / "client" / "package-lock.json").write_text("{}")
    (tmp_path / "client" / "node_modules").mkdir()
    (tmp_path / hatch_build.BUILT).mkdir(parents=True)
    monkeypatch.setattr(hatch_build, "_npm", lambda root, why, *words: done.append(words[0]))
    hatch_build.build(tmp_path)
    hatch_build.build(tmp_path)
    assert done == ["ci", "run"]
    source.rename(source.with_name("other.ts"))
    hatch_build.build(tmp_path)
    assert done == ["ci", "run", "run"]


def test_players_fetch_no_tools_of_developers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    (tmp_path / "client" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(hatch_build, "_npm", lambda root, why, *words: done.append(words[1]))
    hatch_build.install(tmp_path, tools=False)
    hatch_build.install(tmp_path)
    hatch_build.install(tmp_path, tools=False)  # has more than it needs
    assert done == ["--omit=dev", "--include=dev"]


def test_without_its_sources_the_client_says_so(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"The client could not be built: .*package-lock.json"):
        hatch_build.build(tmp_path)
