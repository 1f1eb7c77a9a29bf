"""Structures: built on sites, flipped at the regroup, used by anyone, destroyed.  UN-STR"""

from typing import Any

import pytest

from starboard.games.unsettled.effects.finds import BuildStructure, DestroyStructure
from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.model.node import Structure
from starboard.games.unsettled.rules.modifiers import ChangeLunaMove
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.ground import KEYS, NORTH, land, tiles
from tests.games.unsettled.planet import TITLE, planet

SITE: dict[str, Any] = {"map": "glass_thicket 0 -1", "p0": {"at": "glass_thicket", "focus": [2, 2, 2]}}
REST = ("assign wonder charge_power", "assign energy rest", "regroup")
RAISE = {"key": "raise_the_kite", "title": TITLE, "does": [{"do": "build_structure", "kind": "kite"}]}
GEAR = {"key": "kite", "build": RAISE, "clauses": [{"does": [{"do": "gain", "kind": "data"}]}]}


@rule("UN-STR-01")
def test_one_structure_a_discipline():
    found = {tile.discipline: tile.key for tile in RULES.book.system.structures}

    assert found == {"robotics": "research_hut", "chemistry": "laboratory", "engineering": "workshop"}


@rule("UN-STR-02", "UN-STR-03", "UN-STR-04")
def test_building_needs_an_empty_site_and_a_tile_on_the_board():
    given = Given(**SITE)
    given.offers("assign awareness build_workshop").when("assign awareness build_workshop")
    given.refuses("assign wonder build_laboratory", "assign wonder build_workshop")  # the site is taken

    Given(map="puddle_of_noon 1 0", p0={"at": "puddle_of_noon"}).refuses("assign awareness build_workshop")
    given = Given(**SITE, structures=tiles(workshop="bouncing_meadow"))
    given.refuses("assign awareness build_workshop").offers("assign awareness build_laboratory")
    Given(**SITE, structures=tiles(under_construction=True, workshop="bouncing_meadow")).refuses(
        "assign awareness build_workshop"
    )


@rule("UN-STR-05", "UN-CMP-13", "UN-CMP-05")
@pytest.mark.parametrize("mine, companions, time", [([], [], 4), (["engineering"], [], 3), ([], ["engineering"], 3)])
def test_un_ex_35_building_the_workshop_with_or_without_engineering(mine: list[str], companions: list[str], time: int):
    given = Given(**SITE, time=3, p1={"at": "glass_thicket", "comprehension": companions})
    given.s.explorers[0].comprehension = mine

    given.when("assign awareness build_workshop").then(time=time)


@rule("UN-STR-06", "UN-STR-07", "UN-STR-08", "UN-STR-09", "UN-STR-25")
def test_the_tile_goes_to_the_site_with_the_cube_and_is_built_at_the_regroup():
    given = Given(**SITE, power=1).when("assign awareness build_workshop")

    given.then(structures=tiles(under_construction=True, workshop="glass_thicket"))
    given.then(p0={"focus": [1, 2, 2], "on": ["build_workshop", "", ""]})
    given.refuses("use workshop", "assign wonder destroy_workshop")

    given.when(*REST).then(structures=tiles(workshop="glass_thicket"), p0={"on": ["", "", ""]})
    given.offers("0: use workshop", "1: use workshop")


@rule("UN-FOC-28", "UN-STR-10")
def test_un_ex_23_action_tied_to_the_laboratory():
    rules = planet(spaces=[{"key": "cook", "arrows": -1, "requires": [{"is": "at_structure", "kind": "laboratory"}]}])
    there = {"at": "glass_thicket", "focus": [2, 2, 2]}
    where: dict[str, Any] = {"rules": rules, "map": "glass_thicket 0 -1,sulking_cliff 1 0"}

    given = Given(**where, structures=tiles(laboratory="glass_thicket"), p0=there)
    given.when("assign wonder cook").then(p0={"focus": [2, 1, 2]})
    Given(**where, structures=tiles(laboratory="sulking_cliff"), p0=there).refuses("assign wonder cook")
    unfinished = tiles(under_construction=True, laboratory="glass_thicket")
    Given(**where, structures=unfinished, p0=there).refuses("assign wonder cook")


@rule("UN-STR-11", "UN-STR-12", "UN-STR-13")
def test_the_hut_gives_its_user_insight_for_data_as_often_as_it_is_paid():
    given = Given(map="glass_thicket 0 -1", structures=tiles(research_hut="glass_thicket"), data=2)

    given.when("1: use research_hut", "1: use research_hut").then(data=0, p1={"insight": 2}, p0={"insight": 0})

    given.refuses("0: use research_hut", "1: use research_hut")


