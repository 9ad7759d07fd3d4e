"""The pictures of previews: one for each game and one for all, where the page says they are."""

import shutil
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from reihum.games import GAMES
from reihum.server.web.previews import PICTURES, USUAL

from ..clients import Guest
from ..conftest import quick, serving
from .test_previews import PAGE, head, made

DRAWN = Path(__file__).parents[3] / "client" / "public" / PICTURES
OURS = [kind.name for kind in GAMES.values() if kind.__module__.startswith("reihum.")]
MOST_BYTES = 40_000


def test_every_game_has_a_picture_that_messengers_take() -> None:
    sizes = {}
    for name in (*OURS, USUAL):
        file = DRAWN / f"{name}.png"
        with Image.open(file) as picture:
            sizes[name] = picture.size, file.stat().st_size <= MOST_BYTES
    assert set(sizes.values()) == {((1200, 630), True)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_address_that_is_told_leads_to_the_picture(tmp_path: Path, language: str) -> None:
    client = tmp_path / "client"
    shutil.copytree(DRAWN, client / PICTURES)
    (client / "index.html").write_text(PAGE)
    with serving(quick(tmp_path, client=client)) as url, Guest(url) as ole:
        told = head(ole, made(ole, "Ole", "open", game="nix"), **{"accept-language": language})
        picture = ole.http.get(told.metas["og:image"])
    assert told.metas["og:image"] == f"{url}/previews/nix.png"
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert Image.open(BytesIO(picture.content)).size == (1200, 630)
    assert "Nix für ungut!" in told.title and "Ole" in told.title
