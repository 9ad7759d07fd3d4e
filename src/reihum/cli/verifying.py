"""`reihum verify`: whether the cards of a game were dealt as its table promised."""

from pathlib import Path
from typing import Annotated

import typer

from ..languages import here, tell
from .errors import plain_errors
from .texts import text_of

Record = Annotated[
    Path,
    typer.Argument(metavar="RECORD"),
]
Heard = Annotated[
    str | None,
    typer.Option("--commitment", metavar="HEX"),
]
Mixes = Annotated[
    list[str] | None,
    typer.Option("--mix", metavar="SEAT:TEXT"),
]
MARKS = {
    True: ("verify-right", "green"),
    False: ("verify-wrong", "red"),
    None: ("verify-open", "yellow"),
}


def verify(record: Record, commitment: Heard = None, mix: Mixes = None) -> None:
    """`reihum verify`."""
    with plain_errors():
        from ..games import verified

        mixes = dict(_mix(text) for text in mix or ())
        findings = verified(text_of(record), commitment, mixes)
    width = max(len(tell(code)) for code, _ in MARKS.values())
    for finding in findings:
        code, colour = MARKS[finding.right]
        mark = typer.style(f"{tell(code):<{width}}", fg=colour)
        typer.echo(f"{mark}  {finding.message.said(here())}")
    if any(finding.right is False for finding in findings):
        raise typer.Exit(1)


def _mix(text: str) -> tuple[int, str]:
    seat, colon, words = text.partition(":")
    if not colon or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise typer.BadParameter(tell("usage-no-mix", text=text))
    return int(seat), words
