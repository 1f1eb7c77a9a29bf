"""After an exploration: IV-DOC, IV-RNK, IV-INF, IV-MEM, IV-ASG, IV-HAN-05, IV-SUR."""

from typing import Any

import pytest

from starboard.games.iss_vanguard.constants import HARM_FACES
from starboard.games.iss_vanguard.effects.ship import GainCommand, GainEnergy
from starboard.games.iss_vanguard.model.board import Sector
from starboard.games.iss_vanguard.model.member import Injury, Member
from starboard.games.iss_vanguard.model.ship import Person
from starboard.games.iss_vanguard.rules.crew import person_of
from starboard.games.iss_vanguard.rules.debriefing import Debrief
from starboard.games.iss_vanguard.rules.docking import Dock, LeavePlanet
from starboard.games.iss_vanguard.rules.infirmary import OpenInfirmary, admit
from starboard.games.iss_vanguard.rules.memorial import SPACES, Bury
from starboard.games.iss_vanguard.rules.unloading import Unload
from starboard.games.iss_vanguard.world import Ability
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, MINERALS, Aboard

DAMAGE, MAJOR, BLANK = HARM_FACES.index("damage"), HARM_FACES.index("major_damage"), HARM_FACES.index("")
DIE = BOOK.die_number["red_challenge"]


def home(*injuries: int, **fields: Any) -> Aboard:
    """The members of the first Sections are back with so many injuries."""
    crew = ("clara_novak", "leila_haddad", "idris_kone", "viktor_sabo")[: len(injuries)]
    fields["posts"] = {**dict.fromkeys(crew, "field"), **fields.get("posts", {})}
    members = [Member(seat, key, injuries=[Injury("trauma")] * injuries[seat]) for seat, key in enumerate(crew)]
    table = {"members": members, "lander": "space_ranger", **fields.pop("table", {})}
    return Aboard(table=table, **fields)


# Leaving and docking


@rule("IV-DOC-01", "IV-DOC-11", "IV-HAN-05")
def test_leaving_puts_everything_away_and_who_was_left_behind_is_dead():
    game = home(0, 0, table={
        "planet": "tiny", "sectors": {1: Sector()}, "bag": [0], "leads": [[1, 2], [], [], [], []], "leads_aside": [3],
        "modules": ["ring_plating"],
    })  # fmt: skip
    game.s.members[0].equipment, game.s.members[0].hand, game.s.members[0].slots = ["medical_kit"], ["dry_fit"], [1, 2]
    game.s.members[1].dead = True
    game.doing(LeavePlanet())
    assert game.s.armoury == ["medical_kit"] and sorted(game.s.bag) == [0, 1, 2, 3] and game.s.planet == ""
    assert game.s.members[0].hand == [] and game.s.members[0].slots == []
    assert game.post("leila_haddad") == "dead" and game.post("clara_novak") == "field"
    game.doing(Dock()).has(awaiting=["ring_plating"], fallen=["leila_haddad"]).then(lander="", modules=[])


@rule("IV-DOC-03", "IV-SUR-10")
@pytest.mark.parametrize(("result", "survival", "morale"), [
    ("success", False, 2), ("failure", False, 1), ("evacuation", False, 1), ("failure", True, 0),
])  # fmt: skip
def test_a_failed_mission_lowers_morale_and_in_survival_mode_twice(result: str, survival: bool, morale: int):
    home(0, 0, table={"result": result, "survival": survival}).doing(Dock()).has(morale=morale)


@rule("IV-DOC-05", "IV-ASG-04")
def test_who_rested_is_available_after_docking():
    game = home(0, posts={"yuna_park": "resting", "henrik_dahl": "light"}).doing(Dock())
    assert (game.post("yuna_park"), game.post("henrik_dahl"), game.post("clara_novak")) == (
        "available", "light", "field",
    )  # fmt: skip


