"""What stands in several files of the project is the same in all of them."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import yaml

import reihum

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_bytes())
STEPS = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]


def test_the_version_is_the_same_everywhere() -> None:
    package, lock = (
        json.loads((ROOT / "client" / name).read_bytes())
        for name in ("package.json", "package-lock.json")
    )
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    assert newest and newest[1] == reihum.__version__
    assert package["version"] == reihum.__version__
    assert lock["version"] == lock["packages"][""]["version"] == reihum.__version__


def test_the_same_versions_of_python_are_tried_promised_and_asked_for() -> None:
    tried = WORKFLOW["jobs"]["quick"]["strategy"]["matrix"]["python"]
    classifier = re.compile(r"Programming Language :: Python :: (3\.\d+)")
    promised = [
        found[1]
        for each in PROJECT["project"]["classifiers"]
        if (found := classifier.fullmatch(each))
    ]
    assert tried == promised
    assert PROJECT["project"]["requires-python"] == f">={tried[0]}"
    other = {
        step["with"]["python-version"] for step in STEPS if "setup-python" in step.get("uses", "")
    }
    assert other - {"${{ matrix.python }}"} <= set(tried)


def test_the_quick_tests_are_the_same_for_everybody() -> None:
    plan = subprocess.run(["make", "-n", "quick"], cwd=ROOT, capture_output=True, check=True)
    (ours,) = (line for line in plan.stdout.decode().splitlines() if "pytest" in line)
    steps = WORKFLOW["jobs"]["quick"]["steps"]
    (theirs,) = (run for step in steps if "pytest" in (run := step.get("run", "")))
    assert tried_by(ours) == tried_by(theirs) != set()


def tried_by(command: str) -> set[str]:
    """The folders and files that a command names."""
    return {word for word in command.split() if word.startswith(("tests/", "src/"))}


def test_actions_of_others_are_named_by_what_they_are() -> None:
    """A tag can be moved to other code, a hash cannot."""
    used = [step["uses"] for step in STEPS if "uses" in step]
    assert used
    assert all(re.search(r"@[0-9a-f]{40}$", name) for name in used)


def test_lock_files_do_not_say_where_from() -> None:
    assert '"resolved"' not in (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    for file in (ROOT / "requirements").iterdir():
        assert "://" not in file.read_text()


def test_what_is_pinned_is_pinned_by_one_command_to_one_version() -> None:
    made = re.findall(r"-o requirements/(\w+)\.txt", (ROOT / "Makefile").read_text())
    files = {file.stem: file.read_text() for file in (ROOT / "requirements").iterdir()}
    assert sorted(made) == sorted(files)
    pin = re.compile(r"^([a-z0-9-]+)[^ ]*==(\S+)((?: ;[^\\]*)?)", re.MULTILINE)
    tried = {(name, where): version for name, version, where in pin.findall(files["dev"])}
    for each in ("serve", "build"):  # what containers are made of is what was tried
        pins = {(name, where): version for name, version, where in pin.findall(files[each])}
        both = pins.keys() & tried.keys()
        assert both and {key for key in both if pins[key] != tried[key]} == set()
