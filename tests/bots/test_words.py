"""Why a bot plays what it plays, in full sentences, for what no game in a test happens upon."""

import json
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots import LevelBot, Observation, Signal, advice, bot
from reihum.bots.nix.weights import weights_of
from reihum.bots.nix.words import explain
from reihum.bots.the_game.words import COMMANDS
from reihum.games import Message
from reihum.languages.sources import OURS, messages_in
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import (
    JOKER,
    LAST_ROUND,
    NONE,
    PAIR,
    QUAD,
    RUN2,
    SINGLE,
    combination,
)
from reihum.rules.the_game.commands import SKULL
from tests.bots.sentences import said
from tests.bots.the_game.positions import position


def reasons(state: State, action: str, level: str = "club") -> tuple[Message, ...]:
    """The reasons of a level for an action of the seat to act."""
    return bot(level).why(observed(state), action)


def observed(state: State) -> Observation:
    """What the seat to act knows."""
    seat = state.seats[0]
    return Observation(state.game, seat, state.observe(seat))


def why(state: State, action: str) -> str:
    """What is said of an action of the seat to act."""
    return said(reasons(state, action))


def test_who_claims_the_first_turn_speaks_of_the_hand() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal("x")
    assert why(state, "begin:0") == (
        "Among the bots, the one whose first two cards cost least begins."
    )


def test_who_ends_a_turn_speaks_of_what_is_left() -> None:
    state = position([40, 50, 90, 95], [[30, 42], [2, 3]]).play("42>up1")
    assert why(state, "end") == "The turn may end, and what is left is worth more in the hand."


def test_a_skull_that_is_covered_is_named() -> None:
    assert "It covers the skull." in said(commanded(40, SKULL))


def commanded(card: int, command: int) -> tuple[Message, ...]:
    """The reasons for 42 on a 40, while one of the two is a command."""
    table = position([40, 50, 90, 95], [[30, 42], [2, 3]], name="extreme").observe(0)
    table["commands"][card] = command
    game = reihum.game("extreme", players=2, first=0)
    return bot("club").why(Observation(game, 0, table), "42>up1")


DUEL: dict[str, Any] = {
    "tops": [[20, 40], [30, 50]],
    "hands": [[10, 22, 29], [6, 7]],
    "draw": [[21, 43, 44, 45], [20, 31, 17]],
    "seat": 0,
    "turn": [],
}


@pytest.mark.parametrize(
    ("turn", "action", "sentence"),
    [
        ([], "29>their-up", "filled up to six cards, as far as the draw pile goes."),
        ([], "10>up", "10 goes back by ten on up: room that was lost is won again."),
        ([], "22>up", "22 on up skips one unplayed card."),
        (["10>up", "22>up"], "end", "another card now would cost more than it brings."),
        (["22>up", "29>their-up"], "end", "what is left is worth more in the hand."),
    ],
)
def test_face_to_face_in_words(turn: list[str], action: str, sentence: str) -> None:
    state = reihum.game("face-to-face").position({**DUEL, "turn": turn})
    assert sentence in why(state, action)


@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        ([], "29 goes to the other side. The draw pile is empty, so it brings no cards."),
        ([21], "the hand is filled up to six cards, as far as the draw pile goes."),
        ([21, 43, 44, 45, 46, 47], "at the end of the turn the hand is filled up to six cards."),
    ],
)
def test_a_gift_promises_what_the_draw_pile_has(draw: list[int], sentence: str) -> None:
    assert why(duel([10, 22, 29], draw), "29>their-up").endswith(sentence)


def test_a_turn_that_has_to_end_says_so() -> None:
    assert [said(told) for told in ends()] == [
        "The three cards are down, so the turn has to end.",
        *["No card is left in the hand."] * 2,
        "No card fits any more, so the turn ends.",
    ]


def duel(hand: list[int], draw: list[int], tops: list[list[int]] = DUEL["tops"]) -> State:
    """A duel with this hand, these cards to draw and these piles."""
    fields = {"hands": [hand, [6, 7]], "draw": [draw, [20, 31, 17]], "tops": tops}
    return reihum.game("face-to-face").position({**DUEL, **fields})


def explained(table: Seen, action: int) -> str:
    """What an expert says of an action."""
    return said(explain(table, action, weights_of("expert")))


