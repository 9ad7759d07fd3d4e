"""What a worker tells the others of a room where people look at a replay together."""

import json
from dataclasses import asdict, dataclass
from typing import Any

Rank = tuple[int, float]  # of a leader: the highest one leads
NOBODY_LEADS: Rank = (-1, 0.0)


def coming_first(at: float) -> Rank:
    """The rank of who leads by having come first: the earlier the higher."""
    return 0, -at


def taking_over(at: float) -> Rank:
    """The rank of who has taken the lead: above those who only came first, the later the higher."""
    return 1, at


@dataclass(frozen=True)
class Part:
    """Those who came to a room by one worker, who of them leads, and what was shown last."""

    people: int
    rank: Rank | None  # of the leader, if it is one of them
    seat: int | None  # of that one
    place: dict[str, Any] | None
    shown: float  # when
    asks: bool = False  # whether others are to tell theirs

    def written(self) -> str:
        """As text."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> "Part":
        """From text.

        >>> Part.read(Part(2, (1, 5.0), None, None, 0.0).written()).rank
        (1, 5.0)
        """
        fields = json.loads(text)
        rank = fields["rank"]
        return cls(**{**fields, "rank": rank and (rank[0], rank[1])})
