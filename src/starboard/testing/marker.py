"""The marker by which a test says which rules it pins."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """`@rule("UN-FOC-03")`: while this test passes, these rules count as pinned."""
    import pytest  # here, so that the command line reads reports where pytest is not installed

    return pytest.mark.rule(*ids)
