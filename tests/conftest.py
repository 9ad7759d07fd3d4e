"""Hypothesis for everybody: no time limits on busy machines, and the same examples in CI."""

import os
import signal

from hypothesis import HealthCheck, settings

from reihum.rules.engine import stepper

settings.register_profile(
    "reihum",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("reihum")

stepper.LOOP = 0  # tests are no loops: they say themselves when steps are native

# A shell starts background jobs deaf to Ctrl-C, and so would be the programs that tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
