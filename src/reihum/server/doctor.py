"""Whether an installation is well: one finding for each thing that can be wrong."""

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Engine, text

from .admin import CannotDo, count_tables, opened
from .settings import Settings, database_url, without_password
from .store.engines import is_postgres
from .store.files import OWNER_ONLY, file_of
from .store.schema import check_up_to_date
from .web.browser_client import is_built
from .web.process import open_more_files

GOOD, ODD, BAD = "ok", "odd", "bad"
LITTLE, TOO_LITTLE = 1 << 30, 100 << 20  # bytes free
SKEW = 2.0  # seconds that two clocks may differ
SPARE = 192  # files that are not for connections
OLDEST = 1_700_000_000  # seconds since 1970: no clock of a server is before this
LOCAL = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Finding:
    """What was found about one thing, and what to do about it where that is not well."""

    state: str  # "ok", "odd": it works, but; "bad": it will not work
    what: str
    text: str


def examined(settings: Settings) -> Iterator[Finding]:
    """All findings about an installation with these settings; nothing is changed by it."""
    yield from _database(settings)
    for check in CHECKS:
        yield check(settings)


def _database(settings: Settings) -> Iterator[Finding]:
    shown = without_password(settings.database)
    file = file_of(database_url(settings.database))
    if file is not None and not file.exists():
        there = file.absolute().parent.is_dir()
        told = "there is none yet; the first start makes it" if there else "there is no such folder"
        yield Finding(GOOD if there else BAD, "database", f"{shown}: {told}")
    else:
        yield _readable(settings)
    if file is not None:
        yield _disk(file)
        yield _modes(file)


def _readable(settings: Settings) -> Finding:
    try:
        with opened(settings.database) as engine:
            with engine.connect() as connection:
                check_up_to_date(connection)
            count, skew = count_tables(engine), _skew(engine)
    except (CannotDo, ImportError) as error:
        return Finding(BAD, "database", str(error))
    told = f"{without_password(settings.database)}: {count} tables, up to date"
    if skew > SKEW:
        return Finding(ODD, "database", f"{told}; but its clock differs by {skew:.0f} s: use NTP")
    return Finding(GOOD, "database", told)


def _skew(engine: Engine) -> float:
    """By how much the clock of the database differs from ours."""
    if not is_postgres(engine):
        return 0.0
    with engine.connect() as connection:
        theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar()
    return abs(time.time() - float(theirs or 0))


def _disk(file: Path) -> Finding:
    folder = file.absolute().parent
    if not folder.is_dir():
        return Finding(BAD, "disk", f"there is no folder {folder}")
    free = shutil.disk_usage(folder).free
    state = BAD if free < TOO_LITTLE else ODD if free < LITTLE else GOOD
    if not os.access(folder, os.W_OK):
        return Finding(BAD, "disk", f"{folder} cannot be written to by this user")
    return Finding(state, "disk", f"{free / (1 << 30):.1f} GiB free in {folder}")


def _modes(file: Path) -> Finding:
    """The file has the key of the server in it."""
    open_ones = [
        each.name
        for ending in ("", "-wal", "-shm")
        if (each := Path(f"{file}{ending}")).is_file() and each.stat().st_mode & 0o777 & ~OWNER_ONLY
    ]
    if open_ones and os.name == "posix":
        told = f"others can read {', '.join(open_ones)}: chmod 600, or start the server once"
        return Finding(BAD, "file modes", told)
    return Finding(GOOD, "file modes", "only the owner can read the database")


def _files(settings: Settings) -> Finding:
    most = open_more_files()
    room = most - SPARE
    if room < settings.connections:
        told = f"{most} files may be open, so {max(room, 1)} connections and not"
        more = f"{told} {settings.connections}: raise `ulimit -n`, or LimitNOFILE"
        return Finding(ODD, "open files", more)
    return Finding(GOOD, "open files", f"{most} may be open")


def _client(settings: Settings) -> Finding:
    if is_built(settings.client):
        return Finding(GOOD, "client", "built")
    return Finding(BAD, "client", f"there is none in {settings.client}: `make client` builds it")


def _compiled(settings: Settings) -> Finding:
    if importlib.util.find_spec("numba") is None:
        told = "bots think slowly: pip install 'reihum[fast]' makes them some hundred times faster"
        return Finding(ODD, "compiled rules", told)
    return Finding(GOOD, "compiled rules", "numba is there")


def _extras(settings: Settings) -> Finding:
    """What PostgreSQL needs is an extra."""
    wanted = database_url(settings.database).startswith("postgresql")
    if wanted and importlib.util.find_spec("psycopg") is None:
        told = "psycopg is not installed: pip install 'reihum[postgres]' brings it"
        return Finding(BAD, "extras", told)
    return Finding(GOOD, "extras", "all that these settings need")


def _proxies(settings: Settings) -> Finding:
    named = [each.strip() for each in settings.proxies.split(",")]
    if any(each.endswith("/0") for each in named):
        told = "everybody is believed to be a proxy, so anybody can claim any address: name yours"
        return Finding(BAD, "proxies", told)
    return Finding(GOOD, "proxies", f"believed: {settings.proxies or 'none'}")


def _hosts(settings: Settings) -> Finding:
    wrong = [each for each in settings.hosts.split(",") if "/" in each or ":" in each]
    if wrong:
        told = f"{wrong[0].strip()!r} is no name: cards.example.org, without https:// and port"
        return Finding(BAD, "hosts", told)
    if not settings.hosts and settings.host not in LOCAL:
        told = "any name is answered for: set hosts where this server is on the internet"
        return Finding(ODD, "hosts", told)
    return Finding(GOOD, "hosts", settings.hosts or "only this machine can ask")


def _user(settings: Settings) -> Finding:
    if os.name == "posix" and os.geteuid() == 0:
        told = "this is root: run the server as a user of its own (deploy/reihum.service does)"
        return Finding(ODD, "user", told)
    return Finding(GOOD, "user", "not root")


def _clock(settings: Settings) -> Finding:
    if time.time() < OLDEST:
        return Finding(BAD, "clock", f"it says {time.ctime()}: set it, or use NTP")
    return Finding(GOOD, "clock", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()))


def _python(settings: Settings) -> Finding:
    return Finding(GOOD, "python", sys.version.split()[0])


CHECKS: tuple[Callable[[Settings], Finding], ...] = (
    _files,
    _client,
    _compiled,
    _extras,
    _proxies,
    _hosts,
    _user,
    _clock,
    _python,
)
