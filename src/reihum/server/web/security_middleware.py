"""Around every request: nothing unexpected gets out, and browsers are kept careful."""

import logging

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..refusals import Refusal
from .errors import error_answer
from .previews import PICTURES
from .request_middleware import API

log = logging.getLogger(__name__)

# Everything comes from here; only the attribute `style` is free, for places and colours of cards,
# and pictures that the page has drawn itself, which come as data or as a blob.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), "
        "midi=(), accelerometer=(), gyroscope=(), magnetometer=(), "
        "display-capture=(), browsing-topics=()"
    ),
}
HTTPS_ONLY = "max-age=31536000"  # for a year; other names of the same domain are not ours to decide
PRIVATE = "no-store"  # answers of the API are for one guest, and some have tokens in them


class SecurityMiddleware:
    """Adds headers to every answer; answers what went wrong without a word about how."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, guarded."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = False

        async def answer(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                _dress(MutableHeaders(scope=message), scope)
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception:
            if answered:
                raise  # half an answer is on its way: only the connection can be cut
            log.exception("a request failed")
            await error_answer(Refusal("internal").message)(scope, receive, answer)


def _dress(headers: MutableHeaders, scope: Scope) -> None:
    if scope["path"].startswith(f"/{PICTURES}/"):  # messengers show them
        headers.setdefault("cross-origin-resource-policy", "cross-origin")
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", HTTPS_ONLY)
    if scope["path"].startswith(API):
        headers.setdefault("cache-control", PRIVATE)
