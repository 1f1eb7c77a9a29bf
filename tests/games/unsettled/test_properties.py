"""Properties: had exactly while a piece with the badge lies with the explorer.  UN-PRP"""

from starboard.games.unsettled.effects.finds import ForfeitDiscovery
from starboard.games.unsettled.effects.forms import ForEach
from starboard.games.unsettled.effects.holding import HasProperty
from starboard.games.unsettled.effects.learning import GainInsight
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.rules.properties import properties
from starboard.kernel.forms import If, May
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

HAIR = "static_hair"
DROPLETS = {"finds": [Find("bug_drum", "absorbed_droplets")]}  # its discard effect asks for chemistry
ITCHY = {"distress": ["itchy_static", "", "", "", "", ""]}
SWAMP = planet(
    spaces=[{"key": "absorb_energy", "requires": [{"is": "has_property", "property": HAIR}]}],
    breakthroughs=[{"key": "comb", "property": HAIR}],
    cards=[{"key": "balloon", "property": HAIR, "goes": "keep"}],
)


@rule("UN-PRP-01", "UN-PRP-02", "UN-PRP-03")
def test_un_ex_53_fungal_host_without_comprehension():
    """Static hair stands for the fungus."""
    given = Given(p0=DROPLETS).refuses("0: consume absorbed_droplets")  # nobody here knows chemistry
    assert properties(given.g, 0) == {HAIR}

    given.doing(ForfeitDiscovery())
    assert properties(given.g, 0) == set()


@rule("UN-PRP-05", "UN-PRP-07")
def test_un_ex_54_absorb_energy_in_the_swamp():
    Given(rules=SWAMP, p1=DROPLETS).refuses("assign awareness absorb_energy")
    Given(rules=SWAMP, p0=DROPLETS).offers("assign awareness absorb_energy")


@rule("UN-PRP-04")
def test_several_badges_of_one_property_count_once():
    given = Given(p0={**DROPLETS, **ITCHY}).doing(ForfeitDiscovery())

    assert properties(given.g, 0) == {HAIR}  # the other badge is still there: it was one property all along


@rule("UN-PRP-06")
def test_a_property_does_nothing_where_nothing_names_it():
    def after(*breakthroughs: str) -> list[str]:
        given = Given(rules=SWAMP, map="glass_thicket 0 -1", p0={"breakthroughs": list(breakthroughs)})
        given.when("assign energy theorize", "move glass_thicket", "assign wonder rest")
        return [str(event) for event in given.events]

    assert after("comb") == after() != []


@rule("UN-PRP-07")
def test_the_target_of_an_effect_must_have_the_property_not_who_causes_it():
    """The Puddle of Noon gives distress to who enters without static hair."""
    there = "puddle_of_noon 0 -1"

    Given(map=there, distress=["wrong_song"], p0=DROPLETS).when("move puddle_of_noon").asks("act")
    Given(map=there, distress=["wrong_song"], p1=DROPLETS).when("move puddle_of_noon").asks("cover")


@rule("UN-PRP-08")
def test_if_you_have_it_applies_to_everyone_who_does_and_may_leaves_the_choice():
    has = (HasProperty(HAIR),)
    given = Given(seats=3, p0=ITCHY, p2=ITCHY).doing(ForEach("each_explorer", (If(has, (GainInsight(),)),)))
    given.then(p0={"insight": 1}, p1={"insight": 0}, p2={"insight": 1})

    given = Given(seats=3, p0=ITCHY, p2=ITCHY).doing(ForEach("each_explorer", (If(has, (May((GainInsight(),)),)),)))
    given.asks("may").when("decline test").asks("may", seat=2).when("accept test")
    given.then(p0={"insight": 0}, p1={"insight": 0}, p2={"insight": 1})


@rule("UN-PRP-09", "UN-PRP-01")
def test_a_property_comes_from_whatever_piece_shows_its_badge():
    for held in (DROPLETS, ITCHY, {"breakthroughs": ["comb"]}, {"cards": ["balloon"]}, {"engaged": ["balloon"]}):
        assert properties(Given(rules=SWAMP, p0=held).g, 0) == {HAIR}
    assert properties(Given(rules=SWAMP, p0={"breakthroughs": ["spring_boots"]}).g, 0) == set()
