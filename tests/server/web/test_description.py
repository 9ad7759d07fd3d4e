"""The description of the HTTP part: made once, and while it is made people go on playing."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from ..clients import Guest
from ..conftest import quick, serving


def test_it_is_made_once_and_not_by_the_thread_that_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers: list[str] = []
    make = FastAPI.openapi

    def noted(app: FastAPI) -> dict[str, Any]:
        makers.append(threading.current_thread().name)
        return make(app)

    monkeypatch.setattr(FastAPI, "openapi", noted)
    with serving(quick(tmp_path)) as url, Guest(url) as anna, ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: anna.http.get("/api/openapi.json"), range(4)))
    assert len({answer.text for answer in found}) == 1
    assert found[0].json()["info"]["title"] == "reihum"
    assert [name.startswith("AnyIO worker") for name in makers] == [True]
