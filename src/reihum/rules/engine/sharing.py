"""Processes that need the same compiled code: one compiles it, the others wait and load it."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any


def compiled_once(twin: Any, folder: Path) -> Any:
    """Let a twin compile only while no other process does the same, into the same folder.

    Numba's own lock comes first: a thread that waits here must not hold up another thread of its
    process that has this lock and needs Numba's. A rule never calls itself, near or far, so no
    two processes wait for each other, and none for itself: rules of one name in two modules have
    two locks.
    """
    from numba.core.compiler_lock import global_compiler_lock

    rule = twin.py_func
    name = hashlib.sha256(f"{rule.__module__} {rule.__qualname__}".encode()).hexdigest()[:16]
    compile_or_load = twin.compile

    def compile_alone(signature: Any) -> Any:
        with global_compiler_lock, alone(folder / f"{name}.lock"):
            return compile_or_load(signature)

    twin.compile = compile_alone
    return twin


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Of all processes that come here with a path, one at a time goes on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        with suppress(ImportError, OSError):  # not every system can do it, nor every disk
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
