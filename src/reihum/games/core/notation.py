"""Positions and whole games as text (the grammar is in docs/notation.md).

A position is one line of fields. A game is such a line with its deal, a line for each turn, and
the result. All options are written out, so that a record stays true when a default changes.
"""

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote

from ..registry import GAMES
from ..registry import game as game_of
from .actions import Begin, Play
from .errors import IllegalAction, NotationError
from .game import Game, OlderRules
from .messages import brief
from .state import State

VERSION = 1
TEXT_LIMIT = 100_000
POSITION, GAME = "reihum-position", "reihum-game"
HIDDEN = "?"
RESULT = "="
COMMENT = "#"


def format_position(state: State) -> str:
    """A position as one line; hidden cards and all."""
    return f"{_header(POSITION, state.game)} {_fields(state.game, state.position())}"


def parse_position(text: str) -> State:
    """The state of a position's text."""
    words = _checked("position", text).split()
    game, fields, _ = _opened(POSITION, words)
    return game.position(_position(game, fields))


def format_game(state: State, hidden: bool = False) -> str:
    """A whole game as text; hidden leaves the deal out."""
    lines = [f"{_header(GAME, state.game)} {_origin(state, hidden)}", *_turns(state)]
    if state.outcome:
        lines.append(f"{RESULT} {state.outcome}")
    return "\n".join(lines) + "\n"


def parse_game(text: str) -> State:
    """The state at the end of a game's text, every action replayed."""
    lines = _checked("record", text).splitlines() or [""]
    game, fields, older = _opened(GAME, lines[0].split())
    state = _started(game, fields)
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith(COMMENT) or not line.strip():
            continue
        if line.startswith(RESULT):
            _compare(state, older, number, line)
            _nothing_after(lines, number)
            break
        state = _played(state, number, line)
    return state


def _header(kind: str, game: Game) -> str:
    options = (
        f"{name}={game.option_table[name].kind.write(value)}"
        for name, value in game.options.items()
    )
    return f"{kind}/{VERSION} {game.name}/{game.version} {' '.join(options)}"


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
        raise NotationError("not-text", what=what, value=brief(text))
    if len(text) > TEXT_LIMIT:
        raise NotationError("too-long", what=what, length=len(text), limit=TEXT_LIMIT)
    return text


def _opened(kind: str, words: list[str]) -> tuple[Game, dict[str, str], OlderRules]:
    """The game of a header, the fields that are not its options, and what was otherwise then."""
    name, older = _versions(kind, words)
    fields = _split(words[2:])
    table = GAMES[name].option_table
    options = {
        key: table[key].kind.parse(key, text) for key, text in fields.items() if key in table
    }
    rest = {key: text for key, text in fields.items() if key not in table}
    return game_of(name, **{**older.defaults, **options}), rest, older


def _versions(kind: str, words: list[str]) -> tuple[str, OlderRules]:
    found = words[0].partition("/") if words else ("", "", "")
    if found[0] != kind or len(words) < 2:
        example = f"{kind}/{VERSION} the-game/1"
        raise NotationError(
            "bad-header", expected=f"{kind}/{VERSION}", example=example, line=" ".join(words)[:60]
        )
    if found[2] != str(VERSION):
        raise NotationError("unknown-notation", version=found[2][:20], known=VERSION)
    name, _, version = words[1].partition("/")
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


def _position(game: Game, fields: Mapping[str, str]) -> dict[str, Any]:
    kinds = {f"@{name}": kind for name, kind in game.position_fields.items()}
    for name in fields:
        if name not in kinds:
            raise NotationError("unknown-field", field=brief(name), fields=list(kinds))
    return {name[1:]: kinds[name].parse(name, text) for name, text in fields.items()}


def _started(game: Game, fields: dict[str, str]) -> State:
    if "deal" not in fields:
        return game.position(_position(game, fields))
    seed, mix = fields.pop("deal"), fields.pop("mix", None)
    if fields:
        known = ["deal", "mix"] if game.own_decks > 1 else ["deal"]
        raise NotationError("unknown-field", field=brief(next(iter(fields))), fields=known)
    if seed == HIDDEN:
        raise NotationError("hidden-deal")
    texts = None if mix is None else [_unquoted("mix", part) for part in mix.split("/")]
    return game.deal(_unquoted("deal", seed), texts)


def _unquoted(field: str, text: str) -> str:
    try:
        return unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise NotationError(
            "bad-field", field=field, value=text[:60], expected="UTF-8 with percent signs"
        ) from None


def _played(state: State, number: int, line: str) -> State:
    seat, *actions = line.split() or [""]
    if not seat.isascii() or not seat.isdigit() or not actions or len(seat) > 2:
        raise NotationError("bad-line", line=number, text=line[:60], example="0 37>up1 38>up1 end")
    for action in actions:
        if int(seat) not in state.seats:
            acting = f"seat {state.seats[0]}" if state.seats else "nobody"
            raise NotationError("wrong-seat", line=number, seat=int(seat), acting=acting)
        try:
            state = state.play(action, int(seat))
        except (IllegalAction, NotationError) as error:
            raise NotationError("bad-action", line=number, problem=str(error)) from None
    return state


def _compare(state: State, older: OlderRules, number: int, line: str) -> None:
    claimed = line.removeprefix(RESULT).strip()
    actual = str(state.outcome) if state.outcome else "no result yet"
    if state.outcome is None or claimed not in (actual, older.text(state.outcome)):
        raise NotationError("wrong-result", line=number, claimed=claimed[:60], actual=actual)


def _nothing_after(lines: list[str], number: int) -> None:
    if any(line.strip() and not line.startswith(COMMENT) for line in lines[number:]):
        raise NotationError("after-result", line=number + 1)
