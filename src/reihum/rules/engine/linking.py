"""What only other twins call becomes machine code once: inside the twin that Python calls.

Numba makes each function that it compiles ready to run: linked with all that it calls, optimised
and translated. Most rules are never run by themselves, though, but linked into those that call
them, where all of that is done again, level upon level: half of the time to compile a master. So
such a rule stays as it is before, to be optimised and translated as a part of something else.

This asks for what is private to Numba. One that looks otherwise compiles as it always did.
"""

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

NEEDED = (
    "_optimize_final_module",
    "_finalize_final_module",
    "_finalize_dynamic_globals",
    "_verify_declare_only_symbols",
    "_unserialize",
    "get_pointer_to_function",
    "serialize_using_bitcode",
    "serialize_using_object_code",
    "codegen",
)


def only_linked(twin: Any) -> Any:
    """Let a twin be compiled for no other use than to be linked into others."""
    compile_or_load = twin.compile

    def compile_part(signature: Any) -> Any:
        with one_part(twin.py_func.__qualname__):
            return compile_or_load(signature)

    twin.compile = compile_part
    return twin


@contextmanager
def one_part(name: str) -> Iterator[None]:
    """Of all that Numba compiles meanwhile, the function of this name is a part of others.

    Python may call the rest: functions of whoever wrote a bot, for instance.
    """
    from numba.core.registry import cpu_target

    codegen = cpu_target.target_context.codegen()
    usual = codegen._library_class
    try:
        codegen._library_class = Libraries(usual, name)
        yield
    finally:
        codegen._library_class = usual


class Libraries:
    """Makes Numba's libraries of compiled code: the usual ones, and a part for one name."""

    def __init__(self, usual: Any, name: str) -> None:
        self.usual = getattr(usual, "usual", usual)  # one may be compiled for another
        self.name = name

    def __call__(self, codegen: Any, name: str) -> Any:
        """A library that is still empty."""
        return self._kind(name)(codegen, name)

    def _unserialize(self, codegen: Any, state: Any) -> Any:
        """One that was kept."""
        return self._kind(state[0])._unserialize(codegen, state)

    def _kind(self, name: str) -> Any:
        return part_of(self.usual) if name == self.name else self.usual


@functools.cache
def part_of(usual: Any) -> Any:
    """Numba's library of compiled code, without what makes it ready to run."""
    if not all(hasattr(usual, name) for name in NEEDED):
        return usual

    class Part(usual):  # type: ignore[misc]
        """Code that is linked into other code, and has no place in memory itself."""

        codegen = Nowhere()

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._verify_declare_only_symbols()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0

        def serialize_using_object_code(self) -> Any:
            return self.serialize_using_bitcode()

    return Part


class Nowhere:
    """Stands for the memory of a part, where Numba would put what raises and prints need."""

    def set_env(self, name: str, environment: Any) -> None:
        """Rules do neither."""
