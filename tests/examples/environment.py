"""An environment with the fifth game installed, as a person would have it."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lawine"
WAIT = 300  # seconds for a command, on a busy machine that has to compile


class Environment:
    """A virtual environment: all that is here, and the package of the example."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", symlinks=True)
        self.python = folder / "venv" / "bin" / "python"
        place = next((folder / "venv" / "lib").glob("python*/site-packages"))
        # What is installed here is lent to the new environment; only the example is its own.
        lent = [sysconfig.get_path("purelib"), str(ROOT / "src")]
        (place / "lent.pth").write_text("\n".join(lent) + "\n", encoding="utf-8")
        self._install()

    def _install(self) -> None:
        words = ["install", "-q", "--no-deps", "--no-build-isolation", "--no-input"]
        quiet = ["--disable-pip-version-check", str(EXAMPLE)]
        command = [sys.executable, "-m", "pip", "--python", str(self.python), *words, *quiet]
        subprocess.run(command, check=True, timeout=WAIT)

    def run(self, *words: str, answers: str = "") -> str:
        """Run Python with some words; what it printed. It must not fail, nor warn."""
        done = subprocess.run(
            [str(self.python), "-W", "error::UserWarning", *words],
            input=answers,
            capture_output=True,
            text=True,
            timeout=WAIT,
            cwd=self.folder,
            env=self.variables(),
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def reihum(self, *words: str, answers: str = "") -> str:
        """Run a command of reihum."""
        return self.run("-m", "reihum", *words, answers=answers)

    def variables(self) -> dict[str, str]:
        """The environment variables: games in progress are kept in the folder."""
        return os.environ | {"XDG_STATE_HOME": str(self.folder / "state"), "COLUMNS": "100"}
