"""What the pages of the Ship Book show: where one is, who may help, what a choice costs, what is lost by leaving."""

import pytest

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.ship import Order
from starboard.games.iss_vanguard.rules.crises import StrikeAll
from starboard.games.iss_vanguard.rules.debriefing import Debrief
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.facilities import OpenFacilities
from starboard.games.iss_vanguard.rules.hangar import OpenHangar
from starboard.games.iss_vanguard.rules.infirmary import OpenInfirmary
from starboard.games.iss_vanguard.rules.loading import LoadLander
from starboard.games.iss_vanguard.rules.recruits import DrawRecruits
from starboard.games.iss_vanguard.scene import scene
from starboard.kernel.cartridge import say
from starboard.kernel.scene import Asked, Book, Cards, Panel, Part
from starboard.kernel.scene_parts import Slots
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import RARE, Aboard
from tests.games.iss_vanguard.test_homecoming import home

EN = say(IssVanguard, "tiny_road", "en")


def book_of(game: Aboard) -> Book:
    return next(part for part in scene(game.g, 0, EN).board if isinstance(part, Book))


def part_of(game: Aboard, id_: str) -> Part:
    return next(part for part in book_of(game).parts if part.id == id_)


def ready(game: Aboard) -> dict[str, list[str]]:
    """Who is shown as Available, by Section, with what is said of them."""
    part = part_of(game, "ready")
    assert isinstance(part, Slots)
    return {slot.label: [f"{piece.label}: {piece.text}" for piece in slot.holds] for slot in part.slots}


def asked_in(game: Aboard) -> Asked:
    asked = scene(game.g, 0, EN).question
    assert asked is not None
    return asked


@rule("IV-FAC-02", "IV-SHP-04")
def test_inside_a_facility_its_own_page_is_open_and_nothing_of_the_others():
    game = Aboard(command=2, energy=1, crises=["cold_bunks"]).doing(OpenFacilities())
    book = book_of(game)
    assert (book.title, [part.id for part in book.parts]) == ("Facilities", ["facilities"])
    assert book.lost == "Unspent and lost after the facilities: 1 Energy and 2 Command."
    assert next(page.note for page in book.pages if page.label == "Facilities") == "1 Command"
    inside = book_of(game.when("open situation_room"))
    assert (inside.title, [part.id for part in inside.parts]) == ("Situation Room", ["open-crises", "ready"])
    assert inside.lost == ""
    after = book_of(game.when("turn_page"))
    assert after.title == "Facilities" and after.lost.endswith("1 Energy and 1 Command.")
    assert next(page.note for page in after.pages if page.label == "Facilities") == "1 opened"


@rule("IV-ASG-02", "IV-ASG-03", "IV-PRO-06")
def test_who_may_be_assigned_stands_on_the_page_with_rank_and_expertise_and_the_last_one_is_named():
    game = Aboard(orders=[Order("old_refit", 1)], posts={"leila_haddad": "resting"}, ranks={"yuna_park": 2}, command=1)
    game.doing(OpenFacilities()).when("open factory")
    found = ready(game)
    assert found["Engineering"][1] == "Yuna Park: Rank 2, Construction"
    assert found["Recon"] == ["Henrik Dahl: Rank 1, Physical, the last one"]
    assert {piece.id for slot in part_of(game, "orders").slots for piece in slot.holds} == {"old_refit"}  # type: ignore[union-attr]
    changes = {amount.icon for choice in asked_in(game).choices for amount in choice.changes}
    assert changes == {"rests"}


@rule("IV-CRI-01", "IV-CRI-07")
def test_each_way_out_of_a_crisis_says_what_it_takes():
    game = Aboard(crises=["loud_cabins"], energy=3).doing(StrikeAll())
    assert {choice.label: choice.note for choice in asked_in(game).choices} == {
        "Soundproof the walls": "Lose 2 Energy.",
        "Let them sing": "Morale falls by one level.",
    }
    taken = {choice.label: [(a.icon, a.by) for a in choice.changes] for choice in asked_in(game).choices}
    assert taken == {"Soundproof the walls": [("energy", -2)], "Let them sing": [("morale", -1)]}