@rule("UN-STR-11", "UN-STR-14")
def test_the_laboratory_raises_a_cube_of_its_users_for_a_material():
    given = Given(map="glass_thicket 0 -1", structures=tiles(laboratory="glass_thicket"), materials=1)
    given.s.explorers[1].focus = [1, 1, 1]

    given.when("1: use laboratory").asks("raise_focus", seat=1).when("raise energy")

    given.then(materials=0, p1={"focus": [1, 1, 2]})


@rule("UN-STR-15", "UN-STR-16", "UN-STR-27")
def test_the_workshop_moves_luna_by_exactly_one_on_top_of_her_own_move():
    given = Given(
        map="glass_thicket 0 -1,sulking_cliff 1 0",
        environment=["library_of_moss"],
        structures=tiles(workshop="glass_thicket"),
        power=2,
    ).doing(Apply((ChangeLunaMove(3),)))

    given.when("1: use workshop").asks("move_luna", seat=1).when("luna sulking_cliff").asks("act").then(power=1)

    given.when("use workshop", "luna scarab").asks("act").then(luna="scarab", power=0)
    given.offers("luna glass_thicket")


@rule("UN-STR-27")
def test_the_workshops_move_may_reveal_a_node():
    given = Given(
        map="glass_thicket 5 5", environment=["library_of_moss"], structures=tiles(workshop="glass_thicket"), power=1
    )

    given.when("use workshop", f"luna {NORTH}").then(luna="library_of_moss").refuses(f"move {NORTH}")


@rule("UN-STR-17", "UN-STR-18", "UN-STR-19", "UN-STR-20", "UN-STR-21", "UN-STR-26")
def test_a_built_structure_can_be_pulled_down_on_its_node_and_built_again():
    Given(**SITE).refuses("assign awareness destroy_workshop")
    elsewhere = Given(map="glass_thicket 0 -1", structures=tiles(workshop="glass_thicket"))
    elsewhere.refuses("assign awareness destroy_workshop")

    given = Given(**SITE, structures=tiles(workshop="glass_thicket"), time=3, power=1)
    given.when("assign awareness destroy_workshop").then(time=4, p0={"focus": [1, 2, 2]}).offers("1: use workshop")

    given.when("assign wonder recover", "assign energy rest", "regroup").then(structures=tiles())
    given.refuses("0: use workshop")
    given.s.explorers[1].at = "glass_thicket"
    given.g.settle()
    given.offers("1: assign wonder build_workshop")


@rule("UN-STR-22", "UN-STR-24")
def test_a_planets_own_gear_takes_a_site_and_waits_for_its_cube_like_any_structure():
    given = Given(rules=land(tiles=[GEAR]), **SITE).when("assign awareness raise_the_kite")

    given.refuses("use kite", "assign wonder build_workshop")

    given.when(*REST).offers("0: use kite", "1: use kite")


@rule("UN-STR-23")
def test_gear_built_by_a_free_action_can_be_used_at_once():
    unfold = [{"do": "build_structure", "kind": "kite", "usable_now": True}]
    pocket = {"cost": [{"do": "spend", "kind": "power"}], "does": unfold}
    given = Given(rules=land(tiles=[GEAR], clauses=[pocket]), **SITE, power=1)

    given.when("use journal 2").offers("use kite").refuses("assign awareness build_workshop")


def test_what_waits_for_a_structure_follows_as_it_is_built():
    feast = {"when": "on_structure_built", "does": [{"do": "gain", "kind": "materials"}]}
    rules = land(tiles=[GEAR], clauses=[feast])

    given = Given(rules=rules, **SITE).when("assign awareness build_workshop").then(materials=0)
    given.when(*REST).then(materials=1)
    Given(rules=rules, **SITE).doing(BuildStructure("kite", usable_now=True)).then(materials=1)


def test_a_planets_own_structure_that_is_destroyed_is_out_of_play():
    given = Given(rules=land(tiles=[GEAR]), **SITE)
    given.doing(BuildStructure("kite", usable_now=True), DestroyStructure("kite", now=True))

    given.refuses("assign awareness raise_the_kite", "use kite").offers("assign awareness build_workshop")