@rule("IV-DOC-05", "IV-INF-03")
def test_a_recovered_patient_is_not_available_at_docking_and_rests_after_the_infirmary():
    game = home(0, posts={"yuna_park": "recovered"}).doing(Dock())
    assert game.post("yuna_park") == "recovered"
    game.doing(OpenInfirmary())
    assert game.post("yuna_park") == "resting"


@rule("IV-DOC-08")
def test_what_is_unloaded_joins_what_was_found_before():
    home(0, found=MINERALS[:1], table={"finds": MINERALS[1:3]}).doing(Unload()).has(found=MINERALS[:3])


@rule("IV-DOC-04")
def test_discoveries_above_the_limit_of_the_lander_are_discarded_and_unique_ones_kept():
    game = home(0, table={"finds": list(MINERALS[:5]), "finds_unique": [2]}).doing(Dock()).asks("discard_discovery")
    game.when(f"discard {MINERALS[0]}").is_idle().then(finds=MINERALS[1:5], finds_unique=[2])
    home(0, upgrades=["old_bridge"], table={"finds": MINERALS[:5], "finds_unique": [2]}).doing(Dock()).is_idle()


@rule("IV-BAR-04")
def test_a_section_without_anybody_recruits_one_for_free():
    game = Aboard(posts={"clara_novak": "dead", "yuna_park": "dead"}, table={"lander": "space_ranger"}).doing(Dock())
    game.asks("recruit", seat=0).lacks("keep_nobody", seat=0)
    hurt = Aboard(posts={"clara_novak": "dead", "yuna_park": "critical"}, table={"lander": "space_ranger"})
    hurt.doing(Dock()).is_idle()


# Debriefing


@rule("IV-RNK-03", "IV-RNK-05", "IV-DOC-06")
def test_a_complete_rank_card_promotes_each_survivor_once_and_is_gone_if_it_promoted():
    ranked = {"rank_card": "three_trails", "rank_done": True}
    game = home(0, 0, table=dict(ranked)).doing(Debrief()).when("promote clara_novak")
    game.refuses("promote clara_novak").when("turn_page").is_idle().has(ranks_gone=["three_trails"])
    assert (game.rank("clara_novak"), game.rank("leila_haddad")) == (2, 1) and game.s.rank_card == ""
    unused = home(0, 0, table=dict(ranked)).doing(Debrief()).when("turn_page").has(ranks_gone=[])
    assert unused.s.rank_card == ""


@rule("IV-DOC-12", "IV-RNK-11")
def test_after_a_failed_mission_only_success_tokens_promote():
    failed = {"rank_card": "three_trails", "rank_done": True, "result": "failure", "success": 3}
    game = home(0, 0, table=failed).doing(Debrief()).refuses("promote clara_novak").when("promote_paid clara_novak")
    assert game.rank("clara_novak") == 2 and game.s.success == 0
    dear = home(0, 0, ranks={"clara_novak": 2}, table={"success": 6}).doing(Debrief())
    dear.when("promote_paid clara_novak")
    assert (dear.rank("clara_novak"), dear.s.success) == (3, 0)
    home(0, 0, ranks={"clara_novak": 2}, table={"success": 5}).doing(Debrief()).refuses_by(
        "IV-RNK-11", "promote_paid clara_novak"
    )


@rule("IV-RNK-04", "IV-CRW-09")
def test_nobody_rises_above_rank_3_or_without_a_free_sleeve():
    home(0, 0, ranks={"clara_novak": 3}, table={"success": 16}).doing(Debrief()).refuses("promote_paid clara_novak")
    full = home(0, 0, table={"success": 16})
    full.ship.crew += [Person(f"extra_{n}", 0, 2, "resting") for n in range(3)]
    full.doing(Debrief()).refuses_by("IV-CRW-09", "promote_paid clara_novak").offers("promote_paid leila_haddad")


