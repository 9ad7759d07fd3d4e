"""Where the settings of a server come from: options, the environment, a file, or what is usual.

An option goes before a variable of the environment, that before what stands in the file, and that
before the usual value. Whatever is wrong is named, with what would be right.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ..games.core.errors import Faults
from ..games.core.messages import Message
from ..games.troubles import trouble
from .settings import PREFIX, Settings, without_password

FILE = f"{PREFIX}SETTINGS"  # the variable that names the file
PROGRAMS_ONLY = {"rates"}
NAMES = [name for name in Settings.model_fields if name not in PROGRAMS_ONLY]
USUAL = "usual"
# Those that `reihum serve` has an option for; all others are given by name.
OPTIONS = {
    "database": "--database",
    "host": "--host",
    "port": "--port",
    "browser": "--browser",
    "workers": "--workers",
    "bot_processes": "--bot-processes",
    "per_address": "--per-address",
    "proxies": "--proxies",
    "hosts": "--hosts",
    "bots": "--bot",
}


class WrongSettings(Faults, ValueError):
    """Values that no server can have; names each, and what would be right."""


@dataclass(frozen=True)
class Chosen:
    """The settings of a server, and where each comes from."""

    settings: Settings
    sources: Mapping[str, str]

    def lines(self) -> Iterator[str]:
        """A line for each setting, as it would stand in a file; passwords are not shown."""
        shown = {name: _written(getattr(self.settings, name)) for name in NAMES}
        width = max(len(f"{name} = {value}") for name, value in shown.items())
        for name, value in shown.items():
            yield f"{f'{name} = {value}':<{width}}  # {self.sources[name]}"


def settings(**given: Any) -> Settings:
    """The settings of a server; WrongSettings says what is wrong."""
    return chosen(given).settings


def chosen(given: Mapping[str, Any], file: str | Path | None = None) -> Chosen:
    """The settings of a server, from options, the environment and a file, if there is one."""
    variables = _variables()
    named = file or os.environ.get(FILE)
    written = _read(Path(named)) if named else {}
    below = {name: value for name, value in written.items() if name not in variables}
    sources = {
        **dict.fromkeys(NAMES, USUAL),
        **dict.fromkeys(written, f"{named}"),
        **variables,
        **{name: OPTIONS.get(name, f"--set {name}") for name in given},
    }
    return Chosen(_settings({**below, **given}, sources), sources)


def _settings(values: Mapping[str, Any], sources: Mapping[str, str]) -> Settings:
    try:
        found = Settings(**values)
    except ValidationError as error:
        faults = [(str(each["loc"][0]), each["input"]) for each in error.errors()]
    else:
        if found.workers > 1 and not found.database_url.startswith("postgresql"):
            raise WrongSettings("one-process", workers=found.workers)
        return found
    raise WrongSettings.of([_fault(name, value, sources[name]) for name, value in faults])


def _fault(name: str, value: object, source: str) -> Message:
    right = Message(f"server-setting-{name.replace('_', '-')}")
    named = source if source.startswith(PREFIX) else name
    written = str(value).lower() if isinstance(value, bool) else str(value)
    told = {"setting": named, "value": written[:60], "right": right}
    if source.startswith((PREFIX, "--")):
        return Message("wrong-setting", told)
    return Message("wrong-setting-in", {**told, "place": source})


def _variables() -> dict[str, str]:
    """The settings that stand in the environment, with the names of their variables."""
    there = {each.upper(): each for each in os.environ if each.upper().startswith(PREFIX)}
    known = {PREFIX + name.upper(): name for name in NAMES}
    unknown = sorted(there[each] for each in there if each not in {*known, FILE})
    if unknown:
        place = Message("the-environment")
        raise WrongSettings.of([_unknown(each, place, [*known, FILE]) for each in unknown])
    return {known[each]: each for each in there if each in known}


def _read(path: Path) -> dict[str, Any]:
    """The values in a file."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongSettings("settings-unreadable", file=str(path), reason=trouble(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSettings("settings-no-toml", file=str(path), reason=str(error)) from None
    unknown = [name for name in found if name not in NAMES]
    if unknown:
        raise WrongSettings.of([_unknown(each, str(path), NAMES) for each in unknown])
    return {name: _value(value) for name, value in found.items()}


def _value(value: Any) -> Any:
    """A value of a file; several names may stand in a list there."""
    return ",".join(map(str, value)) if isinstance(value, list) else value


def unknown_setting(name: str, place: str) -> WrongSettings:
    """What is said of a setting that there is not."""
    return WrongSettings.of([_unknown(name, place, NAMES)])


def _unknown(name: str, place: str | Message, known: list[str]) -> Message:
    near = get_close_matches(name.upper() if name.isupper() else name, known, 1)
    told = {"setting": name[:60], "place": place}
    if near:
        return Message("unknown-setting-near", {**told, "near": near[0]})
    return Message("unknown-setting", told)


def _written(value: object) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    text = without_password(str(value)).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'
