"""One source, two speeds: a rule is plain Python, and `compiled(rule)` is its native twin.

Numba wants compiled functions to call compiled functions. So a twin is the rule's own code with
the rules it calls replaced by their twins. Nothing imports Numba until a twin is asked for: a
person at a table never waits for a compiler.
"""

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from .sharing import compiled_once

Function = TypeVar("Function", bound=Callable[..., Any])
Record = np.void  # one element of a structured array
Array = np.ndarray[Any, np.dtype[Any]]
UNFILLED: Any = None  # stands for a value that `bound` fills in, such as a game's `TABLE`


class SlotError(TypeError):
    """A rule was bound wrongly: a name it does not call, or a slot that nobody filled."""


def rule(function: Function) -> Function:
    """Mark a function as a rule: numbers in, numbers out, fit to be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def apart(function: Function) -> Function:
    """Mark a rule as too large to be written out in each place that calls it."""
    function.__apart__ = True  # type: ignore[attr-defined]
    return function


def slot(function: Function) -> Function:
    """Mark a function as a stand-in: `bound` must put a game's own in its place."""
    function.__slot__ = True  # type: ignore[attr-defined]
    return function


def bound(function: Function, label: str, **filled: Any) -> Function:
    """The same rule with its slots filled, such as `play` with that of a game.

    Also rules that it calls may be exchanged; what it does not name at all is refused. The label
    becomes part of the name: Numba's cache tells functions apart by name only.
    """
    plain = cast(FunctionType, function)
    strange = [name for name in filled if name not in _names(plain)]
    if strange:
        raise SlotError(f"{plain.__qualname__} does not call {', '.join(strange)}.")
    made = _copied(plain, filled)
    made.__qualname__ = f"{function.__qualname__}.{label}"
    open_slots = unfilled(made)
    if open_slots:
        raise SlotError(f"{made.__qualname__} still lacks {', '.join(open_slots)}.")
    return cast(Function, rule(made))


@functools.cache
def unfilled(function: FunctionType) -> tuple[str, ...]:
    """The slots of a rule that nobody has filled, in the rules that it calls too."""
    known = function.__globals__
    own = [name for name in _names(function) if _is_open(name, known[name])]
    called = [name for other in _calls(function).values() for name in unfilled(other)]
    return tuple(dict.fromkeys(own + called))


def _is_open(name: str, value: Any) -> bool:
    """Whether a name is a slot: a marked function, or a constant without a value."""
    return hasattr(value, "__slot__") or (value is None and name.isupper())


def _names(function: FunctionType) -> list[str]:
    """The global names that a function uses."""
    return [name for name in function.__code__.co_names if name in function.__globals__]


def label_of(rules: ModuleType) -> str:
    """A short name for a module of rules, for labels: that of its folder, if it has one."""
    return (rules.__package__ or rules.__name__).rpartition(".")[2]


def compiled(function: Function) -> Function:
    """The native twin of a rule: the same results, some hundred times faster."""
    return cast(Function, _twin(cast(FunctionType, function), called=False))


@functools.cache
def _twin(function: FunctionType, called: bool) -> Any:
    """Numba's function, as Python calls it or as other twins do.

    The latter are inlined and need no entry from Python: a third less time to run, and to compile.
    """
    import numba

    calls = {name: _twin(rule, called=True) for name, rule in _calls(function).items()}
    inlined = called and not hasattr(function, "__apart__")
    options: dict[str, Any] = {"cache": True, "forceinline": inlined}
    options["error_model"] = "numpy"  # no check before each division: loops can be vectors
    if called:
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    config: Any = numba.config
    folder = cache_folder(function) / ("called" if called else "entry")
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        twin = numba.njit(**options)(_copied(function, calls))
    finally:
        config.CACHE_DIR = before
    return compiled_once(twin, folder)


def _calls(function: FunctionType) -> dict[str, FunctionType]:
    known = function.__globals__
    return {name: known[name] for name in _names(function) if hasattr(known[name], "__rule__")}


def _copied(function: FunctionType, exchanged: dict[str, Any]) -> FunctionType:
    names = function.__globals__ | exchanged
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    copy.__dict__.update(function.__dict__)
    return copy


def cache_folder(*functions: FunctionType) -> Path:
    """Where compiled code is kept: a folder for each state of the sources that go into it.

    Numba looks only at the file of the function itself: an edit in a rule that it calls would
    go unnoticed, and old results would come back. So the folder is named by a hash of this room
    and of the files of all rules that the functions call, near or far.
    """
    files = set(Path(__file__).parents[1].rglob("*.py"))
    for function in functions:
        files |= _files(function)
    digest = hashlib.sha256()
    for source in sorted(files):
        digest.update(source.read_bytes())
    return _user_cache() / "compiled" / digest.hexdigest()[:16]


@functools.cache
def _files(function: FunctionType) -> frozenset[Path]:
    own = frozenset([Path(function.__code__.co_filename)])
    return own.union(*(_files(called) for called in _calls(function).values()))


def is_cached(function: Callable[..., Any]) -> bool:
    """Whether the twin of a rule was compiled before, so that it need only be loaded."""
    plain = cast(FunctionType, function)
    return any((cache_folder(plain) / "entry").rglob(f"*.{plain.__qualname__}-*.nbi"))


def _user_cache() -> Path:
    from platformdirs import user_cache_path  # only who compiles waits for it

    return user_cache_path("reihum", appauthor=False)
