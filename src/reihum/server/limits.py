"""Limits: how much one socket or one address may do, and how many it may be."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .settings import Rate

MOST_BUCKETS = 10_000


class Bucket:
    """Fills slowly, and each thing done takes one drop out of it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._drops = float(rate.count)
        self._at = clock()

    def take(self, drops: int = 1) -> bool:
        """Take a drop, or several, if they are there."""
        left = self._fill() - drops
        if left < 0:
            return False
        self._drops = left
        return True

    @property
    def full(self) -> bool:
        """Whether it is as good as a new one."""
        return self._fill() >= self._rate.count

    def _fill(self) -> float:
        """What is in it now."""
        now = self._clock()
        gained = (now - self._at) * self._rate.count / self._rate.seconds
        self._drops, self._at = min(self._rate.count, self._drops + gained), now
        return self._drops


class Places:
    """So many at a time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, address: str) -> Iterator[bool]:
        """Hold a place, if there is one, as long as the block."""
        free = self._taken[address] < self._most
        self._taken[address] += free
        try:
            yield free
        finally:
            self._taken[address] -= free
            if not self._taken[address]:
                del self._taken[address]


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a drop out of the bucket of an address."""
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget()
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._clock))
        return bucket.take()

    def _forget(self) -> None:
        """Full buckets are as good as none; of the others at most half stay, the newest.

        So there is room for many more before we look through all of them again.
        """
        used = [(name, bucket) for name, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(used[-MOST_BUCKETS // 2 :])


IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_in(host: str) -> IpAddress | None:
    """The address that is written there, if it is one; IPv4 stays that also inside IPv6.

    >>> address_in("::ffff:192.0.2.7"), address_in("fe80::1%eth0"), address_in("unix")
    (IPv4Address('192.0.2.7'), IPv6Address('fe80::1'), None)
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address


def network_of(host: str) -> str:
    """What limits count as one address: of IPv6, everybody gets a network of 64 bits.

    >>> network_of("2001:db8::1:2:3:4"), network_of("192.0.2.7"), network_of("::ffff:192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    address = address_in(host)
    if address is None:
        return host
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network(f"{address}/64", strict=False))
