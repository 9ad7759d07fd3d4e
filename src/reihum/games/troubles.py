"""What the system says of a file or an address, in our words; what is rare is quoted."""

import errno

from .core.messages import Message

CODES = {
    errno.ENOENT: "trouble-missing",
    errno.EACCES: "trouble-locked",
    errno.EPERM: "trouble-locked",
    errno.EROFS: "trouble-locked",
    errno.EISDIR: "trouble-folder",
    errno.ENOTDIR: "trouble-no-folder",
    errno.ENAMETOOLONG: "trouble-long-name",
    errno.ENOSPC: "trouble-full",
    errno.EMFILE: "trouble-many-files",
    errno.EADDRINUSE: "trouble-in-use",
    errno.EADDRNOTAVAIL: "trouble-no-address",
    errno.ECONNREFUSED: "trouble-refused",
    errno.ETIMEDOUT: "trouble-slow",
}


def trouble(error: Exception) -> Message:
    """Why a file or an address cannot be used: the rest of a sentence, without its full stop.

    >>> str(trouble(FileNotFoundError(errno.ENOENT, "No such file or directory")))
    'there is no such file or folder'
    """
    if isinstance(error, UnicodeDecodeError):
        return Message("trouble-no-text")
    if isinstance(error, OSError) and error.errno in CODES:
        return Message(CODES[error.errno])
    return quoted(getattr(error, "strerror", None) or str(error))


def quoted(detail: str) -> Message:
    """What a system or a library says, as it says it."""
    return Message("trouble-other", {"detail": detail})
