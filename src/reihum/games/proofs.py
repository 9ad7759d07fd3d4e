"""Checking a deal: whether the cards of a game are those that its table promised.

What a table told before the deal (a commitment), what the players mixed in and what it told at the
end must fit together. docs/protocol.md says what this can show and what it cannot.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .core.deals import Deal, Proof, commitment_of, mix_text, server_text
from .core.errors import NotationError
from .core.notation import parse_game, parse_proof


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: whether it is right, and in words what it is."""

    right: bool | None  # None: others know
    text: str


def verified(
    record: str, heard: str | None = None, mixes: Mapping[int, str] | None = None
) -> list[Finding]:
    """All that can be found out about the deal of a record.

    `heard` is the commitment as one heard it before the deal, `mixes` are the texts that one knows
    to have been mixed in, by seat: one's own, and those that others have told.
    """
    proof = parse_proof(record)
    try:
        deal = parse_game(record).deal
    except NotationError as error:
        return [Finding(False, f"The game cannot have gone so: {error}")]
    replayed = Finding(True, "Every action was possible with the cards of this deal.")
    if deal is None:
        return [replayed, Finding(False, "This game began with a position: nothing was dealt.")]
    return [replayed, *_promised(deal, proof, heard), *_mixed(deal, proof, mixes or {})]


def _promised(deal: Deal, proof: Proof | None, heard: str | None) -> Iterable[Finding]:
    """Whether the secret is the one that was committed to."""
    actual = commitment_of(deal.seed)
    if heard is not None:
        right = actual == heard.strip().lower()
        yield _finding(right, "The secret is the one {0} that you heard before the deal.")
    if proof is not None:
        right = actual == proof.commitment
        yield _finding(right, "The secret is the one {0} that the record names.")
    elif heard is None:
        text = "There is no commitment: someone asked for this deal, or it was dealt elsewhere."
        yield Finding(False, text)


def _finding(right: bool, text: str) -> Finding:
    words = "of the commitment" if right else "of ANOTHER commitment than the one"
    return Finding(right, text.format(words))


def _mixed(deal: Deal, proof: Proof | None, mixes: Mapping[int, str]) -> Iterable[Finding]:
    """Whether each seat's text is the one it should be."""
    by_server = proof.by_server if proof else ()
    for seat in by_server:
        right = _text(deal, seat) == server_text(deal.seed, seat)
        said = "follows from its secret" if right else "does NOT follow from its secret"
        yield Finding(right, f"What the server mixed in for seat {seat} {said}.")
    for seat, text in sorted(mixes.items()):
        right = _text(deal, seat) == mix_text(text)
        said = "is the one you know" if right else "is NOT the one you know"
        yield Finding(right, f"The text that seat {seat} mixed in {said}.")
    for seat in set(range(len(deal.mix))) - {*by_server, *mixes}:
        text = f"Whether seat {seat} mixed in {deal.mix[seat]!r}, only who sat there can tell."
        yield Finding(None, text)
    if not deal.mix:
        yield Finding(False, "No player mixed anything in: the server alone chose the cards.")


def _text(deal: Deal, seat: int) -> str | None:
    return deal.mix[seat] if 0 <= seat < len(deal.mix) else None
