"""`reihum serve`: tables for browsers and programs."""

from collections.abc import Iterable
from typing import Annotated

import typer

from ...languages import here, tell
from ..errors import missing_extras

# What is shown is the usual value in server/settings.py; not imported, as `--help` should
# answer at once and without the extra. A test compares.
Port = Annotated[int | None, typer.Option(show_default="8000")]
Host = Annotated[str | None, typer.Option(show_default="127.0.0.1")]
Database = Annotated[
    str | None,
    typer.Option(show_default="reihum.db"),
]
Browser = Annotated[
    bool | None,
    typer.Option("--browser/--no-browser", show_default="True"),
]
Workers = Annotated[int | None, typer.Option(show_default="1")]
BotProcesses = Annotated[int | None, typer.Option(show_default="1")]
PerAddress = Annotated[
    int | None,
    typer.Option(show_default="1"),
]
Proxies = Annotated[
    str | None,
    typer.Option(show_default="127.0.0.1,::1"),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="BOT",
    ),
]

SettingsFile = Annotated[
    str | None,
    typer.Option("--settings", metavar="FILE"),
]
Others = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE"),
]
ShowSettings = Annotated[
    bool,
    typer.Option("--show-settings"),
]


def serve(
    port: Port = None,
    host: Host = None,
    database: Database = None,
    browser: Browser = None,
    workers: Workers = None,
    bot_processes: BotProcesses = None,
    per_address: PerAddress = None,
    proxies: Proxies = None,
    hosts: str | None = None,
    bot: Bots = None,
    others: Others = None,
    settings: SettingsFile = None,
    show_settings: ShowSettings = False,
) -> None:
    """`reihum serve`."""
    options = {
        "port": port,
        "host": host,
        "database": database,
        "browser": browser,
        "workers": workers,
        "bot_processes": bot_processes,
        "per_address": per_address,
        "proxies": proxies,
        "hosts": hosts,
        "bots": ",".join(bot) if bot else None,
    }
    given = {name: value for name, value in options.items() if value is not None}
    with missing_extras():
        from ...server.sources import WrongSettings, chosen
        from ...server.web.run import serve as serve_tables
    try:
        found = chosen({**_named(others or ()), **given}, settings)
    except WrongSettings as error:
        raise typer.BadParameter(error.said(here())) from None
    if show_settings:
        typer.echo("\n".join(found.lines()))
        return
    with missing_extras():
        serve_tables(found.settings)


def _named(texts: Iterable[str]) -> dict[str, str]:
    """Settings typed as `name=value`; with dashes or without."""
    from ...server.sources import NAMES, unknown_setting

    named: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        key = name.strip().lower().replace("-", "_")
        if not equals:
            raise typer.BadParameter(tell("usage-no-setting", text=text))
        if key not in NAMES:
            raise typer.BadParameter(unknown_setting(name, "--set").said(here()))
        named[key] = value.strip()
    return named
