"""`reihum serve`: tables for browsers and programs."""

from typing import Annotated

import typer

Port = Annotated[int, typer.Option(help="The port; 0 takes a free one.")]
Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for every way in.")]
Database = Annotated[str, typer.Option(help="The file that keeps the tables.")]
Browser = Annotated[bool, typer.Option(help="Open a browser where there is a desktop.")]
Workers = Annotated[int, typer.Option(min=1, help="Processes in which bots think.")]
PerAddress = Annotated[
    int, typer.Option(min=1, help="Multiplies the limits of one address: 10 for a whole school.")
]


def serve(
    port: Port = 8000,
    host: Host = "127.0.0.1",
    database: Database = "reihum.db",
    browser: Browser = True,
    workers: Workers = 1,
    per_address: PerAddress = 1,
) -> None:
    """Keep tables for browsers and programs (needs the extra `server`)."""
    try:
        from ..server.settings import Rates, Settings
        from ..server.web.run import serve as serve_tables
    except ModuleNotFoundError as error:
        reason = f"{error.name} is not installed: pip install 'reihum[server]' brings it."
        raise SystemExit(reason) from None
    rates = Rates().times(per_address)
    serve_tables(Settings(database, host, port, workers=workers, browser=browser, rates=rates))
