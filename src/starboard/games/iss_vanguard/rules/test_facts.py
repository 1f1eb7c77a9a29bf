"""Conditions and counters that look at the test that is made."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import Icon, Result
from starboard.games.iss_vanguard.rules.pool import Which, dice_that, pool_meets, pool_shows
from starboard.games.iss_vanguard.rules.tracks import find_track
from starboard.kernel.forms import Condition, Counter
from starboard.kernel.verbs import Step


class PoolHas(Condition, frozen=True):
    """The result pool meets a requirement."""

    req: str

    def holds(self, g: G, here: Step) -> bool:
        return pool_meets(g, self.req)


class PoolLacks(Condition, frozen=True):
    """An icon is absent from the result pool."""

    icon: Icon

    def holds(self, g: G, here: Step) -> bool:
        return g.s.test is not None and not pool_shows(g, self.icon)


class InTest(Condition, frozen=True):
    """A test is made."""

    def holds(self, g: G, here: Step) -> bool:
        return g.s.test is not None


class Supported(Condition, frozen=True):
    """Another member supports the test."""

    def holds(self, g: G, here: Step) -> bool:
        test = g.s.test
        return test is not None and bool(test.helpers or test.supporters)


class PoolCount(Counter, frozen=True, tag="pool"):
    """The dice of the result pool that show something."""

    which: Which = Which()

    def number(self, g: G, here: Step) -> int:
        return len(dice_that(g, self.which, here.seat))


class TrackCount(Counter, frozen=True, tag="track"):
    """The advances of a track."""

    colour: Result = "green"
    card: str = ""

    def number(self, g: G, here: Step) -> int:
        found = find_track(g, self.colour, self.card or str(here.source), 0)
        return g.s.tracks.get(found[0], 0) if found is not None else 0
