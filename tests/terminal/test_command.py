"""The command itself, in a process and a terminal of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from reihum.bots import LEVELS

pytestmark = pytest.mark.slow  # each starts a program of its own


def run(*arguments: str, answers: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"XDG_STATE_HOME": str(folder), "COLUMNS": "80"}
    command = [sys.executable, "-m", "reihum", *arguments]
    return subprocess.run(
        command, input=answers, env=environment, capture_output=True, text=True, check=False
    )


def test_help_names_the_commands_and_does_not_import_numba(tmp_path: Path) -> None:
    helped = run("--help", folder=tmp_path)
    assert helped.returncode == 0
    for command in ("play", "rules", "compile"):
        assert command in helped.stdout
    code = "import sys, reihum.cli; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_levels_of_the_bots_are_named(tmp_path: Path) -> None:
    helped = " ".join(run("play", "--help", folder=tmp_path).stdout.split())
    assert f"{', '.join(LEVELS[:-1])} or {LEVELS[-1]}" in helped
    assert "[default: club]" in helped


def terminal(*arguments: str, folder: Path) -> "pexpect.spawn[str]":
    """The command in a terminal of its own."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "reihum", *arguments],
        env=os.environ | {"XDG_STATE_HOME": str(folder), "TERM": "xterm-256color"},
        dimensions=(40, 80),
        encoding="utf-8",
        timeout=60,
    )


def left(child: "pexpect.spawn[str]", folder: Path) -> str:
    """The game that is kept after Ctrl-C.

    Python does not notice a Ctrl-C that comes in the instant before it begins to read a line: a
    person presses it again.
    """
    child.sendintr()
    while child.expect(["Saved. Go on with ", pexpect.TIMEOUT], timeout=5):
        assert child.isalive()
        child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    return (folder / "reihum" / "last.reihum").read_text()


def test_ctrl_c_in_a_real_terminal_leaves_politely(tmp_path: Path) -> None:
    options = ("--people", "2", "--deal", "monday", "-o", "first=0")
    child = terminal("play", "extreme", *options, folder=tmp_path)
    child.expect("only you look")
    child.sendline("")
    child.expect("Player A>")
    child.sendline("32>up1")
    child.expect("Put down at least 1 more")
    assert "32>up1" in left(child, tmp_path)


def test_two_people_mix_in_a_real_terminal(tmp_path: Path) -> None:
    child = terminal("play", "face-to-face", "--people", "2", folder=tmp_path)
    for text in ("salt", "für Silber"):
        child.expect(r"Player [AB]\S*>")
        child.sendline(text)
    child.expect("only you look")
    assert "mix=salt/f%C3%BCr%20Silber" in left(child, tmp_path)


def test_the_texts_of_a_mix_are_named_one_by_one(tmp_path: Path) -> None:
    mix = ("--mix", "salt", "--mix", "-pepper")
    run("play", "face-to-face", "--deal", "monday", *mix, folder=tmp_path)
    assert "deal=monday mix=salt/-pepper" in (tmp_path / "reihum" / "last.reihum").read_text()


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    script = f"{sys.executable} -m reihum rules nix | head -1"
    piped = subprocess.run(script, shell=True, capture_output=True, text=True, check=True)
    assert piped.stdout.startswith("# Nix")
    assert "Traceback" not in piped.stderr
