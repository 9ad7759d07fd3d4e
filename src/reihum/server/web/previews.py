"""Home and the page of a table, with a title and a picture for whoever is sent their links.

Messengers read the head of a page and run no script, so the server writes it: what this is, or who
invites to which game. It says what everybody may see of a table. Names are what people have typed:
all is escaped.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from ..live.services import address_of, services_of
from ..refusals import Refusal
from ..table.table import Table
from .browser_client import PAGE, ClientFiles, is_built
from .preview_texts import TEXTS, Texts, language_of

NOBODY = ""  # messengers are no guests: of a private table there is nothing to see for them
PICTURES, USUAL = "previews", "reihum"  # the folder, and the picture of all games
HOUSE = "reihum"  # as it is called everywhere
TABLE_ID = re.compile("[0-9A-Z]{10}")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')


@dataclass(frozen=True)
class Preview:
    """What is shown of a link."""

    title: str
    description: str
    picture: str  # its whole address; empty: none

    def head(self) -> str:
        """As elements of a page."""
        card = "summary_large_image" if self.picture else "summary"
        named = {"description": self.description, "twitter:card": card}
        shown = {"title": self.title, "description": self.description, "image": self.picture}
        return "\n    ".join(
            [
                f"<title>{escape(self.title)}</title>",
                *_metas("name", named),
                *_metas("property", {"og:type": "website"}),
                *_metas("property", {f"og:{key}": text for key, text in shown.items()}),
            ]
        )


def _metas(kind: str, texts: Mapping[str, str]) -> list[str]:
    """An element for each text that there is."""
    return [
        f'<meta {kind}="{name}" content="{escape(text)}" />' for name, text in texts.items() if text
    ]


def title_of(table: Table, texts: Texts) -> str:
    """Who invites to what while someone is missing; then who plays."""
    game, names = table.game.title, [seat.name for seat in table.seats if seat.kind == "person"]
    if _open_seats(table):
        host = "" if table.host is None else table.seats[table.host].name
        return texts.invitation(host, game)
    people = ", ".join(filter(None, names))
    return f"{game}: {people}" if people else game


def description_of(table: Table, texts: Texts) -> str:
    """What one can do there."""
    seats = _open_seats(table)
    if not seats and table.over:
        return texts.over
    told = texts.seats(seats) if seats else texts.running
    return told if table.clock is None else f"{told} {texts.clock(table.clock)}"


def _open_seats(table: Table) -> int:
    return sum(seat.kind == "open" for seat in table.seats)


class PreviewedPages:
    """Home, and the page of each table; that of an unknown one is the same as everywhere."""

    def __init__(self, files: ClientFiles) -> None:
        self._files = files
        pages = {"/": self.home, "/t/{table}": self.table}
        self.routes = [
            Route(path, page, methods=["GET"], include_in_schema=False)
            for path, page in pages.items()
        ]

    async def home(self, request: Request) -> Response:
        """The first page."""
        return await self._page(request, self._preview(request, HOUSE, _texts(request).home, USUAL))

    async def table(self, request: Request) -> Response:
        """The page of a table, with a preview if there is something to preview."""
        built = is_built(self._files.folder)
        return await self._page(request, await self._of_table(request) if built else None)

    async def _of_table(self, request: Request) -> Preview | None:
        """The preview; none where there is no such table, or where someone asks for too many."""
        services, table = services_of(request), request.path_params["table"]
        if not TABLE_ID.fullmatch(table) or not services.requests.take(address_of(request)):
            return None
        texts = _texts(request)
        try:
            async with services.hosts.visit(table, NOBODY) as host:
                title, description = title_of(host.table, texts), description_of(host.table, texts)
                return self._preview(request, title, description, host.table.game.name)
        except Refusal:
            return None

    def _preview(self, request: Request, title: str, description: str, picture: str) -> Preview:
        path = _picture(self._files.folder, picture)
        return Preview(title, description, f"{request.base_url}{path}" if path else "")

    async def _page(self, request: Request, preview: Preview | None) -> Response:
        """The page with a preview; without one as it was built, or the word that it was not."""
        if preview is None or not is_built(self._files.folder):
            return await self._files.get_response(PAGE, request.scope)
        page = (self._files.folder / PAGE).read_text(encoding="utf-8")
        return self._answer(request, _with_head(page, preview.head()))

    def _answer(self, request: Request, page: str) -> Response:
        mark = hashlib.sha256(page.encode()).hexdigest()[:20]
        headers = {"etag": f'"{mark}"', "cache-control": "no-cache", "vary": "accept-language"}
        answer = HTMLResponse(page, headers=headers)
        unchanged = self._files.is_not_modified(answer.headers, request.headers)
        return NotModifiedResponse(answer.headers) if unchanged else answer


def _texts(request: Request) -> Texts:
    return TEXTS[language_of(request.headers.get("accept-language", ""))]


def _picture(folder: Path, game: str) -> str:
    """Where the picture of a game is, below the place of this server."""
    files = [f"{PICTURES}/{quote(name, safe='')}.png" for name in (game, USUAL)]
    return next((file for file in files if (folder / file).is_file()), "")


def _with_head(page: str, head: str) -> str:
    """A page with another title and description, and what belongs to them."""
    return TITLE.sub(lambda _: head, DESCRIPTION.sub("", page, count=1), count=1)
