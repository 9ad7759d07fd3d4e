from pathlib import Path

import pytest

from .typist import Typist


@pytest.fixture
def typist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typist:
    return Typist(monkeypatch, tmp_path)
