"""`make pictures`: pictures of the README and of previews, contact sheets of every page and state.

Names of pages, or their beginnings, take only these: `python -m tests.browser.pictures nix lobby`.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from reihum.server.reviewing import reviews
from tests.server.conftest import quick, serving
from tests.server.reviewing.test_reviews import EAGER, HASTY

from ..chromium import chromium
from ..server_process import ROOT
from . import icons, previews, readme
from .between import BETWEEN
from .camera import take
from .pages import PAGES
from .sheets import index
from .tables import TABLES

FOLDER = ROOT / "pictures"
LOOK_WAIT = 3600  # seconds: a lap of Nix stays on the table until its picture is taken
SHOTS = {**PAGES, **TABLES, **BETWEEN}


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    names = [name for name in SHOTS if not wanted or name.startswith(tuple(wanted))]
    with TemporaryDirectory() as folder, chromium() as browser, _server(Path(folder)) as url:
        for name in names:
            take(browser, url, SHOTS[name], name, FOLDER)
        if not wanted or "readme" in wanted:
            readme.take_all(browser, url)
        if not wanted or "previews" in wanted:
            previews.take_all(browser, url)
        if not wanted or "icons" in wanted:
            icons.take_all(browser)
    index(FOLDER)
    sys.stdout.write(f"{FOLDER / 'index.html'}\n")


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    """A server whose reviews are made at once, by few worlds."""
    with (
        patch.object(reviews, "EFFORT", HASTY),
        patch.object(reviews, "ReviewProcess", EAGER),
        serving(quick(folder, look_wait=LOOK_WAIT)) as url,
    ):
        yield url


if __name__ == "__main__":
    main(sys.argv[1:])
