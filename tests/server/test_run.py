"""Starting the server."""

import socket
from pathlib import Path

import pytest

from reihum.server.run import listening, serve

from .conftest import quick


def test_a_port_of_someone_else_is_a_clear_answer(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = quick(tmp_path, port=taken.getsockname()[1])
        with pytest.raises(SystemExit, match="Cannot listen at"):
            serve(settings)
    assert not list(tmp_path.iterdir())  # nothing else had begun


def test_port_0_takes_a_free_one(tmp_path: Path) -> None:
    with listening(quick(tmp_path, port=0)) as listener:
        assert listener.getsockname()[1] > 0
