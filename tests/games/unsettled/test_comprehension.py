"""Comprehension: gained with a breakthrough, shared on a node, never spent.  UN-CMP"""

from starboard.games.unsettled.effects.learning import GainComprehension, GainInsight
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.rules.dashboard import is_open
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

NEEDS_ONE = {"is": "comprehension_present", "discipline": "chemistry"}
NEEDS_THREE = {"is": "comprehension_present", "discipline": "chemistry", "n": 3}
LAB = planet(
    spaces=[
        {"key": "brew", "requires": [NEEDS_ONE], "does": [{"do": "gain", "kind": "data"}]},
        {"key": "distil", "requires": [NEEDS_THREE], "does": [{"do": "gain", "kind": "data"}]},
        {"key": "solder", "requires": [{"is": "comprehension_present", "discipline": "robotics"}]},
    ]
)
FULL = {
    "comprehension": ["robotics", "chemistry", "robotics", "engineering"],
    "breakthroughs": ["errand_routine", "bottled_calm", "lunas_comfort", "spring_boots"],
}


@rule("UN-CMP-01", "UN-CMP-02")
def test_a_token_comes_from_the_board_and_with_it_a_breakthrough_whatever_gave_it():
    given = Given(chemistry=["opaline_broth", "bottled_calm"]).doing(GainComprehension("chemistry", who="another"))

    given.then(
        tokens_left=[4, 3, 4],
        chemistry=["opaline_broth"],
        p1={"comprehension": ["chemistry"], "breakthroughs": ["bottled_calm"]},
    )


@rule("UN-CMP-03")
def test_a_token_keeps_its_slot_when_others_come_and_go():
    given = Given(p0={**FULL, "comprehension": ["robotics", "chemistry", "engineering", "engineering"]})

    given.doing(GainComprehension("robotics")).when("give_up chemistry")

    given.then(p0={"comprehension": ["robotics", "robotics", "engineering", "engineering"]})


@rule("UN-FOC-27", "UN-CMP-04")
def test_un_ex_34_comprehension_as_a_requirement():
    Given(rules=LAB).refuses("assign awareness brew")

    given = Given(rules=LAB, p1={"comprehension": ["chemistry"]}).when("assign awareness brew")
    given.then(data=1, tokens_left=[4, 4, 4], p1={"comprehension": ["chemistry"]})


@rule("UN-STR-05", "UN-CMP-13", "UN-CMP-05")
def test_un_ex_35_building_the_workshop_with_or_without_engineering():
    there, knows = {"at": "glass_thicket"}, {"comprehension": ["engineering"]}
    for mine, theirs, time in (
        (there, there, 4),
        ({**there, **knows}, there, 3),
        (there, {**there, **knows}, 3),
        (there, knows, 4),
    ):
        given = Given(map="glass_thicket 0 -1", time=3, p0=mine, p1=theirs)
        given.when("assign awareness build_workshop").then(time=time)


@rule("UN-CMP-05", "UN-CMP-07")
def test_un_ex_36_sharing_across_two_disciplines():
    def table(at: str) -> Given:
        mine, theirs = {"comprehension": ["engineering"]}, {"comprehension": ["robotics"], "at": at}
        return Given(rules=LAB, map="glass_thicket 0 -1", p0=mine, p1=theirs)

    table("scarab").offers("assign awareness solder")
    table("glass_thicket").refuses("assign awareness solder")


@rule("UN-CMP-06")
def test_un_ex_37_comprehension_adds_up():
    knows = {"comprehension": ["chemistry"]}
    given = Given(seats=3, rules=LAB, p0=knows, p1=knows, p2=knows).offers("assign awareness distil")
    assert all(is_open(given.g, seat, "distil") for seat in range(3))

    Given(seats=3, rules=LAB, p0=knows, p1=knows).refuses("assign awareness distil")


