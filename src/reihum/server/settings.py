"""How a server is set up."""

import re
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from ..bots import BOTS

MESSAGE_LIMIT = 8192  # bytes of a message or a request
CLIENT = Path(__file__).parent / "client"
PREFIX = "REIHUM_"  # of the variables in the environment
POSTGRES = "postgresql+psycopg"  # the driver, as SQLAlchemy names it
# A name as browsers send it: other alphabets come as xn--...; a star stands for anything.
HOST = re.compile(r"[a-z0-9_*-]+(\.[a-z0-9_*-]+)*")


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds."""

    count: int
    seconds: float

    def times(self, factor: int) -> "Rate":
        """So many times as much."""
        return Rate(self.count * factor, self.seconds)


@dataclass(frozen=True)
class Rates:
    """What one socket may do, and one address."""

    messages: Rate = Rate(20, 10)
    tables: Rate = Rate(5, 60)
    sockets: Rate = Rate(60, 60)
    requests: Rate = Rate(600, 60)
    sits: Rate = Rate(20, 60)  # by which seats are taken
    exports: Rate = Rate(5, 600)  # of all games of a guest, which are played again for it
    forgetting: Rate = Rate(3, 600)  # by which guests are forgotten: that looks through everything
    replays: Rate = Rate(20, 60)  # by which games that are over are shown once more
    reviews: Rate = Rate(20, 60)  # that are asked for, also if they are known: games are replayed
    reasons: Rate = Rate(60, 60)  # why a turn of a puzzle is good: bots play on from there
    watching: Rate = Rate(10, 60)  # what is said from one address by those who only watch a table
    watchers: Rate = Rate(30, 60)  # and what all of them say there
    sockets_open: int = 100  # at a time
    connections_open: int = 300  # with those of pages, which browsers keep for a moment
    connections_waiting: int = 100  # from which no request has come yet

    def times(self, factor: int) -> "Rates":
        """So many times as much for each address, as several people may have the same."""
        return Rates(
            self.messages,
            self.tables.times(factor),
            self.sockets.times(factor),
            self.requests.times(factor),
            self.sits.times(factor),
            self.exports.times(factor),
            self.forgetting.times(factor),
            self.replays.times(factor),
            self.reviews.times(factor),
            self.reasons.times(factor),
            self.watching.times(factor),
            self.watchers.times(factor),
            self.sockets_open * factor,
            self.connections_open * factor,
            self.connections_waiting * factor,
        )


def _bot_or_none(name: str) -> str:
    """The name of a bot, or nothing."""
    if name and name not in BOTS:
        raise ValueError
    return name


def _networks(named: str) -> str:
    """Addresses and networks, with commas between them."""
    for name in filter(None, map(str.strip, named.split(","))):
        ip_network(name, strict=False)
    return named


def host_names(hosts: str) -> list[str]:
    """The names of a server, as they are compared; ValueError where one could match nobody.

    >>> host_names("Cards.Example.org, *.test., ::1")
    ['cards.example.org', '*.test', '[::1]']
    """
    names = [_host_name(name) for each in hosts.split(",") if (name := each.strip().lower())]
    if hosts and not names:
        raise ValueError
    return names


def _host_name(text: str) -> str:
    """One of them: the root, a dot at the end, goes without saying."""
    if ":" in text:  # not a port, which does not matter, but an address
        return f"[{IPv6Address(text.removeprefix('[').removesuffix(']'))}]"
    name = text.removesuffix(".")
    if not HOST.fullmatch(name) or text == "*.":
        raise ValueError
    return name


def _hosts(named: str) -> str:
    """Names of a server, with commas between them."""
    host_names(named)
    return named


def _something(named: str) -> str:
    """What may not be left empty: an empty address, for one, is taken for every way in."""
    if not named.strip():
        raise ValueError
    return named


class Settings(BaseSettings):
    """Everything that can be chosen about a server.

    What is given goes before what stands in the environment, `REIHUM_PORT=9000` for instance, and
    that goes before what stands here. The message `server-setting-NAME` says what would be right.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, allow_inf_nan=False)

    database: Annotated[str, AfterValidator(_something)] = Field(default="reihum.db")
    host: Annotated[str, AfterValidator(_something)] = Field(default="127.0.0.1")
    port: int = Field(default=8000, ge=0, le=65535)
    browser: bool = Field(default=True)
    workers: int = Field(default=1, ge=1)
    worker_expiry: float = Field(default=10.0, gt=0)
    bot_processes: int = Field(default=1, ge=0)
    per_address: int = Field(default=1, ge=1)
    proxies: Annotated[str, AfterValidator(_networks)] = Field(
        default="127.0.0.1,::1",
    )
    hosts: Annotated[str, AfterValidator(_hosts)] = Field(default="")
    bot_pause: float = Field(default=0.9, ge=0)
    claim_pause: float = Field(default=6.0, ge=0)
    mixing_wait: float = Field(default=6.0, ge=0)
    grace: float = Field(default=30.0, ge=0)
    stall_wait: float = Field(
        default=60.0,
        ge=0,
    )
    stall_notice: float = Field(default=15.0, ge=0)
    again_wait: float = Field(default=30.0, ge=0)
    look_wait: float = Field(default=10.0, ge=0)
    thinking_limit: float = Field(default=1.5, gt=0)
    stand_in: Annotated[str, AfterValidator(_bot_or_none)] = Field(default="")
    bots: str = Field(
        default="",
    )
    connections: int = Field(default=8000, ge=1)
    request_wait: float = Field(
        default=10.0,
        gt=0,
    )
    write_wait: float = Field(default=10.0, gt=0)
    log_level: Literal["error", "warning", "info", "debug"] = Field(default="info")
    log_format: Literal["text", "json"] = Field(default="text")
    metrics: Annotated[str, AfterValidator(_networks)] = Field(
        default="127.0.0.1,::1",
    )
    metrics_port: int = Field(
        default=0,
        ge=0,
        le=65535,
    )
    metrics_host: Annotated[str, AfterValidator(_something)] = Field(default="127.0.0.1")
    keep_unfinished: float = Field(default=90.0, ge=0)
    keep_finished: float = Field(default=0.0, ge=0)
    keep_chat: float = Field(default=30.0, ge=0)
    keep_reviews: float = Field(
        default=90.0,
        ge=0,
    )
    reviews: bool = Field(default=True)
    reviews_waiting: int = Field(default=6, ge=1)
    review_limit: float = Field(default=900.0, gt=0)
    client: Path = Field(default=CLIENT)
    rates: Annotated[Rates, NoDecode] = Field(default=Rates())

    @field_validator("*", mode="before")
    @classmethod
    def _no_word_for_a_number(cls, value: Any, info: ValidationInfo) -> Any:
        """In a file `true` is no number, though Python takes it for 1."""
        kind = cls.model_fields[str(info.field_name)].annotation
        if isinstance(value, bool) and kind in (int, float):
            raise ValueError
        return value

    @property
    def limits(self) -> Rates:
        """What one socket may do, and one address."""
        return self.rates.times(self.per_address)

    def look_until(self, now: float) -> float | None:
        """Until when people may look at something, from now on; None where nobody waits for it."""
        return now + self.look_wait if self.look_wait else None

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_url(self.database)


def database_url(database: str) -> str:
    """A file, or a URL as people write it, as SQLAlchemy wants it.

    >>> database_url("postgres://anna@there/tables")
    'postgresql+psycopg://anna@there/tables'
    """
    scheme, separator, rest = database.partition("://")
    if not separator:
        return f"sqlite:///{Path(database).absolute()}"
    return f"{POSTGRES}://{rest}" if scheme in ("postgres", "postgresql") else database


def without_password(database: str) -> str:
    """A database as it may be shown.

    >>> without_password("postgresql://anna:s3cret@there/tables?password=s3cret&sslmode=require")
    'postgresql://anna:***@there/tables?password=***&sslmode=require'
    """
    if "://" not in database:
        return database
    hidden = re.sub(r"(://[^:/@]*):.*@", r"\1:***@", database)
    return re.sub(r"(?i)(pass\w*=)[^&]*", r"\1***", hidden)
