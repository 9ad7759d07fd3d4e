"""Everything that can be wrong with a position: the change, the fault, and its sentence."""

from typing import Any, NamedTuple

from .tables import DECK, LAYOUT, duel_fields, nix_fields, pile_fields

HANDS = [[2, 3, 4, 5, 6, 7, 8], [90, 91, 92, 93, 94, 95, 96]]
THE_GAME = pile_fields(HANDS, tops=(10, 1, 100, 99))
EXTREME = pile_fields([[2, 3, 4, 20], [90, 91]], tops=(10, 1, 100, 99))
DUEL = duel_fields([[10, 20, 35], [3, 13, 23]], tops=((1, 60), (30, 60)))
NIX = nix_fields(["11122233445J", "55566677123J"], ["single:1", "pair:5-5"])
REST = list(range(11, 90))
GONE = object()  # leave the field out

Fields = dict[str, Any]


class Case(NamedTuple):
    """A game with options, the fields that are changed, and the first fault."""

    game: str
    changed: Fields
    reason: str
    sentence: str
    options: Fields = {}  # noqa: RUF012 a default that nobody changes

    def position(self) -> Fields:
        """The whole position."""
        plain = {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": DUEL, "nix": NIX}
        fields = plain[self.game] | self.changed
        return {name: value for name, value in fields.items() if value is not GONE}


def _bad(game: str, changed: Fields, reason: str, sentence: str, **options: Any) -> Case:
    return Case(game, changed, reason, sentence, options)


CARDS = (
    _bad("the-game", {"draw": [2, *REST]}, "card-twice", "2 stands twice."),
    _bad("the-game", {"hands": [[2] * 7, HANDS[1]]}, "card-twice", "2 stands twice."),
    _bad("the-game", {"draw": [100]}, "card-unknown", "There is no card 100."),
    _bad("the-game", {"draw": [1]}, "card-unknown", "There is no card 1."),
    _bad("the-game", {"draw": REST, "played": [9, 10, 97, 98]}, "card-missing", "99 is nowhere."),
    _bad("the-game", {"tops": [10, 10, 100, 99]}, "card-twice", "10 stands twice."),
    _bad("face-to-face", {"hands": [[3, 3], [4]]}, "card-twice", "3 stands twice."),
    _bad("face-to-face", {"hands": [[60], [4]]}, "card-unknown", "There is no card 60."),
    _bad("face-to-face", {"played": [[], []]}, "card-missing", "24 is nowhere."),
)
TOPS = (
    _bad(
        "the-game",
        {"tops": [2, 1, 100, 99]},
        "impossible-top",
        "up1 cannot show 2: a top is the start 1, or a card put down.",
    ),
    _bad(
        "the-game",
        {"tops": [10, 100, 100, 99]},
        "impossible-top",
        "up2 cannot show 100: a top is the start 1, or a card put down.",
    ),
    _bad(
        "extreme",
        {"tops": [10, 1, 999_999, 99]},
        "impossible-top",
        "down1 cannot show 999999: a top is the start 100, or a card put down.",
    ),
    _bad(
        "the-game",
        {"tops": [1, 1, 100, 100]},
        "untouched-piles",
        "2 cards are down, but only 0 piles are touched.",
    ),
    _bad("the-game", {"tops": [1, 1, 100]}, "wrong-count", "tops should have 4, not 3."),
    _bad(
        "face-to-face",
        {"tops": [[10, 60], [30, 60]], "draw": [[10], []], "hands": [[11], [10]]},
        "impossible-top",
        "up cannot show 10: a top is the start 1, or a card put down.",
    ),
    _bad(
        "face-to-face", {"tops": [[1, 60, 1], [1, 60]]}, "wrong-count", "tops should have 2, not 3."
    ),
    _bad("face-to-face", {"tops": [[1, 60]]}, "wrong-count", "tops should have 2, not 1."),
    _bad(
        "extreme",
        {"tops": [11, 1, 100, 99], "draw": []},
        "skull-open",
        "A skull lies open on up1 at the start of a turn.",
        layout=LAYOUT,
    ),
)
HAND_FAULTS = (
    _bad("the-game", {"hands": [HANDS[0]]}, "wrong-count", "hands should have 2, not 1."),
    _bad(
        "the-game",
        {"hands": [[*HANDS[0], 9], HANDS[1]], "draw": REST},
        "hand-too-large",
        "Seat 0 holds 8 cards; 7 is the most.",
    ),
    _bad(
        "the-game",
        {"hands": [HANDS[0], HANDS[1][1:]]},
        "hand-too-small",
        "Seat 1 holds 6 cards while there are cards to draw; it would be 7.",
    ),
    _bad(
        "extreme",
        {"hands": [[2, 3], []]},
        "hand-too-small",
        "Seat 1 holds 0 cards while there are cards to draw; it would be 1.",
    ),
    _bad(
        "extreme",
        {"hands": [[2, 3], [4]]},
        "hand-too-small",
        "Seat 0 holds 2 cards while there are cards to draw; it would be 7.",
        commands=False,
    ),
    _bad(
        "the-game",
        {"hands": [[], [90]], "draw": []},
        "hand-empty",
        "Seat 0 is to act, but has no cards.",
    ),
    _bad(
        "face-to-face",
        {"hands": [[2, 3, 4, 5, 6, 7, 8], [3]], "draw": [[], []]},
        "hand-too-large",
        "Seat 0 holds 7 cards; 6 is the most.",
    ),
    _bad("face-to-face", {"hands": [[], [3]]}, "hand-empty", "Seat 0 is to act, but has no cards."),
    _bad("face-to-face", {"draw": [[]]}, "wrong-count", "draw should have 2, not 1."),
    _bad("face-to-face", {"played": []}, "wrong-count", "played should have 2, not 0."),
)
AGREE = "Only a game with first='agree' can have no seat to act, before a card is down."
FRESH = {"tops": [1, 1, 100, 100], "draw": [9, *range(10, 90), 97, 98, 99], "seat": None}
SEATS = (
    _bad("the-game", {"seat": 2}, "seat-unknown", "There is no seat 2; seats go from 0 to 1."),
    _bad("the-game", FRESH, "not-agreeing", AGREE),
    _bad("the-game", {"seat": None}, "not-agreeing", AGREE, first="agree"),
    _bad("the-game", FRESH | {"turn": ["begin:0"]}, "not-agreeing", AGREE, first="agree"),
    _bad("face-to-face", {"seat": 2}, "seat-unknown", "There is no seat 2; seats go from 0 to 1."),
    _bad("nix", {"starter": 2}, "seat-unknown", "There is no seat 2; seats go from 0 to 1."),
)
TURNS = (
    _bad(
        "the-game",
        {"turn": ["2>up1"]},
        "turn-impossible",
        "The turn cannot have gone so: up1 needs more than 10.",
    ),
    _bad(
        "the-game",
        {"turn": ["single:5"]},
        "turn-impossible",
        "The turn cannot have gone so: 'single:5' is an action of nix, not of the-game; write for "
        "example 37>up1, 37>down2, end, begin:0.",
    ),
    _bad(
        "the-game",
        {"turn": ["2>up2", "3>up2", "end", "90>up1"]},
        "turn-over",
        "The turn was over before 90>up1.",
    ),
    _bad(
        "extreme",
        {"hands": [[2, 50], [90]], "draw": [], "turn": ["50>up1", "90>down1"]},
        "turn-over",
        "The turn was over before 90>down1.",
        layout=LAYOUT,
    ),
    _bad(
        "the-game",
        {"hands": [[50], [90]], "draw": [], "turn": ["50>up1", "end", "90>up1", "end"]},
        "turn-over",
        "The turn was over before 90>up1.",
    ),
    _bad(
        "face-to-face",
        {"turn": ["10>up", "20>up", "end", "3>up"]},
        "turn-over",
        "The turn was over before 3>up.",
    ),
    _bad(
        "nix",
        {"played": ["single:1", "single:9"]},
        "turn-impossible",
        "The turn cannot have gone so: 'single:9' is not an action of nix; write for example "
        "triple:5-5-J, run2:5-6, single:4, none, quad:7-7-7-7*.",
    ),
    _bad(
        "nix",
        {"played": ["pair:1-J*", "pair:5-5"], "hands": ["1122233445", NIX["hands"][1]]},
        "turn-impossible",
        "The turn cannot have gone so: The super chip cannot go with a joker.",
    ),
)
NIX_FAULTS = (
    _bad("nix", {"lap": 4, "sheet": [[0, 0]] * 4}, "bad-field", "lap=4 cannot be read: 0 to 3."),
    _bad("nix", {"hands": ["1"]}, "wrong-count", "hands should have 2, not 1."),
    _bad("nix", {"decks": [DECK] * 2}, "wrong-count", "decks should have 3, not 2."),
    _bad("nix", {"lots": [[0, 1]] * 4}, "wrong-count", "lots should have 3, not 4."),
    _bad("nix", {"sheet": [[0, 0]]}, "wrong-count", "sheet should have 0, not 1."),
    _bad("nix", {"turned": ["12"]}, "wrong-count", "turned should have 0, not 1."),
    _bad("nix", {}, "wrong-count", "turned should have 1, not 0.", egon=True),
    _bad(
        "nix",
        {"turned": ["123"]},
        "wrong-count",
        "EGON\u2019s round 0 should have 2, not 3.",
        egon=True,
    ),
    _bad(
        "nix",
        {"hands": [NIX["hands"][0] + "1", NIX["hands"][1]]},
        "wrong-count",
        "the first hand of seat 0 should have 12, not 13.",
    ),
    _bad("nix", {"rest": NIX["rest"][:-1]}, "wrong-count", "card J should have 10, not 9."),
    _bad("nix", {"decks": [DECK, DECK, "1" * 80]}, "wrong-count", "card 1 should have 10, not 80."),
    _bad(
        "nix",
        {"lots": [[0, 1], [1, 1], [1, 0]]},
        "bad-field",
        "lots='1, 1' cannot be read: an order of the seats 0 to 1.",
    ),
    _bad(
        "nix",
        {"lap": 1, "decks": [DECK] * 2, "lots": [[0, 1]] * 2, "sheet": [[1, 2, 3]]},
        "wrong-count",
        "a line of the sheet should have 2, not 3.",
    ),
    _bad(
        "nix",
        {"lap": 1, "decks": [DECK] * 2, "lots": [[0, 1]] * 2, "sheet": [[5995, 0]]},
        "bad-field",
        "sheet='5995, 0' cannot be read: points from 0 to 5994.",
    ),
)
FIELDS = (
    _bad(
        "the-game",
        {"pile": 3},
        "unknown-field",
        "'pile' is no field here; the fields are tops, hands, draw, played, seat, turn.",
    ),
    _bad(
        "the-game",
        {"layout": 3},
        "unknown-field",
        "'layout' is no field here; the fields are tops, hands, draw, played, seat, turn.",
    ),
    _bad(
        "face-to-face",
        {"seat": GONE},
        "missing-field",
        "The field 'seat' is missing; the fields are tops, hands, draw, played, seat, turn.",
    ),
    _bad(
        "nix",
        {"rest": GONE},
        "missing-field",
        "The field 'rest' is missing; the fields are lap, starter, hands, played, turned, rest, "
        "decks, lots, sheet.",
    ),
    _bad(
        "extreme",
        {},
        "bad-field",
        "layout=None cannot be read: the 28 numbers of the deal.",
        layout="shuffled",
    ),
    _bad(
        "extreme",
        {"layout": "standard"},
        "bad-field",
        "layout='standard' cannot be read: the 28 numbers of the deal.",
        layout="shuffled",
    ),
)
CASES = CARDS + TOPS + HAND_FAULTS + SEATS + TURNS + NIX_FAULTS + FIELDS
