from pathlib import Path

import pytest

from .evening import Evening


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Evening:
    return Evening(monkeypatch, tmp_path)