@rule("IV-MOR-05")
def test_at_very_low_morale_a_further_fall_shows_what_it_costs_instead():
    game = Aboard(crises=["loud_cabins"], energy=3, morale=0).doing(StrikeAll())
    taken = {choice.label: [(a.icon, a.by) for a in choice.changes] for choice in asked_in(game).choices}
    assert taken["Let them sing"] == [("sinks", None)]


@rule("IV-RNK-03", "IV-RNK-05")
@pytest.mark.parametrize(("result", "done", "lost"), [
    ("success", True, "Lost if you go on: the Rank card may still promote 2 members."), ("success", False, ""),
    ("failure", True, ""),
])  # fmt: skip
def test_before_the_debriefing_is_left_it_says_whom_the_rank_card_could_still_promote(
    result: str, done: bool, lost: str
):
    table = {"rank_card": "three_trails", "rank_done": done, "result": result, "success": 6}
    game = home(0, 0, table=table).doing(Debrief())
    assert book_of(game).lost == lost
    if lost:
        assert book_of(game.when("promote clara_novak")).lost == lost.replace("2 members", "1 member")


@rule("IV-RES-02")
def test_before_the_laboratory_is_left_it_says_that_a_project_could_still_be_completed():
    found = [RARE["alien_technology"][0]]
    game = Aboard(command=1, research=["old_pharmacy", "rare_study"], found=found).doing(OpenFacilities())
    lost = book_of(game.when("open lab")).lost
    assert lost == "Lost if you go on: 1 more project may be completed in this visit."


@rule("IV-EQP-02", "IV-EQP-03")
def test_before_the_lander_leaves_it_says_how_much_more_it_could_hold():
    armoury = ["medical_kit", "medical_kit", "ration_bar", "zip_line"]
    game = home(0, 0, page="launch", table={"armoury": armoury}).doing(LoadLander())
    lost = "Left behind if you go on: there is room for {} of Equipment."
    assert book_of(game).lost == lost.format("3 more pieces")  # one small piece each, and the line
    game.when("load zip_line member-0", "load medical_kit member-0")
    assert book_of(game).lost == lost.format("1 more piece")


def test_recruits_lie_open_while_a_section_chooses_and_the_chosen_lander_shows_its_slots():
    game = Aboard(page="docking").doing(DrawRecruits(1))
    drawn = part_of(game, "recruits")
    assert isinstance(drawn, Cards) and drawn.label == "Recruits for Recon" and len(drawn.cards) == 2
    hangar = Aboard(modules=["ring_plating", "long_mast"]).doing(OpenHangar()).when("fit ring_plating")
    assert hangar.prompt != "fit_out"  # the other one finds no slot
    free = Aboard(modules=["ring_plating", "reading_rack"]).doing(OpenHangar()).when("fit ring_plating")
    slots = part_of(free, "lander-slots")
    assert isinstance(slots, Slots)
    assert [(slot.label, [piece.id for piece in slot.holds]) for slot in slots.slots] == [
        ("Structural slot", ["ring_plating"]),
        ("Utility slot", []),
    ]


@rule("IV-INF-02", "IV-INF-04")
def test_the_infirmary_shows_its_beds_and_who_could_look_after_the_patients():
    game = Aboard(posts={"clara_novak": "critical"}, table={"members": [Member(1, "leila_haddad")]})
    game.doing(OpenInfirmary())
    beds = part_of(game, "beds")
    assert isinstance(beds, Slots)
    assert [(slot.label, slot.room, len(slot.holds)) for slot in beds.slots] == [
        ("Critical", 2, 0), ("Moderate", 3, 1), ("Light", 4, 0),
    ]  # fmt: skip
    assert ready(game)["Engineering"] == ["Yuna Park: Rank 1, Construction, the last one"]


@rule("IV-STR-08")
def test_an_entry_that_is_read_again_lies_open_with_its_own_choice():
    game = Aboard(table={"entries": {"the_waiting_room": 1, "on_the_ground": 1}}).doing(ReadEntry("the_waiting_room"))
    panel = next(part for part in scene(game.g, 0, EN).board if part.id == "entry")
    assert isinstance(panel, Panel) and panel.opens
    assert [part.id for part in panel.parts] == ["entry-the_waiting_room"]
