"""`reihum serve`: tables for browsers and programs."""

from collections.abc import Iterable
from typing import Annotated

import typer

from ..errors import missing_extras

# What stands in brackets is the usual value in server/settings.py; not imported, as `--help` should
# answer at once and without the extra. A test compares.
Port = Annotated[int | None, typer.Option(help="The port; 0 takes a free one. [8000]")]
Host = Annotated[
    str | None, typer.Option(help="The address to listen at; 0.0.0.0 for every way in. [127.0.0.1]")
]
Database = Annotated[
    str | None,
    typer.Option(help="The file that keeps the tables, or a postgresql:// address. [reihum.db]"),
]
Browser = Annotated[
    bool | None,
    typer.Option("--browser/--no-browser", help="Open a browser where there is a desktop. [True]"),
]
Workers = Annotated[
    int | None, typer.Option(help="Processes that serve the tables; several need PostgreSQL. [1]")
]
BotProcesses = Annotated[
    int | None, typer.Option(help="Processes in which the bots of a worker think. [1]")
]
PerAddress = Annotated[
    int | None,
    typer.Option(help="Multiplies the limits of one address: 10 for a whole school. [1]"),
]
Proxies = Annotated[
    str | None,
    typer.Option(help="Addresses or networks of proxies that are believed. [127.0.0.1,::1]"),
]
Hosts = Annotated[
    str | None,
    typer.Option(help="The names under which this server is found, with commas; none: any. []"),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="BOT",
        help="A further bot for all tables: FILE.py:NAME, or an installed one; repeatable. []",
    ),
]

SettingsFile = Annotated[
    str | None,
    typer.Option("--settings", metavar="FILE", help="A TOML file with settings."),
]
Others = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Any setting by its name; repeatable."),
]
ShowSettings = Annotated[
    bool,
    typer.Option("--show-settings", help="Print all settings and where they come from, and leave."),
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
    hosts: Hosts = None,
    bot: Bots = None,
    others: Others = None,
    settings: SettingsFile = None,
    show_settings: ShowSettings = False,
) -> None:
    """Keep tables for browsers and programs (needs the extra `server`).

    Each option can also stand in the environment, --port as REIHUM_PORT, or in the file of
    --settings, as port = 8000, and so can the other settings of a server: docs/serving.md lists
    them.
    """
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
        raise typer.BadParameter(str(error)) from None
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
            raise typer.BadParameter(f"{text!r} should be NAME=VALUE, grace=60 for instance.")
        if key not in NAMES:
            raise typer.BadParameter(unknown_setting(name, "--set", NAMES))
        named[key] = value.strip()
    return named
