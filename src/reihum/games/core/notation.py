"""Positions and whole games as text (the grammar is in docs/notation.md).

A position is one line of fields. A game is such a line with its deal, a line for each turn, and
the result. All options are written out, so that a record stays true when a default changes.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from ..registry import GAMES
from ..registry import game as game_of
from .actions import Begin, Play
from .deals import Proof
from .errors import IllegalAction, NotationError
from .game import Game, OlderRules
from .messages import Message, brief
from .state import State

FIRST, SECOND = 1, 2  # versions; the second has a mix in every game, and what a table told of it
TOLD = ("commitment", "server")
COMMITMENT = re.compile("[0-9a-f]{64}")
TEXT_LIMIT = 100_000
POSITION, GAME = "reihum-position", "reihum-game"
READABLE = {POSITION: (FIRST,), GAME: (FIRST, SECOND)}
HIDDEN = "?"
RESULT = "="
COMMENT = "#"
NONE = "-"


@dataclass(frozen=True)
class Header:
    """The first line of a text: the game, and the fields that are not its options."""

    version: int
    game: Game
    fields: Mapping[str, str]
    older: OlderRules  # what was otherwise when it was written


def format_position(state: State) -> str:
    """A position as one line; hidden cards and all."""
    return f"{_header(POSITION, FIRST, state.game)} {_fields(state.game, state.position())}"


def parse_position(text: str) -> State:
    """The state of a position's text."""
    words = _checked("what-position", text).split()
    header = _opened(POSITION, words)
    return header.game.position(_position(header))


def format_game(state: State, hidden: bool = False, proof: Proof | None = None) -> str:
    """A whole game as text; hidden leaves the deal out, and a proof is what a table told of it.

    It is written in the first version that can say it, so that older programs read what they can.
    """
    mixed = state.deal is not None and state.deal.mix and state.game.own_decks == 1
    version = SECOND if proof or (mixed and not hidden) else FIRST
    words = [_header(GAME, version, state.game), _origin(state, hidden), *_told(proof)]
    lines = [" ".join(words), *_turns(state)]
    if state.outcome:
        lines.append(f"{RESULT} {state.outcome}")
    return "\n".join(lines) + "\n"


def parse_game(text: str) -> State:
    """The state at the end of a game's text, every action replayed."""
    lines = _checked("what-record", text).splitlines() or [""]
    header = _opened(GAME, lines[0].split())
    state = _started(header)
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith(COMMENT) or not line.strip():
            continue
        if line.startswith(RESULT):
            state = _result(state, header.older, number, line)
            _nothing_after(lines, number)
            break
        state = _played(state, number, line)
    return state


def parse_proof(text: str) -> Proof | None:
    """What a table told of the deal of a game's text, also where that is still hidden."""
    lines = _checked("what-record", text).splitlines() or [""]
    return _proof(_opened(GAME, lines[0].split()))


def _proof(header: Header) -> Proof | None:
    commitment = header.fields.get("commitment")
    if commitment is None:
        return None
    if not COMMITMENT.fullmatch(commitment):
        expected = Message("kind-hex")
        raise NotationError(
            "bad-field", field="commitment", value=commitment[:60], expected=expected
        )
    return Proof(commitment, tuple(_seats(header)))


def _seats(header: Header) -> Iterable[int]:
    text, last = header.fields.get("server", NONE), header.game.players - 1
    for word in [] if text == NONE else text.split("."):
        if not word.isascii() or not word.isdigit() or len(word) > 2 or int(word) > last:
            expected = Message("kind-seats", {"last": last})
            raise NotationError("bad-field", field="server", value=text[:60], expected=expected)
        yield int(word)


def _told(proof: Proof | None) -> Iterable[str]:
    if proof:
        seats = ".".join(map(str, proof.by_server)) or NONE
        yield f"commitment={proof.commitment} server={seats}"


def _header(kind: str, version: int, game: Game) -> str:
    options = (
        f"{name}={game.option_table[name].kind.write(value)}"
        for name, value in game.options.items()
    )
    return f"{kind}/{version} {game.name}/{game.version} {' '.join(options)}"


def _fields(game: Game, position: Mapping[str, Any]) -> str:
    """The fields of a position, but for what follows from the others."""
    kinds = game.position_fields
    names = [name for name in kinds if name in position and not _derived(game, name)]
    return " ".join(f"@{name}={kinds[name].write(position[name])}" for name in names)


def _derived(game: Game, name: str) -> bool:
    return name == "played" and name in game.optional_fields


def _origin(state: State, hidden: bool) -> str:
    if hidden:
        return f"deal={HIDDEN}"
    if state.deal is None:
        return _fields(state.game, state.start or {})
    mix = "/".join(quote(text, safe="") for text in state.deal.mix)
    return f"deal={quote(state.deal.seed, safe='')}" + (f" mix={mix}" if mix else "")


def _turns(state: State) -> Iterable[str]:
    """A line for each turn."""
    line: list[str] = []
    for step in state.steps:
        line = line or [str(step.seat)]
        if line[0] != str(step.seat):  # a card ended the turn by itself
            yield " ".join(line)
            line = [str(step.seat)]
        line.append(str(step.action))
        # Alone, such a card is followed by the next turn on its line: so version 1 has it.
        if isinstance(step.action, Begin) or (step.ends_turn and not isinstance(step.action, Play)):
            yield " ".join(line)
            line = []
    if line:
        yield " ".join(line)


