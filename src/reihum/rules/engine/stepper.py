"""The way through a game from Python: plain at first, native for programs that play in a loop.

Nobody waits for a compiler. Native steps that were compiled before are loaded, which takes half a
second; others are compiled beside the program, which goes on in plain Python until they are there.
Both give the same bytes.
"""

import functools
import threading
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from types import ModuleType

import numpy as np

from .compiling import Array
from .moments import Moment, Moments
from .steps import NativeSteps, PlainSteps, were_compiled

LOOP = 4000  # actions in plain Python, a fifth of a second, after which a program is in a loop


class Stepper(Moments):
    """Takes the steps of one game, and knows their records."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._plain = PlainSteps(rules)
        self._left = LOOP  # plain actions before native ones are worth while
        self._lock = threading.Lock()
        self.native = False  # whether steps are native by now
        # From the options alone to the first moment, and from one to the next: a native step
        # is so short that a call in between would be felt.
        self.begin: Callable[[Moment, Array], Moment] = self._plain.begin
        self.advance: Callable[[Moment, int], Moment] = self._advance

    def _advance(self, before: Moment, action: int) -> Moment:
        """A plain step; after many of them native ones are worth while."""
        self._left -= 1
        if self._left == 0:
            self._speed_up()
        return self._plain.advance(before, action)

    def moment(self, record: np.void) -> Moment:
        """The moment of one of NumPy's records."""
        return self._plain.moment(self.opened(record))

    def compile(self) -> None:
        """Make steps native now, however long it takes; ImportError without Numba."""
        with self._lock:
            if not self.native:
                steps = NativeSteps(self._rules)
                self.begin, self.advance, self.native = steps.begin, steps.advance, True

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
