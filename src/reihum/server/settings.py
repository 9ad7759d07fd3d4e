"""How a server is set up."""

from dataclasses import dataclass, field
from pathlib import Path

MESSAGE_LIMIT = 8192  # bytes of a message or a request
CLIENT = Path(__file__).parent / "client"


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


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    database: str = "reihum.db"  # a path, or a URL of SQLAlchemy
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: float = 0.9  # seconds: people want to see what a bot does
    claim_pause: float = 6.0  # seconds that people have to claim the first turn before a bot does
    mixing_wait: float = 20.0  # seconds that players have to mix before the server does it for them
    grace: float = 30.0  # seconds away before a bot may stand in
    workers: int = 1  # processes in which bots think; 0: a thread, for tests
    thinking_limit: float = 1.5  # seconds; whoever thinks longer gets a quick action instead
    stand_in: str = ""  # the bot that plays for someone absent; none named: the strongest
    rates: Rates = field(default_factory=Rates)
    client: Path = CLIENT
    browser: bool = True  # open one where there is a desktop

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if "://" in self.database:
            return self.database
        return f"sqlite:///{Path(self.database).absolute()}"
