from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import Served, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))  # sockets, processes and clocks; the summary says so


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a module."""
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as served:
        yield served
