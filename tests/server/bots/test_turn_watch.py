"""Time is counted by the process itself: setting the clock of the machine takes nobody's turn."""

from dataclasses import dataclass

import pytest

from reihum.server.bots.names import stand_in_of
from reihum.server.bots.turn_watch import TurnWatch
from reihum.server.protocol.requests import StandInRequest
from reihum.server.table.events import Paused, TimedOut

from ..table.timing.stories import SETTINGS, Story, story

CLOCK = 60


@dataclass
class Times:
    """The clock of a machine, and the time that really passes."""

    clock: float = 1000.0
    passed: float = 5.0

    def pass_by(self, seconds: float) -> None:
        self.clock += seconds
        self.passed += seconds


def watched(told: Story, times: Times) -> TurnWatch:
    return TurnWatch(told, SETTINGS, lambda: times.passed, lambda: times.clock)


def test_time_runs_down() -> None:
    told, times = story(clock=CLOCK), Times()
    watch = watched(told, times)
    due = watch.due
    assert due and watch.left() == CLOCK and not watch.over(due)
    times.pass_by(CLOCK - 1)
    assert watch.left() == 1 and not watch.over(due)
    times.pass_by(1)
    assert watch.left() == 0 and [type(event) for event in watch.over(due)] == [TimedOut]
    told.happen(*watch.over(due))
    assert watch.due is None and not watch.over(due)


@pytest.mark.parametrize("jump", [-100_000.0, 100_000.0])
def test_a_jump_of_the_clock_changes_nothing(jump: float) -> None:
    told, times = story(clock=CLOCK), Times()
    watch = watched(told, times)
    due = watch.due
    assert due and watch.left() == CLOCK
    times.pass_by(20)
    times.clock += jump
    assert watch.left() == CLOCK - 20 and not watch.over(due)
    told.now = times.clock
    told.play_turn()  # the next turn begins by the other clock
    assert watch.left() == CLOCK


def test_nobody_has_more_than_the_whole_time_after_a_restart() -> None:
    told, times = story(clock=CLOCK), Times()
    times.clock -= 5000  # set back while the server was down
    assert watched(told, times).left() == CLOCK
    told.happen(Paused(until=1010.0))
    times.clock = 1000.0
    assert watched(told, times).left() == CLOCK + 10


def test_time_that_has_passed_meanwhile_counts() -> None:
    told, times = story(clock=CLOCK), Times()
    times.clock += 45
    assert watched(told, times).left() == 15
    times.clock += 1000
    watch = watched(told, times)
    due = watch.due
    assert due and watch.left() == 0 and watch.over(due)


def test_a_vote_is_counted_once_all_agree() -> None:
    told = story()
    told.now += SETTINGS.stall_wait
    times = Times(told.now)
    watch = watched(told, times)
    assert watch.left() == 0  # nothing runs
    told.ask(StandInRequest(id="1", seat=0), 1)
    due = watch.due
    assert due and watch.left() == SETTINGS.stall_notice
    times.pass_by(SETTINGS.stall_notice)
    assert watch.over(due)
    told.here = {0}  # who has asked goes
    assert watch.due is None and not watch.over(due)


def test_against_each_other_nobody_gets_a_better_player_by_staying_away() -> None:
    names = [stand_in_of(story(name).table.game) for name in ("the-game", "face-to-face", "nix")]
    assert names == ["master", "casual", "casual"]
