"""Which HTTP status goes with which refusal."""

from ...games import Message

STATUSES = {
    "not-found": 404,
    "no-such-page": 404,
    "bad-token": 403,
    "not-yours": 403,
    "not-seated": 403,
    "already-seated": 409,
    "not-started": 409,
    "too-large": 413,
    "too-fast": 429,
    "try-again": 503,
    "internal": 500,
}


def status_of(message: Message) -> int:
    """The status; what is not named here was simply a bad request."""
    return STATUSES.get(message.code, 400)
