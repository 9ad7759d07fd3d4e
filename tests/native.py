"""The oracle and what plays it, compiled by mypyc: the same source, twice to three times as fast.

`make test` has them compiled first (`python -m tests.native` prints the folder) and names the
folder in the environment. Without that, or without a C compiler, the very same modules run as
they are.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

TESTS = Path(__file__).parent
VARIABLE = "NATIVE_TESTS"
MODULES = (
    "oracle/the_game.py",
    "oracle/face_to_face.py",
    "oracle/nix.py",
    "rules/careful.py",
    "rules/side_by_side.py",
    "rules/snapshots.py",
)
BESIDE = ("records.py", "oracle/__init__.py", "rules/__init__.py", "rules/oracles.py",
          "rules/tracing.py")  # fmt: skip
MYPYC = ("-m", "mypyc", "--explicit-package-bases", "--ignore-missing-imports")


def native(package: str) -> list[str]:
    """Where a package of tests looks for its modules before it looks beside itself."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return []
    if folder not in sys.path:
        sys.path.append(folder)  # what the modules share lies there
    return [str(Path(folder, *package.split(".")))]


def built() -> Path:
    """The folder of the compiled modules, which are compiled where they have changed."""
    digest = hashlib.sha256(sys.version.encode())
    for name in (*MODULES, *BESIDE):
        digest.update((TESTS / name).read_bytes())
    folder = user_cache_path("reihum", appauthor=False) / "tests" / digest.hexdigest()[:16]
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as room:
            compile_in(Path(room))
            extensions_only(Path(room)).rename(folder)
    return folder


def compile_in(room: Path) -> None:
    """Compile copies of the modules in an empty folder."""
    for name in (*MODULES, *BESIDE):
        copy = room / "tests" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TESTS / name, copy)
    wanted = [f"tests/{name}" for name in MODULES]
    subprocess.run(
        [sys.executable, *MYPYC, *wanted],
        cwd=room,
        check=True,
        capture_output=True,
        env={"MYPYC_OPT_LEVEL": "2"} | os.environ,
    )


def extensions_only(room: Path) -> Path:
    """A folder with what was compiled and nothing else."""
    made = room / "made"
    for built_file in [*room.glob("*.so"), *room.glob("tests/**/*.so")]:
        place = made / built_file.relative_to(room)
        place.parent.mkdir(parents=True, exist_ok=True)
        built_file.rename(place)
    return made


if __name__ == "__main__":
    try:
        print(built())  # noqa: T201
    except subprocess.CalledProcessError as error:
        told = (error.stdout + error.stderr).decode(errors="replace").splitlines()
        print("The oracle runs as it is, for it was not compiled:", *told[-3:], file=sys.stderr)  # noqa: T201
