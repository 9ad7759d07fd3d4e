"""The Game: Extreme, as people name it: The Game with commands."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from ...rules.engine.records import StateRecord, TableRecord
from ..core import options
from ..core.game import OlderRules
from ..core.guides import Guide
from ..core.kinds import Kind
from ..core.messages import Message
from ..core.options import thawed
from ..core.outcomes import Reason
from ..the_game.face import COMMAND_NAMES, TheGame
from .guide import EXTREME
from .layouts import STANDARD, by_card, by_name, layout_option

LAYOUT = layout_option()


class Extreme(TheGame):
    """The Game with 28 commands."""

    name = "extreme"
    title = "The Game: Extreme"
    version = 2  # a skull is named before a three with too few cards
    older: ClassVar[Mapping[int, OlderRules]] = {
        1: OlderRules(reasons={Reason.SKULL_LEFT: Reason.THREE_NOT_MET})
    }
    summary = "The Game with commands on 28 of its cards, which must be obeyed."
    guide: ClassVar[Guide | None] = EXTREME
    option_table: ClassVar[Mapping[str, options.Option]] = {
        **TheGame.option_table,
        "layout": LAYOUT,
        "commands": options.truth(True),
        "one_pile": options.words("after", "whole-turn", default="after"),
    }
    position_fields: ClassVar[Mapping[str, Kind]] = {
        **TheGame.position_fields,
        "layout": LAYOUT.kind,  # only where it was shuffled with the deal
    }
    optional_fields: ClassVar[tuple[str, ...]] = ("played", "layout")

    def set_options(self, table: TableRecord) -> None:
        """Write the options into a table."""
        super().set_options(table)
        table["whole_turn"] = self.options["one_pile"] == "whole-turn"
        layout = self.options["layout"]
        if not self.options["commands"]:
            return
        table["commanded"] = 1
        if layout == "shuffled":
            table["shuffled_layout"] = 1
        else:
            table["commands"][:] = by_card(STANDARD if layout == "standard" else layout)

    @property
    def number_names(self) -> tuple[str, ...]:
        """The command that is called three."""
        return ("three",) if self.options["commands"] else ()

    @property
    def _shuffled(self) -> bool:
        return bool(self.options["commands"]) and self.options["layout"] == "shuffled"

    def least_hand(self) -> int:
        """With draw-one a hand can shrink, but never to nothing."""
        return 1 if self.options["commands"] else super().least_hand()

    def face(self, table: TableRecord, viewer: int | None) -> dict[str, Any]:
        """The table of The Game, the layout and the commands that lie open."""
        shown = int(table["shown"])
        return super().face(table, viewer) | {
            "layout": by_name(table["commands"]),
            "open_commands": [name for bit, name in COMMAND_NAMES.items() if shown & bit],
        }

    def described(self, record: StateRecord) -> dict[str, Any]:
        """The position, with its layout where only this deal has it."""
        position = super().described(record)
        if self._shuffled:
            position["layout"] = list(by_name(record["table"]["commands"]).values())
        return position

    def faults(self, fields: Mapping[str, Any]) -> Iterable[Message]:
        """Everything wrong with a position."""
        numbers = isinstance(fields.get("layout"), tuple)
        if self._shuffled != numbers or (not self._shuffled and "layout" in fields):
            needed = Message("kind-dealt-layout" if self._shuffled else "kind-no-layout")
            given = thawed(fields.get("layout"))
            yield Message("bad-field", {"field": "layout", "value": given, "expected": needed})
            return
        yield from super().faults(fields)

    def blank(self, fields: Mapping[str, Any]) -> StateRecord:
        """The record of a position before its cards are on the table."""
        record = self.start()
        if self._shuffled:
            record["table"]["commands"][:] = by_card(fields["layout"])
        return record