def _checked(what: str, text: Any) -> str:
    if not isinstance(text, str):
        raise NotationError("not-text", what=Message(what), value=brief(text))
    if len(text) > TEXT_LIMIT:
        raise NotationError("too-long", what=Message(what), length=len(text), limit=TEXT_LIMIT)
    return text


def _opened(kind: str, words: list[str]) -> Header:
    """A header, read."""
    version = _notation(kind, words)
    name, older = _rules(words[1])
    fields = _split(words[2:])
    table = GAMES[name].option_table
    options = {
        key: table[key].kind.parse(key, text) for key, text in fields.items() if key in table
    }
    rest = {key: text for key, text in fields.items() if key not in table}
    return Header(version, game_of(name, **{**older.defaults, **options}), rest, older)


def _notation(kind: str, words: list[str]) -> int:
    """The version in which a text is written."""
    found = words[0].partition("/") if words else ("", "", "")
    if found[0] != kind or len(words) < 2:
        example = f"{kind}/{FIRST} the-game/1"
        raise NotationError(
            "bad-header", expected=f"{kind}/{FIRST}", example=example, line=" ".join(words)[:60]
        )
    readable = {str(version): version for version in READABLE[kind]}
    if found[2] not in readable:
        raise NotationError("unknown-notation", version=found[2][:20], known=max(READABLE[kind]))
    return readable[found[2]]


def _rules(word: str) -> tuple[str, OlderRules]:
    """The name of a game, and what was otherwise in the version of its rules."""
    name, _, version = word.partition("/")
    kind_of_game = type(game_of(name))
    known = {kind_of_game.version: OlderRules(), **kind_of_game.older}
    readable = {str(number): older for number, older in known.items()}
    if version not in readable:
        raise NotationError(
            "unknown-rules", game=name, version=version[:20], known=kind_of_game.version
        )
    return name, readable[version]


def _split(words: Iterable[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError("bad-field", field="field", value=word[:60], expected="name=value")
        if name in fields:
            raise NotationError("repeated-field", field=name[:60])
        fields[name] = value
    return fields


def _position(header: Header) -> dict[str, Any]:
    kinds, older = header.game.position_fields, header.older.fields
    names = {f"@{older.get(name, name)}": name for name in kinds}
    _check_names(header, list(names))
    return {
        names[word]: kinds[names[word]].parse(word, text) for word, text in header.fields.items()
    }


def _check_names(header: Header, known: list[str]) -> None:
    for word in header.fields:
        if word not in known:
            raise NotationError("unknown-field", field=brief(word), fields=known)


def _started(header: Header) -> State:
    game, fields = header.game, header.fields
    if "deal" not in fields:
        return game.position(_position(header))
    told = TOLD if header.version >= SECOND else ()
    mixed = header.version >= SECOND or game.own_decks > 1
    _check_names(header, ["deal", *(["mix"] if mixed else []), *told])
    _proof(header)  # says what is wrong with it
    seed, mix = fields["deal"], fields.get("mix")
    if seed == HIDDEN:
        raise NotationError("hidden-deal")
    texts = None if mix is None else [_unquoted("mix", part) for part in mix.split("/")]
    return game.deal(_unquoted("deal", seed), texts)


def _unquoted(field: str, text: str) -> str:
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise NotationError(
            "bad-field", field=field, value=text[:60], expected=Message("kind-quoted")
        ) from None


def _played(state: State, number: int, line: str) -> State:
    seat, *actions = line.split() or [""]
    if not seat.isascii() or not seat.isdigit() or not actions or len(seat) > 2:
        raise NotationError("bad-line", line=number, text=line[:60], example="0 37>up1 38>up1 end")
    for action in actions:
        if int(seat) not in state.seats:
            acting = Message("seat", {"seat": state.seats[0]}) if state.seats else Message("nobody")
            raise NotationError("wrong-seat", line=number, seat=int(seat), acting=acting)
        try:
            state = state.play(action, int(seat))
        except (IllegalAction, NotationError) as error:
            raise NotationError("bad-action", line=number, problem=error.message) from None
    return state


def _result(state: State, older: OlderRules, number: int, line: str) -> State:
    """The state with the result that a record claims: it is over, or someone gave up."""
    claimed = line.removeprefix(RESULT).strip()
    seats = range(state.game.players)
    for end in [state] if state.outcome else [state.concede(seat) for seat in seats]:
        if end.outcome and claimed in (str(end.outcome), older.text(end.outcome)):
            return end
    told = {"line": number, "claimed": claimed[:60], "actual": str(state.outcome or "")}
    raise NotationError("wrong-result", **told, over=state.outcome is not None)


def _nothing_after(lines: list[str], number: int) -> None:
    for place, line in enumerate(lines[number:], start=number + 1):
        if line.strip() and not line.startswith(COMMENT):
            another = line.startswith(f"{GAME}/")
            raise NotationError("another-game" if another else "after-result", line=place)
