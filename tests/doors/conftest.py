"""Games that are not installed, for a while."""

from tests.bots.conftest import guests

__all__ = ["guests"]
