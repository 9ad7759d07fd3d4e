"""The server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ... import __version__
from ...games import Message, ReihumError
from ..live.sockets import route as socket
from ..settings import Settings
from ..store.store import Store
from ..table.refusals import Refusal, ServerMessage
from .api import router as api
from .client_pages import serve_client
from .request_middleware import Gate
from .security_middleware import Guard
from .services import Room
from .statuses import status_of


def create_app(settings: Settings) -> FastAPI:
    """A server with its own store, hosts and bots; they live as long as it runs."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        await store.open()
        room = app.state.room = Room(settings, store, await store.key())
        room.hosts.thinker.warm()
        tasks = [asyncio.create_task(work) for work in (room.hosts.resume(), room.hosts.sweep())]
        yield
        for task in tasks:
            task.cancel()
        room.hosts.close()
        await store.close()

    app = FastAPI(
        title="reihum",
        version=__version__,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Gate)
    app.add_middleware(Guard)  # the last one is the outermost
    app.include_router(api)
    app.router.routes.append(socket)
    _speak(app)
    serve_client(app, settings.client)
    return app


def _speak(app: FastAPI) -> None:
    """Errors of every kind in the one form that clients know."""

    @app.exception_handler(Refusal)
    @app.exception_handler(ReihumError)
    async def refused(_: Request, error: Refusal | ReihumError) -> JSONResponse:
        return _answer(error.message, status_of(error.message))

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        params = {"field": ascii(place)[1:-1][:80], "expected": ascii(first["msg"])[1:-1][:120]}
        return _answer(ServerMessage("bad-request", params), 400)

    @app.exception_handler(HTTPException)
    async def elsewhere(_: Request, error: HTTPException) -> JSONResponse:
        if error.status_code in (404, 405):
            return _answer(ServerMessage("no-such-page"), error.status_code)
        params = {"field": "The request", "expected": "JSON"}
        return _answer(ServerMessage("bad-request", params), error.status_code)


def _answer(message: Message, status: int) -> JSONResponse:
    return JSONResponse({"error": message.json()}, status)
