"""What can be asked for by HTTP, described for programs (OpenAPI)."""

import functools
import json
import threading

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

PATH = "/api/openapi.json"


def description_of(app: FastAPI) -> Route:
    """Where the description is.

    It is made once, for whoever asks first, and in a thread: that takes most of a second, in
    which nobody at a table would hear anything.
    """
    making = threading.Lock()

    @functools.cache
    def text() -> bytes:
        return json.dumps(app.openapi(), ensure_ascii=False).encode()

    def made() -> bytes:
        with making:  # whoever asks meanwhile waits for the same one
            return text()

    async def answer(request: Request) -> Response:
        return Response(await run_in_threadpool(made), media_type="application/json")

    return Route(PATH, answer, include_in_schema=False)