@rule("UN-TSK-05", "UN-TSK-12", "UN-STR-07", "UN-TSK-07")
def test_un_ex_55_objective_that_is_a_state():
    rules = land(
        pages={
            5: {"objective": [{"is": "structures_built", "n": 3}]},
            6: {"clauses": [{"when": "on_page_read", "does": [{"do": "gain_insight", "who": "active"}]}]},
        }
    )
    given = Given(
        rules=rules,
        page=5,
        map="glass_thicket 0 -1,bouncing_meadow 1 0,sulking_cliff 2 0",
        structures=[
            Structure(KEYS[0], "glass_thicket", built=True),
            Structure(KEYS[1], "bouncing_meadow", built=True),
            Structure(KEYS[2], "sulking_cliff"),
        ],
        p0={"at": "sulking_cliff", "on": ["build_workshop", "charge_power", "rest"]},
    ).then(page=5)

    given.when("regroup").then(page=7, p0={"insight": 1}, p1={"insight": 0})


BUILDS = {"research_hut": "robotics", "laboratory": "chemistry", "workshop": "engineering"}


@rule("UN-STR-05", "UN-CMP-13")
@pytest.mark.parametrize("known", BUILDS.values())
@pytest.mark.parametrize("kind", BUILDS)
def test_each_structure_is_built_without_time_by_its_own_discipline_alone(kind: str, known: str):
    given = Given(**SITE, time=3, p1={"at": "glass_thicket"})
    given.s.explorers[0].comprehension = [known, known]

    given.when(f"assign awareness build_{kind}").then(time=3 if known == BUILDS[kind] else 4)


@rule("UN-STR-05", "UN-CMP-05")
def test_a_discipline_elsewhere_or_with_who_is_unconscious_saves_no_time():
    Given(**SITE, time=3, p1={"at": "scarab", "comprehension": ["chemistry"]}).when(
        "assign awareness build_laboratory"
    ).then(time=4)
    asleep = {"at": "glass_thicket", "comprehension": ["chemistry"], "endurance": 0}
    Given(**SITE, time=3, p1=asleep).when("assign awareness build_laboratory").then(time=4)


LONG = "glass_thicket 0 -1,library_of_moss 0 -2,sulking_cliff 1 0"


def workshop(**given: Any) -> Given:
    return Given(structures=tiles(workshop="glass_thicket"), **{"map": LONG, "power": 2, **given})


@rule("UN-STR-15", "UN-STR-27")
@pytest.mark.parametrize("user", [0, 1])
def test_the_workshops_move_is_one_node_whoever_uses_it_and_however_far_she_could_go(user: int):
    rules = land(luna_move=3)
    given = workshop(rules=rules, power=1).doing(Apply((ChangeLunaMove(2),), who="each_explorer"))

    given.when(f"{user}: use workshop").asks("move_luna", *NEAR, seat=user)
    given.when("luna glass_thicket").asks("act").then(luna="glass_thicket", power=0)


NEAR = ("luna glass_thicket", "luna sulking_cliff", "stop")


@rule("UN-STR-16", "UN-LUN-22")
def test_the_workshops_move_neither_uses_up_nor_gives_back_her_own():
    fresh = workshop().when("use workshop", "luna glass_thicket").offers("luna library_of_moss")
    fresh.when("luna library_of_moss").then(luna="library_of_moss").refuses("luna glass_thicket")
    stayed = workshop().when("use workshop", "stop").then(luna="scarab", power=1).offers("luna glass_thicket")
    assert not stayed.events_of("luna_moves")

    used = workshop().when("luna glass_thicket").refuses("luna scarab").when("use workshop", "luna scarab")
    used.then(luna="scarab").refuses("luna glass_thicket")
    spared = workshop().when("luna glass_thicket", "use workshop", "stop").refuses("luna scarab")
    spared.when("use workshop", "luna library_of_moss").then(luna="library_of_moss", power=0)


@rule("UN-STR-15", "UN-STR-27", "UN-LUN-14", "UN-MOV-25")
def test_the_workshops_move_follows_her_rules_of_movement():
    walls = "sulking_cliff 0 1,second_morning 1 0,glass_thicket 5 5"
    given = Given(map=walls, structures=tiles(workshop="glass_thicket"), power=1, environment=[]).when("use workshop")
    given.offers("luna sulking_cliff", "luna second_morning")  # impassable terrain does not keep her

    barred = Given(map="second_morning 0 1,glass_thicket 5 5", structures=tiles(workshop="glass_thicket"), power=1)
    barred.when("use workshop").asks("act").then(luna="scarab", power=0)  # a barrier does, and the cost is not returned


@rule("UN-STR-27", "UN-LUN-12", "UN-LUN-13")
def test_a_node_that_the_workshops_move_reveals_ends_it():
    given = workshop(map="glass_thicket 5 5", environment=["library_of_moss", "sulking_cliff"])

    given.when("use workshop", f"luna {NORTH}").asks("act").then(luna="sulking_cliff", environment=["library_of_moss"])
