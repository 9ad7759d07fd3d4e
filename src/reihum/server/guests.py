"""Who is who: the signed cookie of a guest, and the links of the seats."""

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadData, URLSafeSerializer

COOKIE = "reihum_guest"
YEAR = 365 * 24 * 3600
TABLE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none to mistake for another
TABLE_LENGTH = 10


class Guests:
    """Makes and reads what a guest holds, with the key of this server."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._serializer = URLSafeSerializer(key, salt="guest")

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._serializer.dumps(guest)

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie, if it is one of ours."""
        try:
            guest = self._serializer.loads(cookie) if cookie else None
        except BadData:
            return None
        return guest if isinstance(guest, str) else None

    def token(self, table: str, seat: int) -> str:
        """The token of a seat. It is derived, for its maker can ask for the links again."""
        digest = hmac.digest(self._key, f"seat {table} {seat}".encode(), "sha256")
        return _base32(digest[:16])


def new_guest() -> str:
    """The id of a new guest."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """128 random bits as text."""
    return _base32(secrets.token_bytes(16))


def new_table() -> str:
    """The id of a new table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _base32(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=")
