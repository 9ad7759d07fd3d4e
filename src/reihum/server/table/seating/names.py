"""Names of people: such as can be seen, and such as nobody else at the table could be taken for.

Two names look alike if their skeletons are the same: without marks, case, spaces and points, and
with one letter in place of all that look like it. The letters are those of Unicode's list of
confusables (UTS 39) that look like one of a to z, as far as their scripts are still written in,
and small capitals. People who are called Rene and René have to find something else to be told
apart by; so be it.
"""
# ruff: noqa: RUF001, RUF002 (letters that look like others are what this is about)

import unicodedata

from ...refusals import Refusal
from ..table import Table

LOOKALIKES = {
    "a": "ɑΑαАаᎪᗅ⍺ᴀꓮ",
    "b": "ƄΒВЬᏏᏴᑲᖯᗷвβʙꓐꞴ",
    "c": "ΣςСсᏟᴄⲤⲥꓚ",
    "d": "ԁᎠᏧᑯᗞᗪᴅꓒꓓ",
    "e": "ΕЕеҽᎬ℮⋿ⴹᴇꓰꬲ",
    "f": "ϜքᖴẝꜰꓝꞘꞙꬵ",
    "g": "ƍɡԌցᏀᏳᶃɢꓖ",
    "h": "ΗНһհᎻᏂᕼⲎнʜꓧ",
    "j": "ͿϳЈјᎫᒍᴊꓙꞲ",
    "k": "ΚКᏦᛕⲔкκᴋꓗ",
    "l": "ıƖǀɩɪΙιІіӀӏ۱ᎥᏞᒪᛁ∣⍳⏽ⲒⳐⵏʟꓡꓲꙇ",
    "m": "ΜϺМᎷᗰᛖⲘмᴍꓟ",
    "n": "ΝոռⲚпηɴꓠ",
    "o": "ΟοσОоՕօ۵०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ဝ၀ჿዐᴏᴑⲞⲟⵔꓳꬽ〇",
    "p": "ΡρРрᏢᑭ⍴Ⲣⲣᴘꓑ",
    "q": "ԛգզⵕ",
    "r": "ƦгᎡᏒᖇᴦⲅʀꓣꭇꭈ",
    "s": "ƽЅѕՏᏕᏚꜱꓢ",
    "t": "ΤТᎢ⊤⟙Ⲧтτᴛꓔ",
    "u": "ʋυՍսሀᑌᴜ∪⋃ꓴꞟꭎꭒ",
    "v": "νѴѵ۷Ꮩᐯᴠ∨⋁ⴸꓦ",
    "w": "ɯѡԜԝաᎳᏔᴡꓪ",
    "x": "×ΧХхᕁᕽ᙭᙮ᚷ╳⤫⤬⨯Ⲭⵝꓫ",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ",
    "z": "ΖᏃᴢꓜ",
}
LETTERS = str.maketrans({odd: letter for letter, odds in LOOKALIKES.items() for odd in odds})
SIGNS = str.maketrans({"1": "l", "i": "l", "|": "l", "!": "l", "0": "o", "$": "s", "@": "a"})
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
MARKS = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
# Letters and marks that show nothing: fillers, blanks and selectors of variants.
BLANK = (
    *((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC)),
    *((0x13441, 0x13446), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0100, 0xE01EF)),
)


def check_name(table: Table, name: str, seat: int | None) -> None:
    """Refuse a name that cannot be seen, or that looks like that of someone else who sits here."""
    check_visible(name)
    wanted, people = skeleton(name), enumerate(table.seats)
    for number, each in people:
        if each.kind == "person" and number != seat and skeleton(each.name) == wanted:
            raise Refusal("name-taken", name=name)


def check_visible(name: str) -> None:
    """Refuse a name that shows nothing."""
    if not any(_shows(char) for char in name):
        raise Refusal("name-invisible")


def skeleton(name: str) -> str:
    """What a name looks like.

    >>> skeleton("Аnnа.") == skeleton("ANNA")
    True
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    shown = "".join(char for char in parts if _shows(char) and not _within(char, MARKS))
    # Once more when case is gone: of Cherokee only the capitals are known.
    text = shown.translate(LETTERS).casefold().translate(LETTERS).translate(SIGNS)
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    letters = "".join(char for char in text if unicodedata.category(char)[0] != "P")
    return letters or text  # a name may be all points


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ" and not _within(char, BLANK)


def _within(char: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(char) <= last for first, last in ranges)
