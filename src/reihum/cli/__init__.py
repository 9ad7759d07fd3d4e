"""One command per thing a person wants to do.

Everything heavy is imported by the command that needs it: `--help` answers at once.
"""

import typer

from .arena import compare, simulate, tournament
from .benchmark import benchmark
from .compiling import compile_everything
from .playing import games, play, rules
from .puzzling import puzzles
from .reviewing import review, solve
from .running.admin import admin
from .running.backup import backup, restore
from .running.doctor import doctor
from .running.moving import move_database
from .running.serving import serve
from .speaking import Language, choose
from .speaking.helping import HelpedCommand, HelpedGroup
from .training import train
from .verifying import verify

app = typer.Typer(
    cls=HelpedGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback()
def choose_language(language: Language = None) -> None:
    """What comes before a command."""
    choose(language)


for _command in (play, games, rules, verify, review, solve, puzzles, serve):
    app.command(cls=HelpedCommand)(_command)
for _run in (simulate, tournament, compare, benchmark, train):
    app.command(cls=HelpedCommand)(_run)
app.command("compile", cls=HelpedCommand)(compile_everything)
app.command("move-database", cls=HelpedCommand)(move_database)
app.command(cls=HelpedCommand)(backup)
app.command(cls=HelpedCommand)(restore)
app.command(cls=HelpedCommand)(doctor)
app.add_typer(admin, name="admin")


def main() -> None:
    """The command `reihum`."""
    app()
