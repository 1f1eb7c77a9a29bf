"""What is known to differ: a time trigger on the way may take away what an action shows as its gain."""

import pytest

KNOWN = ("meticula-2p-atrocious-seed1", "meticula-2p-plain-seed1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "test_meticula" in item.nodeid and any(name in item.nodeid for name in KNOWN):
            reason = "the Tidying moves LUNA before the data are gained, and the option shows them"
            item.add_marker(pytest.mark.xfail(strict=False, reason=reason))
