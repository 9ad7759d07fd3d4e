"""The way through a game from Python: plain at first, native for programs that play in a loop.

Nobody waits for a compiler. Native steps that were compiled before are loaded, which takes half a
second; others are compiled beside the program, which goes on in plain Python until they are there.
Both give the same bytes.
"""

import functools
import threading
import warnings
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np

from .compiling import Array
from .plain import plain_records
from .records import StateRecord
from .steps import Moment, NativeSteps, PlainSteps, were_compiled

LOOP = 4000  # actions in plain Python, a fifth of a second, after which a program is in a loop


class Stepper:
    """Takes the steps of one game, and knows their records."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._records = plain_records(self._rules.STATE)
        self._plain = PlainSteps(rules)
        self._native: NativeSteps | None = None
        self._left = LOOP  # plain actions before native ones are worth while
        self._lock = threading.Lock()

    @property
    def native(self) -> bool:
        """Whether steps are native by now."""
        return self._native is not None

    def begin(self, start: Moment, keys: Array) -> Moment:
        """Deal from the options alone."""
        if self._native:
            return self._native.begin(self.packed(start), keys)
        return self._plain.begin(self.record(start), keys)

    def advance(self, before: Moment, action: int) -> Moment:
        """The moment after a legal action."""
        if self._native:
            return self._native.advance(before.packed or self.packed(before), action)
        self._left -= 1
        if self._left == 0:
            self._speed_up()
        return self._plain.advance(self.record(before), action)

    def moment(self, record: np.void) -> Moment:
        """The moment of one of NumPy's records."""
        return self._plain.moment(self._records.unpacked(record.tobytes()))

    def record(self, moment: Moment) -> StateRecord:
        """The plain record of a moment, to be read only."""
        if moment.plain is None:
            moment.plain = self._records.unpacked(self.packed(moment))
        return moment.plain

    def glance(self, moment: Moment) -> StateRecord:
        """A record of a moment, to be read only: of whatever kind is at hand."""
        if moment.plain is None:
            record: StateRecord = np.frombuffer(self.packed(moment), self._rules.STATE)[0]
            return record
        return moment.plain

    def copy(self, moment: Moment) -> StateRecord:
        """A plain record of a moment, to be changed."""
        if moment.plain is None:
            return self._records.unpacked(self.packed(moment))
        return self._records.copied(moment.plain)

    def packed(self, moment: Moment) -> bytes:
        """The bytes that NumPy has for a moment."""
        if moment.packed is None:
            assert moment.plain is not None
            moment.packed = self._records.packed(moment.plain)
        return moment.packed

    def compile(self) -> None:
        """Make steps native now, however long it takes; ImportError without Numba."""
        with self._lock:
            if self._native is None:
                self._native = NativeSteps(self._rules)

    def stay_plain(self) -> None:
        """Wait for nothing, however many actions there are, until `compile` is called."""
        self._left = 0

    def compile_beside(self) -> threading.Thread:
        """Make steps native as soon as they can be, while the program goes on."""
        thread = threading.Thread(target=self._try_to_compile, daemon=True)
        thread.start()
        return thread

    def _speed_up(self) -> None:
        if find_spec("numba") is None:
            return
        if were_compiled(self._rules):
            self._try_to_compile()
        else:
            self.compile_beside()

    def _try_to_compile(self) -> None:
        try:
            self.compile()
        except Exception as error:  # plain Python does as well, but someone will want to know
            warnings.warn(f"{self._rules.__name__} is not compiled: {error}", stacklevel=2)


@functools.cache
def stepper_of(rules: ModuleType) -> Stepper:
    """The one stepper of a module of rules."""
    return Stepper(rules)
