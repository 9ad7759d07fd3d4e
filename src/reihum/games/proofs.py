"""Checking a deal: whether the cards of a game are those that its table promised.

What a table told before the deal (a commitment), what the players mixed in and what it told at the
end must fit together. docs/protocol.md says what this can show and what it cannot.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .core.deals import Deal, Proof, commitment_of, mix_text, server_text
from .core.errors import NotationError
from .core.messages import Message
from .core.notation import parse_game, parse_proof
from .core.state import State


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: whether it is right, and in words what it is."""

    right: bool | None  # None: others know
    message: Message

    @property
    def text(self) -> str:
        """The sentence in English; `message.said` has it in any language."""
        return str(self.message)


def verified(
    record: str, heard: str | None = None, mixes: Mapping[int, str] | None = None
) -> list[Finding]:
    """All that can be found out about the deal of a record.

    `heard` is the commitment as one heard it before the deal, `mixes` are the texts that one knows
    to have been mixed in, by seat: one's own, and those that others have told.
    """
    proof = parse_proof(record)
    try:
        state = parse_game(record)
    except NotationError as error:
        return [Finding(False, Message("verify-not-replayed", {"reason": error.message}))]
    followed, deal = list(_followed(state)), state.deal
    if deal is None:
        return [*followed, Finding(False, Message("verify-not-dealt"))]
    return [*followed, *_promised(deal, proof, heard), *_mixed(deal, proof, mixes or {})]


def _followed(state: State) -> Iterable[Finding]:
    """What it says of the cards that the record could be replayed, and whether to the end."""
    yield Finding(True, Message("verify-replayed"))
    if state.outcome is None:  # other cards may have come afterwards
        yield Finding(False, Message("verify-cut-off"))


def _promised(deal: Deal, proof: Proof | None, heard: str | None) -> Iterable[Finding]:
    """Whether the secret is the one that was committed to."""
    actual = commitment_of(deal.seed)
    if heard is not None:
        yield _compared(actual == heard.strip().lower(), "verify-heard")
    if proof is not None:
        yield _compared(actual == proof.commitment, "verify-named")
    elif heard is None:
        yield Finding(False, Message("verify-no-commitment"))


def _mixed(deal: Deal, proof: Proof | None, mixes: Mapping[int, str]) -> Iterable[Finding]:
    """Whether each seat's text is the one it should be."""
    by_server = proof.by_server if proof else ()
    for seat in by_server:
        right = _text(deal, seat) == server_text(deal.seed, seat)
        yield _compared(right, "verify-server", seat=seat)
    for seat, text in sorted(mixes.items()):
        yield _compared(_text(deal, seat) == mix_text(text), "verify-mixed", seat=seat)
    for seat in set(range(len(deal.mix))) - {*by_server, *mixes}:
        told = {"seat": seat, "text": deal.mix[seat]}
        yield Finding(None, Message("verify-only-they-know", told))
    if not deal.mix:
        yield Finding(False, Message("verify-nobody-mixed"))


def _compared(right: bool, code: str, **params: Any) -> Finding:
    """What was found by comparing two things; the message says which way it went."""
    return Finding(right, Message(code, {"right": right, **params}))


def _text(deal: Deal, seat: int) -> str | None:
    return deal.mix[seat] if 0 <= seat < len(deal.mix) else None
