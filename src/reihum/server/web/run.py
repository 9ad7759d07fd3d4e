"""Run the server, and open a browser where there is a desktop."""

import asyncio
import logging
import logging.config
import multiprocessing
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from types import FrameType
from typing import NoReturn

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ...games import Message
from ...games.troubles import trouble
from ...languages import here, tell
from ..bots.entrants import WrongBot, invited
from ..neighbours.handing import Handing
from ..neighbours.supervisor import supervise
from ..settings import MESSAGE_LIMIT, Settings, without_password
from ..store.files import NotUsable, file_of, sole_use
from ..store.schema import look_into
from ..store.store import Store
from ..store.troubles import database_trouble
from .app import create_app
from .browser_client import NOT_BUILT, is_built
from .process import Terminated, end_in_time, end_tidily, open_more_files, prepare
from .transport.connections import GuardedConfig, HttpConnection, SocketConnection
from .transport.guard import Guard, Room
from .transport.logs import configuration
from .transport.proxies import Proxies, ProxyMiddleware

FRAME_LIMIT = 8 * MESSAGE_LIMIT  # up to here a message is refused; beyond, the connection is cut
FLOOD = 50  # times as many frames as messages may come: who sends more only wants to keep us busy
QUEUE = 1024  # connections that wait in the system until we take them in
# So many are taken in together, and four times as many may be open before the first of them can be
# refused and is closed. So many files are for other things: the database, bots, pages.
TAKEN_IN, SPARE_FILES = 32, 64
WRONG_USAGE = 2  # the exit code of whoever cannot begin
LAST_WORDS = 3  # seconds for all that goes on when the server stops


def serve(settings: Settings) -> None:
    """Serve until interrupted; port 0 takes a free one."""
    logging.config.dictConfig(configuration(settings.log_level, settings.log_format))
    try:
        invited(settings.bots)
    except WrongBot as error:
        give_up(error.message)
    with listening(settings) as listener, holding_database(settings):
        open_database(settings)
        address = f"http://{_written(settings.host)}:{listener.getsockname()[1]}/"
        sys.stdout.write(f"{tell('serve-at', address=address)}\n")
        sys.stdout.flush()
        if not is_built(settings.client):
            sys.stderr.write(f"{tell(NOT_BUILT)}\n")
        elif settings.browser and has_desktop():
            threading.Timer(1.0, webbrowser.open, (address,)).start()
        if settings.workers > 1:
            supervise(serve_here, settings, listener)
        else:
            serve_here(settings, listener)


def serve_here(settings: Settings, listener: socket.socket, handing: Handing | None = None) -> None:
    """Serve in this process, until interrupted."""
    server = QueueingServer(configured(settings, handing))
    prepare()
    end_tidily()
    with suppress(KeyboardInterrupt, Terminated):  # that is how one stops it
        server.run(sockets=[listener])


class QueueingServer(uvicorn.Server):
    """A server with a long queue, of which few are taken in at a time; asyncio has one number."""

    config: GuardedConfig

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(QUEUE)
        if self.config.handing:
            self.config.handing.begin(self._go_on)

    def _go_on(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another worker has handed on."""
        task = asyncio.get_running_loop().create_task(self._connect(connection, head))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _connect(self, connection: socket.socket, head: bytes) -> None:
        state = self.lifespan.state
        protocol = partial(HttpConnection, self.config, self.server_state, state, head=head)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it has gone already
            connection.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take in nobody more."""
        if self.config.handing:
            self.config.handing.end()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and be done with it in time. Of several workers the supervisor sees to that."""
        super().handle_exit(sig, frame)
        if multiprocessing.parent_process() is None:
            end_in_time()


def listening(settings: Settings) -> socket.socket:
    """The server's port, taken before anything else begins: it may be someone else's."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        told = {"host": settings.host, "port": settings.port, "reason": trouble(error)}
        give_up(Message("serve-cannot-listen", told))


def _written(host: str) -> str:
    """An address as it stands in a URL: the colons of IPv6 are no port."""
    return f"[{host}]" if ":" in host else host


def give_up(reason: Message) -> NoReturn:
    """Say why there can be no server, and leave as after a wrong option."""
    sys.stderr.write(f"{reason.said(here())}\n")
    raise SystemExit(WRONG_USAGE) from None


@contextmanager
def holding_database(settings: Settings) -> Iterator[None]:
    """Keep other servers from using the same file as long as the block."""
    with ExitStack() as stack:
        try:
            stack.enter_context(sole_use(file_of(settings.database_url)))
        except (NotUsable, SQLAlchemyError, OSError, ValueError) as error:
            give_up(_cannot_keep(settings, error))
        yield


def open_database(settings: Settings) -> None:
    """Bring the database up to date before anybody comes: it may be none, or a newer one."""

    async def opened() -> None:
        store = Store(settings.database_url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        file = file_of(settings.database_url)
        if file and file.exists():
            look_into(file)
        asyncio.run(opened())
    except (NotUsable, SQLAlchemyError, ImportError, ValueError) as error:
        if getattr(error, "name", None) == "psycopg":
            raise  # whoever started this knows what brings it
        give_up(_cannot_keep(settings, error))


def _cannot_keep(settings: Settings, error: Exception) -> Message:
    told = {"database": without_password(settings.database), "reason": _reason(error)}
    return Message("serve-cannot-keep", told)


def _reason(error: Exception) -> Message:
    return error.message if isinstance(error, NotUsable) else database_trouble(error)


def configured(settings: Settings, handing: Handing | None = None) -> GuardedConfig:
    """The configuration of uvicorn."""
    proxies = Proxies(settings.proxies)
    config = GuardedConfig(
        ProxyMiddleware(create_app(settings), proxies),
        proxy_headers=False,  # our own middleware believes them about the host, too
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # our own compression is in place of uvicorn's
        loop="asyncio",  # with uvloop, should that be there, connections cannot be cut in time
        backlog=TAKEN_IN,
        timeout_graceful_shutdown=LAST_WORDS,
        log_config=configuration(settings.log_level, settings.log_format),
        log_level=None,
        access_log=False,
        server_header=False,
    )
    config.guard, config.proxies, config.handing = Guard(_room(settings)), proxies, handing
    config.frames = settings.limits.messages.times(FLOOD)
    config.request_wait, config.write_wait = settings.request_wait, settings.write_wait
    return config


def _room(settings: Settings) -> Room:
    """How many connections there may be."""
    files = open_more_files() - 4 * TAKEN_IN - SPARE_FILES
    limits = settings.limits
    in_all = max(1, min(settings.connections, files))
    return Room(in_all, limits.connections_open, limits.connections_waiting)


def has_desktop() -> bool:
    """Whether a browser could show up somewhere."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
