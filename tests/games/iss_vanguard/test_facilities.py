"""The facilities: IV-FAC, IV-CMD, IV-RES, IV-PRO, IV-BAR, IV-SIT, IV-SHP-04."""

from starboard.games.iss_vanguard.bot.ship import weight
from starboard.games.iss_vanguard.model.ship import Order, Person
from starboard.games.iss_vanguard.rules.barracks import OpenBarracks, Training
from starboard.games.iss_vanguard.rules.crew import alive
from starboard.games.iss_vanguard.rules.facilities import OpenFacilities
from starboard.games.iss_vanguard.rules.payment import GRADES, Unit, is_payable, units_of
from starboard.games.iss_vanguard.rules.production import OpenComplex
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits
from starboard.games.iss_vanguard.rules.research import OpenLaboratory
from starboard.games.iss_vanguard.rules.situation_room import OpenSituationRoom
from starboard.games.iss_vanguard.world.ship import Cost
from starboard.kernel.offers import changes_of
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, COMMON, RARE, RECRUITS, Aboard


@rule("IV-FAC-01", "IV-FAC-02", "IV-CMD-03", "IV-CMD-04")
def test_facilities_are_opened_one_at_a_time_for_a_command_each_and_once():
    game = Aboard(command=3, crises=["cold_bunks"]).doing(OpenFacilities())
    game.asks("facilities", "open lab", "open factory", "open barracks", "open situation_room", "turn_page")
    game.when("open situation_room").has(command=2).asks("situation_room").refuses("open lab")  # finished first
    game.when("turn_page").asks("facilities").refuses_by("IV-CMD-04", "open situation_room")
    game.when("open barracks", "shore_leave").has(command=1, morale=3).asks("facilities")
    poor = Aboard(command=0).doing(OpenFacilities())
    poor.is_idle()  # without Command nothing can be decided, so nothing is asked


@rule("IV-FAC-03", "IV-FAC-04")
def test_the_add_on_facility_stays_closed():
    Aboard().doing(OpenFacilities()).refuses_by("IV-FAC-04", "open external_relations")


@rule("IV-SHP-04")
def test_unspent_tokens_go_back_after_the_facilities_and_the_question_says_so():
    game = Aboard(energy=2, command=1).doing(OpenFacilities())
    lost = {change.what: change.by for change in changes_of(game.g, 0, opt("turn_page"))}
    assert lost == {"energy": -2, "command": -1}
    game.when("turn_page").is_idle().has(energy=0, command=0)


# The laboratory


@rule("IV-RES-02", "IV-RES-08", "IV-RES-09", "IV-RES-10", "IV-RES-12")
def test_a_visit_completes_one_project_whose_back_is_carried_out_and_which_is_gone():
    game = Aboard(research=["old_pharmacy"], awaiting=["rare_study", "old_line"]).doing(OpenLaboratory())
    game.has(research=["old_pharmacy", "rare_study"], awaiting=["old_line"])  # installed first
    game.when("complete old_pharmacy")
    game.has(research=["rare_study"], completed=["old_pharmacy"])
    assert game.s.armoury == ["medical_kit", "medical_kit"]
    assert game.ship.awaiting == ["old_line", "old_ward", "old_grammar", "rare_study"]


@rule("IV-RES-03", "IV-RES-02")
def test_each_member_assigned_allows_one_project_more():
    game = Aboard(research=["old_pharmacy", "old_grammar"], found=[RARE["alien_technology"][0], *COMMON["mineral"][:2]])
    game.doing(OpenLaboratory()).refuses("assign clara_novak").when("complete old_pharmacy")
    game.refuses_by("IV-RES-02", "complete old_grammar").when("assign clara_novak", "complete old_grammar")
    assert game.post("clara_novak") == "resting"
    game.is_idle().has(completed=["old_pharmacy", "old_grammar"], found=[], technology=2, dice_types=["universal"])


@rule("IV-TEC-04")
def test_a_project_may_need_a_technology_level():
    paid = [RARE["mineral"][0], RARE["strange_flora"][0]]
    Aboard(research=["rare_study"], found=paid).doing(OpenLaboratory()).is_idle().has(found=paid)
    game = Aboard(research=["rare_study", "old_pharmacy"], found=paid).doing(OpenLaboratory())
    game.refuses_by("IV-TEC-04", "complete rare_study")
    low = (
        Aboard(research=["rare_study", "old_pharmacy"], found=paid)
        .doing(OpenLaboratory())
        .when("complete old_pharmacy")
    )
    low.is_idle()  # nobody is assigned for a project that the level forbids
    Aboard(research=["rare_study"], found=paid, technology=2).doing(OpenLaboratory()).offers("complete rare_study")


