"""Random games of the tiny mission keep the contract of the console."""

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.testing import contract

pytestmark = pytest.mark.xfail(strict=False, reason="the questions of this unfinished game do not say their causes yet")

TestContract = contract(UnderOurSun, seeds=1, cartridges=["tiny"], every=8)
