"""Names that can be seen, and that nobody else at the table could be taken for."""
# ruff: noqa: RUF001 (letters that look like others are what this is about)

import pytest

from reihum.server.table.seating.names import check_visible, skeleton

from ...clients import Guest
from ...pairs import begun

ALIKE = [
    *("anna", "ANNA", "Аnnа", "Anna\u200d", "A\u034fnna", "\uff21nna", "Anna.", "A n n a", "Ánna"),
    *("𝐀nna", "Anna\ufe0f", "ΑΝΝΑ", "@nna", "ᴀɴɴᴀ", "ꓮꓠꓠꓮ", "ꭺnna"),
    # Marks of other scripts, behind our letters and behind some that look like them.
    *("Anna\u05b4", "An\u0483na", "Anna\u0487", "Anna\u064b", "A\u2dffnna", "Anna\ua67c"),
    *("Anna\u0952", "Anna\u0e31", "Anna\u1cd0", "Anna\u0f35", "Annа\u0941", "Anna\u0488"),
    *("Anna.\u0941", "Anna\u0903", "\u0941Anna", "Anna\U0001107f", "Anna\u2d7f"),
    # What stands behind a letter and adorns it.
    *("Annaʼ", "Annaˈ", "Annaˋ", "Annaː", "Annaˑ", "ʻAnna", "Anna`", "Anna^", "Annaー", "Annaـ"),
    # Letters beyond the first 65,536, and letters in pictures.
    *("\U000102a0nna", "\U00016f40nna", "An\U00010513a", "🅐nna", "🅰nna", "🇦nna"),
]
INVISIBLE = [
    *("\u3164", "\u200d\u200c", "\u2800\u2800", "\ufe0f", "\u115f", "\u034f"),
    *("\ufffc", "\U00016fe4", "\U0001d159", "\U0001107f", "\u2d7f", "\U0001da7f", "\u0301"),
]
# Names that people have, each unlike the others in its line.
REAL = [
    ("राज", "राजू", "राजी", "सीता", "सुता", "सोनू", "सोना", "अनिल", "रमेश", "रमश"),  # vowels are marks
    ("กิต", "กุต", "กีต", "เก่ง", "เก็ง"),
    ("かな", "がな", "はな", "ぱな", "ばな", "ゆり", "ゆーり", "奈", "奈々"),
    ("שָׁלוֹם", "מִרְיָם", "דָּוִד", "מַרְיָה"),
    ("مُحَمَّد", "فاطمة", "علي", "علىّ", "حسن"),
    ("Thuý", "Thảo", "Thơ", "Nguyễn", "Kaʻiulani", "Kealoha", "Ħal", "Ørjan"),
    ("Дима", "Дина", "Жанна", "Щука", "Ђорђе"),
    ("මනු", "මනි", "ရွှေ", "ရို", "ಅನು", "ಅನಿ", "அனு", "அனி"),
]
OTHERS = ["Anne", "Hanna", "Bert", "安娜", "Анна", "🂡", "...", "रमु"]


@pytest.mark.parametrize("name", ALIKE)
def test_what_looks_alike_has_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Anna")


def test_what_looks_otherwise_has_another() -> None:
    assert len({skeleton(name) for name in ("Anna", *OTHERS)}) == len(OTHERS) + 1
    assert skeleton("Bill") == skeleton("BiII") == skeleton("B1ll")
    assert skeleton("Arno") == skeleton("Amo") and skeleton("Otto") == skeleton("〇tt〇")


@pytest.mark.parametrize("names", REAL)
def test_names_of_every_script_are_told_apart(names: tuple[str, ...]) -> None:
    assert len({skeleton(name) for name in names}) == len(names)
    for name in names:
        check_visible(name)


def test_where_marks_may_be_left_out_they_tell_nobody_apart() -> None:
    for name, plain in (("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("محمـد", "محمد"), ("Ngã", "nga")):
        assert skeleton(name) == skeleton(plain)
    assert skeleton("Kaʻiulani") == skeleton("Kaiulani")


def test_nobody_takes_the_name_of_someone_seated(anna: Guest, bert: Guest, url: str) -> None:
    with begun(anna, bert, "nix") as (a, b), Guest(url) as carl, carl.connect(b.table["id"]) as c:
        a.done("rename", name="Anna")
        assert (a.events[-1]["before"], a.events[-1]["name"]) == ("", "Anna")
        a.done("rename", name="Anna")  # one's own stays one's own
        for name in ALIKE:
            assert b.refused("rename", name=name) == c.refused("rename", name=name) == "name-taken"
        for name in INVISIBLE:
            told = b.refused("rename", name=name), c.refused("rename", name=name)
            assert told == ("name-invisible", "name-invisible")
        c.done("rename", name="Carl")
        b.done("rename", name="Carl")  # who plays goes before who watches
        assert c.refused("say", text="hello") == "name-taken"
        c.done("rename", name="Carla")
        c.done("say", text="hello")
        assert c.events[-1]["seat"] is None


def test_nor_does_who_sits_down(anna: Guest, bert: Guest) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = anna.http.post("/api/tables", json={"game": "nix", "seats": seats}).json()
    for name, status, code in (("Аnna", 409, "name-taken"), ("\u3164", 400, "name-invisible")):
        answer = bert.ask_for_seat(made["table"], name=name)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    seats[1]["name"] = "A.n.n.a"  # a name that waits there for whoever has none
    alike = anna.http.post("/api/tables", json={"game": "nix", "seats": seats}).json()["table"]
    assert bert.ask_for_seat(alike).json()["error"]["code"] == "name-taken"
    assert bert.sit(alike, "Bert") == bert.sit(made["table"], "Anne") == 1
    seats[0]["name"] = "\u2800"
    answer = anna.http.post("/api/tables", json={"game": "nix", "seats": seats})
    assert answer.json()["error"]["code"] == "name-invisible"
