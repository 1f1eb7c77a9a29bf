"""When cards in force work, for whom, and in which order: IV-GEN, IV-EQP, IV-DSC-07, IV-SPA-02, IV-CIR-02."""

from typing import ClassVar

import pytest
from msgspec import structs

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.effects import board
from starboard.games.iss_vanguard.rules.conditions import RankAtLeast
from starboard.games.iss_vanguard.rules.dice import columns_of
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.landing import Land
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.pool import conversion_of
from starboard.games.iss_vanguard.rules.special import deeds_for
from starboard.games.iss_vanguard.world import Ability
from starboard.kernel.verbs import Step, Verb
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given
from tests.games.iss_vanguard.ground import BOOK, RULES, Ground, begin, play, rules_of

USED = {"slots": [], "used": [0, 0, 0]}


# Equipment and Discoveries


@rule("IV-EQP-08", "IV-EQP-09")
def test_equipment_is_used_at_any_time_of_the_carriers_turn_and_by_nobody_else():
    game = Ground(p2={"equipment": ["smelling_salts"], **USED}, p3={"used": [0]})
    game.offers("2: use smelling_salts").refuses("3: use smelling_salts", "0: use smelling_salts")

    game.when("2: use smelling_salts").then(actions=2, p2={"equipment": []}, armoury=["smelling_salts"])
    assert len(game.me.slots) == 3

    late = Ground(p3={"equipment": ["smelling_salts"], **USED})
    late.refuses("3: use smelling_salts")  # it is the turn of Science


@rule("IV-EQP-08")
def test_equipment_for_the_own_turn_works_in_a_test_of_that_turn():
    table = Given(p2={"equipment": ["rig"], "hand": ["shelter"]}, roll="red_basic:basic")

    table.testing("door-0", "red_basic").offers("use rig", seat=2)
    other = Given(p2={"equipment": ["rig"], "hand": ["shelter"]}, active=3, roll="red_basic:basic")
    other.testing("door-0", "red_basic").lacks("use", seat=2)


@rule("IV-EQP-09", "IV-CNV-04")
def test_a_tool_converts_for_its_carrier_alone():
    table = Given(p2={"equipment": ["welder"]}, p3={"at": 1})

    assert conversion_of(table.g, 2)[2] != conversion_of(Given().g, 2)[2]
    assert conversion_of(table.g, 3) == conversion_of(Given().g, 3)


@rule("IV-LDP-15", "IV-EQP-08", "IV-LDP-10")
def test_equipment_and_persevering_work_in_a_landing_test_and_its_dice_are_used_up():
    game = play(begin(), until="pilot")
    game.s.members[1].equipment = ["smelling_salts"]
    game.s.members[1].used = [game.s.members[1].slots.pop() for _ in range(3)]
    game.refuses("1: use smelling_salts").when("0: pilot member-1")

    game.asks("choose_dice", seat=1).offers("1: use smelling_salts", "1: persevere", "3: persevere")
    game.when("1: use smelling_salts")
    assert (len(game.s.members[1].slots), game.s.members[1].used) == (5, [])
    game.when("1: persevere").asks("sacrifice_die", seat=1)
    game.when(f"1: {game.g.options(1)[0]}")
    assert len(game.s.members[1].lost) == 1
    game.when(f"1: {game.g.options(1)[1]}")  # one die
    while game.question(game.g.waiting[0]).prompt != "pilot":
        seat = game.g.waiting[0]
        game.g.answer(seat, game.g.options(seat)[-1])
    assert len(game.s.members[1].used) == 1


@rule("IV-DSC-07")
def test_a_discovery_is_used_at_any_time_by_anybody_as_often_as_it_says():
    game = Ground(finds=["ember_stone"], p3=USED, p2=USED)
    game.offers("2: use ember_stone", "3: use ember_stone").when("3: use ember_stone")

    game.then(actions=2)
    assert len(game.s.members[3].used) == 1
    game.refuses("2: use ember_stone", "3: use ember_stone")  # once an exploration, for the whole team

    in_test = Ground(finds=["ember_stone"], p3=USED).when("prepare test")
    assert in_test.s.test is not None
    in_test.offers("3: use ember_stone")


# Special Actions that lie open


@rule("IV-SPA-02")
@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_special_actions_of_open_cards_are_performed_from_any_sector_unless_they_say_where(at: int):
    game = Ground(at={2: at}, rank_card="letters_home", modules=["winch_crane"])
    found = {deed.card for deed in deeds_for(game.g, 2)}

    assert "letters_home" in found
    assert ("winch_crane" in found) == (at == 1)  # its text says: at the lander
    assert "letters_home" not in {deed.card for deed in deeds_for(Ground(at={2: at}).g, 2)}


@rule("IV-SPA-02", "IV-CIR-02")
def test_circumstances_carry_a_special_action_a_combination_and_a_special_effect_everywhere():
    tide = rules_of("tidewater")
    for at in (1, 5, 9):
        game = Ground(tide, at={2: at}, circumstances="spawning_night", times={"turning_tide": 1})
        assert "spawning_night" in {deed.card for deed in deeds_for(game.g, 2)}
    assert "spawning_night" not in {deed.card for deed in deeds_for(Ground(tide).g, 2)}


