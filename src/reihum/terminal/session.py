"""A session at the terminal, line by line: show the table, ask, answer."""

import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from ..bots import NotTold, check_may_tell
from ..games import GAMES, Outcome, ReihumError
from ..games.core.messages import listed
from ..games.troubles import trouble
from ..languages import here, tell
from .mixing import asking, told
from .parts.drawing import Drawing, commands
from .registry import drawing_of
from .rules_pages import rules_page
from .saves import LAST, load, save
from .setup import Setup
from .sitting import Sitting

LEAVING = ("q", "quit", "exit")
NO_FILE = (OSError, ValueError, RuntimeError)  # it is not there, cannot be, or nobody's home is
FORGET = "\x1b[3J"  # also what has scrolled away: it may show another's hand


class Leave(Exception):
    """Somebody wants to go."""


def sit_down(setup: Setup) -> int:
    """Play a sitting; the exit code."""
    console = Console(highlight=False)
    try:
        if setup.game is None and not (setup.resume or setup.load):
            setup = replace(setup, game=_chosen(console))
        session = Session(console, setup.sitting(asking(console)))
    except (ReihumError, OSError) as error:
        console.print(_problem(error))
        return 2
    except (EOFError, KeyboardInterrupt, Leave):
        console.print("\n" + tell("terminal-bye"))
        return 0
    return session.run()


def _chosen(console: Console) -> str:
    console.print(tell("terminal-which-game"))
    for number, kind in enumerate(GAMES.values(), start=1):
        console.print(f"  {number}  {kind.title}  [dim]({kind.name})[/dim]")
    while True:
        answer = console.input("> ").strip().lower()
        if answer in LEAVING:
            raise Leave
        if answer in GAMES:
            return answer
        if answer in map(str, range(1, len(GAMES) + 1)):
            return list(GAMES)[int(answer) - 1]
        console.print(tell("terminal-choose", count=len(GAMES)))


def _problem(error: Exception) -> Text:
    """An error in red, as a text of its own: what people typed is no markup."""
    if isinstance(error, FileNotFoundError):
        return Text(tell("terminal-no-file", file=error.filename), style="red")
    said = error.said(here()) if isinstance(error, ReihumError) else _file_trouble(error)
    return Text(said, style="red")


def _file_trouble(error: Exception) -> str:
    """What is wrong with a file, and with which."""
    why, name = trouble(error).said(here()), getattr(error, "filename", None)
    return tell("terminal-file-trouble", file=name, problem=why) if name else why


def _path(name: str) -> Path:
    """The file that somebody names, in a home perhaps; without a name, that of the last game."""
    return Path(name).expanduser() if name else LAST


