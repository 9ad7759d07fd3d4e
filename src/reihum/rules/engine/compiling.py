"""One source, two speeds: a rule is plain Python, and `compiled(rule)` is its native twin.

Numba wants compiled functions to call compiled functions. So a twin is the rule's own code with
the rules it calls replaced by their twins. Nothing imports Numba until a twin is asked for: a
person at a table never waits for a compiler.
"""

import functools
import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from .linking import only_linked
from .sharing import compiled_once

Function = TypeVar("Function", bound=Callable[..., Any])
Record = np.void  # one element of a structured array
Array = np.ndarray[Any, np.dtype[Any]]
LOCATOR = f"{__package__}.keeping.BySource"  # older Numbas know no such thing, and keep by place
UNFILLED: Any = None  # stands for a value that `bound` fills in, such as a game's `TABLE`


class SlotError(TypeError):
    """A rule was bound wrongly: a name it does not call, or a slot that nobody filled."""


def rule(function: Function) -> Function:
    """Mark a function as a rule: numbers in, numbers out, fit to be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def apart(function: Function) -> Function:
    """Mark a rule as too large, or too seldom needed, to be written out wherever it is called."""
    function.__apart__ = True  # type: ignore[attr-defined]
    return function


def released(function: Function) -> Function:
    """Mark a rule that other threads of Python need not wait for: it touches arrays alone."""
    function.__released__ = True  # type: ignore[attr-defined]
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


def exchanged(function: Function, **others: Any) -> Function:
    """The same rule, plain, with some rules exchanged, also in all the rules that it calls."""
    plain = cast(FunctionType, function)
    calls = {name: exchanged(called, **others) for name, called in _calls(plain).items()}
    return cast(Function, _copied(plain, {**calls, **others}))


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
    options["nogil"] = hasattr(function, "__released__")
    if called:
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    folder = cache_folder(function) / ("called" if called else "entry")
    own = _copied(function, calls)
    if called:
        own.__qualname__ += ".called"  # nobody else's function has this name
    with _kept_in(folder):
        twin = numba.njit(**options)(own)
    return compiled_once(only_linked(twin) if called else twin, folder)


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Let Numba keep in this folder what is compiled of functions that are marked meanwhile."""
    import numba

    wanted = {"CACHE_DIR": str(folder), "CACHE_LOCATOR_CLASSES": LOCATOR}
    before = {name: getattr(numba.config, name, "") for name in wanted}
    try:
        vars(numba.config).update(wanted)
        yield
    finally:
        vars(numba.config).update(before)


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
    go unnoticed, and old results would come back. So the folder is named by a hash of this room,
    of the files of all rules that the functions call, near or far, and of the constants in them,
    which may come from anywhere.
    """
    files = _room().union(*(_files(function) for function in functions))
    constants = frozenset[str]().union(*(_constants(function) for function in functions))
    digest = hashlib.sha256()
    for source in sorted(_source(file) for file in files):
        digest.update(source)
    for constant in sorted(constants):
        digest.update(constant.encode())
    return _user_cache() / "compiled" / digest.hexdigest()[:16]


@functools.cache
def _room() -> frozenset[Path]:
    return frozenset(Path(__file__).parents[1].rglob("*.py"))


@functools.cache
def _source(path: Path) -> bytes:
    """What a file says; read once, as Python itself does."""
    return path.read_bytes()


@functools.cache
def _files(function: FunctionType) -> frozenset[Path]:
    own = frozenset([Path(function.__code__.co_filename)])
    return own.union(*(_files(called) for called in _calls(function).values()))


@functools.cache
def _constants(function: FunctionType) -> frozenset[str]:
    """What compiled code takes from outside of functions, with its value."""
    known = function.__globals__
    own = frozenset(f"{name} = {_told(known[name])}\n" for name in _names(function))
    return own.union(*(_constants(called) for called in _calls(function).values()))


def _told(value: Any) -> str:
    """A constant in words, the same in every process."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, type):
        return f"{value.__qualname__} {getattr(value, '_fields', '')}"
    if isinstance(value, int | float | str | tuple | np.dtype | np.generic | None):
        return repr(value)
    return type(value).__name__  # functions and modules: their sources are told


def is_cached(function: Callable[..., Any]) -> bool:
    """Whether the twin of a rule was compiled before, so that it need only be loaded."""
    plain = cast(FunctionType, function)
    return any((cache_folder(plain) / "entry").rglob(f"*.{plain.__qualname__}-*.nbi"))


def _user_cache() -> Path:
    from platformdirs import user_cache_path  # only who compiles waits for it

    return user_cache_path("reihum", appauthor=False)
