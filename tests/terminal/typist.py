"""A sitting at the terminal without a terminal: answers in, the screen out."""

import builtins
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from reihum.terminal import saves
from reihum.terminal import session as session_module
from reihum.terminal.session import sit_down
from reihum.terminal.setup import Setup


class Typist:
    """Types answers and reads the screen; the input ends after the last answer."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.folder = folder
        self.last = folder / "state" / "last.reihum"
        self.screen = io.StringIO()
        self.code: int | None = None
        self._patch = patch
        for module in (saves, session_module):
            patch.setattr(module, "LAST", self.last)
        patch.setattr("reihum.terminal.setup.LAST", self.last)
        patch.setattr(session_module, "Console", self._console)

    def _console(self, **_: object) -> Console:
        return Console(file=self.screen, width=80, highlight=False, legacy_windows=False)

    def play(self, setup: Setup, *answers: str) -> str:
        """Play with these answers; what was on the screen."""
        waiting: Iterator[str] = iter(answers)

        def answer(prompt: str = "") -> str:
            self.screen.write(prompt)
            for text in waiting:
                if text == "^C":
                    raise KeyboardInterrupt
                return text
            raise EOFError

        self._patch.setattr(builtins, "input", answer)
        self.screen.seek(0)
        self.screen.truncate()
        self.code = sit_down(setup)
        return self.screen.getvalue()


def lost_to_a_bot(setup: Setup) -> list[str]:
    """Answers of a person who plays into the hands of the bot, until the game is over."""
    sitting, answers = setup.sitting(), []
    while sitting.state.outcome is None:
        if sitting.state.held:
            answers.append("stand")
            sitting.let_stand()
        elif sitting.state.seat == 0:
            answers.append(str(sitting.state.legal()[-2 if len(sitting.state.legal()) > 1 else 0]))
            sitting.play(answers[-1])
        else:
            sitting.bot_turn()
    return answers
