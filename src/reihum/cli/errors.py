"""What is wrong, in one line and not in a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say what a person can put right, and leave with the exit code of a wrong usage."""
    from ..arena import ArenaError
    from ..bots.parts.weights import WeightsError
    from ..games import ReihumError

    try:
        yield
    except (ArenaError, WeightsError, ReihumError) as error:
        typer.secho(str(error), fg="red", err=True)
        raise typer.Exit(2) from None
