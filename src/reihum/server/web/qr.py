"""The link of a seat as a picture that a camera reads."""

import io
import re

import segno

from ..refusals import Refusal

LINK = re.compile(r"https?://[^\s/?#@]{1,120}/t/[0-9A-Z]{10}(#[A-Z2-7]{26})?")


def drawn(link: str, origin: str | None) -> bytes:
    """A link to a table as SVG; a browser, which says where its page is from, only gets its own."""
    foreign = origin is not None and not link.startswith(f"{origin}/")
    if foreign or not LINK.fullmatch(link):
        raise Refusal("bad-link")
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m")
    code.save(picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return picture.getvalue()
