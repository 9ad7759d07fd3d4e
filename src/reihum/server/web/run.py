"""Run the server, and open a browser where there is a desktop."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import uvicorn

from ..settings import MESSAGE_LIMIT, Settings
from .app import create_app
from .browser_client import NOT_BUILT, is_built
from .process import Terminated, end_tidily, prepare

FRAME_LIMIT = 8 * MESSAGE_LIMIT  # up to here a message is refused; beyond, the connection is cut


def serve(settings: Settings) -> None:
    """Serve until interrupted; port 0 takes a free one."""
    listener = listening(settings)
    address = f"http://{settings.host}:{listener.getsockname()[1]}/"
    sys.stdout.write(f"The table is at {address}\n")
    sys.stdout.flush()
    if not is_built(settings.client):
        sys.stderr.write(NOT_BUILT)
    elif settings.browser and has_desktop():
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    server = uvicorn.Server(configured(settings))
    prepare()
    end_tidily()
    with suppress(KeyboardInterrupt, Terminated):  # that is how one stops it
        server.run(sockets=[listener])


def listening(settings: Settings) -> socket.socket:
    """The server's port, taken before anything else begins: it may be someone else's."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        reason = f"Cannot listen at {settings.host}, port {settings.port}: {error.strerror}."
        raise SystemExit(reason) from None


def configured(settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # costs more time and memory than it saves
        log_level="warning",
        access_log=False,
        server_header=False,
    )


def has_desktop() -> bool:
    """Whether a browser could show up somewhere."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
