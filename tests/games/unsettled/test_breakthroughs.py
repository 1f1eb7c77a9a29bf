"""Breakthroughs: drawn with comprehension, used by anyone in anyone's turn, each once a turn.  UN-BRK"""

from typing import Any

from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.learning import GainComprehension
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.planet import planet

HARVEST, BROTH = {"breakthroughs": ["augmented_harvest"]}, {"breakthroughs": ["opaline_broth"]}
NEAR = {"key": "kind_thought", "clauses": [{"does": [{"do": "raise_focus", "n": 2, "who": "adjacent_explorer"}]}]}
REACH = {
    "key": "long_arm",
    "clauses": [{"does": [{"do": "raise_focus", "who": {"within": 2}}], "performed_by": "luna"}],
}
TWO_ABILITIES = {
    "key": "pocket_knife",
    "clauses": [{"does": [{"do": "gain", "kind": "data"}]}, {"does": [{"do": "gain", "kind": "power"}]}],
}


@rule("UN-BRK-01")
def test_a_planet_on_the_shelf_has_four_breakthroughs_a_discipline():
    listed = structs.replace(RULES.cartridge, cartridge=structs.replace(RULES.cartridge.cartridge, listed=True))

    faults = [line for line in Unsettled(listed).problems() if "breakthroughs" in line]

    assert faults == [
        f"breakthroughs: 2 breakthroughs of {d}; expected: 4" for d in ("robotics", "chemistry", "engineering")
    ]


@rule("UN-BRK-02", "UN-BRK-03")
def test_the_top_card_comes_to_the_dashboard_and_can_be_used_at_once():
    given = Given(data=1, robotics=["errand_routine", "lunas_comfort"]).doing(GainComprehension("robotics"))

    given.then(robotics=["errand_routine"], p0={"breakthroughs": ["lunas_comfort"]}).offers("0: use lunas_comfort")


@rule("UN-BRK-04", "UN-BRK-05", "UN-TRN-15")
def test_un_ex_38_a_breakthrough_in_every_turn():
    given = Given(seats=3, power=6, p2=HARVEST)

    for active in range(3):
        given.asks("act", seat=active).when("2: use augmented_harvest").refuses("2: use augmented_harvest")
        given.when("assign awareness unearth_materials", "assign wonder analyze_data", "assign energy rest", "regroup")
    given.then(power=3)


@rule("UN-BRK-04", "UN-BRK-06", "UN-BRK-07", "UN-RES-01", "UN-RES-13", "UN-TIM-12")
def test_un_ex_39_two_breakthroughs_combined():
    given = Given(
        seats=3,
        map="glass_thicket 0 -1,second_morning 0 -2,library_of_moss 1 0",
        power=1,
        materials=0,
        time=0,
        p0={"at": "glass_thicket"},
        p1={"at": "library_of_moss", **HARVEST},
        p2={"at": "glass_thicket", **BROTH},
    )
    given.s.nodes["library_of_moss"] = structs.replace(given.s.nodes["library_of_moss"], materials=2)

    given.when("1: use augmented_harvest").then(power=0, materials=2)
    given.when("2: use opaline_broth", "2: explorer explorer-0").then(materials=1)
    given.when("move scarab")
    while given.g.waiting == [0] and given.g.question(0).prompt == "ignore_time":  # type: ignore[union-attr]
        given.when("ignore_time")

    given.then(time=0, p0={"at": "scarab"})


@rule("UN-BRK-08", "UN-BRK-09")
def test_un_ex_40_range_measured_from_luna():
    row = "bouncing_meadow 0 -1,glass_thicket 0 -2,library_of_moss 0 -3"
    given = Given(
        seats=3,
        rules=planet(breakthroughs=[REACH]),
        map=row,
        luna="library_of_moss",
        p0={"focus": [0, 0, 0]},
        p1={"at": "bouncing_meadow", "focus": [0, 0, 0]},
        p2={"at": "library_of_moss", "focus": [0, 0, 0]},
    )
    given.s.explorers[0].breakthroughs.append("long_arm")

    given.when("0: use long_arm").asks("explorer", "explorer explorer-1", "explorer explorer-2")


@rule("UN-SCA-03", "UN-BRK-07")
def test_un_ex_78_the_scarab_counts_as_a_node():
    given = Given(
        rules=planet(breakthroughs=[NEAR]),
        map="glass_thicket 0 -1",
        p0={"at": "scarab", "focus": [0, 0, 0]},
        p1={"at": "glass_thicket", "breakthroughs": ["kind_thought"]},
    )

    given.when("1: use kind_thought").when("raise wonder", "raise energy").then(p0={"focus": [0, 1, 1]})


@rule("UN-BRK-07")
def test_words_of_place_are_measured_from_the_user_whoever_is_active():
    given = Given(map="glass_thicket 0 -1", power=1, p1={"at": "glass_thicket", **HARVEST})
    given.s.nodes["glass_thicket"] = structs.replace(given.s.nodes["glass_thicket"], materials=3)

    given.when("1: use augmented_harvest").then(materials=2)


