"""Positions in few words, for tests that read like a table with cards on it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import reihum
from reihum import State
from reihum.games.the_game.face import COMMAND_NAMES

Hands = Sequence[Sequence[int]]
EACH_COMMAND = 4
LAPS = 4
FRESH = (1, 1, 100, 100)
REST = 98  # so many cards to draw: all that lie nowhere else
FRESH_SIDES = ((1, 60), (1, 60))


def the_game(
    hands: Hands, tops: Sequence[int] = FRESH, draw: Iterable[int] | int = 0, **options: Any
) -> State:
    """Seat 0 begins a turn of The Game; a number of cards to draw means any others."""
    fields = _fields(hands, tops, draw)
    return reihum.game("the-game", players=len(hands), **options).position(fields)


def extreme(
    hands: Hands,
    carried: Mapping[int, str],
    tops: Sequence[int] = FRESH,
    draw: Iterable[int] | int = 0,
    **options: Any,
) -> State:
    """Seat 0 begins a turn of Extreme, in which of the cards named only these carry a command."""
    fields = _fields(hands, tops, draw)
    used = {*tops, *carried, *(card for hand in hands for card in hand)}
    unseen = [card for card in fields["draw"] if card not in carried]
    layout = _layout(carried, unseen + _others(2, 99, used, unseen))
    game = reihum.game("extreme", players=len(hands), layout=layout, **options)
    return game.position(fields)


def _fields(hands: Hands, tops: Sequence[int], draw: Iterable[int] | int) -> dict[str, Any]:
    used = {*tops, *(card for hand in hands for card in hand)}
    if isinstance(draw, int):
        draw = _others(2, 99, used)[:draw]
    return {"tops": tops, "hands": hands, "draw": list(draw), "seat": 0, "turn": []}


def _others(low: int, high: int, *used: Iterable[int]) -> list[int]:
    known = {card for part in used for card in part}
    return [card for card in range(low, high + 1) if card not in known]


def _layout(commands: Mapping[int, str], spare: list[int]) -> dict[str, list[int]]:
    """The commands asked for, filled up with cards that no one looks at: those down, then those
    deepest in the draw pile."""
    table = {
        name: [card for card, command in commands.items() if command == name]
        for name in COMMAND_NAMES.values()
    }
    for cards in table.values():
        cards += [spare.pop() for _ in range(EACH_COMMAND - len(cards))]
    return table


def face_to_face(
    hands: Hands,
    tops: Sequence[Sequence[int]] = FRESH_SIDES,
    draw: Sequence[int | list[int]] = (0, 0),
    **options: Any,
) -> State:
    """Seat 0 begins a turn of Face to Face; a number of cards to draw means any others."""
    shown = {top for side in tops for top in side}
    piles = [
        _others(2, 59, hand, shown)[:cards] if isinstance(cards, int) else cards
        for hand, cards in zip(hands, draw, strict=True)
    ]
    fields = {"tops": tops, "hands": hands, "draw": piles, "seat": 0, "turn": []}
    return reihum.game("face-to-face", **options).position(fields)


def nix(hands: Sequence[str], rest: str = "", before: Sequence[int] = (), **options: Any) -> State:
    """Seat 0 starts the last lap; `before` has the totals so far, `rest` what is turned up."""
    game = reihum.game("nix", players=len(hands), **options)
    deck = options.get("deck", [10] * 8)
    known = "".join((*hands, rest))
    others = (
        card * (count - known.count(card)) for card, count in zip("1234567J", deck, strict=True)
    )
    players = len(hands) + bool(options.get("egon"))
    earlier = [list(before) or [0] * players, *([0] * players for _ in range(LAPS - 2))]
    fields = {
        "lap": LAPS - 1,
        "starter": 0,
        "hands": hands,
        "played": [],
        "turned": [],
        "rest": rest + "".join(others),
        "decks": [],
        "lots": [],
        "sheet": earlier,
    }
    return game.position(fields)


def played(state: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        state = state.play(text)
    return state


def legal(state: State) -> list[str]:
    """The texts of the legal actions."""
    return [str(action) for action in state.legal()]


def tops(state: State) -> list[int]:
    """The tops of the four piles of The Game."""
    return [pile["top"] for pile in state.view()["piles"]]


def piles_for(state: State, card: int) -> list[str]:
    """The piles that a card may go on."""
    moves = [text.split(">") for text in legal(state) if ">" in text]
    return [pile for number, pile in moves if number == str(card)]


def sides(state: State) -> list[list[int]]:
    """The tops of Face to Face, seat by seat."""
    return [[pile["top"] for pile in side["piles"]] for side in state.view()["sides"]]


def drew(state: State) -> int:
    """How many cards the turn before has drawn."""
    assert state.last_turn is not None
    return state.last_turn.drew


def chips(state: State, row: str) -> list[int | None]:
    """Whose chips lie in a row, from the left."""
    (found,) = (each for each in state.view()["rows"] if each["row"] == row)
    return [chip and chip["player"] for chip in found["chips"]]


def result(state: State) -> str:
    """How a game ended, in its short text."""
    assert state.outcome is not None
    return str(state.outcome)
