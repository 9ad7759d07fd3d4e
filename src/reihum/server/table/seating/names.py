"""Names of people: such as can be seen, and such as nobody else at the table could be taken for.

Two names look alike if their skeletons are the same: without marks, case, spaces and points, and
with one letter in place of all that look like it. The letters are those of Unicode's list of
confusables (UTS 39) that look like one of a to z, small capitals, and letters in circles and
squares. People who are called Rene and René have to find something else to be told apart by; so be
it. But a mark that is a vowel, or makes another letter, tells people apart where it is written:
after a letter of its own script. After one of a to z nothing of the kind means anything.
"""
# ruff: noqa: RUF001, RUF002 (letters that look like others are what this is about)

import unicodedata
from collections.abc import Iterator
from string import ascii_lowercase

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
# Beyond the first 65,536, which few can show here: Lycian, Carian, Osage, Warang Citi, Miao...
FAR = {
    "a": (0x102A0, 0x16F40),
    "b": (0x10282, 0x102A1, 0x10301, 0x16EB6),
    "c": (0x102A2, 0x10302, 0x10415, 0x1043D, 0x1051C, 0x118E9, 0x118F2, 0x1F74C),
    "e": (0x10286, 0x118A6, 0x118AE),
    "f": (0x10287, 0x102A5, 0x10525, 0x118A2, 0x118C2, 0x1D213, 0x1D7CA),
    "h": (0x102CF,),
    "k": (0x10518,),
    "l": (
        *(0x1028A, 0x10309, 0x10320, 0x1041B, 0x10526, 0x118A3, 0x118B2, 0x118C3, 0x11DDA),
        *(0x11DE1, 0x16EAA, 0x16F16, 0x16F28, 0x1D22A, 0x1E8C7),
    ),
    "m": (0x102B0, 0x10311),
    "n": (0x10513,),
    "o": (
        *(0x10292, 0x102AB, 0x10404, 0x1042C, 0x104C2, 0x104EA, 0x10516, 0x114D0, 0x118B5),
        *(0x118C8, 0x118D7, 0x118E0, 0x11DE0),
    ),
    "p": (0x10295,),
    "r": (0x104B4, 0x16F35, 0x1D216),
    "s": (0x10296, 0x10420, 0x10448, 0x118C1, 0x16F3A),
    "t": (0x10297, 0x102B1, 0x10315, 0x118BC, 0x16F0A, 0x1F768),
    "u": (0x104CE, 0x104F6, 0x118B8, 0x118D8, 0x16F42),
    "v": (0x1051D, 0x11706, 0x118A0, 0x118C0, 0x16F08, 0x1D20D),
    "w": (0x1170A, 0x1170E, 0x1170F, 0x118E6, 0x118EF),
    "x": (0x10290, 0x102B4, 0x10317, 0x10322, 0x10527, 0x118EC),
    "y": (0x102B2, 0x118A4, 0x118DC, 0x16F43),
    "z": (0x102F5, 0x118A9, 0x118C4, 0x118E5),
}
PICTURED = (0x1F150, 0x1F170, 0x1F1E6)  # where a to z stand in circles, in squares and for flags
LETTERS = {
    **{ord(odd): letter for letter, odds in LOOKALIKES.items() for odd in odds},
    **{odd: letter for letter, odds in FAR.items() for odd in odds},
    **{first + place: letter for first in PICTURED for place, letter in enumerate(ascii_lowercase)},
}
SIGNS = str.maketrans({"1": "l", "i": "l", "|": "l", "!": "l", "0": "o", "$": "s", "@": "a"})
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
MARKS, SPACING = ("Mn", "Me"), "Mc"  # the categories of what is drawn around a letter, or beside it
POINTS, ACCENTS = range(10, 37), range(200, 256)  # classes of marks that one may as well leave out
MODIFIERS, TATWEEL = ("Lm", "Sk"), "ـ"  # TATWEEL only makes a word longer
# Letters and marks that show nothing: fillers, blanks and selectors of variants.
BLANK = (
    *((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800)),
    *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC)),
    *((0x13441, 0x13446), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0x1DA7F, 0x1DA80)),
    (0xE0100, 0xE01EF),
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
    if not any(_shows(char) and unicodedata.category(char) not in MARKS for char in name):
        raise Refusal("name-invisible")


def skeleton(name: str) -> str:
    """What a name looks like.

    >>> skeleton("Аnnа.") == skeleton("ANNA")
    True
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    text = _plain("".join(_told_apart(parts))).translate(SIGNS)
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    letters = "".join(char for char in text if unicodedata.category(char)[0] != "P")
    return letters or text  # a name may be all points


def _plain(text: str) -> str:
    """With letters from a to z in place of all that look like them."""
    # Once more when case is gone: of Cherokee only the capitals are known.
    return text.translate(LETTERS).casefold().translate(LETTERS)


def _told_apart(parts: str) -> Iterator[str]:
    """The characters by which one tells names apart: not what only adorns a letter."""
    letter = ""  # the last one
    for char in parts:
        if not _shows(char) or _adorns(char, letter):
            continue
        yield char
        if char.isalnum():
            letter = char


def _adorns(char: str, letter: str) -> bool:
    """Whether something behind a letter tells nothing."""
    category = unicodedata.category(char)
    if category not in (*MARKS, SPACING, *MODIFIERS):
        return False
    if letter and _plain(letter).isascii():
        return True
    if category == SPACING:
        return False
    name = unicodedata.name(char, "")
    if category in MODIFIERS:
        return name.startswith("MODIFIER LETTER") or char == TATWEEL
    if category == "Me" or unicodedata.combining(char) in (*POINTS, *ACCENTS):
        return True
    script = unicodedata.name(letter, "").partition(" ")[0] if letter else ""
    return not script or script not in name


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ" and not _within(char, BLANK)


def _within(char: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(char) <= last for first, last in ranges)
