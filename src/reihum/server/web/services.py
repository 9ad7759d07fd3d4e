"""What the endpoints share: the store, the hosts, who is asking, and the limits."""

import ipaddress
import secrets

from fastapi import Request
from starlette.requests import HTTPConnection

from ..live.hosts import Hosts
from ..settings import Settings
from ..store.store import Store
from .guests import Guests
from .limits import Buckets, Places


class Room:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, store: Store, key: str) -> None:
        self.settings = settings
        self.store = store
        self.guests = Guests(key)
        self.hosts = Hosts(store, settings)
        self.new_tables = Buckets(settings.rates.tables)
        self.new_sockets = Buckets(settings.rates.sockets)
        self.requests = Buckets(settings.rates.requests)
        self.sockets = Places(settings.rates.sockets_open)


def room_of(connection: HTTPConnection) -> Room:
    """The room behind a request."""
    room: Room = connection.app.state.room
    return room


def guest_of(request: Request) -> str:
    """The guest who asks; the app has seen to it that there is one."""
    guest: str = request.state.guest
    return guest


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Without an address, each is its own."""
    return network_of(connection.client.host) if connection.client else secrets.token_hex(8)


def network_of(host: str) -> str:
    """What limits count as one address: of IPv6, everybody gets a network of 64 bits.

    >>> network_of("2001:db8::1:2:3:4"), network_of("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network(f"{address}/64", strict=False))
