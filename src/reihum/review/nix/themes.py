"""What a puzzle of Nix für ungut! is about."""

from collections.abc import Sequence

from ...games import Game
from ...rules.engine.records import Seen
from ...rules.nix.combinations import row_of, uses_joker, uses_super
from ...rules.nix.table import FIELDS


def themes(game: Game, seen: Seen, actions: Sequence[str]) -> tuple[str, ...]:
    """Whose chip is pushed off, and whether joker or super chip are spent or kept."""
    action, seat = game.encode(game.action(actions[0])), int(seen["seat"])
    owner = int(seen["owners"][row_of(action)][FIELDS - 1]) - 1
    found = {
        "pushing": owner not in (-1, seat),
        "super-chip": bool(uses_super(action)),
        "joker": bool(uses_joker(action)),
    }
    return tuple(name for name, there in found.items() if there) or ("holding-back",)
