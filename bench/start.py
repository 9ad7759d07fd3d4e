"""How soon things start: with everything cached, without numba, and compiled from nothing."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable

from .figures import Figure, Say, best_times

FIRST_DEAL = "import reihum; reihum.game('the-game').deal(1)"
COMPILED_DEAL = (
    "import reihum; from reihum.arena.play.random_games import RandomGames; "
    "RandomGames(reihum.game('the-game')).play(['1'])"
)
HELP = "from reihum.cli import app; app(['--help'])"
NO_NUMBA = (
    "import sys, runpy\n"
    "sys.argv = ['reihum', '--help']\n"
    "try: runpy.run_module('reihum')\n"
    "except SystemExit: pass\n"
    "sys.exit('numba' in sys.modules)"
)


def start_figures(say: Say) -> list[Figure]:
    """All figures about starting."""
    say("compiling everything into an empty cache ...")
    with tempfile.TemporaryDirectory() as folder:
        cold = best_times([_command("-m", "reihum", "compile", cache=folder)], 1)[0]
        warm = best_times([_command("-c", COMPILED_DEAL, cache=folder)], 3)[0]
    say("starting things several times ...")
    runs = [_command("-c", code) for code in (FIRST_DEAL, HELP, "import typer")]
    deal, helped, typer = best_times(runs, 7)
    _command("-c", NO_NUMBA)()
    return [
        Figure("cold compilation of everything", cold, "s", 60, at_least=False),
        Figure("import reihum and a first deal", deal, "s", 1, at_least=False),
        Figure("the same with a compiled game, cached", warm, "s"),
        Figure("reihum --help, numba not imported", helped / typer, "x import typer", 3, False),
    ]


def _command(*arguments: str, cache: str | None = None) -> Callable[[], object]:
    environment = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})

    def run() -> object:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, check=True, capture_output=True)

    return run
