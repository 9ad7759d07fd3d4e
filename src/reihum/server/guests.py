"""Who is who: the signed cookie of a guest, and the links of the seats."""

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadData, URLSafeSerializer
from starlette.datastructures import Headers

COOKIE = "reihum_guest"
MOVE = 300  # seconds: a link to another device opens the seat for so long at least, at most twice
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

    def token(self, table: str, key: int) -> str:
        """The token of a seat, by its key: derived, so that nothing of it need be stored."""
        return self._derived(f"seat {table} {key}")

    def opens(self, token: str, table: str, key: int) -> bool:
        """Whether a token is that of a seat, however someone may have typed it."""
        return _same(token, self.token(table, key))

    def move_token(self, table: str, key: int, now: float) -> tuple[str, float]:
        """What takes a seat along to another device, and until when."""
        period = int(now // MOVE)
        return self._move_token(table, key, period), (period + 2) * MOVE

    def moves(self, token: str, table: str, key: int, now: float) -> bool:
        """Whether a token takes a seat along to another device now."""
        period = int(now // MOVE)
        periods = (period, period - 1)
        return any(_same(token, self._move_token(table, key, each)) for each in periods)

    def day_secret(self, game: str, day: str) -> str:
        """What the deal of a day comes of: who does not have the key cannot work it out."""
        return self._derived(f"day {game} {day}")

    def _move_token(self, table: str, key: int, period: int) -> str:
        return self._derived(f"move {table} {key} {period}")

    def _derived(self, purpose: str) -> str:
        return _base32(hmac.digest(self._key, purpose.encode(), "sha256")[:16])


def cookie_in(headers: Headers) -> str | None:
    """The cookie of a guest among the headers of a request, as it was sent.

    Of several the last one counts. There is nothing to unquote in ours, and that is just as well:
    where a cookie has quotes, many a Python takes the square of its length to look into it.
    """
    parts = (each.partition("=") for each in ";".join(headers.getlist("cookie")).split(";"))
    ours = [value.strip() for name, _, value in parts if name.strip() == COOKIE]
    return ours[-1] if ours else None


def spectator(guest: str) -> str:
    """Under what the requests of a guest without a seat are remembered."""
    return f"guest-{hashlib.sha256(guest.encode()).hexdigest()[:32]}"


def new_guest() -> str:
    """The id of a new guest."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """128 random bits as text."""
    return _base32(secrets.token_bytes(16))


def new_table() -> str:
    """The id of a new table."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def _same(typed: str, token: str) -> bool:
    return hmac.compare_digest(typed.strip().upper().encode(errors="replace"), token.encode())


def _base32(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=")
