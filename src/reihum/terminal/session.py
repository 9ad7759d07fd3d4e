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
from .mixing import asking, told
from .parts.drawing import COMMANDS, Drawing, listed
from .registry import drawing_of
from .rules_pages import rules_page
from .saves import LAST, load, save
from .setup import Setup
from .sitting import Sitting

LEAVING = ("q", "quit", "exit")
NO_FILE = (OSError, ValueError, RuntimeError)  # it is not there, cannot be, or nobody's home is
STUCK = (
    "[bold red]Nothing fits any more.[/] Type [b]undo[/b] to take the card back, "
    "or [b]stand[/b] to let it stand: then the game is over."
)
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
        console.print("\nBye.")
        return 0
    return session.run()


def _chosen(console: Console) -> str:
    console.print("Which game?")
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
        console.print(f"Type 1 to {len(GAMES)}, a name, or q to leave.")


def _problem(error: Exception) -> Text:
    """An error in red, as a text of its own: what people typed is no markup."""
    if isinstance(error, FileNotFoundError):
        return Text(f"There is no saved game {error.filename}.", style="red")
    return Text(str(error), style="red")


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
            claims = [
                f"begin:{other} for {self.sitting.name(other)}" for other in self._others(seat)
            ]
            more = "Enter to pass on" if len(self.sitting.people) > 1 else listed(claims)
            self.console.print(f"Type [b]begin[/b] to take the first turn, or {more}.")
            answer = self._ask(seat, allow_nothing=True)
            if answer:
                self._try("begin:" + str(seat) if answer == "begin" else answer)
            if self.sitting is not sitting or len(self.sitting.state.seats) == 1:
                return

    def _others(self, seat: int) -> list[int]:
        return [other for other in self.sitting.state.seats if other != seat]

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
            self.console.print(f"You drew {last.drew}.", style="dim")

    def _bot(self) -> None:
        seat = self.sitting.bot_turn()
        last = self.sitting.state.last_turn
        if last and last.seat == seat:
            played = ", ".join(map(str, last.played))
            drew = f", draws {last.drew}" if last.drew else ""
            self.console.print(f"{self.sitting.name(seat)}: {played}{drew}", style="dim")

    def _curtain(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared between people."""
        if len(self.sitting.people) > 1 and self.at_keyboard not in (None, seat):
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET)
            name = self.sitting.name(seat)
            self.console.input(f"{name}, press Enter when only you can see the screen. ")
        elif len(self.sitting.people) > 1 and self.at_keyboard is None:
            self.console.input(f"{self.sitting.name(seat)}, press Enter when only you look. ")
        self.at_keyboard = seat

    def _show(self, seat: int) -> None:
        view = self.sitting.state.view(seat)
        self.console.print()
        self.console.print(self._drawing.draw(view, self.sitting.name))
        if self.sitting.state.held:
            self.console.print(STUCK)

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
        commands: dict[str, Callable[[], None]] = {
            "": lambda: self._show(seat),
            "?": lambda: self.console.print(self._drawing.help + COMMANDS),
            "help": lambda: self.console.print(self._drawing.help + COMMANDS),
            "table": lambda: self._show(seat),
            "rules": lambda: self.console.print(Markdown(rules_page(self.sitting.state.game.name))),
            "undo": lambda: self._undo(seat),
            "u": lambda: self._undo(seat),
            "stand": self._let_stand,
            "save": lambda: self._save(rest),
            "load": lambda: self._load(rest),
            "why": self._why,
        }
        if command not in commands:
            return False
        commands[command]()
        return True

    def _undo(self, seat: int) -> None:
        if self.sitting.undo():
            self._show(seat)
        else:
            self.console.print("Nothing to take back: a turn that has ended stays.", style="red")

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
            self.console.print("No bot has played yet.", style="red")
        for each in self.sitting.explained():
            reason = " ".join(map(str, each.reasons)) or "it cannot say why."
            self.console.print(Text(f"{each.action}: {reason}", "dim"))

    def _save(self, name: str) -> None:
        try:
            path = _path(name)
            save(self.sitting, path)
        except NO_FILE as error:
            self.console.print(Text(f"Not saved: {error}", style="red"))
            return
        how = f"--load {shlex.quote(str(path))}" if name else "--resume"
        told = Text("Saved. Go on with ").append(f"reihum play {how}", style="bold")
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
            text.append(
                f"\n{self.sitting.name(seat)}: {cards or 'no cards left'}", style="not bold"
            )
        deal = view["deal"]
        if deal:
            text.append(f"\ndeal {told(deal)}", style="not bold dim")
        self.console.print()
        self.console.print(Panel(text, expand=False))

    def _verdict(self, outcome: Outcome) -> str:
        ending = self._drawing.endings.get(outcome.reason, outcome.reason.replace("-", " "))
        if outcome.won is not None:
            told = ending.format(score=outcome.scores[0])
            return told + (" Excellent!" if outcome.excellent and not outcome.won else "")
        names = listed([self.sitting.name(player) for player in outcome.winners])
        verb = "win" if names == "You" or len(outcome.winners) > 1 else "wins"
        scores = ", ".join(
            f"{self.sitting.name(player)} {score}" for player, score in enumerate(outcome.scores)
        )
        return f"{names} {verb}: {ending} ({scores})"

    def _after(self) -> None:
        """Again, the same deal, save, what the last bot thought, or leave."""
        while True:
            choices = "[b]again[/b], [b]same[/b] deal, [b]save[/b] FILE, [b]why[/b], or [b]q[/b]uit"
            self.console.print(choices)
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
            self.console.print("\nBye.")
            return 0
        self.console.print()
        self._save("")
        return 0
