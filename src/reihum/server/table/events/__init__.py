"""Events: what happens at a table. One type for each, with all that is to be known about it:

its fields, which of them everybody hears, and what it does to a table. Whatever is not `Public`
never leaves the server: the secrets of deals, what was mixed in, and guests.
"""

from .agreeing import (
    BotAsked,
    BotFailed,
    Conceding,
    Declined,
    Paused,
    Ready,
    Returned,
    Seen,
    StoodIn,
    TimedOut,
)
from .dealing import Again, Created, DealEvent, Mixed, Mixing, Started
from .event import KINDS, Event, Public, SeatEvent, public_fields, stored_fields
from .hosting import Closed, Dismissed, Muted, Paced
from .playing import Hinted, Over, Played, Rewound, Said, Signalled, Undone
from .seats import Left, Moved, Removed, Renamed, Seated, SeatSet, Swapped

__all__ = [
    "KINDS",
    "Again",
    "BotAsked",
    "BotFailed",
    "Closed",
    "Conceding",
    "Created",
    "DealEvent",
    "Declined",
    "Dismissed",
    "Event",
    "Hinted",
    "Left",
    "Mixed",
    "Mixing",
    "Moved",
    "Muted",
    "Over",
    "Paced",
    "Paused",
    "Played",
    "Public",
    "Ready",
    "Removed",
    "Renamed",
    "Returned",
    "Rewound",
    "Said",
    "SeatEvent",
    "SeatSet",
    "Seated",
    "Seen",
    "Signalled",
    "Started",
    "StoodIn",
    "Swapped",
    "TimedOut",
    "Undone",
    "public_fields",
    "stored_fields",
]
