"""Errors of every kind as HTTP answers, in the one form that clients know."""

import json
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ...games import Message, ReihumError
from ...languages import USUAL, language_of
from ..metrics import MEASURES
from ..refusals import Refusal
from ..store.rows import StoreFailed

STATUSES = {
    "not-found": 404,
    "no-such-page": 404,
    "no-puzzle": 404,
    "no-such-review": 404,
    "bad-token": 403,
    "not-yours": 403,
    "not-seated": 403,
    "by-link-only": 403,
    "removed": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "already-seated": 409,
    "no-open-seat": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "not-started": 409,
    "replay-running": 409,
    "no-such-game": 404,
    "not-over": 409,
    "no-such-day": 404,
    "not-begun": 409,
    "closed": 409,
    "puzzle-first": 409,
    "puzzle-over": 409,
    "review-running": 409,
    "too-large": 413,
    "too-fast": 429,
    "try-again": 503,
    "not-ready": 503,
    "review-after-yours": 503,
    "review-busy": 503,
    "review-needs-fast": 501,
    "reviews-off": 501,
    "internal": 500,
}


def status_of(message: Message) -> int:
    """The status; what is not named here was simply a bad request."""
    return STATUSES.get(message.code, 400)


class ErrorResponse(JSONResponse):
    """JSON in ASCII: an error names what was sent, and half a character has no bytes of its own."""

    def render(self, content: Any) -> bytes:
        """The bytes to send."""
        return json.dumps(content, separators=(",", ":")).encode("ascii")


def error_answer(
    message: Message, status: int | None = None, language: str = USUAL
) -> JSONResponse:
    """The answer to what was not done."""
    MEASURES.refused[message.code] += 1
    return ErrorResponse({"error": message.json(language)}, status or status_of(message))


# What pydantic says of these begins in another way than "Input should be".
EXPECTED = {
    "missing": "there, and is missing",
    "json_invalid": "JSON",
    "too_short": "a list of at least {min_length}",
    "too_long": "a list of at most {max_length}",
    "string_too_short": "a text of at least {min_length} characters",
    "string_too_long": "a text of at most {max_length} characters",
    "union_tag_not_found": "an object that has {discriminator}",
    "union_tag_invalid": "an object in which {discriminator} is one of {expected_tags}",
}


def expected_by(error: Mapping[str, Any]) -> str:
    """What should have been sent: the rest of "it should be".

    >>> expected_by({"type": "missing", "msg": "Field required"})
    'there, and is missing'
    >>> expected_by({"type": "int_type", "msg": "Input should be a valid integer"})
    'a valid integer'
    """
    known = EXPECTED.get(error["type"])
    if known is not None:
        return known.format(**error.get("ctx", {}))
    return str(error["msg"]).removeprefix("Input should be ")


def _language(request: Request) -> str:
    """What whoever sent a request reads."""
    return language_of(request.headers.get("accept-language", ""))


def handle_errors(app: FastAPI) -> None:
    """Let an application answer errors in that form."""

    @app.exception_handler(Refusal)
    @app.exception_handler(ReihumError)
    async def refused(request: Request, error: Refusal | ReihumError) -> JSONResponse:
        return error_answer(error.message, language=_language(request))

    @app.exception_handler(StoreFailed)
    async def not_stored(request: Request, error: StoreFailed) -> JSONResponse:
        return error_answer(Refusal("try-again").message, language=_language(request))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        params = {
            "field": ascii(place)[1:-1][:80],
            "expected": ascii(expected_by(first))[1:-1][:120],
        }
        return error_answer(Message("bad-request", params), language=_language(request))

    @app.exception_handler(HTTPException)
    async def elsewhere(request: Request, error: HTTPException) -> JSONResponse:
        unknown = error.status_code in (404, 405)
        params = {} if unknown else {"field": "The request", "expected": "JSON"}
        message = Message("no-such-page" if unknown else "bad-request", params)
        answer = error_answer(message, error.status_code, _language(request))
        answer.headers.update(error.headers or {})  # 405 says what is allowed
        return answer
