"""How fast people talk at one table, by whatever sockets: seats, and those who only watch."""

from ..limits import Bucket, Buckets
from ..refusals import Refusal
from ..settings import Rates


class TalkLimits:
    """A seat may talk as fast as a socket; spectators more slowly, each address and all together.

    What each of them says is told to everybody, with the whole view.
    """

    def __init__(self, rates: Rates) -> None:
        self._seats = Buckets(rates.messages)
        self._addresses = Buckets(rates.watching)
        self._spectators = Bucket(rates.watchers)

    def check(self, seat: int | None, address: str) -> None:
        """Refuse what is too fast."""
        if seat is not None:
            free = self._seats.take(str(seat))
        else:
            free = self._addresses.take(address) and self._spectators.take()
        if not free:
            raise Refusal("too-fast")