@rule("IV-RNK-09", "IV-RNK-12", "IV-SEC-05", "IV-DOC-07")
def test_each_purchase_gives_every_section_a_die_at_the_price_that_then_holds():
    game = home(0, table={"success": 11}).doing(Debrief()).when("buy_dice")
    for seat in range(4):
        game.asks("pick_die", seat=seat).when(f"{seat}: die kind-green_challenge")
    assert [len(dice) for dice in game.s.dice] == [6, 6, 6, 6] and game.s.success == 6
    game.when("buy_dice", "0: die kind-red_challenge")
    game.refuses("1: die kind-green_challenge")  # four of each colour, and all are taken
    game.when("1: die kind-red_challenge", "2: die kind-red_challenge", "3: die kind-red_challenge")
    assert (game.s.success == 0 and game.prompt != "debriefing") or game.refuses_by("IV-RNK-09", "buy_dice")


@rule("IV-RNK-12")
def test_dice_that_research_unlocks_can_be_picked():
    game = home(0, table={"success": 5}).doing(Debrief()).when("buy_dice").refuses("0: die kind-red_universal")
    assert game.prompt == "pick_die"
    home(0, dice_types=["universal"], table={"success": 5}).doing(Debrief()).when(
        "buy_dice", "0: die kind-red_universal"
    )


@rule("IV-RNK-10")
def test_an_assigned_member_of_rank_2_or_3_lowers_the_price():
    ranks = {"yuna_park": 2, "clara_novak": 1, "henrik_dahl": 3, "leila_haddad": 1}
    game = Aboard(ranks=ranks, table={"success": 4}).doing(Debrief()).refuses_by("IV-RNK-09", "buy_dice")
    game.refuses("buy_dice clara_novak").when("buy_dice yuna_park")
    assert game.post("yuna_park") == "resting" and game.s.success == 0
    three = Aboard(ranks=ranks, table={"success": 3}).doing(Debrief()).refuses_by("IV-RNK-10", "buy_dice yuna_park")
    three.when("buy_dice henrik_dahl").then(success=0)


@rule("IV-RNK-13")
def test_no_section_owns_more_than_five_dice_of_a_colour():
    red = [BOOK.die_number["red_basic"]] * 5
    game = home(0, table={"success": 16, "dice": [list(red), list(red), list(red), list(red)]}).doing(Debrief())
    game.when("buy_dice")
    kinds = {str(option.ids[0]).partition("-")[2].partition("_")[0] for option in game.question(0).options}
    assert kinds == {"green", "blue"}


@rule("IV-RNK-14")
def test_dice_are_sold_for_half_of_what_buying_them_back_would_cost():
    game = home(0, table={"success": 0, "dice": [[*BOOK.starting_dice[s], DIE] for s in BOOK.starting_dice]})
    game.doing(Debrief()).when("sell_dice")
    for seat in range(4):
        game.when(f"{seat}: give_back kind-red_challenge")
    assert game.s.success == 2 and [len(dice) for dice in game.s.dice] == [5, 5, 5, 5]
    home(0, table={"success": 6}).doing(Debrief()).refuses_by("IV-RNK-14", "sell_dice")


# Unloading


@rule("IV-DOC-08", "IV-DOC-10")
def test_ship_abilities_come_first_and_one_that_costs_the_card_is_optional():
    game = (
        home(0, table={"finds": ["keepers_tally", MINERALS[0]]})
        .doing(Unload())
        .asks("unloading", "use keepers_tally", "turn_page")
    )
    game.when("use keepers_tally").is_idle().has(found=[MINERALS[0]]).then(success=1, finds=[])
    assert game.s.alien_technology == ["keepers_tally"]
    kept = home(0, table={"finds": ["keepers_tally", MINERALS[0]]}).doing(Unload()).when("turn_page")
    kept.has(found=["keepers_tally", MINERALS[0]]).then(success=0)


@rule("IV-DOC-08", "IV-DOC-10", "IV-SHP-05")
def test_a_ship_ability_that_does_not_use_its_card_up_is_no_choice(monkeypatch: pytest.MonkeyPatch):
    key = MINERALS[0]
    monkeypatch.setitem(BOOK.abilities, key, (Ability(when="unload", does=(GainCommand(1),)),))
    monkeypatch.setitem(BOOK.moments["unload"], key, (0,))
    game = home(0, command=0, table={"finds": ["keepers_tally", key]}).doing(Unload())
    game.refuses_by("IV-DOC-08", "turn_page").when(f"use {key}").has(command=1).when("turn_page")
    game.has(found=["keepers_tally", key])
    alone = home(0, command=0, table={"finds": [key]}).doing(Unload())
    alone.is_idle().has(command=1, found=[key])  # nothing else can be chosen, so nothing is asked


