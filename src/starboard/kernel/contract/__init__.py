"""The contract that every game keeps, tried on random games.  It ships with the kernel, for any game to use.

`starboard.testing.contract` makes tests of it.  By hand: `hold(rules, setup)` plays one game and raises a `Breach`
that names the seed, the answers so far and what differed; `replay` plays those answers again.
"""

from starboard.kernel.contract.course import hold, rules_for
from starboard.kernel.contract.coverage import cases, never_in_play
from starboard.kernel.contract.run import Breach, Run, difference, replay

__all__ = ["Breach", "Run", "cases", "difference", "hold", "never_in_play", "replay", "rules_for"]
