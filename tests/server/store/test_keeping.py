"""What is kept beside tables, in a real file."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from reihum.server.store import keeping
from reihum.server.store.store import Store


def kept(tmp_path: Path, work: Callable[[Connection], Any]) -> Any:
    async def all_of_it() -> Any:
        store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
        await store.open()
        try:
            return await store.change(work)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


def test_what_is_kept_comes_back_and_is_replaced(tmp_path: Path) -> None:
    def work(connection: Connection) -> Any:
        keeping.keep(connection, "ole", "rating", "nix", {"rating": 1500})
        keeping.keep(connection, "ole", "rating", "nix", {"rating": 1600})
        keeping.keep(connection, "pia", "rating", "nix", {"rating": 1400})
        return (
            keeping.kept_as(connection, "ole", "rating", "nix"),
            keeping.kept_as(connection, "ole", "rating", "extreme"),
            [each.body for each in keeping.kept_of(connection, "ole", "rating")],
            {each.guest for each in keeping.kept_by_all(connection, "rating", "nix")},
        )

    assert kept(tmp_path, work) == ({"rating": 1600}, None, [{"rating": 1600}], {"ole", "pia"})


def test_the_first_try_counts(tmp_path: Path) -> None:
    def work(connection: Connection) -> Any:
        first = keeping.keep_first(connection, "ole", "day", "monday", {"left": 3})
        again = keeping.keep_first(connection, "ole", "day", "monday", {"left": 0})
        return first, again, keeping.kept_as(connection, "ole", "day", "monday")

    assert kept(tmp_path, work) == (True, False, {"left": 3})


def test_a_guest_is_forgotten_and_reviews_stay(tmp_path: Path) -> None:
    def work(connection: Connection) -> Any:
        keeping.keep(connection, "ole", "rating", "nix", {})
        keeping.keep(connection, "pia", "rating", "nix", {})
        keeping.keep_review(connection, "key", {"turns": []})
        keeping.forget_kept(connection, "ole")
        return (
            keeping.kept_of(connection, "ole", "rating"),
            len(keeping.kept_of(connection, "pia", "rating")),
            keeping.kept_review(connection, "key"),
            keeping.kept_review(connection, "other"),
        )

    assert kept(tmp_path, work) == ([], 1, {"turns": []}, None)
