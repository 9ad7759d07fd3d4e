"""Proxies in front of the server: what they say about the client is believed, of nobody else."""

import ipaddress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ...limits import address_in

SCHEMES = {"http", "https", "ws", "wss"}


class Proxies:
    """The addresses and networks that are believed.

    >>> "10.1.2.3" in Proxies("127.0.0.1, 10.0.0.0/8"), "192.0.2.7" in Proxies("127.0.0.1")
    (True, False)
    """

    def __init__(self, named: str) -> None:
        names = filter(None, map(str.strip, named.split(",")))
        self._networks = [ipaddress.ip_network(name, strict=False) for name in names]

    def __contains__(self, host: str) -> bool:
        address = address_in(host)
        return address is not None and any(address in network for network in self._networks)

    def client(self, forwarded: str) -> str | None:
        """The client of a list of addresses: the last one that is no proxy of ours.

        >>> Proxies("127.0.0.1").client("198.51.100.9, 192.0.2.7:4711, 127.0.0.1")
        '192.0.2.7'
        """
        for each in reversed(forwarded.split(",")):
            host = _without_port(each.strip())
            if host not in self:
                return host if address_in(host) else None
        return None


def _without_port(written: str) -> str:
    """An address without its port: 192.0.2.7:80, [2001:db8::1]:80 or 2001:db8::1."""
    if written.startswith("["):
        return written[1:].partition("]")[0]
    return written.partition(":")[0] if written.count(":") == 1 else written


class ProxyMiddleware:
    """Puts the client's own address, scheme and host where those of the proxy stand."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        peer = scope.get("client")
        if peer and peer[0] in self._proxies:
            self._believe(scope, Headers(scope=scope))
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope, headers: Headers) -> None:
        client = self._proxies.client(", ".join(headers.getlist("x-forwarded-for")))
        if client is not None:
            scope["client"] = (client, 0)
        scheme = headers.get("x-forwarded-proto", "").strip().lower()
        if scheme in SCHEMES:
            socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if socket else scheme
        host = headers.get("x-forwarded-host", "").partition(",")[0].strip()
        if host:
            kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [*kept, (b"host", host.encode("latin-1"))]
