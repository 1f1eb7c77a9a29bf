"""Group trust: two states, and what lies beyond them.  UN-COH"""

from starboard.games.unsettled.effects.focus import LowerTrust, RaiseTrust
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

THREE = {"focus": [0, 0, 0]}


@rule("UN-COH-01", "UN-COH-02", "UN-COH-03")
def test_trust_falls_and_rises():
    Given(trust=True).doing(LowerTrust()).then(trust=False).doing(RaiseTrust()).then(trust=True)


@rule("UN-COH-05", "UN-COH-06", "UN-COH-09")
def test_beyond_high_the_active_explorer_splits_two_focus_and_receivers_choose():
    given = Given(trust=True, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]}).doing(RaiseTrust())

    given.asks("split").when("explorer explorer-1", "explorer explorer-0")
    given.asks("raise_focus").when("raise wonder").asks("raise_focus", seat=1).when("raise energy")

    given.then(trust=True, p0={"focus": [0, 1, 0]}, p1={"focus": [0, 0, 1]})


@rule("UN-COH-04", "UN-COH-08")
def test_beyond_low_two_focus_are_lost_and_time_pays_for_cubes_at_zero():
    given = Given(trust=False, time=0, p0={"focus": [0, 0, 0]}, p1={"focus": [1, 0, 0]}).doing(LowerTrust())

    given.when("explorer explorer-0", "explorer explorer-0").then(time=2, trust=False)


@rule("UN-COH-10")
def test_an_unconscious_explorer_may_receive_and_luna_may_not():
    given = Given(trust=True, p1={"endurance": 0, "focus": [0, 0, 0]}).doing(RaiseTrust())

    given.asks("split", "explorer explorer-0", "explorer explorer-1")
    given.when("explorer explorer-1", "explorer explorer-1").asks("raise_focus", seat=1)
    given.when("raise wonder", "raise energy").then(p1={"endurance": 0, "focus": [0, 1, 1]}).asks("act")


@rule("UN-COH-07")
def test_each_change_beyond_the_end_distributes_its_own_focus():
    given = Given(trust=True, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]}).doing(RaiseTrust(2))

    for _ in range(2):
        given.asks("split").when("explorer explorer-0", "explorer explorer-1", "raise wonder", "raise wonder")
    given.asks("act").then(p0={"focus": [0, 2, 0]}, p1={"focus": [0, 2, 0]})


@rule("UN-COH-07")
def test_several_changes_are_applied_one_at_a_time():
    Given(trust=False).doing(RaiseTrust(2)).then(trust=True).asks("split")


@rule("UN-COH-05", "UN-COH-06")
def test_un_ex_61_raising_trust_that_is_already_high():
    given = Given(seats=3, trust=True, p0=THREE, p1=THREE, p2=THREE).doing(RaiseTrust())
    given.when("explorer explorer-2", "explorer explorer-2", "raise awareness", "raise energy")
    given.then(trust=True, p0=THREE, p1=THREE, p2={"focus": [1, 0, 1]}).asks("act")

    given = Given(seats=3, trust=True, p0=THREE, p1=THREE, p2=THREE).doing(RaiseTrust())
    given.when("explorer explorer-1", "explorer explorer-2", "raise awareness", "raise energy")
    given.then(trust=True, p0=THREE, p1={"focus": [1, 0, 0]}, p2={"focus": [0, 0, 1]})


@rule("UN-COH-04", "UN-COH-07")
def test_un_ex_62_lowering_low_trust_twice():
    given = Given(trust=False, time=0, p0={"focus": [3, 3, 3]}, p1={"focus": [3, 3, 3]}).doing(LowerTrust(2))

    for _ in range(2):
        given.asks("split").when("explorer explorer-1", "explorer explorer-1", "lower wonder", "lower wonder")

    given.asks("act").then(trust=False, time=1, p0={"focus": [3, 3, 3]}, p1={"focus": [3, 0, 3]})


@rule("UN-COH-09")
def test_the_active_explorer_splits_whoever_caused_it():
    given = Given(trust=True, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]}).doing(RaiseTrust(), seat=1)

    given.asks("split").when("explorer explorer-1", "explorer explorer-1").asks("raise_focus", seat=1)


def test_lifting_trust_first_is_worth_a_window_before_it_falls():
    rules = planet(breakthroughs=[{"key": "pep_talk", "clauses": [{"does": [{"do": "raise_trust"}]}]}])
    given = Given(trust=False, rules=rules, p1={"breakthroughs": ["pep_talk"]}).doing(LowerTrust())

    given.asks("window", seat=1).when("1: use pep_talk").then(trust=False).asks("act")
