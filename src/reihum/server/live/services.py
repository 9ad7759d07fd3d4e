"""What lives as long as the server, and what endpoints ask of it: the store, the hosts, limits."""

import asyncio
import secrets
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..guests import Guests
from ..limits import Buckets, Places, network_of
from ..metrics import Gauges, registry_of
from ..neighbours.neighbours import Neighbours
from ..replay.rooms import Rooms
from ..reviewing.reviews import Reviews
from ..settings import Settings
from ..store.store import Store
from ..study.day_bots import BotLines
from .hosts import Hosts
from .turnstile import Turnstile


class Services:
    """Everything that lives as long as the server."""

    def __init__(
        self, settings: Settings, store: Store, key: str, neighbours: Neighbours | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = Guests(key)
        self.hosts = Hosts(store, settings, neighbours)
        self.new_tables = Buckets(settings.limits.tables)
        self.new_sockets = Buckets(settings.limits.sockets)
        self.requests = Buckets(settings.limits.requests)
        self.sits = Buckets(settings.limits.sits)
        self.forgetting = Buckets(settings.limits.forgetting)
        self.replays = Buckets(settings.limits.replays)
        self.replaying = asyncio.Lock()  # one at a time: it takes the processor a while
        self.review_rooms = Rooms(neighbours)
        self.asked_reviews = Buckets(settings.limits.reviews)
        self.reviews = Reviews(store, settings)
        self.asked_reasons = Buckets(settings.limits.reasons)
        self.exports = Buckets(settings.limits.exports)
        self.dealt_bots = BotLines(store, self.hosts.pool)
        self.newcomers = Turnstile()
        self.sockets = Places(settings.limits.sockets_open)
        self.metrics = registry_of(
            Gauges(
                tables=lambda: self.hosts.tables,
                sockets=lambda: self.hosts.sockets,
                store_queue=lambda: self.store.queue,
            )
        )


def services_of(connection: HTTPConnection) -> Services:
    """The services behind a request."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from. Without an address, each is its own."""
    return network_of(connection.client.host) if connection.client else secrets.token_hex(8)


# What endpoints ask about a request. As coroutines: for plain functions FastAPI uses a thread each.


async def _services(request: Request) -> Services:
    return services_of(request)


async def _guest(request: Request) -> str:
    """The guest who asks; the app has seen to it that there is one."""
    guest: str = request.state.guest
    return guest


async def _address(request: Request) -> str:
    return address_of(request)


Shared = Annotated[Services, Depends(_services)]
Guest = Annotated[str, Depends(_guest)]
Address = Annotated[str, Depends(_address)]