def nix_table() -> Seen:
    """The first round among two and EGON, with a full row of chips under the single cards."""
    table: Seen = np.zeros(1, nix.TABLE)[0]
    table["players"], table["egon"], table["seat"] = 2, 1, 0
    table["deck"][1:] = 10
    table["points"][:] = 5, 3, 1
    table["points"][QUAD] = 1, 0, 0
    table["supers"][0] = 1
    table["hands"][0][[3, 4, JOKER]] = 2, 1, 1
    table["held"][:2] = 4, 12
    return table


@pytest.mark.parametrize(
    ("row", "values", "joker", "chip", "sentence"),
    [
        (PAIR, 0b100, 0, 1, "The pair of 3s puts the super chip on 10 points; "),
        (PAIR, 0b100, 1, 0, "The pair of 3s with a joker puts a chip on 5 points; "),
        (RUN2, 0b1100, 0, 0, "The run 3-4 puts a chip on 5 points; "),
        (SINGLE, 0, 1, 0, "The single joker puts a chip on 5 points; "),
        (SINGLE, 0b100, 0, 0, "two more chips are likely to push it on"),
        (SINGLE, 0b100, 0, 0, "It pushes a chip of EGON off the board."),
        (SINGLE, 0b1000, 0, 0, "later, with a joker and the super chip in reserve."),
        (QUAD, 0b100, 0, 0, "puts a chip on 1 point; "),
    ],
)
def test_nix_in_words(row: int, values: int, joker: int, chip: int, sentence: str) -> None:
    table = nix_table()
    table["owners"][SINGLE] = 1, 2, 3
    if row == QUAD:
        table["hands"][0][3], table["held"][0] = 4, 6
    assert sentence in explained(table, combination(row, values, joker, chip))


def test_nix_speaks_of_the_own_chip_and_of_the_last_cards() -> None:
    table = nix_table()
    table["owners"][SINGLE] = 2, 2, 1
    table["hands"][0][:] = 0
    table["hands"][0][3] = table["held"][0] = 1
    single = combination(SINGLE, 0b100, 0, 0)
    told = explained(table, single)
    assert "It gives up a chip of its own at the end of the row." in told
    assert "No card is left: the rounds to come bring about" in told
    table["hands"][0][3] = table["held"][0] = 2
    assert "The last card should bring about" in explained(table, single)
    table["hands"][0][3] = table["held"][0] = 0
    empty = explained(table, combination(NONE, 0, 0, 0))
    assert empty.startswith("The empty hand puts a chip on 5 points")


def test_many_pushes_are_not_counted() -> None:
    table = nix_table()
    table["players"], table["egon"], table["held"][:5] = 5, 0, 12
    told = [explained(table, combination(row, 0b100, 0, 0)) for row in (PAIR, SINGLE)]
    assert any("more than three chips are likely to push it on" in text for text in told)


def nix_reasons(**held: int) -> tuple[Message, ...]:
    """The reasons for a single 3, where a hand has so many cards."""
    table = nix_table()
    table["owners"][SINGLE] = 1, 2, held.get("last", 0)
    table["hands"][0][:] = 0
    table["hands"][0][3] = table["held"][0] = held.get("cards", 2)
    return explain(table, combination(SINGLE, 0b100, 0, 0), weights_of("expert"))


def last_chip() -> Seen:
    """The last chip of a lap is to be played."""
    table = nix_table()
    table["egon"], table["round"], table["seat"] = 0, LAST_ROUND, 1
    table["hands"][1][3] = table["held"][1] = 1
    return table


def turns() -> list[tuple[Message, ...]]:
    """What is said of whole turns, by hints."""
    hands = [[32, 42, 51, 60, 61, 62, 63], [2, 3, 6, 7, 8, 9, 10]]
    piles = position([40, 50, 90, 95], hands, draw=(4, 5))
    signals = tuple(Signal(1, pile, kind) for pile, kind in (("down1", "leave"), ("up2", "good")))
    duel = reihum.game("face-to-face").position({**DUEL, "hands": [[12, 22, 23], [6, 7]]})
    told = [
        advice(Follows("42>up1", "51>up2", "end"), replace(observed(piles), signals=signals)),
        advice(Follows("22>up", "23>up", "end"), observed(duel.play("22>up").undo())),
    ]
    return [
        *(each.reasons for each in told),
        *(done.reasons for each in told for done in each.actions),
    ]


