"""Lines of text that people write: brought into one form, and only what can be shown."""

import unicodedata
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

JOINERS = "\u200d\u200c"  # between the parts of an emoji, or the letters of some scripts
SPREAD = 3  # letters that a character may stand for on the average, as one of Korean does


@dataclass(frozen=True)
class Expected:
    """What a field should be, in the words of a refusal: `Annotated[bool, Expected("...")]`."""

    expected: str


@dataclass(frozen=True)
class TextLine:
    """A line of text in its normal form, as in `Annotated[str, TextLine(1, 24)]`."""

    least: int
    most: int

    @property
    def expected(self) -> str:
        """What it should be."""
        return f"a line of {self.least} to {self.most} characters"

    def read(self, value: object) -> str:
        """The text in its normal form; ValueError where it is none."""
        if type(value) is str and value.isascii() and value.isprintable():  # mostly it is so
            plain = value.strip()
            if self.least <= len(plain) <= self.most:
                return plain
        line = unicodedata.normalize("NFC", value).strip() if isinstance(value, str) else None
        if line is None or not self._fits(line) or not clean(line):
            raise PydanticCustomError("line", "{expected}", {"expected": self.expected})
        return line

    def _fits(self, line: str) -> bool:
        """Whether it is as long as it may be, also where it is written plainly.

        One character can stand for eighteen letters, and whoever reads a text reads all of them.
        """
        if not self.least <= len(line) <= self.most:
            return False
        return line.isascii() or len(unicodedata.normalize("NFKD", line)) <= SPREAD * self.most

    def __get_pydantic_core_schema__(
        self, source: type[Any], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}


def clean(text: str) -> bool:
    """Whether a text has only characters that can be shown, joined emoji among them."""
    return text.isprintable() or all(char.isprintable() or char in JOINERS for char in text)
