"""Which neighbours a server has: whoever shares its database."""

from ..settings import Settings
from ..store.store import Store
from .file import FileNeighbours
from .neighbours import Neighbours


def neighbours_of(store: Store, settings: Settings) -> Neighbours:
    """The other workers, where there can be any."""
    if not store.shared:
        return FileNeighbours(store)
    from .postgres import PostgresNeighbours  # needs the extra `postgres`

    return PostgresNeighbours(store, settings)