@rule("UN-BRK-04", "UN-BRK-05", "UN-BRK-06", "UN-BRK-08", "UN-BRK-09", "UN-FRE-03", "UN-FOC-08", "UN-INT-01")
def test_un_ex_06_another_explorers_breakthrough_in_your_turn():
    given = Given(
        data=2,
        map="glass_thicket 0 -1,second_morning 0 -2",
        luna="second_morning",
        p0={"at": "second_morning", "focus": [1, 0, 1]},
        p1={"breakthroughs": ["lunas_comfort"]},
    )

    given.when("1: use lunas_comfort").asks("raise_focus").when("raise wonder")

    given.then(data=1, p0={"focus": [1, 1, 1]}).refuses("1: use lunas_comfort").asks("act")


@rule("UN-BRK-05")
def test_un_ex_83_breakthrough_twice_in_one_turn():
    given = Given(data=3, map="glass_thicket 0 -1", p0={"breakthroughs": ["errand_routine"]})

    given.when("0: use errand_routine", "luna glass_thicket").refuses("0: use errand_routine")


@rule("UN-BRK-05")
def test_the_limit_belongs_to_the_card_even_where_it_says_nothing_and_has_two_abilities():
    given = Given(rules=planet(breakthroughs=[TWO_ABILITIES]), p0={"breakthroughs": ["pocket_knife"]})
    given.offers("0: use pocket_knife", "0: use pocket_knife 1")

    given.when("0: use pocket_knife 1").refuses("0: use pocket_knife", "0: use pocket_knife 1").then(data=0, power=1)


@rule("UN-BRK-10")
def test_from_an_empty_deck_the_comprehension_comes_without_a_card():
    Given(robotics=[]).doing(GainComprehension("robotics")).then(
        tokens_left=[3, 4, 4], p0={"comprehension": ["robotics"], "breakthroughs": []}
    )


LAMP: dict[str, Any] = {
    "key": "lamp",
    "clauses": [{"does": [{"do": "raise_focus", "n": 2, "who": "local_explorer"}], "performed_by": "luna"}],
}
LOW: dict[str, Any] = {"focus": [0, 0, 0]}


def in_mid_step(luna: str, **given: Any) -> Given:
    """The first explorer holds a lamp of LUNA's and is about to meet the Time icon of the thicket's edge."""
    table = Given(
        seats=4,
        rules=planet(breakthroughs=[LAMP]),
        map="glass_thicket 0 -1",
        windows="all",
        luna=luna,
        muted=[1, 2, 3],
        p0={"breakthroughs": ["lamp"], **LOW},
        **given,
    )
    return table.when("move glass_thicket").asks("window").then(p0={"at": "glass_thicket"}, time=0)


@rule("UN-BRK-08", "UN-MOV-34")
def test_what_luna_performs_finds_those_beside_her_while_its_user_is_in_mid_step():
    given = in_mid_step("scarab", p1=LOW, p2={"at": "glass_thicket"}, p3={"at": "glass_thicket"})
    given.when("0: use lamp", "0: pass").asks("raise_focus", seat=1)  # the one on the Scarab, whom the user left

    given = in_mid_step("glass_thicket", p2={"at": "glass_thicket", **LOW})
    given.when("0: use lamp", "0: pass").asks("raise_focus", seat=2)  # not the mover, who is not there yet


@rule("UN-MOV-26", "UN-MOV-34", "UN-BRK-07")
def test_what_one_does_oneself_in_mid_step_reaches_oneself_alone():
    own = {**LAMP, "key": "torch", "clauses": [{"does": [{"do": "raise_focus", "who": "each_local"}]}]}
    given = Given(
        rules=planet(breakthroughs=[own]),
        map="glass_thicket 0 -1",
        windows="all",
        p0={"breakthroughs": ["torch"], **LOW},
        p1={"at": "glass_thicket", **LOW},
    ).when("move glass_thicket")

    given.when("0: use torch").passes().asks("raise_focus").when("raise wonder").passes().asks("act").then(p1=LOW)


@rule("UN-BRK-08", "UN-FOC-27", "UN-MOV-34")
def test_comprehension_beside_luna_is_present_while_her_user_is_in_mid_step():
    wise = {**LAMP, "clauses": [{**LAMP["clauses"][0], "requires": [KNOWS]}]}
    knowing = {"at": "scarab", "comprehension": ["chemistry"]}
    mover: dict[str, Any] = {"breakthroughs": ["lamp"], **LOW}
    table: dict[str, Any] = {"rules": planet(breakthroughs=[wise]), "map": "glass_thicket 0 -1", "windows": "all"}

    Given(**table, p0=mover, p1=knowing).when("move glass_thicket").offers("0: use lamp")
    knowing = {**mover, "comprehension": ["chemistry"]}
    alone = Given(**table, luna="glass_thicket", data=1, p0=knowing, p1={"breakthroughs": ["lunas_comfort"]})
    alone.when("move glass_thicket").asks("window", seat=1).refuses("0: use lamp")  # LUNA is there, who comes is not


KNOWS = {"is": "comprehension_present", "discipline": "chemistry"}