@rule("IV-DOC-08", "IV-DOC-10")
def test_each_ship_ability_of_a_card_is_used_once_and_one_left_alone_stays_possible(monkeypatch: pytest.MonkeyPatch):
    key = MINERALS[0]
    due, dear = Ability(when="unload", does=(GainCommand(1),)), Ability(when="unload", does=(GainEnergy(1),), may=True)
    monkeypatch.setitem(BOOK.abilities, key, (due, dear))
    monkeypatch.setitem(BOOK.moments["unload"], key, (0, 1))
    game = home(0, command=0, energy=0, table={"finds": [key]}).doing(Unload())
    game.refuses_by("IV-DOC-08", "turn_page").when(f"use {key}").has(command=1, energy=0)
    game.refuses(f"use {key}").when(f"use {key} 1").is_idle().has(command=1, energy=1, found=[key])
    left = home(0, command=0, energy=0, table={"finds": [key]}).doing(Unload()).when(f"use {key}", "turn_page")
    left.has(command=1, energy=0, found=[key])


@rule("IV-DOC-09", "IV-UNI-04", "IV-UNI-06")
def test_unique_discoveries_go_to_their_row_which_gives_its_reward_once():
    game = home(0, table={"finds_unique": [2, 40]}, uniques=[1]).doing(Unload())
    game.is_idle().has(uniques=[1, 2], rows=["first_shelf"]).then(success=3, finds_unique=[])
    game.s.finds_unique = [2]
    game.doing(Unload()).then(success=3)
    home(0, table={"finds_unique": [2]}).doing(Unload()).has(rows=[])


# The Infirmary


@rule("IV-INF-01", "IV-INF-02", "IV-INF-03")
def test_who_is_recovered_leaves_first_then_every_other_patient_moves_one_step():
    posts = {"clara_novak": "recovered", "leila_haddad": "light", "idris_kone": "moderate", "viktor_sabo": "critical"}
    game = Aboard(posts=posts).doing(OpenInfirmary())
    assert [game.post(key) for key in posts] == ["resting", "recovered", "light", "moderate"]
    ward = Aboard(posts=posts, awaiting=["old_ward"]).doing(OpenInfirmary()).has(upgrades=["old_ward"])
    assert [ward.post(key) for key in posts] == ["resting", "recovered", "recovered", "light"]  # installed first


@rule("IV-INF-04", "IV-INF-11")
def test_each_member_assigned_moves_a_patient_further_and_before_the_injured_are_admitted():
    game = home(2, posts={"leila_haddad": "critical"}).doing(OpenInfirmary())  # moves to Moderate by itself
    game.refuses("nurse clara_novak idris_kone").when("nurse leila_haddad idris_kone")
    assert game.post("leila_haddad") == "light" and game.post("idris_kone") == "resting"
    game.when("nurse leila_haddad viktor_sabo")
    assert game.post("leila_haddad") == "recovered" and game.post("clara_novak") == "moderate"


@rule("IV-INF-05", "IV-INF-09", "IV-INF-12", "IV-ASG-05")
def test_the_injured_are_admitted_by_the_number_of_their_injuries_and_the_unhurt_rest():
    game = home(0, 1, 2, 3, table={"forced": {"injury": [BLANK, BLANK, BLANK]}})
    game.s.members[0].harm = [1, 0, 0]
    game.doing(OpenInfirmary()).is_idle()
    found = [game.post(key) for key in ("clara_novak", "leila_haddad", "idris_kone", "viktor_sabo")]
    assert found == ["resting", "light", "moderate", "critical"] and game.s.members == []


