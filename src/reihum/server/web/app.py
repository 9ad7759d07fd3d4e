"""The server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from prometheus_client import start_http_server
from sqlalchemy.exc import DBAPIError

from ... import __version__
from ..live.services import Services
from ..live.sockets import route as socket
from ..neighbours.choosing import neighbours_of
from ..puzzles.routes import router as puzzles
from ..replay.api import router as replays
from ..replay.sockets import route as review_socket
from ..retention import Retention
from ..retrying import waits
from ..reviewing.routes import router as reviews
from ..settings import Settings
from ..store.engines import is_away
from ..store.rows import StoreFailed
from ..store.store import Store
from ..study.older_games import note_older_games
from ..study.routes import router as study
from .api import router as api
from .browser_client import ClientFiles, FilesRoute
from .catalogue import catalogue
from .description import description_of
from .errors import handle_errors
from .origins import OriginMiddleware
from .previews import PreviewedPages
from .process import tidy_up
from .request_middleware import RequestMiddleware
from .security_middleware import SecurityMiddleware

log = logging.getLogger(__name__)
LONGEST_WAIT = 5.0  # seconds before a database that is away is tried again


def _tell_metrics(services: Services) -> Callable[[], None]:
    """Answer for metrics at a port of their own, where that is wanted; returns how to stop it."""
    settings = services.settings
    if not settings.metrics_port:
        return lambda: None
    try:
        server, _ = start_http_server(
            settings.metrics_port, settings.metrics_host, services.metrics
        )
    except OSError as error:  # that is no reason not to play
        log.error("no metrics at port %d: %s", settings.metrics_port, error.strerror)
        return lambda: None

    def stop() -> None:
        server.shutdown()
        server.server_close()

    return stop


async def opened(store: Store) -> str:
    """Open the store, and give the key of the server: as soon as the database is there.

    A worker that takes the place of another may begin while PostgreSQL is away. The others take in
    who comes meanwhile.
    """
    again = waits(most=LONGEST_WAIT)
    while True:
        try:
            await store.open()
            return await store.key()
        except StoreFailed:  # it has gone, or takes nothing in
            log.warning("the database does not let a worker begin; it tries again")
        except DBAPIError as error:
            if not is_away(error):
                raise
            log.warning("the database cannot be reached; a worker that begins waits for it")
        await asyncio.sleep(next(again))


def create_app(settings: Settings) -> FastAPI:
    """A server with its own store, hosts and bots; they live as long as it runs."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        catalogue()  # whatever is wrong with a game of a package is said now
        store = Store(settings.database_url)
        key = await opened(store)
        neighbours = neighbours_of(store, settings)
        services = app.state.services = Services(settings, store, key, neighbours)
        await neighbours.open(services.hosts)
        services.hosts.pool.warm()
        stop_telling = _tell_metrics(services)
        retention = Retention(store, services.hosts, settings)
        work = services.hosts.resume(), services.hosts.sweep(), retention.run(), tidy_up()
        tasks = [asyncio.create_task(each) for each in (*work, note_older_games(store))]
        yield
        for task in tasks:
            task.cancel()
        services.dealt_bots.close()
        stop_telling()
        services.reviews.close()
        services.hosts.close()
        await neighbours.close()
        await store.close()

    app = FastAPI(
        title="reihum",
        version=__version__,
        lifespan=life,
        openapi_url=None,  # ours keeps nobody waiting
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(RequestMiddleware)
    app.add_middleware(OriginMiddleware, hosts=settings.hosts)
    app.add_middleware(SecurityMiddleware)  # the last one is the outermost
    app.include_router(api)
    app.include_router(study)
    app.include_router(replays)
    app.include_router(puzzles)
    app.include_router(reviews)
    app.router.routes.extend([description_of(app), socket, review_socket])
    handle_errors(app)
    files = ClientFiles(settings.client)
    app.router.routes.extend(PreviewedPages(files).routes)
    app.router.routes.append(FilesRoute("/", files))  # the last one: it answers everywhere
    return app
