"""Conditions and counters that look at the test that is made."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.rules.pool import pool_meets
from starboard.kernel.forms import Condition
from starboard.kernel.verbs import Step


class PoolHas(Condition, frozen=True):
    """The result pool meets a requirement."""

    req: str

    def holds(self, g: G, here: Step) -> bool:
        return pool_meets(g, self.req)


class InTest(Condition, frozen=True):
    """A test is made."""

    def holds(self, g: G, here: Step) -> bool:
        return g.s.test is not None
