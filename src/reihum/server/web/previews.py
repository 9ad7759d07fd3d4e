"""Home and the page of a table, with a title and a picture for whoever is sent their links.

The page of a table also says which files its game needs, so that a browser fetches them at once.

Messengers read the head of a page and run no script, so the server writes it: what this is, or who
invites to which game. It says what everybody may see of a table. Names are what people have typed:
all is escaped.
"""

import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse

from ...languages import language_of, say
from ..guests import cookie_in
from ..live.services import address_of, services_of
from ..refusals import Refusal
from ..store.rows import StoreFailed
from ..table.table import Table
from .browser_client import ASSETS, PAGE, ClientFiles, files_for, is_built

log = logging.getLogger(__name__)
NOBODY = ""  # messengers are no guests: of a private table there is nothing to see for them
PICTURES, USUAL = "previews", "reihum"  # the folder, and the picture of all games
TABLE_PAGE, BOARD = "src/pages/Table.svelte", "src/games/{}/at_table.ts"  # sources of the client
UNITS = {"time-days": 86_400, "time-minutes": 60, "time-seconds": 1}  # in seconds
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
    files: tuple[str, ...] = ()  # of the client, to be fetched while the page still starts
    asked: str = ""  # what the client is going to ask the server first

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
                *map(_early, self.files),
                *([_asked(self.asked)] if self.asked else []),
            ]
        )


def _metas(kind: str, texts: Mapping[str, str]) -> list[str]:
    """An element for each text that there is."""
    return [
        f'<meta {kind}="{name}" content="{escape(text)}" />' for name, text in texts.items() if text
    ]


def _early(file: str) -> str:
    """The element that has a browser fetch a script or its styles before they are asked for."""
    kind = 'rel="modulepreload"' if file.endswith(".js") else 'rel="preload" as="style"'
    return f'<link {kind} href="/{escape(file)}" crossorigin />'


def _asked(path: str) -> str:
    """The element that has a browser ask at once what the client is going to ask."""
    return f'<link rel="preload" href="{escape(path)}" as="fetch" crossorigin />'


def title_of(table: Table, language: str) -> str:
    """Who invites to what while someone is missing; then who plays."""
    game, names = table.game.title, [seat.name for seat in table.seats if seat.kind == "person"]
    if _open_seats(table):
        host = "" if table.host is None else table.seats[table.host].name
        code = "lobby-invites" if host else "lobby-invited"
        return say(code, {"host": host, "game": game}, language)
    people = ", ".join(filter(None, names))
    return f"{game}: {people}" if people else game


def description_of(table: Table, language: str) -> str:
    """What one can do there."""
    seats = _open_seats(table)
    if not seats and table.over:
        return say("preview-over", {}, language)
    told = say("preview-seats" if seats else "preview-running", {"count": seats}, language)
    if table.clock is None:
        return told
    clock = {"time": duration(table.clock, language)}
    return f"{told} {say('preview-clock', clock, language)}"


def duration(seconds: int, language: str) -> str:
    """A time in days, minutes or seconds, whichever comes out even.

    >>> duration(172800, "en"), duration(60, "de"), duration(90, "en")
    ('2 days', '1 Minute', '90 seconds')
    """
    code, unit = next(each for each in UNITS.items() if seconds % each[1] == 0)
    return say(code, {"count": seconds // unit}, language)


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
        told = say("preview-home", {}, _language(request))
        preview = self._preview(request, HOUSE, told, USUAL)
        return await self._page(request, preview, ("home",))

    async def table(self, request: Request) -> Response:
        """The page of a table, with a preview if there is something to preview."""
        built = is_built(self._files.folder)
        preview = await self._of_table(request) if built else None
        return await self._page(request, preview, ("home", "table"))

    async def _of_table(self, request: Request) -> Preview | None:
        """The preview; none where there is no such table, or where someone asks for too many."""
        services, table = services_of(request), request.path_params["table"]
        if not TABLE_ID.fullmatch(table) or not services.requests.take(address_of(request)):
            return None
        language = _language(request)
        try:
            async with services.hosts.visit(table, NOBODY) as host:
                title, told = title_of(host.table, language), description_of(host.table, language)
                game = host.table.game.name
                preview = self._preview(request, title, told, game, self._files_at(game))
                return replace(preview, asked=_asked_first(request, table))
        except (Refusal, StoreFailed):
            return None
        except Exception:  # the page opens all the same, and says itself what is wrong
            log.exception("the table %s has no preview", table)
            return None

    def _files_at(self, game: str) -> tuple[str, ...]:
        """What a browser needs at a table of a game; a board of all games comes a little later."""
        board = BOARD.format(game.replace("-", "_"))
        return tuple(files_for(self._files.folder, TABLE_PAGE, board))

    def _preview(
        self,
        request: Request,
        title: str,
        description: str,
        picture: str,
        files: tuple[str, ...] = (),
    ) -> Preview:
        path = _picture(self._files.folder, picture)
        return Preview(title, description, f"{request.base_url}{path}" if path else "", files)

    async def _page(
        self, request: Request, preview: Preview | None, parts: Sequence[str]
    ) -> Response:
        """The page with a preview; without one as it was built, or the word that it was not."""
        if preview is None or not is_built(self._files.folder):
            return await self._files.get_response(PAGE, request.scope)
        page = (self._files.folder / PAGE).read_text(encoding="utf-8")
        ahead = texts_ahead(self._files.folder, _language(request), parts)
        return self._answer(request, _with_head(page, preview.head() + ahead))

    def _answer(self, request: Request, page: str) -> Response:
        mark = hashlib.sha256(page.encode()).hexdigest()[:20]
        headers = {"etag": f'"{mark}"', "cache-control": "no-cache", "vary": "accept-language"}
        answer = HTMLResponse(page, headers=headers)
        unchanged = self._files.is_not_modified(answer.headers, request.headers)
        return NotModifiedResponse(answer.headers) if unchanged else answer


def _language(request: Request) -> str:
    """Messengers and browsers say what they like best."""
    return language_of(request.headers.get("accept-language", ""))


def _asked_first(request: Request, table: str) -> str:
    """Where a table is told of. A newcomer would become two guests at once, and asks in turn."""
    return f"/api/tables/{table}" if cookie_in(request.headers) else ""


def texts_ahead(folder: Path, language: str, parts: Sequence[str]) -> str:
    """The texts that the client is going to ask for: they need not wait until it does."""
    names = [f"texts-{language}-{part}-*.js" for part in parts]
    files = [file.name for name in names for file in (folder / ASSETS).glob(name)]
    return "".join(f"\n    {_early(f'{ASSETS}/{file}')}" for file in files)


def _picture(folder: Path, game: str) -> str:
    """Where the picture of a game is, below the place of this server."""
    files = [f"{PICTURES}/{quote(name, safe='')}.png" for name in (game, USUAL)]
    return next((file for file in files if (folder / file).is_file()), "")


def _with_head(page: str, head: str) -> str:
    """A page with another title and description, and what belongs to them."""
    return TITLE.sub(lambda _: head, DESCRIPTION.sub("", page, count=1), count=1)
