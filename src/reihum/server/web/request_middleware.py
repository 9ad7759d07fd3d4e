"""Before every request: how many there are, its size, and who it comes from."""

from http.cookies import SimpleCookie

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..guests import COOKIE, YEAR, cookie_in, new_guest
from ..live.services import address_of, services_of
from ..refusals import Refusal
from ..settings import MESSAGE_LIMIT
from .errors import error_answer
from .origins import SAFE

API = "/api/"


class RequestMiddleware:
    """Refuses what is too much or too large, and gives newcomers a cookie."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            _check_path(scope["path"])
            _check_rate(HTTPConnection(scope))
            body = await _body(receive)
            if scope["method"] not in SAFE and scope["path"].startswith(API):
                await services_of(HTTPConnection(scope)).newcomers.through()
        except ClientDisconnect:  # half a request is none
            return
        except Refusal as refusal:
            answer = error_answer(refusal.message)
            answer.headers["connection"] = "close"  # the rest of it is not waited for
            await answer(scope, receive, send)
            return
        await self.app(scope, _again(body, receive), self._named(scope, send))

    def _named(self, scope: Scope, send: Send) -> Send:
        """Make sure that the request has a guest, with a cookie if it is a new one."""
        connection = HTTPConnection(scope)
        if not scope["path"].startswith(API):
            return send
        guests = services_of(connection).guests
        known = guests.read(cookie_in(connection.headers))
        # FastAPI would look into the cookies again, for each endpoint and in Python's own way.
        scope["headers"] = [each for each in scope["headers"] if each[0] != b"cookie"]
        guest = known or new_guest()
        scope.setdefault("state", {})["guest"] = guest
        header = _cookie(guests.cookie(guest), connection.url.scheme == "https")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and known is None:
                MutableHeaders(scope=message).append("set-cookie", header)
            await send(message)

        return answer


def _check_path(path: str) -> None:
    """Nothing has a zero in its name, and PostgreSQL would not even look for it."""
    if "\0" in path:
        raise Refusal("no-such-page")


def _check_rate(connection: HTTPConnection) -> None:
    """Pages are cheap; what asks the database is not."""
    if not connection.scope["path"].startswith(API):
        return
    if not services_of(connection).requests.take(address_of(connection)):
        raise Refusal("too-fast")


async def _body(receive: Receive) -> bytes:
    """The whole body."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MESSAGE_LIMIT:
            raise Refusal("too-large", limit=MESSAGE_LIMIT)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read can be read once more."""
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def _cookie(value: str, secure: bool) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = value
    cookie[COOKIE].update({"max-age": str(YEAR), "path": "/", "samesite": "Lax"})
    cookie[COOKIE]["httponly"] = True
    if secure:
        cookie[COOKIE]["secure"] = True
    return cookie[COOKIE].OutputString()