@rule("IV-RES-04", "IV-RES-05", "IV-RES-07")
def test_r14_costs_a_rare_alien_technology_and_others_of_any_type_which_go_under_their_decks():
    rare, other = RARE["alien_technology"][0], COMMON["mineral"][0]
    poor = Aboard(research=["old_grammar", "old_pharmacy"], found=[rare, other], uniques=[1]).doing(OpenLaboratory())
    poor.refuses_by("IV-RES-05", "complete old_grammar")  # a unique discovery never pays
    found = [rare, other, COMMON["strange_flora"][0], COMMON["micro_organism"][0]]
    game = Aboard(research=["old_grammar"], found=found, table={"mineral": ["ember_stone"]}).doing(OpenLaboratory())
    game.when("complete old_grammar").asks(
        "pay_research",
        f"pay_by {other}",
        f"pay_by {COMMON['micro_organism'][0]}",
        f"pay_by {COMMON['strange_flora'][0]}",
    )  # the rare one was the only way
    game.when(f"pay_by {other}", f"pay_by {COMMON['strange_flora'][0]}")
    game.has(found=[COMMON["micro_organism"][0]])
    assert game.s.mineral == [other, "ember_stone"] and game.s.alien_technology == [rare]


@rule("IV-RES-06", "IV-RES-11")
def test_a_higher_grade_pays_for_a_lower_and_two_of_a_grade_for_one_of_the_next():
    common, rare = units_of((Cost(1, "mineral"),)), units_of((Cost(1, "mineral", "rare"),))
    assert is_payable({("mineral", 2): 1}, common) and is_payable({("mineral", 1): 1}, common)
    assert not is_payable({("mineral", 0): 1}, rare)
    assert is_payable({("mineral", 0): 2}, rare)
    assert not is_payable({("mineral", 0): 1, ("strange_flora", 0): 1}, rare)  # of the same type
    assert is_payable({("mineral", 0): 3}, (*rare, *common)) and not is_payable({("mineral", 0): 2}, (*rare, *common))
    rarest = (Unit("mineral", 2),)
    assert is_payable({("mineral", 1): 2}, rarest)
    assert not is_payable({("mineral", 0): 2}, rarest) and not is_payable(
        {("mineral", 0): 1, ("mineral", 1): 1}, rarest
    )
    both = units_of((Cost(2, "any", "rare", different=True),))
    assert both == (Unit("any", GRADES.index("rare"), True),) * 2
    assert not is_payable({("mineral", 1): 2}, both) and is_payable({("mineral", 1): 1, ("strange_flora", 1): 1}, both)


@rule("IV-RES-01", "IV-PRO-01")
def test_the_back_of_a_project_is_not_printed_on_its_card():
    from starboard.games.iss_vanguard import IssVanguard
    from starboard.games.iss_vanguard.wording import card_text
    from starboard.kernel.cartridge import say

    voice = say(IssVanguard, "tiny_road", "en")
    assert card_text(BOOK.research["old_grammar"], voice) == (
        "Costs 1 rare Alien technology Discovery and 2 Discoveries of any type. From Technology Level 1."
    )
    made = card_text(BOOK.production["old_refit"], voice)
    assert made == "Starts at stage 2. Advanced by Expertise in Construction or Technology."


# Production


@rule("IV-PRO-03", "IV-PRO-05", "IV-PRO-09", "IV-PRO-11")
def test_a_project_in_an_order_advances_and_beyond_stage_3_it_is_completed_and_its_order_filled_anew():
    game = Aboard(orders=[Order("old_tools", 2)], production=["old_refit"]).doing(OpenComplex())
    game.asks("stimulate").has(orders=[Order("old_tools", 3)]).when("turn_page").is_idle()
    done = Aboard(orders=[Order("old_tools", 3)], production=["old_refit"]).doing(OpenComplex())
    done.has(completed=["old_tools"], orders=[]).asks("factory", "produce old_refit", "turn_page")
    assert done.s.armoury[:3] == ["ration_bar", "ration_bar", "outpost"]
    assert done.ship.awaiting == ["ring_plating", "reading_rack", "pack_mule"]
    done.when("produce old_refit").has(orders=[Order("old_refit", 2)], production=[])


@rule("IV-PRO-02", "IV-PRO-04", "IV-PRO-10")
def test_only_the_first_order_is_usable_until_the_second_line_is_installed():
    game = Aboard(production=["old_tools", "old_refit"]).doing(OpenComplex()).when("produce old_refit")
    game.asks("stimulate").refuses("produce old_tools").has(orders=[Order("old_refit", 2)])
    two = Aboard(production=["old_tools", "old_refit"], upgrades=["old_line"]).doing(OpenComplex())
    two.when("produce old_refit", "produce old_tools").has(orders=[Order("old_refit", 3), Order("old_tools", 3)])
    kept = Aboard(orders=[Order("old_refit", 1)], production=["old_tools"]).doing(OpenComplex())
    kept.lacks("produce")  # it lies there until it is completed


