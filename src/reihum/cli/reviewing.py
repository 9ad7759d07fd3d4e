"""`reihum review` and `reihum solve`: why a game was lost, and whether it could be won."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..languages import tell
from .errors import plain_errors
from .speaking import Language, choose
from .texts import check_writable, is_file, text_of

if TYPE_CHECKING:
    from ..games import State
    from ..review import Review, Solution

Record = Annotated[
    Path,
    typer.Argument(metavar="RECORD"),
]
AsJson = Annotated[bool, typer.Option("--json")]
Page = Annotated[Path | None, typer.Option("--html")]
Cores = Annotated[int | None, typer.Option(min=1)]
Solvable = Annotated[
    str,
    typer.Argument(
        metavar="DEAL-OR-POSITION",
    ),
]
GameOfDeal = Annotated[str | None, typer.Option("--game")]


def review(
    record: Record,
    seed: str = "review",
    as_json: AsJson = False,
    html: Page = None,
    cores: Cores = None,
    language: Language = None,
) -> None:
    """`reihum review`."""
    choose(language)
    with plain_errors():
        from ..games import parse_game
        from ..review.turns import finished

        end = finished(parse_game(text_of(record)))
        if html:
            check_writable(html)
        made = _reviewed(end, seed, cores)
        _shown(end, made, as_json, html)


def _reviewed(end: "State", seed: str, cores: int | None) -> "Review":
    """The review, with a bar that tells how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    from ..arena.play.crews import cores_here
    from ..review import review as made
    from ..review.turns import turns_of

    count = sum(1 for _ in turns_of(end))
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(tell("report-turns"), total=count)
        return made(end, seed, cores or cores_here(), told=lambda _: bar.advance(task))


def _shown(end: "State", made: "Review", as_json: bool, html: Path | None) -> None:
    from rich.console import Console

    from ..review.reports.page import page
    from ..review.reports.table import summary, turns_table

    if html:
        html.write_text(page(made, end.game.title), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(made.json(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(turns_table(made))
    console.print()
    console.print(summary(made), soft_wrap=True)


def solve(
    what: Solvable,
    players: int = 1,
    game: GameOfDeal = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """`reihum solve`."""
    choose(language)
    with plain_errors():
        from ..review import Verdict
        from ..review import solve as solved

        found = solved(_state(what, players, game))
    typer.echo(json.dumps(found.json()) if as_json else _answer(found))
    raise typer.Exit(0 if found.verdict is Verdict.WON else 1)


def _state(what: str, players: int, name: str | None) -> "State":
    """The state that is meant; of a record, its beginning."""
    from ..games import game as game_of
    from ..games import parse_game, parse_position
    from ..games.core.notation import GAME, POSITION
    from ..games.replays import beginning
    from ..review.registry import USUAL
    from ..review.solving import solver_of

    # A file that is not there is no deal of its name.
    is_text = what.startswith((POSITION, GAME)) or not (is_file(what) or what.endswith(".txt"))
    text = what if is_text else text_of(Path(what))
    if text.lstrip().startswith(POSITION):
        return parse_position(text)
    if text.lstrip().startswith(GAME) or not is_text:  # the latter says what it should be
        return beginning(parse_game(text))
    solver_of(game_of(name or USUAL))  # said first: it may need other players, too
    return game_of(name or USUAL, players=players).deal(what)


def _answer(found: "Solution") -> str:
    from ..review import Verdict

    if found.verdict is Verdict.WON:
        return tell("report-solved", line=" ".join(found.line))
    lost = found.verdict is Verdict.LOST
    return tell("report-unsolvable" if lost else "report-unsolved")
