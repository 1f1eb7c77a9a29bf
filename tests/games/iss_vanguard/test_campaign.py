"""A campaign from its beginning to its ending: IV-STR, IV-SET, IV-SHP, IV-SAV, IV-GEN-03, IV-TUT-16."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from starboard.games.iss_vanguard import IssVanguard, bot
from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.effects.ship import Deliver, RaiseTechnology, WinCampaign
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.ship import Chapter
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.campaign import ComeAboard
from starboard.games.iss_vanguard.rules.crew import at_post
from starboard.games.iss_vanguard.rules.docking import LeavePlanet, fall
from starboard.games.iss_vanguard.rules.launch import OpenLaunch
from starboard.games.iss_vanguard.rules.objectives import LookAtObjectives
from starboard.games.iss_vanguard.rules.pages import AFTER, BEFORE
from starboard.games.iss_vanguard.rules.situation_room import OpenSituationRoom
from starboard.games.iss_vanguard.rules.tutorial import events_are_on
from starboard.kernel.cartridge import say
from starboard.kernel.codec import codec, digest
from starboard.kernel.forms import ChooseOne
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.shelf import cartridge_hash, hash_folder, includes
from starboard.kernel.verbs import Step
from starboard.kernel.words import Event
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, ROAD, Aboard

Played = Game[Table, Book]


def begin(seed: int = 1, emit: Callable[[Event], None] | None = None, **options: str) -> Played:
    return Game(ROAD.new(Setup(4, seed, "tiny_road", options=tuple(options.items()))), ROAD, emit)


def play(g: Played, until: Callable[[Played], bool], chance: random.Random | None = None) -> Played:
    """Anything by chance, until this holds."""
    chance = chance or random.Random(g.s.setup.seed)
    for _ in range(30_000):
        if g.over or until(g):
            return g
        seat = chance.choice(g.waiting)
        g.answer(seat, chance.choice(g.options(seat)))
    raise AssertionError("it never came")


def asked(g: Played) -> str:
    question = g.question(g.waiting[0]) if g.waiting else None
    return question.prompt if question else ""


# The beginning


@rule("IV-SET-01", "IV-SET-02", "IV-SET-03")
def test_a_campaign_begins_with_its_first_objective_and_an_empty_armoury():
    s = begin().s
    ship = s.ship
    assert ship is not None
    assert sorted(ship.potential) == ["bad_stores", "cold_bunks", "loud_cabins"]  # sensor_dust waits
    assert s.armoury == [] and sorted(ship.recruits) == sorted(k for k, c in BOOK.crew.items() if not c.tutorial)
    assert (ship.objective, ship.technology, ship.morale) == ("a_first_step", 1, 2)
    assert (ship.research, ship.production, ship.landers) == (
        ["old_pharmacy"],
        ["old_tools", "old_refit"],
        ["space_ranger"],
    )


@rule("IV-STR-05", "IV-SET-13", "IV-TUT-16")
def test_after_the_tutorial_its_members_rest_and_each_section_has_one_available_member():
    g = play(begin(3), lambda g: asked(g) == "recruit")
    ship = g.s.ship
    assert ship is not None and g.s.mode == "campaign" and g.s.planet == ""
    kit = BOOK.worlds["ferry_rock"].kit
    old = [getattr(kit, section).crew for section in SECTIONS]
    assert [person.crew for person in ship.crew if person.crew in old] == old
    assert {person.post for person in ship.crew} <= {"resting", "dead"}
    g = play(g, lambda g: asked(g) == "starmap" or (g.s.ship is not None and g.s.ship.page == "facilities"))
    assert [len(at_post(ship, "available", seat=seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert all(getattr(g.s, kind) for kind in ("mineral", "living_specimen"))  # decks of the ship lie ready
    assert ship.number == 1 and "infirmary" not in ship.done  # nothing of the first pass needs what is not there yet


@rule("IV-STR-05")
def test_ranks_dice_and_success_of_the_tutorial_are_kept():
    game = Aboard(table={"planet": "ferry_rock", "mode": "tutorial", "success": 7})
    game.ship.crew.clear()
    kit = BOOK.worlds["ferry_rock"].kit
    assert kit is not None
    game.s.members = [Member(2, kit.science.crew, 2), Member(3, kit.security.crew, 2, dead=True)]
    game.s.dice[0].append(0)
    game.doing(ComeAboard())
    assert game.rank(kit.science.crew) == 2 and game.post(kit.science.crew) == "resting"
    assert game.rank(kit.recon.crew) == 1 and game.post(kit.security.crew) == "dead"
    assert game.s.success == 7 and len(game.s.dice[0]) == 6


@rule("IV-SET-04", "IV-SET-06", "IV-SET-08", "IV-SET-09", "IV-SET-10", "IV-SET-12", "IV-SET-15", "IV-STR-05")
def test_the_quick_setup_draws_three_keeps_two_and_plays_the_first_planet_without_its_script():
    g = begin(5, begin="quick", players="2")
    ship = g.s.ship
    assert ship is not None
    for seat in range(4):
        assert asked(g) == "recruit" and g.waiting == [seat]
        assert len([o for o in g.options(seat) if o.key == "keep"]) == 3
        for _ in range(2):
            g.answer(seat, next(o for o in g.options(seat) if o.key == "keep"))
    assert [len(at_post(ship, "available", seat=seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert asked(g) == "team" and {str(o) for o in g.options(0)} == {"send engineering", "send recon"}
    g.answer(0, next(o for o in g.options(0) if o.ids == ("engineering",)))
    g.answer(2, next(o for o in g.options(2) if o.ids == ("security",)))  # Science need not go
    assert [me.seat for me in g.s.members] == [0, 3]
    assert [me.crew for me in g.s.members] == [next(p.crew for p in ship.crew if p.seat == seat) for seat in (0, 3)]
    assert asked(g) == "start_sector"
    g.answer(0, next(o for o in g.options(0) if o.ids == ("sector-1",)))
    assert [me.at for me in g.s.members] == [1, 2]  # at least one on each, so the second is not asked
    assert asked(g) == "start_marker" and g.waiting == [1]  # Recon, who is not in the team
    for me in g.s.members:
        assert me.charges == 0 and len(me.hand) == 2
        cards = [BOOK.section_cards[key] for key in (*me.hand, *me.deck)]
        assert len(cards) == 10 and all(card.starter for card in cards)
    assert g.s.rank_card == "first_steps" and [BOOK.missions[key].number for key in g.s.missions] == ["M01"]
    assert g.s.uniques == [1] and len(g.s.event) == 5 and not events_are_on(g)


@rule("IV-SET-14", "IV-SET-16")
def test_after_a_quick_first_planet_each_section_has_exactly_one_available_member():
    g = begin(5, begin="quick", players="2")
    g = play(g, lambda g: g.s.mode == "campaign" and asked(g) == "ready")
    ship = g.s.ship
    assert ship is not None and g.s.rank_card == ""
    seat = g.waiting[0]
    stays = g.options(seat)[1].ids[0]
    g.answer(seat, g.options(seat)[1])
    assert [person.crew for person in at_post(ship, "available", seat=seat)] == [stays]
    g = play(g, lambda g: g.s.ship is not None and g.s.ship.number == 1)
    for seat in range(4):
        lost = [person for person in ship.crew if person.seat == seat and person.post == "dead"]
        assert len(at_post(ship, "available", seat=seat)) == 1
        assert len(at_post(ship, "resting", seat=seat)) == 1 - len(lost)
    assert len(ship.recruits) == len([c for c in BOOK.crew.values() if not c.tutorial]) - 8  # nobody was drawn


# The phases


@rule("IV-STR-01", "IV-STR-03", "IV-SHP-01", "IV-SHP-02", "IV-SHP-03", "IV-SHP-06", "IV-SAV-01")
def test_a_pass_takes_the_pages_in_order_with_one_exploration_in_it_then_the_next_begins():
    for seed in range(20):
        log: list[Event] = []
        g = play(begin(seed, log.append), lambda g: g.s.ship is not None and g.s.ship.number == 2)
        if not g.over:
            break
    told = [event for event in log if event.what in ("page", "pass", "landed")]
    first = [i for i, event in enumerate(told) if event.what == "pass"]
    assert [event.ids[0] for event in told[first[0] : first[1]] if event.what == "page"] == [*BEFORE, *AFTER]
    landings = [event for event in told[first[0] : first[1]] if event.what == "landed"]
    assert len(landings) == 1


@rule("IV-GEN-03")
def test_a_card_for_the_ship_book_waits_until_its_page_is_reached():
    game = Aboard().doing(Deliver(("old_grammar", "ring_plating", "ration_bar")))
    game.has(awaiting=["old_grammar", "ring_plating"], research=[], modules=[]).then(armoury=["ration_bar"])


@rule("IV-STR-07")
def test_what_was_removed_from_the_game_does_not_come_back():
    game = Aboard(crises=["cold_bunks"], potential=[]).doing(OpenSituationRoom())
    game.when("solve cold_bunks idris_kone").is_idle().has(potential=[], crises=[])
    ship = begin().s.ship
    assert ship is not None and "cold_bunks" in ship.potential  # in a new campaign it is there again


@rule("IV-LCH-02", "IV-SCN-05")
def test_the_briefing_is_read_at_the_launch_and_not_before(monkeypatch: pytest.MonkeyPatch):
    world = BOOK.worlds["tiny"]
    planet = structs.replace(world.planet, briefing="on_the_ground")
    monkeypatch.setitem(BOOK.worlds, "tiny", structs.replace(world, planet=planet))
    game = Aboard(destination="tiny", scanned={"tiny": 4}, table={"lander": "space_ranger"})
    assert game.s.entries == {}
    game.doing(OpenLaunch()).asks("field_team").then(entries={"on_the_ground": 1})
    assert game.ship.journal[-1].world == "tiny" and game.ship.journal[-1].lines == ["entry-on_the_ground"]


# Saving


@rule("IV-SAV-08")
def test_a_campaign_saved_at_any_decision_goes_on_the_same():
    """Also inside a ship phase; the number of people at the table is no part of what happens."""
    chance, code = random.Random(11), codec(IssVanguard)
    g = play(begin(2), lambda g: g.s.ship is not None and g.s.ship.page == "starmap")
    prompts = set()
    for _ in range(400):
        if g.over:
            break
        prompts.add(asked(g))
        again: Played = Game(code.load(code.save(g.s)), ROAD)
        assert again.waiting == g.waiting and again.question(g.waiting[0]) == g.question(g.waiting[0])
        seat = chance.choice(g.waiting)
        option = chance.choice(g.options(seat))
        g.answer(seat, option)
        again.answer(seat, option)
        assert digest(again.s) == digest(g.s)
    assert {"facilities", "field_team"} <= prompts


# The ending


@rule("IV-STR-11", "IV-STR-14")
def test_the_last_main_objective_wins_and_its_notes_and_ending_are_kept():
    game = Aboard(objective="a_second_step", completed=["old_refit"], table={"notes": {"hummed": "yes"}})
    game.doing(RaiseTechnology())
    assert not game.g.over
    game.doing(LookAtObjectives())
    outcome = game.s.outcome
    assert outcome is not None and (outcome.kind, outcome.winners) == ("win", (0, 1, 2, 3))
    game.has(ending="road_done", fulfilled=["a_second_step"]).then(notes={"hummed": "yes"})
    told: Any = Aboard().doing(WinCampaign("road_done"))
    assert told.ship.ending == "road_done"


def test_random_campaigns_come_to_their_end():
    for seed in range(100, 112):
        g = play(begin(seed), lambda g: False)
        assert g.s.outcome is not None and g.s.outcome.why.startswith("outcome-campaign")


# What is told of it


def test_the_lobby_says_where_a_campaign_stands():
    voice = say(IssVanguard, "tiny_road", "en")
    game = Aboard(number=5, system="stones", morale=1)
    assert ROAD.standing_line(game.g, voice) == "Pass 5, over The Stones, morale low"
    assert ROAD.standing_line(begin(), voice) == "The Tutorial"
    assert (
        ROAD.standing_line(game.g, say(IssVanguard, "tiny_road", "fr"))
        == "Passage 5, Les Pierres (en orbite), moral bas"
    )


def test_the_journal_holds_what_was_read_and_who_was_lost_and_nothing_else():
    voice = say(IssVanguard, "tiny_road", "en")
    g = play(begin(3), lambda g: g.s.ship is not None and g.s.ship.number == 2)
    items = [item for chapter in ROAD.journal(g, voice) for item in chapter.items]
    for key, entry in BOOK.entries.items():
        assert (voice.text(entry.title) in [each.title for each in items]) == (key in g.s.entries)
        assert (tuple(voice.text(entry.text).split("\n")) in [each.text for each in items]) == (key in g.s.entries)
    assert g.s.entries and ROAD.journal(g, voice)[0].title == "Ferry Rock"


def test_the_journal_says_where_somebody_was_lost_how_it_ended_and_what_was_chosen():
    voice, french = (say(IssVanguard, "tiny_road", lang) for lang in ("en", "fr"))
    game = Aboard(number=2, table={"planet": "tiny", "result": "success", "entries": {"the_waiting_room": 1}})
    game.ship.journal = [Chapter("", 2), Chapter("tiny", 2)]
    choice = BOOK.entries["the_waiting_room"].does[0]
    assert isinstance(choice, ChooseOne)
    for source in ("the_waiting_room", "a_card"):  # a choice that no entry leaves open is no part of the story
        ROAD.chose(game.g, Step(choice, 0, source), choice.among[0])
    assert game.ship.journal[-1].lines == ["chose-ring_the_bell"]
    fall(game.g, "idris_kone")
    game.doing(LeavePlanet())
    fall(game.g, "clara_novak")
    titles = [chapter.title for chapter in ROAD.journal(game.g, voice)]
    assert titles == ["Pass 2: On board", "Pass 2: Four Stones", "Pass 2: Back on board"]
    on_world, aboard = (
        [text for item in chapter.items for text in item.text] for chapter in ROAD.journal(game.g, voice)[1:]
    )
    assert on_world == [
        "Chosen: Ring the bell.",
        "Idris Koné was lost on Four Stones.",
        "The team came home with its work done.",
    ]
    assert aboard == ["Clara Novak was lost on board."]
    assert ROAD.journal(game.g, french)[2].items[0].text == ("Nous avons perdu Clara Novak à bord.",)


def test_a_chapter_begins_at_the_answer_that_led_to_it():
    voice, led = say(IssVanguard, "tiny_road", "en"), dict[int, int]()
    g = begin(3)
    chance = random.Random(3)
    while not g.over and (g.s.ship is None or g.s.ship.number < 3):
        seat = g.waiting[0]
        g.answer(seat, chance.choice(g.options(seat)))
        for at in range(len(led), len(ROAD.journal(g, voice))):
            led[at] = g.s.answers
    assert {at: chapter.position for at, chapter in enumerate(ROAD.journal(g, voice))} == {**led, 0: 0}
    assert len(led) > 4


def test_a_report_counts_by_chapter():
    g = play(begin(3), lambda g: False)
    found = ROAD.measures(g)
    ship = g.s.ship
    assert ship is not None and found["passes"] == ship.number
    assert found["tiny-visits"] == len(ship.visits) > 0 and "pass-1-morale" in found
    assert found["alive"] + found["dead"] == len(ship.crew)


def test_a_campaign_is_known_by_the_content_of_its_worlds_too():
    """Its hash covers the worlds that it includes; none of them is written twice."""
    folder = IssVanguard.home() / "cartridges" / "tiny_road"
    assert includes(folder) == ("ferry_rock", "tiny") == tuple(BOOK.worlds)
    assert cartridge_hash(IssVanguard, "tiny_road") not in hash_folder(folder)
    alone = IssVanguard.home() / "cartridges" / "tiny"
    assert cartridge_hash(IssVanguard, "tiny") == hash_folder(alone)[0]


def test_a_bot_sees_less_in_an_exploration_that_failed_than_in_one_that_goes_on():
    g = play(begin(), lambda g: g.s.ship is not None and g.s.ship.page == "exploration" and bool(g.s.sectors))
    ship = g.s.ship
    assert ship is not None
    now, ends = bot.value(g, 0), dict[str, float]()
    for result in ("success", "failure", "evacuation"):
        g.s.result = result
        ends[result] = bot.value(g, 0)
    assert ends["evacuation"] == ends["failure"] < now < ends["success"]
    g.s.result, ship.page, ship.morale = "failure", "docking", ship.morale - 1  # as the dock leaves it
    assert bot.value(g, 0) == pytest.approx(ends["failure"])
