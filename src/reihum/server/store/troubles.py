"""What a database says, in our words; what is rare is quoted, without a password."""

import sqlite3

from ...games import Message
from ...games.troubles import quoted, trouble
from ..settings import without_password

CODES = {
    sqlite3.SQLITE_PERM: "trouble-locked",
    sqlite3.SQLITE_BUSY: "trouble-busy",
    sqlite3.SQLITE_LOCKED: "trouble-busy",
    sqlite3.SQLITE_READONLY: "trouble-locked",
    sqlite3.SQLITE_CORRUPT: "trouble-damaged",
    sqlite3.SQLITE_FULL: "trouble-full",
    sqlite3.SQLITE_CANTOPEN: "trouble-unopened",
    sqlite3.SQLITE_NOTADB: "trouble-no-database",
}
PRIMARY = 0xFF  # what SQLite adds above these bits is more than a person needs
REFUSED = "Connection refused"  # PostgreSQL's library has no number for it


def database_trouble(error: Exception) -> Message:
    """Why a database cannot be used: the rest of a sentence, without its full stop."""
    cause = getattr(error, "orig", None) or error
    code = CODES.get((getattr(cause, "sqlite_errorcode", None) or 0) & PRIMARY)
    if code:
        return Message(code)
    if isinstance(cause, OSError):
        return trouble(cause)
    said = str(cause).partition("\n")[0]
    return Message("trouble-refused") if REFUSED in said else quoted(without_password(said))
