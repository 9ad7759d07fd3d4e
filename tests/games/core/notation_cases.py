"""Every reason for which a text of a position or a game cannot be read."""

from typing import Any, NamedTuple

SOLO = "players=1 first=lot minimum=2"
GAME = f"reihum-game/1 the-game/1 {SOLO} deal=7"
MIXED = GAME.replace("game/1", "game/2", 1)
TWO = "reihum-game/1 the-game/1 players=2 first=0 minimum=2 deal=7"
DUEL = "reihum-game/1 face-to-face/1 players=2 first=0 last_card=lost"
POSITION = f"reihum-position/1 the-game/1 {SOLO}"


class Case(NamedTuple):
    """A text, the reason, and the sentence or its beginning."""

    text: Any
    reason: str
    sentence: str


GAMES = (
    Case(None, "not-text", "The record must be text, not None."),
    Case(b"reihum-game/1", "not-text", "The record must be text, not b'reihum-game/1'."),
    Case(
        GAME + "\n" * 100_001,
        "too-long",
        f"This record is {len(GAME) + 100_001} characters long; 100000 is the most.",
    ),
    Case("", "bad-header", "Line 1 should begin with 'reihum-game/1', such as 'reihum-game/1"),
    Case("reihum-game/1", "bad-header", "Line 1 should begin with 'reihum-game/1'"),
    Case(f"\n{GAME}", "bad-header", "Line 1 should begin with 'reihum-game/1'"),
    Case(f"# by hand\n{GAME}", "bad-header", "Line 1 should begin with 'reihum-game/1'"),
    Case(POSITION, "bad-header", "Line 1 should begin with 'reihum-game/1'"),
    Case(
        GAME.replace("game/1", "game/3", 1),
        "unknown-notation",
        "This is notation version 3; this program reads version 2.",
    ),
    Case("reihum-game the-game/1", "unknown-notation", "This is notation version ;"),
    Case("reihum-game/1 chess/1", "unknown-game", "There is no game 'chess';"),
    Case(
        "reihum-game/1 the-game/2",
        "unknown-rules",
        "This was played by rules version 2 of the-game; this program knows version 1.",
    ),
    Case("reihum-game/1 the-game", "unknown-rules", "This was played by rules version  of"),
    Case(
        "reihum-game/1 the-game/1 \x1b[31mplayers",
        "bad-field",
        "field='\\x1b[31mplayers' cannot be read: name=value.",  # as text, not as a colour
    ),
    Case(f"{GAME} deal=8", "repeated-field", "'deal' stands here twice."),
    Case(f"{GAME} players=1", "repeated-field", "'players' stands here twice."),
    Case(
        f"{GAME} layout=standard",
        "unknown-field",
        "'layout' is no field here; the fields are deal.",
    ),
    Case(f"{GAME} mix=a/b", "unknown-field", "'mix' is no field here; the fields are deal."),
    Case(f"{MIXED} mix=a/b", "bad-mix", "['a', 'b'] is not one random text for each of the 1 s"),
    Case(
        f"{MIXED} commitment=abc",
        "bad-field",
        "commitment='abc' cannot be read: 64 hexadecimal digits.",
    ),
    Case(
        f"{MIXED} commitment={'0' * 64} server=0.1",
        "bad-field",
        "server='0.1' cannot be read: numbers from 0 to 0 with dots between them.",
    ),
    Case(f"{GAME} commitment={'0' * 64}", "unknown-field", "'commitment' is no field here;"),
    Case(
        f"{DUEL} deal=7 @seat=0",
        "unknown-field",
        "'@seat' is no field here; the fields are deal, mix.",
    ),
    Case(f"{DUEL} deal=7 mix=a", "bad-mix", "['a'] is not one random text for each"),
    Case(f"{DUEL} deal=7 mix=", "bad-mix", "[''] is not one random text for each"),
    Case(
        f"{DUEL} deal=7 mix=a/%ff",
        "bad-field",
        "mix='%ff' cannot be read: UTF-8 with percent signs.",
    ),
    Case(
        GAME.replace("deal=7", "deal=%C3"),
        "bad-field",
        "deal='%C3' cannot be read: UTF-8 with percent signs.",
    ),
    Case(GAME.replace("deal=7", "deal="), "bad-seed", "'' cannot be a seed:"),
    Case(GAME.replace("deal=7", "deal=a%0Ab"), "bad-seed", "'a\\nb' cannot be a seed:"),
    Case(
        GAME.replace("deal=7", "deal=?"),
        "hidden-deal",
        "This record hides its deal, for the game was not over: it can be read, but not replayed.",
    ),
    Case(GAME.replace("=1 ", "=9 "), "bad-field", "players='9' cannot be read: 1 to 5."),
    Case(GAME.replace("first=lot", "first=3"), "first-not-seated", "first=3 is no seat of 1"),
    Case(GAME.replace("=lot", "=who"), "bad-field", "first='who' cannot be read: 'lot' or 'agree'"),
    Case(f"{GAME}\n0", "bad-line", "Line 2: '0' should be a seat and its actions, such as '0 37>"),
    Case(f"{GAME}\n\n0", "bad-line", "Line 3: '0' should be a seat and its actions, such as"),
    Case(f"{GAME}\n= no result yet", "wrong-result", "Line 2 says 'no result yet', but"),
    Case(f"{GAME}\n000 end", "bad-line", "Line 2: '000 end' should be a seat and its actions,"),
    Case(f"{GAME}\n-1 end", "bad-line", "Line 2: '-1 end' should be a seat and its actions,"),
    Case(f"{GAME}\n\u0660 end", "bad-line", "Line 2: '\u0660 end' should be a seat and its"),
    Case(f"{GAME}\n\u00b2 end", "bad-line", "Line 2: '\u00b2 end' should be a seat and its"),
    Case(f"{TWO}\n1 end", "wrong-seat", "Line 2 is for seat 1, but seat 0 acts."),
    Case(f"{TWO}\n# a comment\n9 end", "wrong-seat", "Line 3 is for seat 9, but seat 0 acts."),
    Case(f"{GAME}\n0 end", "bad-action", "Line 2: Put down 2 cards first."),
    Case(
        f"{GAME}\n0 37-up1",
        "bad-action",
        "Line 2: '37-up1' is not an action of the-game; write for example 37>up1, 37>down2, end, "
        "begin:0.",
    ),
    Case(
        f"{GAME}\n= won all-down 0",
        "wrong-result",
        "Line 2 says 'won all-down 0', but the game is not over there.",
    ),
)
POSITIONS = (
    Case(7, "not-text", "The position must be text, not 7."),
    Case(" " * 100_001, "too-long", "This position is 100001 characters long; 100000 is the most."),
    Case("", "bad-header", "Line 1 should begin with 'reihum-position/1'"),
    Case(GAME, "bad-header", "Line 1 should begin with 'reihum-position/1'"),
    Case(
        f"{POSITION} deal=7",
        "unknown-field",
        "'deal' is no field here; the fields are @tops, @hands, @draw, @played, @seat, @turn.",
    ),
    Case(f"{POSITION} tops=1", "unknown-field", "'tops' is no field here; the fields are @tops,"),
    Case(POSITION, "missing-field", "The field 'tops' is missing; the fields are tops, hands,"),
    Case(
        f"{POSITION} @tops=1.1.100.x",
        "bad-field",
        "@tops='1.1.100.x' cannot be read: numbers with dots between, such as 1.1.100.",
    ),
    Case(f"{POSITION} @hands=1/2/x", "bad-field", "@hands='1/2/x' cannot be read: groups of"),
    Case(f"{POSITION} @seat=x", "bad-field", "@seat='x' cannot be read: a whole number, or - for"),
    Case(f"{POSITION} @seat=\u0667", "bad-field", "@seat='\u0667' cannot be read:"),
    Case(f"{POSITION} @seat=1234567", "bad-field", "@seat='1234567' cannot be read:"),
    Case(f"{POSITION} @turn=a..b", "bad-field", "@turn='a..b' cannot be read: words with dots"),
    Case(
        "reihum-position/1 nix/1 players=2 egon=maybe",
        "bad-field",
        "egon='maybe' cannot be read: yes or no.",
    ),
    Case(
        "reihum-position/1 nix/1 players=2 @hands=12/8",
        "bad-field",
        "@hands='12/8' cannot be read: cards in groups, such as 1157J/22.",
    ),
    Case(
        "reihum-position/1 nix/1 players=2 deck=1.2.3",
        "bad-field",
        "deck='1.2.3' cannot be read: 'standard', or 8 counts that add up to 80, for the values "
        "1 to 7 and the jokers.",
    ),
)
CASES = GAMES + POSITIONS