class Session:
    """One sitting, from the first question to the last."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.console = console
        self.sitting = sitting
        self.at_keyboard: int | None = None

    def run(self) -> int:
        """Play until somebody leaves."""
        try:
            while True:
                self._play()
                self._after()
        except (EOFError, KeyboardInterrupt, Leave):
            return self._leave()

    def _play(self) -> None:
        while self.sitting.state.outcome is None:
            seats = self.sitting.state.seats
            if len(seats) > 1:
                self._agree()
            elif seats[0] in self.sitting.people:
                self._person(seats[0])
            else:
                self._bot()
        self._result(self.sitting.state.outcome)

    def _agree(self) -> None:
        """Everybody sees their hand; the first to claim the first turn has it."""
        sitting = self.sitting
        for seat in sorted(sitting.people):
            self._curtain(seat)
            self._show(seat)
            self.console.print(self._claims(seat))
            answer = self._ask(seat, allow_nothing=True)
            if answer:
                self._try("begin:" + str(seat) if answer == "begin" else answer)
            if self.sitting is not sitting or len(self.sitting.state.seats) == 1:
                return

    def _claims(self, seat: int) -> str:
        """How to take the first turn, or to let a bot have it."""
        if len(self.sitting.people) > 1:
            return tell("terminal-begin-several")
        others = [other for other in self.sitting.state.seats if other != seat]
        claims = [
            tell("terminal-claim", action=f"begin:{other}", name=self.sitting.name(other))
            for other in others
        ]
        return tell("terminal-begin", claims=listed(claims, here()))

    def _person(self, seat: int) -> None:
        self._curtain(seat)
        self._show(seat)
        turn = self.sitting.state.last_turn
        while self.sitting.state.seat == seat and self.sitting.state.last_turn is turn:
            before = self.sitting.state
            self._try(self._ask(seat))
            still = self.sitting.state.seat == seat and self.sitting.state.last_turn is turn
            if still and self.sitting.state is not before:
                self._show(seat)
        last = self.sitting.state.last_turn
        if last and last is not turn and last.drew and seat in self.sitting.people:
            self.console.print(tell("terminal-you-drew", count=last.drew), style="dim")

    def _bot(self) -> None:
        seat = self.sitting.bot_turn()
        last = self.sitting.state.last_turn
        if last and last.seat == seat:
            played = ", ".join(map(str, last.played))
            told = {"name": self.sitting.name(seat), "played": played, "drew": last.drew}
            self.console.print(Text(tell("terminal-turn", **told), style="dim"))

    def _curtain(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared between people."""
        if len(self.sitting.people) > 1 and self.at_keyboard not in (None, seat):
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET)
            name = self.sitting.name(seat)
            self.console.input(tell("terminal-curtain", name=name) + " ")
        elif len(self.sitting.people) > 1 and self.at_keyboard is None:
            name = self.sitting.name(seat)
            self.console.input(tell("terminal-curtain-first", name=name) + " ")
        self.at_keyboard = seat

    def _show(self, seat: int) -> None:
        view = self.sitting.state.view(seat)
        self.console.print()
        self.console.print(self._drawing.draw(view, self.sitting.name))
        if self.sitting.state.held:
            self.console.print(tell("terminal-stuck"))

    @property
    def _drawing(self) -> Drawing:
        return drawing_of(self.sitting.state.game)

    def _ask(self, seat: int, allow_nothing: bool = False) -> str:
        """An action text, or nothing; commands are done on the way."""
        sitting = self.sitting
        while True:
            answer = self.console.input(f"[b]{self.sitting.name(seat)}>[/b] ").strip()
            command, _, rest = answer.partition(" ")
            if allow_nothing and not answer:
                return ""
            if not self._command(command.lower(), rest.strip(), seat):
                return self._drawing.tidy(answer)
            if self.sitting is not sitting or self.sitting.state.outcome:
                return ""  # another game was loaded, or this one is over

    def _command(self, command: str, rest: str, seat: int) -> bool:
        """Whether it was a command, which is then done."""
        if command in LEAVING:
            raise Leave
        known: dict[str, Callable[[], None]] = {
            "": lambda: self._show(seat),
            "?": self._help,
            "help": self._help,
            "table": lambda: self._show(seat),
            "rules": lambda: self.console.print(Markdown(rules_page(self.sitting.state.game.name))),
            "undo": lambda: self._undo(seat),
            "u": lambda: self._undo(seat),
            "stand": self._let_stand,
            "save": lambda: self._save(rest),
            "load": lambda: self._load(rest),
            "why": self._why,
            "hint": lambda: self._hint(seat),
        }
        if command not in known:
            return False
        known[command]()
        return True

    def _help(self) -> None:
        self.console.print(self._drawing.help())
        self.console.print(commands())

    def _undo(self, seat: int) -> None:
        if self.sitting.undo():
            self._show(seat)
        else:
            self.console.print(tell("nothing-to-undo"), style="red")

    def _let_stand(self) -> None:
        try:
            self.sitting.let_stand()
        except ReihumError as error:
            self.console.print(_problem(error))

    def _why(self) -> None:
        """Why the last bot played as it did, if it may tell."""
        state = self.sitting.state
        try:
            check_may_tell(state.game, over=state.outcome is not None)
        except NotTold as error:
            self.console.print(_problem(error))
            return
        if not self.sitting.bot_actions:
            self.console.print(tell("terminal-no-bot-yet"), style="red")
        for each in self.sitting.explained():
            said = [reason.said(here()) for reason in each.reasons]
            reason = " ".join(said) or tell("table-cannot-say")
            self.console.print(Text(f"{each.action}: {reason}", "dim"))

    def _hint(self, seat: int) -> None:
        """What a strong player would do here, up to the end of the turn, and why."""
        state = self.sitting.state
        if state.seat != seat or state.held:
            self.console.print(tell("hint-later"), style="red")
            return
        told = self.sitting.hint(seat)
        for each in told.actions:
            reasons = " ".join(reason.said(here()) for reason in each.reasons)
            self.console.print(Text(each.action, "bold").append(f"  {reasons}", "not bold dim"))
        for reason in told.reasons:
            self.console.print(Text(reason.said(here()), "dim"))

    def _save(self, name: str) -> None:
        try:
            path = _path(name)
            save(self.sitting, path)
        except NO_FILE as error:
            self.console.print(
                Text(tell("terminal-not-saved", problem=_file_trouble(error)), style="red")
            )
            return
        how = f"--load {shlex.quote(str(path))}" if name else "--resume"
        told = Text(tell("terminal-saved") + " ").append(f"reihum play {how}", style="bold")
        self.console.print(told, soft_wrap=True)

    def _load(self, name: str) -> None:
        try:
            state, people = load(_path(name))
            self.sitting = self.sitting.with_game(state, people)
        except (ReihumError, *NO_FILE) as error:
            self.console.print(_problem(error))

    def _try(self, action: str) -> None:
        if not action:
            return
        try:
            self.sitting.play(action)
        except ReihumError as error:
            self.console.print(_problem(error))

    def _result(self, outcome: Outcome) -> None:
        view = self.sitting.state.view()
        text = Text(self._verdict(outcome), style="bold")
        for seat, hand in enumerate(view.get("open_hands") or ()):
            cards = hand if isinstance(hand, str) else " ".join(map(str, hand))
            left = cards or tell("terminal-no-cards")
            text.append(f"\n{self.sitting.name(seat)}: {left}", style="not bold")
        deal = view["deal"]
        if deal:
            text.append("\n" + tell("terminal-deal", deal=told(deal)), style="not bold dim")
        self.console.print()
        self.console.print(Panel(text, expand=False))

    def _verdict(self, outcome: Outcome) -> str:
        ending = self._ending(outcome)
        if outcome.won is not None:
            excellent = outcome.excellent and not outcome.won
            return f"{ending} {tell('terminal-excellent')}" if excellent else ending
        names = listed([self.sitting.name(player) for player in outcome.winners], here())
        alone = "you" if names == tell("house-you") else "one"
        who = "several" if len(outcome.winners) > 1 else alone
        scores = ", ".join(
            f"{self.sitting.name(player)} {score}" for player, score in enumerate(outcome.scores)
        )
        return tell("terminal-wins", who=who, names=names, ending=ending, scores=scores)

    def _ending(self, outcome: Outcome) -> str:
        """How it ended; a game from outside has only the word that it has for it."""
        code = self._drawing.endings.get(outcome.reason)
        if code is None:
            return outcome.reason.replace("-", " ")
        return tell(code, count=outcome.scores[0])

    def _after(self) -> None:
        """Again, the same deal, save, what the last bot thought, or leave."""
        while True:
            self.console.print(tell("terminal-again"))
            word, _, rest = self.console.input("> ").strip().partition(" ")
            command = word.lower()
            if command in ("again", "same"):
                self.sitting = self.sitting.again(command == "same", asking(self.console))
                self.at_keyboard = None
                return
            if command == "save":
                self._save(rest.strip())
            if command == "why":
                self._why()
            if command in LEAVING:
                raise Leave

    def _leave(self) -> int:
        """Say goodbye, and how to go on."""
        if self.sitting.state.outcome is not None:
            self.console.print("\n" + tell("terminal-bye"))
            return 0
        self.console.print()
        self._save("")
        return 0
