"""What the first pages are made of: the build's own files, without a browser."""

from reihum.server.settings import CLIENT
from reihum.server.web.browser_client import files_for

from .conftest import needed
from .server_process import client_missing

COMPILED_WHILE_READ = b"//# allFunctionsCalledOnLoad\n"


def test_a_table_waits_for_few_files_which_are_compiled_while_they_come() -> None:
    needed(client_missing())
    boards = (f"src/games/{game}/at_table.ts" for game in ("the_game", "extreme", "face_to_face"))
    for board in boards:
        files = files_for(CLIENT, "src/pages/Table.svelte", board)
        assert 0 < len(files) <= 10, files
        scripts = [CLIENT / file for file in files if file.endswith(".js")]
        large = [script.read_bytes() for script in scripts if script.stat().st_size > 30_000]
        assert len(large) == 3
        assert all(script.startswith(COMPILED_WHILE_READ) for script in large)