class Follows(LevelBot):
    """Does what it was told to."""

    name = "club"

    def __init__(self, *actions: str) -> None:
        super().__init__()
        self.actions = list(actions)

    def number(self, observation: Observation, weights: Array | None = None) -> int:
        """The next action."""
        return observation.game.encode(observation.game.action(self.actions.pop(0)))


def test_a_hint_says_what_the_whole_turn_is_good_for() -> None:
    kept, left, emptied = turns()[0]
    assert str(kept) == "32 stays in the hand: it can go back by ten on up1."
    assert str(left) == "down1 is left to player 2, who asked for it."
    assert str(emptied).startswith("2 cards now empty the draw pile")


def test_no_chance_that_is_told_speaks_against_what_was_done() -> None:
    dealt = reihum.game("face-to-face", first=0).deal("chances3")
    good, worse = (str(reasons(dealt, action, "expert")[-1]) for action in ("40>down", "24>up"))
    assert good == "I give it 43% to win; the best other way 42%."
    assert worse == "I give it 38% to win."


def test_a_turn_that_ends_the_game_needs_no_more_words() -> None:
    last = position([97, 99, 3, 2], [[98]])
    assert advice(bot("master"), observed(last)).reasons == ()
    won = {"tops": [[20, 40], [30, 50]], "hands": [[22, 23], [6, 7]], "draw": [[], [20]]}
    duel = reihum.game("face-to-face").position({**won, "seat": 0, "turn": []})
    assert advice(Follows("22>up", "23>up"), observed(duel)).reasons == ()


def ends() -> list[tuple[Message, ...]]:
    """Why turns end that have to."""
    piles = observed(position([40, 50, 90, 95], [[30, 42], [2, 3]], name="extreme").play("42>up1"))
    three, empty = (replace(piles, table=piles.table.copy()) for _ in range(2))
    three.table["three"], three.table["count"] = 1, 3
    empty.table["held"][0] = 0
    done = duel([22, 23], [43]).play("22>up").play("23>up")
    blocked = duel([52, 53, 30], [43], tops=[[50, 10], [2, 59]]).play("52>up").play("53>up")
    return [
        *(bot("club").why(seen, "end") for seen in (three, empty)),
        *(reasons(state, "end") for state in (done, blocked)),
    ]


def test_every_reason_of_every_game_is_given_somewhere() -> None:
    pile, duel = position([40, 50, 90, 95], [[30, 42, 41, 60], [2, 3]]), reihum.game("face-to-face")
    asked = (Signal(1, "up1", "leave"), Signal(0, "up1", "leave"))
    seen = Observation(pile.game, 0, pile.observe(0), asked)
    first = reihum.game("the-game", players=3, first="agree").deal("x")
    dealt = reihum.game("the-game", players=2, first=0).deal("chances")
    later = dealt
    for _ in range(3):
        later = later.play(bot("expert").choose(observed(later)))
    lone = position([97, 99, 3, 2], [[98], [5]])
    full = {**DUEL, "hands": [[10, 22, 29, 32, 33, 34], [6, 7]]}
    given: list[tuple[Message, ...]] = [
        *(reasons(pile, f"{card}>up1") for card in (30, 41, 42, 60)),
        bot("club").why(seen, "42>up1"),
        reasons(first, "begin:0"),
        *(reasons(each, bot("expert").choose(observed(each)), "expert") for each in (dealt, later)),
        reasons(lone, "98>up1", "expert"),
        *(commanded(42, command) for command in COMMANDS),
        *ends(),
        *turns(),
        commanded(40, SKULL),
        *(reasons(duel.position(each), "29>their-up") for each in (DUEL, full)),
        *(
            reasons(duel.position({**DUEL, "turn": turn}), "end")
            for turn in (["10>up", "22>up"], ["22>up", "29>their-up"])
        ),
        *(nix_reasons(cards=cards, last=last) for cards, last in ((1, 1), (2, 2), (2, 3))),
        explain(last_chip(), combination(SINGLE, 0b100, 0, 0), weights_of("expert")),
    ]
    codes = {reason.code for told in given for reason in told}
    assert codes | {"why-later"} == {
        code for code in messages_in(OURS / "en") if code.startswith("why-")
    }
    for reason in (reason for told in given for reason in told):
        assert pickle.loads(pickle.dumps(reason)) == reason  # from a process of its own
        assert json.loads(json.dumps(reason.json()))["text"] == str(reason)