@rule("UN-CMP-08", "UN-CMP-09", "UN-CMP-10")
def test_with_a_fifth_token_the_breakthrough_is_drawn_first_then_one_of_the_five_goes_with_a_card():
    given = Given(chemistry=["opaline_broth"], tokens_left=[2, 3, 3], p0=FULL).doing(GainComprehension("chemistry"))

    given.asks("give_up", "give_up robotics", "give_up chemistry", "give_up engineering")
    given.then(p0={"breakthroughs": [*FULL["breakthroughs"], "opaline_broth"]})
    given.when("give_up robotics").asks("drop_breakthrough", "discard errand_routine", "discard lunas_comfort")

    given.when("discard lunas_comfort").then(
        p0={
            "comprehension": ["chemistry", "chemistry", "robotics", "engineering"],
            "breakthroughs": ["errand_routine", "bottled_calm", "spring_boots", "opaline_broth"],
        }
    )


@rule("UN-CMP-11")
def test_the_token_given_up_is_gone_for_good():
    given = Given(chemistry=["opaline_broth"], tokens_left=[2, 3, 3], p0=FULL).doing(GainComprehension("chemistry"))

    given.when("give_up engineering").then(tokens_left=[2, 2, 3])
    assert "spring_boots" in given.s.spent  # the only card of that discipline went with it


@rule("UN-CMP-14")
def test_the_breakthrough_just_drawn_may_be_the_one_that_goes():
    given = Given(chemistry=["opaline_broth"], tokens_left=[2, 3, 3], p0=FULL).doing(GainComprehension("chemistry"))

    given.when("give_up chemistry").asks("drop_breakthrough", "discard bottled_calm", "discard opaline_broth")
    given.when("discard opaline_broth").then(p0=FULL)


@rule("UN-CMP-12")
def test_without_a_token_left_nothing_at_all_is_gained():
    given = Given(chemistry=["opaline_broth"], tokens_left=[4, 0, 4]).doing(GainComprehension("chemistry"))

    given.then(chemistry=["opaline_broth"], tokens_left=[4, 0, 4], p0={"comprehension": [], "breakthroughs": []})


@rule("UN-DSC-04", "UN-CMP-05")
def test_un_ex_86_consuming_without_comprehension():
    finds = {"finds": [Find("bug_drum", "absorbed_droplets")], "at": "glass_thicket"}
    clem = {"comprehension": ["chemistry"], "focus": [2, 2, 2]}
    given = Given(map="glass_thicket 0 -1", p0=clem, p1=finds).refuses("1: consume absorbed_droplets")

    given.when("move glass_thicket").offers("1: consume absorbed_droplets")


def test_a_comprehension_of_choice_is_one_of_which_a_token_is_left():
    given = Given(engineering=["spring_boots"], tokens_left=[4, 0, 4]).doing(GainComprehension("choice"))

    given.asks("discipline", "comprehend robotics", "comprehend engineering").when("comprehend engineering")
    given.then(p0={"comprehension": ["engineering"], "breakthroughs": ["spring_boots"]})


def test_by_default_it_is_the_discipline_pursued():
    Given(engineering=["spring_boots"], p0={"pursuit": "engineering"}).doing(GainComprehension()).then(
        p0={"comprehension": ["engineering"], "insight": 0}
    )


def test_the_last_token_goes_to_the_first_explorer_clockwise():
    given = Given(seats=3, tokens_left=[1, 4, 4], robotics=["errand_routine"])

    given.doing(GainComprehension("robotics", who="each_explorer"))

    given.then(p0={"comprehension": ["robotics"]}, p1={"comprehension": []}, p2={"comprehension": []})


def test_what_a_fifth_token_asks_comes_before_the_next_pursuit():
    given = Given(chemistry=["opaline_broth"], p0={**FULL, "pursuit": "chemistry", "insight": 3}).doing(GainInsight())

    given.asks("give_up").when("give_up engineering").asks("pursuit")
