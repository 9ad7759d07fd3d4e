"""Who may ask: pages of this server, and programs that are no browser; never pages of others.

A browser sends the cookie of a guest along with whatever any page asks of us, but it says whose
page that is: in `Origin`, with every socket and every request that could change something. That
has to be the place the request was sent to (`Host`), with its port; and by https, where the request
came so.
"""

from fnmatch import fnmatchcase

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ...games.core.messages import brief
from ..refusals import Refusal
from ..settings import host_names
from .errors import error_answer

SAFE = {"GET", "HEAD", "OPTIONS"}
USUAL_PORTS = {"http": ":80", "https": ":443"}
PROTECTED = {"https", "wss"}
FOR_MACHINES = {
    "/healthz",
    "/readyz",
    "/metrics",
}  # asked by address, whatever its name


class OriginMiddleware:
    """Refuses what pages of other places ask, and what is asked for another host than ours."""

    def __init__(self, app: ASGIApp, hosts: str = "") -> None:
        self.app = app
        self._hosts = host_names(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or a socket."""
        if scope["type"] in ("http", "websocket"):
            try:
                self._check(scope, Headers(scope=scope))
            except Refusal as refusal:
                await _refuse(refusal, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host, origin = headers.get("host", "").lower(), headers.get("origin")
        if self._hosts and scope["path"] not in FOR_MACHINES and not self._is_ours(host):
            raise Refusal("wrong-host", host=brief(host))
        if origin is None or scope.get("method") in SAFE:
            return
        place = place_of(origin)
        ours = place is not None and (place in _spellings(host) or place in self._hosts)
        if not ours or _comes_unprotected(scope, origin):
            raise Refusal("wrong-origin", origin=brief(origin))

    def _is_ours(self, host: str) -> bool:
        """Whether a host is one of those named; which port it has does not matter."""
        name = _without_port(host).removesuffix(".")
        return any(fnmatchcase(name, ours) if "*" in ours else name == ours for ours in self._hosts)


def place_of(origin: str) -> str | None:
    """The host of an origin, with its port unless that is the usual one.

    >>> place_of("https://Example.org:443"), place_of("http://127.0.0.1:8000"), place_of("null")
    ('example.org', '127.0.0.1:8000', None)
    """
    scheme, found, place = origin.lower().partition("://")
    if not found or scheme not in USUAL_PORTS:
        return None
    return place.removesuffix(USUAL_PORTS[scheme])


def _without_port(host: str) -> str:
    """A host without its port; the colons in an IPv6 address stand in brackets.

    >>> _without_port("example.org:8000"), _without_port("[::1]:8000"), _without_port("[::1]")
    ('example.org', '[::1]', '[::1]')
    """
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def _comes_unprotected(scope: Scope, origin: str) -> bool:
    """Whether a page that came by http asks a server that is reached by https.

    That is another port of the same machine, and whoever is on the line may have written the page.
    """
    return scope["scheme"] in PROTECTED and not origin.lower().startswith("https://")


def _spellings(host: str) -> set[str]:
    """A host as an origin may have it: without a port that goes without saying."""
    return {host, *(host.removesuffix(port) for port in USUAL_PORTS.values())}


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await error_answer(refusal.message)(scope, receive, send)
    else:
        await send({"type": "websocket.close"})  # before it is open: the answer is 403
