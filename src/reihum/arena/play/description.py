"""What a run plays, said once: from the command line down to the batch that a worker gets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...games import Game, game
from ..errors import ArenaError
from .deals import seed_of
from .entrants import Entrant

LIMIT = 10.0  # seconds for one decision of a bot that is not ours
LONGEST_LIMIT = 86_400.0


@dataclass(frozen=True)
class Description:
    """A game with its options, who plays it, and on which deals: the same one, the same games."""

    game: Game
    entrants: tuple[Entrant, ...]
    seed: str = "reihum"  # the deals are SEED/0, SEED/1, ...
    talk: bool = False
    limit: float = LIMIT

    @classmethod
    def of(
        cls,
        name: str,
        bots: Sequence[str],
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str = "reihum",
        talk: bool = False,
        limit: float = LIMIT,
    ) -> "Description":
        """From the words people use; errors name what is wrong with them."""
        more = {} if players is None else {"players": players}
        made = game(name, **{**(options or {}), **more})
        entrants = tuple(Entrant.of(bot) for bot in bots)
        for entrant in entrants:
            entrant.check(made)
        if not 0 < limit <= LONGEST_LIMIT:
            most = f"{LONGEST_LIMIT:,.0f}"
            raise ArenaError("arena-no-limit", limit=f"{limit:g}", most=most)
        return cls(made, entrants, seed_of(seed), talk, limit)

    @property
    def ours(self) -> bool:
        """Whether all entrants are bots of this package, which are known to answer."""
        return all(entrant.ours for entrant in self.entrants)

    @property
    def native(self) -> bool:
        """Whether whole games run compiled: where no entrant is a class."""
        return all(entrant.thought(self.game) for entrant in self.entrants)

    @property
    def talking(self) -> bool:
        """Whether players signal: those who play together, about what there is to signal."""
        return self.talk and self.game.cooperative and bool(self.game.signal_places)

    def settings(self, who: Mapping[str, Any]) -> dict[str, Any]:
        """What files keep of it: the same settings, the same games. Each kind tells `who` plays."""
        played = {"game": self.game.name, "options": self.game.json_options()}
        return {**played, **who, "seed": self.seed, "talk": self.talk}
