"""What is wrong, in one line and not in a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from ..languages import here, tell

# The extras of pyproject.toml that bring what commands import; the smallest one of each.
EXTRAS = {
    "numba": "fast",
    **dict.fromkeys(["matplotlib", "pebble", "pyarrow"], "arena"),
    "distributed": "cluster",
    "psycopg": "postgres",
    **dict.fromkeys(["gymnasium", "PIL"], "gymnasium"),
    "torch": "learning",
    "pyspiel": "openspiel",
    "pettingzoo": "pettingzoo",
    **dict.fromkeys(
        [
            *["alembic", "fastapi", "itsdangerous", "markdown_it", "msgspec"],
            *[
                "prometheus_client",
                "pydantic_settings",
                "segno",
                "sqlalchemy",
                "uvicorn",
                "websockets",
            ],
        ],
        "server",
    ),
}


@contextmanager
def missing_extras() -> Iterator[None]:
    """Say what brings a package that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        extra = f"'reihum[{EXTRAS[package]}]'"
        raise SystemExit(tell("usage-no-extra", package=package, extra=extra)) from None


@contextmanager
def plain_errors() -> Iterator[None]:
    """Say what a person can put right, and leave with the exit code of a wrong usage."""
    from ..games import ReihumError

    try:
        with missing_extras():
            yield
    except ReihumError as error:
        typer.secho(error.said(here()), fg="red", err=True)
        raise typer.Exit(2) from None
