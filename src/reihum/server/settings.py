"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

MESSAGE_LIMIT = 8192  # bytes of a message or a request
CLIENT = Path(__file__).parent / "client"
PREFIX = "REIHUM_"  # of the variables in the environment


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
    sockets_open: int = 100  # at a time

    def times(self, factor: int) -> "Rates":
        """So many times as much for each address, as several people may have the same."""
        return Rates(
            self.messages,
            self.tables.times(factor),
            self.sockets.times(factor),
            self.requests.times(factor),
            self.sockets_open * factor,
        )


class Settings(BaseSettings):
    """Everything that can be chosen about a server.

    What is given goes before what stands in the environment, `REIHUM_PORT=9000` for instance, and
    that goes before what stands here. The descriptions say what would be right.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    database: str = Field(default="reihum.db", description="a file, or a URL of SQLAlchemy")
    host: str = Field(
        default="127.0.0.1", description="an address to listen at; 0.0.0.0 for every way in"
    )
    port: int = Field(
        default=8000, ge=0, le=65535, description="a port up to 65535; 0 takes a free one"
    )
    browser: bool = Field(
        default=True, description="true or false: open a browser where there is a desktop"
    )
    workers: int = Field(
        default=1, ge=0, description="how many processes bots think in; 0: none, but a thread"
    )
    per_address: int = Field(
        default=1, ge=1, description="how many times as much one address may do"
    )
    bot_pause: float = Field(
        default=0.9, ge=0, description="seconds before a bot acts, for people to see it"
    )
    claim_pause: float = Field(
        default=6.0, ge=0, description="seconds to claim the first turn before a bot does"
    )
    mixing_wait: float = Field(
        default=20.0, ge=0, description="seconds to mix before the server does it"
    )
    grace: float = Field(default=30.0, ge=0, description="seconds away before a bot may stand in")
    thinking_limit: float = Field(
        default=1.5, gt=0, description="seconds a bot may think before it acts anyhow"
    )
    stand_in: str = Field(
        default="", description="the bot that plays for someone absent; none: the strongest"
    )
    client: Path = Field(default=CLIENT, description="the folder of a built client")
    rates: Annotated[Rates, NoDecode] = Field(default=Rates(), description="only for programs")

    @property
    def limits(self) -> Rates:
        """What one socket may do, and one address."""
        return self.rates.times(self.per_address)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if "://" in self.database:
            return self.database
        return f"sqlite:///{Path(self.database).absolute()}"


class WrongSettings(ValueError):
    """Values that no server can have; names each, and what would be right."""


def settings(**given: Any) -> Settings:
    """The settings of a server; WrongSettings says what is wrong."""
    try:
        return Settings(**given)
    except ValidationError as error:
        faults = [(str(each["loc"][0]), each["input"]) for each in error.errors()]
    raise WrongSettings(" ".join(_told(name, value, name in given) for name, value in faults))


def _told(name: str, value: object, given: bool) -> str:
    named = name if given else f"{PREFIX}{name.upper()}"
    right = Settings.model_fields[name].description
    return f"{named} cannot be {str(value)[:60]!r}. What would be right: {right}."
