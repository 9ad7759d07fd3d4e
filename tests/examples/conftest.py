"""One environment for all tests of the example, made once."""

import pytest

from .environment import Environment


@pytest.fixture(scope="package")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("lawine"))
