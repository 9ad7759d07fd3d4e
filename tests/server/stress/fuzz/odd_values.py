"""Values for fields of messages: good ones, almost good ones, and those that nobody thinks of."""

from typing import Any

WORDS = [
    "__proto__",
    "constructor",
    "null",
    "NaN",
    "-0",
    "1e999",
    "'OR1=1--",
    "<b>&amp;",
    "../../x",
    "%s%n{0}",
    "me",
    "self",
    "Anna",
    "Bert",
    "bot",
    "0",
    "seat",
]
CHARACTERS = (
    *("", " ", "\r\n", "\x00", "\x1b[31m", "\ufeffx"),
    *("\ud83d", "\udc00\ud800"),  # halves of characters
    *("\u202enix", "\u200d", "\u200b\u200c", "a\u0301" * 20),  # seen otherwise than written
    *("\ufdfa" * 40, "\u0130", "\u00df", "\u017f"),  # longer, or another, in another form
    *("\u00bd", "\u0663", "\uff11\uff12", "\U0001d7d7"),  # numbers
    *("\U0001f469\u200d\U0001f467", "\U0001f004" * 13),
)
LONG = tuple("x" * length for length in (24, 25, 40, 41, 300))
ODD_TEXTS = (*WORDS, *CHARACTERS, *LONG)
HUGE = ("x" * 301, "y" * 4000, "\ufdfa" * 1200)
TALK = ("hello", "shall we?", "seven", "v i e r z i g", "play 37 please", "le trente", "well " * 50)
ACTIONS = (
    *[
        "end",
        "begin:0",
        "begin:1",
        "37>up1",
        "2>up1",
        "99>down2",
        "12>their-up",
        "60>down",
        "100>up1",
        "0>up1",
        "-1>up1",
    ],
    *[
        "37>up3",
        ">",
        "37>",
        ">up1",
        "37>up1>up2",
        "none",
        "none*",
        "triple:5-5-J",
        "quad:7-7-7-7*",
        "single:J",
    ],
    *("single:9", "run4:1-2-3-4", "END", "\uff13\uff17>up1", "37 > up1"),
)
PILES = ("up1", "up2", "down1", "down2", "up", "down", "their-up", "their-down", "board", "")
NUMBERS = (0, 1, 2, 3, -1, 9, 10**9, 2**63, 10**400, 0.5, 1.0, -0.0, True, "0", "1")
LISTS: tuple[Any, ...] = ([], [[]], {}, {"a": {}}, [0] * 99, {"colour": 1, "glyph": 2}, None, False)
LOOKS: tuple[Any, ...] = (
    *({"colour": 0, "glyph": 7}, {"colour": 8, "glyph": 0}, {"colour": "1", "glyph": 1}),
    *({"colour": 1}, {"colour": 1, "glyph": 1, "more": 1}, {}, None, []),
)
NOT_EVEN_OBJECTS = (
    *("", " ", "{", "}", "[]", "null", "0", "ping", '"play"', "\ufeff{}", "\x00"),
    *("[" * 900, '{"a":' * 800),
    *('{"type":"ping"}', '{"id":"x"}', '{"type":["ping"],"id":"x"}', "{'type':'ping'}"),
    *('{"type":"ping","id":"\ud800"}', '{"type":"ping","id":NaN}', '{"type":"ping","id":1e999}'),
    *('{"type":"ping","id":"x"', '{"type":"ping","id":"x"}{}', '{"type":"ping","id":"x","id":"y"}'),
    *('{"type":"PING","id":"x"}', '{"type":"","id":"x"}', '{"type":"play","type":"ping","id":"x"}'),
)