@rule("IV-CIR-02")
def test_circumstances_carry_a_move_rule_a_time_track_and_a_standing_rule():
    marrow = rules_of("marrow")
    noon = Ground(marrow, circumstances="long_noon", supplies=1, p2={"used": [0]}).refuses("rest")
    noon.doing(board.AdvanceTime("long_noon"), seat=2).then(times={"long_noon": 1})
    Ground(marrow, supplies=1).offers("rest")
    wind = Ground(at={2: 2}, circumstances="loud_wind", p2={"slots": [0]}).when("move sector-4")
    assert wind.s.test is not None  # the route's Movement icon is a test now
    still = Ground(at={2: 2}, p2={"slots": [0]}).when("move sector-4")
    assert still.s.test is None and still.me.at == 4


# Ranks


@rule("IV-CRW-12")
def test_what_names_a_rank_is_for_members_of_that_rank_or_higher():
    """By the Rank of the sleeve: a Special Action, and a card."""
    world = RULES.cartridge
    cairn = world.places[0]
    action = structs.replace(cairn.actions[0], requires=(RankAtLeast(2),))
    place = structs.replace(cairn, actions=(action, *cairn.actions[1:]))
    rules = IssVanguard(structs.replace(world, places=(place, *world.places[1:])))
    special = "2: special action-old_cairn-0"

    Ground(rules, at={2: 2}).refuses(special)
    Ground(rules, at={2: 2}, p2={"rank": 2}).offers(special)
    Ground(rules, at={2: 2}, p2={"rank": 3}).offers(special)


# One text above the rules, and the order of what happens together


@rule("IV-GEN-04")
def test_the_text_of_a_card_goes_above_the_general_rule():
    """Persevering brings five dice back, but for a card that says six."""
    seven = "red_basic*3 green_basic*3 blue_basic"
    plain = Given(p2={"slots": "", "used": seven}).when("2: persevere", "sacrifice used-2-blue_basic-0")
    assert plain.prompt == "reactivate_dice"  # five of six
    more = Given(p2={"slots": "", "used": seven, "equipment": ["frame"]})
    more.when("2: persevere", "sacrifice used-2-blue_basic-0").is_idle()
    assert len(more.me.slots) == 6


class Say(Verb, frozen=True):
    """Something that is said."""

    word: str
    fixed: ClassVar[bool] = True

    def run(self, g: object, here: Step) -> None:
        g.s.notes["said"] = g.s.notes.get("said", "") + self.word  # type: ignore[attr-defined]


@pytest.fixture
def two_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards speak at the start of a round."""
    voices = {"ember_stone": "a", "layered_slate": "b"}
    for key, word in voices.items():
        monkeypatch.setitem(BOOK.abilities, key, (Ability(when="start_of_round", does=(Say(word),)),))
    monkeypatch.setitem(BOOK.moments, "start_of_round", dict.fromkeys(voices, (0,)))


@rule("IV-GEN-05")
def test_the_active_player_orders_what_happens_at_one_moment(two_voices: None):
    game = Ground(finds=["ember_stone", "layered_slate"], active=3)
    game.s.stack[-1:] = [Step(Moment(), 3)]
    game.g.settle()

    game.waits(3).asks("order", "first ember_stone", "first layered_slate", seat=3)
    game.when("3: first layered_slate").then(notes={"said": "ba"})


@rule("IV-GEN-05")
def test_one_effect_alone_is_not_asked_about(two_voices: None):
    game = Ground(finds=["ember_stone"]).doing(Moment(), seat=2)

    game.asks_of("act").then(notes={"said": "a"})


class Moment(Verb, frozen=True):
    """A round starts."""

    def run(self, g: object, here: Step) -> None:
        happen(g, "start_of_round", here.seat)  # type: ignore[arg-type]


# The beginning, and an end in the landing


@rule("IV-LOC-14", "IV-LOC-17")
def test_dice_that_find_no_slot_at_launch_go_to_the_discard_and_the_owner_chooses_which():
    world = RULES.cartridge
    kit = structs.replace(world.kit, engineering=structs.replace(world.kit.engineering, dice=("blue_challenge",)))
    game = begin(IssVanguard(structs.replace(world, kit=kit)))
    for seat, section in enumerate(SECTIONS):
        if not any(me.seat == seat for me in game.s.members):
            game.when(f"{seat}: send {section}")

    game.asks("push_out", seat=0).when("0: push_out die-0-blue_basic-0")
    me = game.s.members[0]
    assert [BOOK.dice[kind].key for kind in me.used] == ["blue_basic"]
    assert (len(me.slots), min(columns_of(game.g, me))) == (5, 0)


@rule("IV-SUR-07")
def test_who_dies_in_a_landing_test_makes_it_no_further_and_the_others_land():
    hurt = ["trauma", "trauma", "burned"]
    game = Ground(survival=True, active=-1, p0={"injuries": hurt, "slots": [0, 0, 0]}, at=dict.fromkeys(range(4), 0))
    game.s.landed = [1]
    game.doing(Land(), seat=2).when("2: pilot member-0").doing(GainInjury("trauma"), seat=0)

    assert game.s.members[0].dead and game.s.test is None
    game.asks("pilot", "pilot member-2", "pilot member-3", seat=1).then(landing=2, result="")
