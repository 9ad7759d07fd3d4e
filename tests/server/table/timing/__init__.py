"""Tests of how long a turn may last."""