@rule("IV-INF-06", "IV-INF-10")
def test_without_a_bed_the_next_more_severe_one_is_taken():
    def bed(upgrades: tuple[str, ...] = (), **lying: int) -> str:
        """Where a Light patient finds a bed, with so many others in each condition after they have moved a step."""
        before = {"light": "moderate", "moderate": "critical"}
        game = home(1, upgrades=list(upgrades), table={"forced": {"injury": [BLANK] * 9}})
        posts = [before[post] for post, n in lying.items() for _ in range(n)]
        game.ship.crew += [Person(f"extra_{n}", 1, 1, post) for n, post in enumerate(posts)]  # type: ignore[arg-type]
        game.doing(OpenInfirmary()).when("turn_page").is_idle()
        return game.post("clara_novak")

    assert bed(light=3) == "light"
    assert bed(light=4) == "moderate"
    assert bed(light=4, moderate=3) == "critical"
    assert bed(light=4, moderate=2) == "moderate"


@rule("IV-INF-06", "IV-MEM-01")
def test_when_no_bed_is_left_the_patient_dies():
    game = Aboard()
    posts = ["light"] * 4 + ["moderate"] * 3 + ["critical"] * 2
    game.ship.crew += [Person(f"extra_{n}", 1, 1, post) for n, post in enumerate(posts)]  # type: ignore[arg-type]
    admit(game.g, person_of(game.ship, "clara_novak"), "light")
    assert game.post("clara_novak") == "dead" and game.ship.fallen == ["clara_novak"]


@rule("IV-INF-07")
@pytest.mark.parametrize(("dice", "post"), [
    ([MAJOR, MAJOR, BLANK], "dead"), ([MAJOR, DAMAGE, BLANK], "dead"), ([MAJOR, BLANK, BLANK], "critical"),
    ([DAMAGE, DAMAGE, DAMAGE], "critical"),
])  # fmt: skip
def test_a_critical_patient_makes_a_survival_test(dice: list[int], post: str):
    assert home(3, table={"forced": {"injury": dice}}).doing(OpenInfirmary()).post("clara_novak") == post
    light = home(1, table={"forced": {"injury": dice}}).doing(OpenInfirmary())
    assert light.post("clara_novak") == "light" and light.events_of("survival") == []


@rule("IV-INF-08")
def test_the_trauma_ward_rolls_one_major_damage_again():
    dice = [MAJOR, MAJOR, BLANK, BLANK]
    game = home(3, upgrades=["old_ward"], table={"forced": {"injury": list(dice)}}).doing(OpenInfirmary())
    assert game.post("clara_novak") == "critical"


@rule("IV-SUR-09")
def test_in_survival_mode_moderate_patients_are_tested_too():
    dice = {"injury": [MAJOR, MAJOR, BLANK]}
    assert home(2, table={"forced": dict(dice), "survival": True}).doing(OpenInfirmary()).post("clara_novak") == "dead"
    assert home(2, table={"forced": dict(dice)}).doing(OpenInfirmary()).post("clara_novak") == "moderate"


# The Memorial


@rule("IV-MEM-01", "IV-MEM-02", "IV-MEM-03")
def test_the_dead_are_buried_in_their_section_then_anywhere_and_morale_falls_once():
    posts = {"clara_novak": "dead", "leila_haddad": "dead"}
    game = Aboard(posts=posts, fallen=["clara_novak", "leila_haddad"]).doing(Bury())
    game.has(memorial=[["clara_novak"], ["leila_haddad"], [], []], morale=1, fallen=[])
    assert not {"clara_novak", "leila_haddad"} & set(game.ship.recruits)
    full = Aboard(posts=posts, fallen=["clara_novak"], memorial=[["x"] * SPACES, [], [], []]).doing(Bury())
    assert full.ship.memorial[1] == ["clara_novak"]
    none = Aboard(posts=posts, fallen=["clara_novak"], memorial=[["x"] * SPACES for _ in range(4)]).doing(Bury())
    assert all("clara_novak" not in row for row in none.ship.memorial)
    Aboard().doing(Bury()).has(morale=2)
