"""The file of an SQLite database: for its owner only, whole, and for one server at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from ...games.core.errors import ReihumError

OWNER_ONLY = 0o600  # it holds the key that signs cookies, and the secrets of deals
BESIDE = ("", "-wal", "-shm", "-journal")
HEADER, MAGIC = 100, b"SQLite format 3\0"


class NotUsable(ReihumError):
    """A database that cannot be used as it is; the text says why."""


class InUse(NotUsable):
    """Another server uses it."""


def file_of(url: str) -> Path | None:
    """The file of a database, if it has one."""
    parts = make_url(url)
    named = parts.database or ""
    is_file = parts.get_backend_name() == "sqlite" and named not in ("", ":memory:")
    return Path(named) if is_file and not named.startswith("file:") else None


def make_private(path: Path) -> None:
    """Let nobody else read a file, nor what SQLite puts beside it; makes it where it is missing."""
    with suppress(OSError):  # whatever is wrong, SQLite says it when it opens the file
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    _close_to_others(path)


def make_database(path: Path) -> None:
    """The same for a database, which the server has to be able to open whoever has made it."""
    with suppress(OSError):
        os.close(_new_for_server(path))
    _close_to_others(path)


def _close_to_others(path: Path) -> None:
    for ending in BESIDE:
        beside = Path(f"{path}{ending}")
        with suppress(OSError):
            if beside.is_file() and beside.stat().st_mode & ~OWNER_ONLY & 0o777:
                beside.chmod(OWNER_ONLY)


def _new_for_server(path: Path) -> int:
    """Make a file and open it: where root makes it, it belongs to whoever the folder belongs to.

    Only what is new is given away, and by the open file: in a folder of somebody else a name that
    is there already may lead anywhere.
    """
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY)
    if os.name == "posix" and os.geteuid() == 0:
        with suppress(OSError):
            folder = path.absolute().parent.stat()
            os.fchown(file, folder.st_uid, folder.st_gid)
    return file


@contextmanager
def made_whole(path: Path | None) -> Iterator[None]:
    """Make the file of a database where there is none; if the block fails, it is gone again."""
    if path is None or path.exists():
        yield
        return
    make_database(path)
    try:
        yield
    except BaseException:
        remove(path)
        raise


def remove(path: Path) -> None:
    """Leave nothing of a file, nor of what SQLite puts beside it."""
    for ending in BESIDE:
        with suppress(OSError):
            Path(f"{path}{ending}").unlink()


def check_whole(path: Path) -> None:
    """Refuse a file that was cut off; SQLite itself notices only when it misses something."""
    with suppress(OSError), path.open("rb") as file:
        header, size = file.read(HEADER), os.fstat(file.fileno()).st_size
        if size and not header.startswith(MAGIC[:size]):
            return  # it is something else, as SQLite will say
        page = int.from_bytes(header[16:18], "big")
        if size and (size < HEADER or size % (65536 if page == 1 else page or 1)):
            raise NotUsable("database-cut-off")


@contextmanager
def sole_use(path: Path | None) -> Iterator[None]:
    """Hold a file as long as the block; InUse where another server does.

    By a lock on a file beside it, which the system lets go of when a process ends, however it does.
    Beside the file itself, that is, by whatever links it was named; but for hard links, which lead
    nowhere. The file itself is not ours to lock: to close it would let go of SQLite's own locks.
    """
    if path is None or not path.parent.is_dir() or path.is_dir():
        yield
        return
    if path.exists() and path.stat().st_nlink > 1:
        raise NotUsable("database-linked")
    with open(_lock_of(path), "wb") as lock:
        if not _locked(lock.fileno()):
            raise InUse("database-in-use")
        yield


def _lock_of(path: Path) -> int:
    """The open file beside a database, made where it is missing."""
    lock = Path(f"{path.resolve()}.lock")
    try:
        return _new_for_server(lock)
    except FileExistsError:
        return os.open(lock, os.O_RDWR)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
