"""Whether an installation is well: one finding for each thing that can be wrong."""

import importlib.util
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from ..games import Message
from .admin import CannotDo, count_tables, opened
from .settings import Settings, database_url, without_password
from .store.engines import is_postgres
from .store.files import OWNER_ONLY, NotUsable, file_of
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
    message: Message

    @property
    def text(self) -> str:
        """The sentence in English."""
        return str(self.message)


def examined(settings: Settings) -> Iterator[Finding]:
    """All findings about an installation with these settings; nothing is changed by it."""
    yield from _database(settings)
    for check in CHECKS:
        yield check(settings)


def _found(state: str, what: str, code: str, **told: Any) -> Finding:
    return Finding(state, what, Message(code, told))


def _database(settings: Settings) -> Iterator[Finding]:
    shown = without_password(settings.database)
    file = file_of(database_url(settings.database))
    if file is not None and not file.exists():
        there = file.absolute().parent.is_dir()
        code = "doctor-database-later" if there else "doctor-database-no-folder"
        yield _found(GOOD if there else BAD, "database", code, database=shown)
    else:
        yield _readable(settings)
    if file is not None:
        yield _disk(file)
        yield _modes(file)


def _readable(settings: Settings) -> Finding:
    shown = without_password(settings.database)
    try:
        with opened(settings.database) as engine:
            if _is_older(engine):
                return _found(ODD, "database", "doctor-database-older", database=shown)
            count, skew = count_tables(engine), _skew(engine)
    except CannotDo as error:
        return Finding(BAD, "database", error.message)
    except ImportError as error:
        return _found(BAD, "database", "doctor-plain", text=str(error))
    if skew > SKEW:
        seconds = round(skew)
        return _found(ODD, "database", "doctor-database-clock", database=shown, seconds=seconds)
    return _found(GOOD, "database", "doctor-database-good", database=shown, tables=count)


def _is_older(engine: Engine) -> bool:
    """Whether a server would first bring the database up to date."""
    try:
        with engine.connect() as connection:
            check_up_to_date(connection)
    except NotUsable as error:
        if error.reason != "database-older":
            raise
        return True
    return False


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
        return _found(BAD, "disk", "doctor-no-folder", folder=str(folder))
    free = shutil.disk_usage(folder).free
    state = BAD if free < TOO_LITTLE else ODD if free < LITTLE else GOOD
    if not os.access(folder, os.W_OK):
        return _found(BAD, "disk", "doctor-locked-folder", folder=str(folder))
    shown = f"{free / (1 << 30):.1f}"
    return _found(state, "disk", "doctor-free", free=shown, folder=str(folder))


def _modes(file: Path) -> Finding:
    """The file has the key of the server in it."""
    open_ones = [
        each.name
        for ending in ("", "-wal", "-shm")
        if (each := Path(f"{file}{ending}")).is_file() and each.stat().st_mode & 0o777 & ~OWNER_ONLY
    ]
    if open_ones and os.name == "posix":
        return _found(BAD, "file modes", "doctor-modes-open", files=open_ones)
    return _found(GOOD, "file modes", "doctor-modes-good")


def _files(settings: Settings) -> Finding:
    most = open_more_files()
    room = most - SPARE
    if room < settings.connections:
        told = {"most": most, "room": max(room, 1), "wanted": settings.connections}
        return _found(ODD, "open files", "doctor-files-few", **told)
    return _found(GOOD, "open files", "doctor-files-good", most=most)


def _client(settings: Settings) -> Finding:
    if is_built(settings.client):
        return _found(GOOD, "client", "doctor-client-good")
    return _found(BAD, "client", "doctor-client-none", folder=str(settings.client))


def _compiled(settings: Settings) -> Finding:
    if importlib.util.find_spec("numba") is None:
        return _found(ODD, "compiled rules", "doctor-compiled-none", extra="'reihum[fast]'")
    return _found(GOOD, "compiled rules", "doctor-compiled-good")


def _extras(settings: Settings) -> Finding:
    """What PostgreSQL needs is an extra."""
    wanted = database_url(settings.database).startswith("postgresql")
    if wanted and importlib.util.find_spec("psycopg") is None:
        return _found(BAD, "extras", "doctor-extras-none", extra="'reihum[postgres]'")
    return _found(GOOD, "extras", "doctor-extras-good")


def _proxies(settings: Settings) -> Finding:
    named = [each.strip() for each in settings.proxies.split(",")]
    if any(each.endswith("/0") for each in named):
        return _found(BAD, "proxies", "doctor-proxies-all")
    return _found(GOOD, "proxies", "doctor-proxies-good", proxies=settings.proxies or [])


def _hosts(settings: Settings) -> Finding:
    if not settings.hosts and settings.host not in LOCAL:
        return _found(ODD, "hosts", "doctor-hosts-any")
    if not settings.hosts:
        return _found(GOOD, "hosts", "doctor-hosts-here")
    return _found(GOOD, "hosts", "doctor-plain", text=settings.hosts)


def _user(settings: Settings) -> Finding:
    if os.name == "posix" and os.geteuid() == 0:
        return _found(ODD, "user", "doctor-root")
    return _found(GOOD, "user", "doctor-not-root")


def _clock(settings: Settings) -> Finding:
    if time.time() < OLDEST:
        return _found(BAD, "clock", "doctor-clock-wrong", time=time.ctime())
    now = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime())
    return _found(GOOD, "clock", "doctor-plain", text=now)


def _python(settings: Settings) -> Finding:
    return _found(GOOD, "python", "doctor-plain", text=sys.version.split()[0])


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
