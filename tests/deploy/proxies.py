"""`make proxies`: the examples in deploy/ with Debian's nginx and Caddy, in front of a real server.

Not a part of `make test`: it needs programs that not every machine has.
"""

import datetime
import ipaddress
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

DEPLOY = Path(__file__).parents[2] / "deploy"
HOST = "cards.example.org"
SECONDS = 20.0


def main() -> int:
    """Try both, and say what is not as it should be."""
    faults = 0
    for name, configured in PROXIES.items():
        if shutil.which(name) is None:
            print(f"{name}: not installed (apt-get install {name})")  # noqa: T201
            faults += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = _tried(Path(folder), configured)
        print(f"{name}: {'; '.join(found) or 'all is handed on as it should be'}")  # noqa: T201
        faults += len(found)
    return min(faults, 1)


def _tried(folder: Path, configured: Callable[[Path, int, int], list[str]]) -> list[str]:
    _certificate(folder)
    with _server(folder) as inner:
        port = _free_port()
        with _running(configured(folder, inner, port), folder):
            _wait_for(port)
            return list(_faults(port))


def _faults(port: int) -> Iterator[str]:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    base, host = f"https://127.0.0.1:{port}", f"{HOST}:{port}"
    with httpx.Client(base_url=base, verify=trusting, headers={"host": host}) as http:
        games = http.get("/api/games")
        if games.status_code != 200:
            yield f"/api/games answers {games.status_code}"
            return
        if "strict-transport-security" not in games.headers:
            yield "the scheme is not handed on: no HSTS"
        if "secure" not in games.headers.get("set-cookie", "").lower():
            yield "the scheme is not handed on: the cookie is not Secure"
        for forwarded in ({}, {"x-forwarded-for": "127.0.0.1"}):
            if http.get("/metrics", headers=forwarded).status_code != 404:
                yield "metrics are told to everybody"
        wanted = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "open"}]}
        origins = {f"https://{host}": 201, "https://elsewhere.example": 403}
        made = ""
        for origin, status in origins.items():
            answer = http.post("/api/tables", json=wanted, headers={"origin": origin})
            if answer.status_code != status:
                yield f"a table asked for by a page of {origin} answers {answer.status_code}"
            made = made or answer.json().get("table", "")
        large = http.post("/api/tables", content=b"x" * 20_000).status_code
        if large < 400:
            yield f"a large body is not refused, but answered {large}"
        yield from _socket_faults(port, made, trusting)


def _socket_faults(port: int, table: str, trusting: ssl.SSLContext) -> Iterator[str]:
    path = f"wss://{HOST}:{port}/api/tables/{table}/socket"

    def opened(origin: str) -> bool:
        try:
            line = socket.create_connection(("127.0.0.1", port), SECONDS)
            with connect(path, sock=line, ssl=trusting, origin=Origin(origin)) as raw:
                return '"type":"sync"' in str(raw.recv(timeout=SECONDS))
        except InvalidStatus:
            return False

    if not opened(f"https://{HOST}:{port}"):
        yield "sockets are not handed on"
    if opened("https://elsewhere.example"):
        yield "a page of another place can open a socket"


def _nginx(folder: Path, inner: int, port: int) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text()
    live = f"/etc/letsencrypt/live/{HOST}"
    for old, new in (
        (f"{live}/fullchain.pem", f"{folder}/cert.pem"),
        (f"{live}/privkey.pem", f"{folder}/key.pem"),
        ("127.0.0.1:8000", f"127.0.0.1:{inner}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80;", f"listen 127.0.0.1:{_free_port()};"),
        ("    listen [::]:443 ssl;\n", ""),
        ("    listen [::]:80;\n", ""),
    ):
        assert old in site, old
        site = site.replace(old, new)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\nhttp {{ access_log off; client_body_temp_path {folder}/body;\n"
        f"proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/a;\n"
        f"uwsgi_temp_path {folder}/b;\n"
        f"scgi_temp_path {folder}/c;\n{site}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(whole)]


def _caddy(folder: Path, inner: int, port: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text()
    for old, new in (
        (f"{HOST} {{", f"https://{HOST}:{port} {{\n\ttls {folder}/cert.pem {folder}/key.pem"),
        ("127.0.0.1:8000", f"127.0.0.1:{inner}"),
    ):
        assert site.count(old) == 1, old
        site = site.replace(old, new)
    off = "{\n\tadmin off\n\tauto_https off\n\tdefault_sni " + HOST + "\n}\n"
    (folder / "Caddyfile").write_text(off + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES = {"nginx": _nginx, "caddy": _caddy}


@contextmanager
def _server(folder: Path) -> Iterator[int]:
    port = _free_port()
    words = ["serve", "--port", str(port), "--database", f"{folder}/tables.db", "--no-browser"]
    with _running([sys.executable, "-m", "reihum", *words, "--hosts", HOST], folder):
        _wait_for(port)
        yield port


@contextmanager
def _running(command: list[str], folder: Path) -> Iterator[None]:
    with (folder / "output.txt").open("ab") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder)
    try:
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


def _wait_for(port: int) -> None:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)  # another program: there is nothing to wait for but its port
        else:
            return
    raise SystemExit(f"nobody listens at port {port}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName(HOST), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (folder / "key.pem").write_bytes(private)


if __name__ == "__main__":
    sys.exit(main())