@rule("IV-PRO-03", "IV-PRO-11")
def test_every_project_in_an_order_advances_and_all_that_are_completed_are_carried_out():
    game = Aboard(orders=[Order("old_refit", 1), Order("old_tools", 3)], upgrades=["old_line"]).doing(OpenComplex())
    game.has(orders=[Order("old_refit", 2)], completed=["old_tools"])
    both = Aboard(orders=[Order("old_refit", 3), Order("old_tools", 3)], upgrades=["old_line"]).doing(OpenComplex())
    both.is_idle().has(orders=[], completed=["old_refit", "old_tools"], technology=2)


@rule("IV-PRO-06", "IV-PRO-07", "IV-PRO-08", "IV-PRO-11")
def test_members_whose_expertise_fits_stimulate_and_an_order_emptied_so_stays_empty():
    game = Aboard(orders=[Order("old_refit", 1)], production=["old_tools"],
                  posts={"clara_novak": "available"}).doing(OpenComplex())  # fmt: skip
    game.refuses_by("IV-PRO-06", "stimulate old_refit clara_novak", "stimulate old_refit leila_haddad")
    game.when("stimulate old_refit yuna_park").is_idle().has(orders=[Order("old_refit", 3)])  # construction
    anyone = Aboard(orders=[Order("old_tools", 1)], production=["old_refit"]).doing(OpenComplex())
    anyone.when("stimulate old_tools leila_haddad", "stimulate old_tools idris_kone")  # any number of members
    anyone.is_idle().has(completed=["old_tools"], orders=[])


# The Barracks


@rule("IV-BAR-01", "IV-BAR-02")
def test_each_section_draws_two_recruits_and_keeps_one_at_most():
    game = Aboard().doing(OpenBarracks()).when("muster").asks("recruit", seat=0)
    drawn = [option.ids[0] for option in game.question(0).options if option.key == "keep"]
    assert drawn == RECRUITS[:1:-1]
    game.when(f"0: keep {drawn[0]}")
    assert game.post(str(drawn[0])) == "available"
    game.asks("recruit", seat=1)
    assert len(game.ship.recruits) == 1  # the other went back, and two of three are drawn for the next Section
    game.when("1: keep_nobody").asks("recruit", seat=2).when("2: keep_nobody").asks("recruit", seat=3)


@rule("IV-BAR-06", "IV-CRW-07", "IV-CRW-08")
def test_a_section_without_a_free_rank_1_sleeve_draws_nobody():
    game = Aboard()
    game.ship.crew += [Person("extra_1", 0), Person("extra_2", 0)]
    assert len(alive(game.ship, 0)) == 4
    game.doing(DrawRecruits(0)).is_idle()
    game.ship.crew[0].post = "dead"
    game.doing(DrawRecruits(0)).asks("recruit", seat=0)  # the sleeve of the dead is free again


@rule("IV-BAR-03", "IV-CRW-09")
def test_training_assigns_a_rank_1_member_who_becomes_rank_2():
    game = Aboard(ranks={"idris_kone": 2}).doing(Training()).refuses("train idris_kone").when("train clara_novak")
    assert (game.rank("clara_novak"), game.post("clara_novak")) == (2, "resting")
    game.is_idle()  # one for each visit
    full = Aboard()
    full.ship.crew += [Person(f"extra_{n}", 0, 2, "resting") for n in range(3)]
    full.doing(Training()).refuses_by("IV-CRW-09", "train clara_novak").offers("train leila_haddad")


@rule("IV-BAR-05", "IV-MOR-08")
def test_shore_leave_raises_morale_instead():
    game = Aboard(morale=1).doing(OpenBarracks()).when("shore_leave").is_idle().has(morale=2)
    assert game.ship.recruits == RECRUITS
    Aboard(morale=3).doing(OpenBarracks()).asks("recruit", seat=0)  # there is nothing to raise: not asked about


# The Situation Room


@rule("IV-SIT-01", "IV-SIT-02", "IV-CRI-05", "IV-CRI-06")
def test_each_open_crisis_is_solved_by_a_member_of_a_section_that_it_names():
    game = Aboard(crises=["cold_bunks", "loud_cabins"], potential=[]).doing(OpenSituationRoom())
    game.refuses_by("IV-CRI-05", "solve cold_bunks clara_novak").when("solve cold_bunks idris_kone")
    game.has(crises=["loud_cabins"], potential=[])  # removed from the game
    game.when("solve loud_cabins viktor_sabo").is_idle().has(crises=[], potential=["loud_cabins"])  # goes back
    game.then(success=1)
    assert [game.post(key) for key in ("idris_kone", "viktor_sabo", "clara_novak")] == [
        "resting",
        "resting",
        "available",
    ]


def test_a_bot_opens_the_situation_room_only_for_crises_that_somebody_can_see_to():
    """`cold_bunks` asks for Science or Recon: with one member of each Available nobody may be assigned."""

    def liking(**posts: str) -> float:
        game = Aboard(crises=["cold_bunks"], posts=posts)
        return weight(game.g, opt("open", "situation_room"))

    assert liking() > 1
    assert liking(leila_haddad="resting", idris_kone="light") < 0.1
    assert liking(leila_haddad="resting") == liking()  # Science still has two
