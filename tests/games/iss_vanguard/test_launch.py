"""Hangar, launch and the record of planets: IV-HAN, IV-ARM, IV-LCH, IV-SAV, IV-ASG-06, IV-EQP."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.iss_vanguard.effects.ship import AdvanceEvents
from starboard.games.iss_vanguard.model.board import Sector, Threat
from starboard.games.iss_vanguard.model.ship import Record
from starboard.games.iss_vanguard.rules.docking import Dock, LeavePlanet
from starboard.games.iss_vanguard.rules.hangar import OpenHangar
from starboard.games.iss_vanguard.rules.infirmary import OpenInfirmary
from starboard.games.iss_vanguard.rules.launch import BuildDecks, LayBoard, OpenLaunch
from starboard.games.iss_vanguard.rules.loading import LoadLander
from starboard.games.iss_vanguard.rules.missions import Look, is_failed
from starboard.games.iss_vanguard.rules.unloading import Unload
from starboard.kernel.redeal import redeal
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, CREW, MINERALS, RECRUITS, Aboard
from tests.games.iss_vanguard.test_homecoming import home


def launch(**fields: Any) -> Aboard:
    fields.setdefault("destination", "tiny")
    return Aboard(**fields, table={"lander": "space_ranger", **fields.pop("table", {})}).doing(OpenLaunch())


def send(game: Aboard, *crew: str) -> Aboard:
    return game.when(*(f"send {key}" for key in crew or [keys[0] for keys in CREW]))


# The Hangar


@rule("IV-HAN-01", "IV-HAN-03", "IV-HAN-04")
def test_new_landers_and_modules_are_installed_then_one_lander_is_chosen_and_fitted_out():
    game = Aboard(awaiting=["pack_mule", "ring_plating", "long_mast", "reading_rack"]).doing(OpenHangar())
    game.has(landers=["space_ranger", "pack_mule"], modules=["ring_plating", "long_mast", "reading_rack"], awaiting=[])
    game.asks("hangar", "lander space_ranger", "lander pack_mule").when("lander space_ranger").asks("fit_out")
    game.when("fit ring_plating").refuses_by("IV-HAN-04", "fit long_mast").when("fit reading_rack")
    game.is_idle().then(lander="space_ranger", modules=["ring_plating", "reading_rack"]).has(modules=["long_mast"])


@rule("IV-HAN-02", "IV-HAN-03", "IV-HAN-06")
def test_a_damaged_lander_is_repaired_by_an_engineering_member_and_can_be_chosen_at_once():
    game = Aboard(landers=["space_ranger", "pack_mule"], damaged=["pack_mule"]).doing(OpenHangar())
    game.refuses_by("IV-HAN-03", "lander pack_mule").refuses("repair pack_mule idris_kone")
    game.when("repair pack_mule clara_novak", "lander pack_mule").then(lander="pack_mule").has(damaged=[])
    assert game.post("clara_novak") == "resting"
    Aboard(landers=["space_ranger", "pack_mule"], damaged=["pack_mule"], posts={"clara_novak": "light"}).doing(
        OpenHangar()
    ).then(lander="space_ranger")  # it is always there, and nothing else can be chosen


def test_modules_of_a_lander_that_never_left_are_free_for_the_next():
    game = Aboard(modules=["ring_plating"]).doing(OpenHangar()).when("fit ring_plating").then(modules=["ring_plating"])
    game.doing(OpenLaunch())  # no destination
    game.doing(OpenHangar()).has(modules=["ring_plating"]).offers("fit ring_plating")


# The team


@rule("IV-LCH-03", "IV-LCH-04", "IV-LCH-10", "IV-CRW-10")
def test_two_to_four_available_members_of_different_sections_go_and_each_player_sends_one():
    game = launch(options={"players": "2"}, posts={"yuna_park": "resting"}).asks("field_team")
    game.refuses_by("IV-LCH-03", "turn_page").refuses("send yuna_park").when("send clara_novak", "send leila_haddad")
    game.refuses_by("IV-LCH-04", "turn_page").refuses("send henrik_dahl").when("send idris_kone")
    assert [me.seat for me in game.s.members] == [0, 1, 2]
    game.offers("turn_page", "send viktor_sabo")
    assert (game.post("idris_kone"), game.post("yuna_park")) == ("field", "resting")
    alone = launch(options={"players": "1"})
    send(alone, "clara_novak", "leila_haddad").offers("turn_page")


@rule("IV-ASG-06")
def test_a_section_without_an_available_member_may_call_a_resting_one_back_for_morale():
    game = launch(posts={"clara_novak": "resting", "yuna_park": "resting"})
    game.refuses("send clara_novak", "recall leila_haddad").when("recall clara_novak").has(morale=1)
    assert game.post("clara_novak") == "field"


@rule("IV-STR-12")
def test_without_a_team_and_without_recruits_the_campaign_is_lost():
    posts = {key: "critical" for keys in CREW[1:] for key in keys}
    game = launch(posts=posts, recruits=[])
    assert game.s.outcome is not None and game.s.outcome.why == "outcome-campaign-lost-crew"
    assert game.s.entries == {"nobody_left": 1}
    saved = launch(posts=posts, recruits=list(RECRUITS))
    assert saved.s.outcome is None and saved.prompt == "recruit"
    two = launch(posts={**posts, "leila_haddad": "resting"}, recruits=[])
    assert two.s.outcome is None


# The load


def field(**fields: Any) -> Aboard:
    """Members of the first two Sections stand before the Armoury."""
    return home(0, 0, **fields).doing(LoadLander())


@rule("IV-LCH-05", "IV-ARM-01", "IV-ARM-02", "IV-EQP-02", "IV-EQP-13")
def test_each_member_takes_one_small_piece_from_the_armoury_as_far_as_there_are_some():
    game = field(table={"armoury": ["medical_kit", "medical_kit", "ration_bar"]})
    game.refuses("load patch_tape member-0").when("load medical_kit member-0").refuses_by(
        "IV-EQP-02", "load medical_kit member-0", "load ration_bar member-0"
    )
    game.when("load medical_kit member-1").is_idle().then(armoury=["ration_bar"])  # two copies are two cards
    assert [me.equipment for me in game.s.members] == [["medical_kit"], ["medical_kit"]]
    field(table={"armoury": []}).is_idle()  # goes without


@rule("IV-EQP-03", "IV-EQP-04", "IV-EQP-06")
def test_the_hold_limits_personal_and_mission_equipment_and_an_upgrade_goes_with_its_piece():
    armoury = ["outpost", "zip_line", "core_drill", "outpost_kitchen", "thruster_pack"]
    game = field(table={"armoury": armoury}).refuses("load thruster_pack member-0")  # recon alone
    game.refuses_by("IV-EQP-04", "load outpost_kitchen member-0").when(
        "load outpost member-0", "load zip_line member-1"
    )
    game.refuses_by("IV-EQP-03", "load core_drill member-0").refuses_by("IV-EQP-04", "load outpost_kitchen member-1")
    game.when("load outpost_kitchen member-0", "load thruster_pack member-1").is_idle()


@rule("IV-LCH-06", "IV-LCH-11", "IV-CRD-01", "IV-CRD-10")
def test_members_take_dice_deck_hand_and_charges_and_leave_out_cards_down_to_ten():
    table = {"planet": "tiny", "bag": [0], "injury_stock": {"trauma": 0}}
    game = home(0, 0, ranks={"clara_novak": 1}, table=table, destination="tiny")
    game.s.members[1].rank = 2
    game.doing(BuildDecks()).asks("build_deck", seat=0)
    first, second = game.s.members
    assert len(first.spent) == 14 and all(BOOK.section_cards[key].rank == 1 for key in first.spent)
    assert {BOOK.section_cards[key].rank for key in second.spent} == {1, 2}
    assert game.s.injury_stock["trauma"] == BOOK.injuries["trauma"].copies  # all injuries lie ready again
    assert len(game.s.bag) == sum(token.count for token in BOOK.leads) and game.s.event
    for key in list(first.spent[:4]):
        game.when(f"0: leave_out {key}")
    game.asks("build_deck", seat=1).when("1: deck_done")  # ten are left: nothing more to decide
    assert len(first.deck) + len(first.hand) == 10 and len(first.hand) == len(second.hand) == 2
    assert first.slots == game.s.dice[0] and first.charges == BOOK.crew["clara_novak"].charges


@rule("IV-LOC-14", "IV-LCH-11")
def test_dice_that_do_not_fit_a_members_slots_start_in_the_dice_discard():
    game = home(0, 0, ranks={"leila_haddad": 2}, table={"planet": "tiny"}, destination="tiny")
    game.s.members[1].rank = 2
    red, blue = BOOK.die_number["red_challenge"], BOOK.die_number["blue_basic"]
    game.s.dice[0] = game.s.dice[1] = [red] * 4 + [blue]
    game.doing(BuildDecks())
    first, second = game.s.members
    assert (sorted(first.slots), first.used) == (sorted([red] * 3 + [blue]), [red])  # three slots at Rank 1
    assert (second.slots, second.used) == ([red] * 4 + [blue], [])  # four at Rank 2


@rule("IV-SUR-01")
def test_survival_mode_may_be_switched_on_before_any_exploration_of_a_campaign():
    game = launch().when("survival").asks("field_team").then(survival=True).lacks("survival")
    send(game)
    game.when("turn_page").then(survival=True)


@rule("IV-STR-10")
def test_another_number_of_people_plays_on_with_the_same_campaign():
    game = launch(options={"players": "2"}).when("send clara_novak", "send leila_haddad")
    game.refuses_by("IV-LCH-04", "turn_page").refuses("people number-2")
    before = game.g.fork().s
    game.when("people number-1")
    assert before.ship is not None
    before.ship.people = 1
    before.answers, before.question = game.s.answers, game.s.question
    assert game.s == before  # nothing else has changed
    game.when("people number-3").refuses_by("IV-LCH-04", "turn_page").when("people number-1", "turn_page")
    assert [me.seat for me in game.s.members] == [0, 1] and game.prompt != "field_team"


@rule("IV-EVT-11")
def test_the_advanced_events_replace_the_standard_ones_from_the_next_exploration_on():
    taught, standard, advanced = (
        {key for key, card in BOOK.events.items() if card.deck == deck} for deck in ("tutorial", "standard", "advanced")
    )
    game = home(0, 0, table={"planet": "tiny"}, destination="tiny").doing(BuildDecks())
    assert set(game.s.event) == standard
    AdvanceEvents().run(game.g, Step(AdvanceEvents(), 0))
    assert set(game.s.event) == standard  # this exploration keeps what it has
    for _ in range(2):  # the next one and those after it
        game.doing(BuildDecks())
        assert advanced and set(game.s.event) == advanced
    lesson = home(0, 0, table={"planet": "ferry_rock"}, destination="tiny").doing(AdvanceEvents(), BuildDecks())
    assert set(lesson.s.event) == taught  # the Tutorial has events of its own


@rule("IV-OPS-03")
@pytest.mark.parametrize(("result", "morale"), [("success", 2), ("failure", 1)])
def test_what_comes_of_an_operation_inside_a_campaign_is_the_campaigns(result: str, morale: int):
    """`tiny` is played by itself too: here it takes the place of an exploration."""
    game = home(0, 2, 0, table={"planet": "tiny", "result": result, "finds": MINERALS[:2]}, found=[])
    game.s.members[2].dead = True
    game.doing(LeavePlanet(), Dock(), Unload(), OpenInfirmary())
    assert game.ship.morale == morale and game.post("idris_kone") == "dead"
    assert sorted(game.ship.found) == sorted(MINERALS[:2])
    assert game.post("leila_haddad") in ("light", "moderate", "critical") and game.post("clara_novak") != "field"


@rule("IV-LCH-11")
def test_whoever_builds_a_deck_knows_its_cards_so_what_a_bot_imagines_has_them_too():
    game = home(0, 0, table={"planet": "tiny"}, destination="tiny").doing(BuildDecks()).asks("build_deck", seat=0)
    for key in list(game.s.members[0].spent[:2]):
        game.when(f"0: leave_out {key}")
    for seed in range(5):
        for seat in range(4):
            world = redeal(game.g, seat, seed)
            assert world.options(0) == game.g.options(0)
            world.answer(0, game.g.options(0)[-1])


@rule("IV-LCH-01", "IV-LCH-07", "IV-LCH-08", "IV-RNK-01")
def test_the_board_is_laid_after_the_landing_and_team_and_lander_stand_on_its_sector():
    game = launch()
    send(game)
    while game.prompt != "rank_card":
        game.g.answer(game.g.waiting[0], game.g.options(game.g.waiting[0])[0])
    assert game.s.sectors == {} and len(game.question(0).options) == 2  # two Rank cards were drawn
    game.g.answer(0, game.g.options(0)[0])
    while game.prompt != "start_marker":
        assert game.s.sectors == {} and game.s.threats == []
        game.g.answer(game.g.waiting[0], game.g.options(game.g.waiting[0])[0])
    assert sorted(game.s.sectors) == [1, 2, 3, 4] and game.s.missions == ["stand_together"]
    assert game.s.threats == [Threat("grey_walker", 4)] and game.s.uniques == [2, 40]
    assert {me.at for me in game.s.members} == {1} and game.s.lander_at == 1
    assert game.ship.page == "exploration" and game.ship.done[-1] == "launch"


# Planets recorded and visited again


def left_half_done() -> Aboard:
    """Leave the stones with a covered place, a closed road, a flag, a No-move icon and a Threat that moved."""
    sectors = {
        1: Sector(), 2: Sector(places=["opened_cairn"]), 3: Sector(markers=["flag"], no_move=True),
        4: Sector(places=["trodden_mud", "opened_cairn"], tokens=["outpost", "bell"]),
    }  # fmt: skip
    game = home(0, 0, destination="tiny", table={
        "planet": "tiny", "sectors": sectors, "threats": [Threat("grey_walker", 2, [3])], "uniques": [40],
        "missions": ["stand_together", "look_around"], "missions_done": ["some_mission"],
        "routes_closed": ["route-1-2"], "routes_opened": ["route-3-4"], "circumstances": "loud_wind",
        "tracks": {"action-old_cairn-0": 2}, "times": {"grey_walker": 1}, "known": ["opened_cairn"],
    })  # fmt: skip
    return game.doing(LeavePlanet())


@rule("IV-SAV-02", "IV-SAV-03", "IV-SAV-09", "IV-DOC-01", "IV-DOC-02")
def test_a_planet_left_half_done_is_written_down():
    game = left_half_done()
    sheet = game.ship.planets["tiny"]
    assert sheet.sectors[4].places == ["trodden_mud", "opened_cairn"]  # from the bottom to the top
    assert sheet.sectors[4].tokens == ["bell"]  # Equipment goes home
    assert sheet.sectors[3].markers == ["flag"] and sheet.sectors[3].no_move is True
    assert sheet.threats == [Threat("grey_walker", 2, [3])] and sheet.uniques == [40]
    assert sheet.missions == ["stand_together"]  # the optional one is cleared
    assert (sheet.routes_closed, sheet.routes_opened) == (["route-1-2"], ["route-3-4"])
    assert game.s.circumstances == "" and game.s.sectors == {} and game.s.times == {}


@rule("IV-LCH-09", "IV-LCH-12", "IV-OBJ-06")
def test_who_returns_finds_the_planet_as_it_was_left():
    game = left_half_done()
    game.s.planet = "tiny"
    game.doing(LayBoard())
    assert game.s.sectors[4].places == ["trodden_mud", "opened_cairn"]
    assert game.s.sectors[3].markers == ["flag"] and game.s.sectors[3].no_move is True
    game.then(missions=["stand_together"], missions_done=["some_mission"], uniques=[40], circumstances="")
    game.then(routes_closed=["route-1-2"], routes_opened=["route-3-4"], threats=[Threat("grey_walker", 2, [3])])
    game.s.sectors[3].markers.append("flag")  # what happens now does not change the sheet
    assert game.ship.planets["tiny"].sectors[3].markers == ["flag"]


@rule("IV-LCH-12", "IV-DOC-03", "IV-OBJ-06")
def test_a_mission_that_failed_is_laid_out_again_when_the_planet_is_visited_again():
    game = home(0, 0, table={"planet": "tiny", "sectors": {1: Sector()}, "result": "failure", "missions": [],
                             "missions_failed": ["stand_together", "look_around"]})  # fmt: skip
    game.doing(LeavePlanet()).then(missions_failed=[])
    game.s.planet = "tiny"
    game.doing(LayBoard()).then(missions=["stand_together"], missions_failed=[])  # the optional one is not


@rule("IV-LCH-07", "IV-SAV-02")
def test_a_landing_that_was_given_up_leaves_the_record_as_it_was():
    game = home(0, 0, table={"planet": "tiny", "sectors": {}}).doing(LeavePlanet()).has(planets={})
    game.s.planet = "tiny"
    game.doing(LayBoard()).then(missions=["stand_together"])
    assert sorted(game.s.sectors) == [1, 2, 3, 4]
    known = home(0, 0, table={"planet": "tiny"}, planets={"tiny": Record({1: Sector(markers=["flag"])})})
    assert known.doing(LeavePlanet()).ship.planets["tiny"].sectors[1].markers == ["flag"]


@rule("IV-SAV-02")
def test_visits_of_a_planet_are_counted_on_its_sheet():
    game = left_half_done()
    assert game.ship.planets["tiny"].visits == 1
    game.s.planet, game.s.sectors = "tiny", {1: Sector()}
    assert game.doing(LeavePlanet()).ship.planets["tiny"].visits == 2


@rule("IV-SAV-04", "IV-DOC-02")
def test_cards_that_are_not_saved_are_left_out(monkeypatch: pytest.MonkeyPatch):
    places, threats = BOOK.places, BOOK.threats
    monkeypatch.setitem(places, "opened_cairn", structs.replace(places["opened_cairn"], no_save=True))
    monkeypatch.setitem(threats, "grey_walker", structs.replace(threats["grey_walker"], no_save=True))
    sheet = left_half_done().ship.planets["tiny"]
    assert sheet.sectors[4].places == ["trodden_mud"] and sheet.sectors[2].places == [] and sheet.threats == []


@rule("IV-LCH-13")
def test_a_planet_without_a_mission_is_surveyed_until_one_discovery_is_gained():
    game = home(
        0, 0, table={"planet": "tiny"}, planets={"tiny": Record({1: Sector()}, missions_done=["stand_together"])}
    )
    game.doing(LayBoard()).then(missions=["survey"])
    assert is_failed(BOOK, game.s)
    game.s.result = ""
    game.s.gained = {"discovery": 1}
    game.doing(Look()).then(missions=[], success=0)
    assert not is_failed(BOOK, game.s)
