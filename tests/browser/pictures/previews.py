"""The pictures that messengers show with a link: a box and a name for each game, and one for all.

They are drawn by our own client from its covers, and put where the server looks for them.
"""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from reihum.games import GAMES
from reihum.server.web.previews import PICTURES, USUAL

from ..server_process import ROOT

FOLDER = ROOT / "client" / "public" / PICTURES
SIZE: ViewportSize = {"width": 1200, "height": 630}  # as messengers like them
COLOURS = 128
MOST_BYTES = 40_000

# Lays a sheet over the home page: some of its covers on the right, a name and the sign on the left.
DRAW = """([places, name]) => {
  const drawn = [...document.querySelectorAll("main ul .box svg")];
  const mark = document.querySelector("header a svg").cloneNode(true);
  const add = (to, css, ...inside) => {
    const part = document.createElement("div");
    part.style.cssText = css;
    part.append(...inside);
    to.append(part);
    return part;
  };
  document.querySelector("#preview")?.remove();
  const sheet = add(document.body, `position: fixed; inset: 0; z-index: 99; padding: 48px;
    display: grid; grid-template-columns: 1fr 712px; gap: 44px; align-items: center;
    background: #efe7d6; color: #12161c`);
  sheet.id = "preview";
  mark.setAttribute("width", 64);
  mark.setAttribute("height", 64);
  const title = name || "reihum";
  const size = title.length > 8 ? 84 : 104;
  const words = add(sheet, "display: grid; gap: 36px");
  add(words, `font: 800 ${size}px/0.98 var(--font); letter-spacing: -0.035em`, title);
  const sign = add(words, "display: flex; gap: 16px; align-items: center", mark);
  if (name) add(sign, "font: 700 40px var(--font); letter-spacing: -0.02em", "reihum");
  const [columns, round] = places.length > 1 ? ["1fr 1fr", 22] : ["1fr", 34];
  const boxes = add(sheet, `display: grid; gap: 20px; grid-template-columns: ${columns}`);
  const box = `aspect-ratio: 4 / 3; border-radius: ${round}px; overflow: hidden`;
  for (const place of places) add(boxes, box, drawn[place].cloneNode(true));
}"""


def take_all(browser: Browser, url: str) -> None:
    """Draw them all anew."""
    FOLDER.mkdir(exist_ok=True)
    with browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en") as context:
        page = context.new_page()
        page.goto(url)
        page.locator("main ul .box svg").nth(len(GAMES) - 1).wait_for()
        page.evaluate("document.fonts.ready")
        _take(page, list(range(len(GAMES))), "", USUAL)
        for place, kind in enumerate(GAMES.values()):
            _take(page, [place], kind.title, kind.name)


def _take(page: Page, places: list[int], title: str, name: str) -> None:
    page.evaluate(DRAW, [places, title])
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = picture.quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)
    assert (FOLDER / f"{name}.png").stat().st_size <= MOST_BYTES, f"{name}: too large to send along"
