"""`make site`: build the site from the pages, into `site/`. A warning is an error."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import output, pages, reference

HERE = Path(__file__).parent
SITE = pages.ROOT / "site"
STRICT = ("--quiet", "--fail-on-warning")


def main() -> int:
    """Lay the pages out, let Sphinx build them, and look at what came out; 0 if all is well."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "pages")
        try:
            pages.lay_out(source)
            reference.lay_out(source)
        except pages.SiteError as error:
            return complain([str(error)])
        shutil.rmtree(SITE, ignore_errors=True)
        where = ["-c", str(HERE), "-d", str(Path(folder, "read")), str(source), str(SITE)]
        built = subprocess.run([sys.executable, "-m", "sphinx", *STRICT, *where], check=False)
    return built.returncode or complain(output.faults(SITE))


def complain(faults: list[str]) -> int:
    """Say what is wrong, if anything; 1 if so."""
    sys.stderr.writelines(f"{fault}\n" for fault in faults)
    return int(bool(faults))


sys.exit(main())
