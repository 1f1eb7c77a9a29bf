"""Lift-off, evacuation, Survival mode, landing, landers: IV-LFT, IV-END, IV-SUR, IV-LDP, IV-LND, IV-OPS."""

import pytest

from starboard.games.iss_vanguard.effects.team import DamageLander, LoseSupplies
from starboard.games.iss_vanguard.rules.counters import MinusStat
from starboard.games.iss_vanguard.rules.death import KillMember
from starboard.games.iss_vanguard.rules.elimination import is_deadly
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.lander import capacity, stat
from starboard.games.iss_vanguard.rules.landing import Land, LandingAdvances, TouchDown
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, Ground, begin, play, rules_of

HURT = ["trauma", "trauma", "trauma"]
FIND = next(iter(BOOK.discoveries))


@rule("IV-LFT-01")
def test_lift_off_needs_the_lander_and_the_agreement_of_all_others():
    Ground(at={2: 2}).refuses_by("IV-LFT-01", "lift_off")
    game = Ground(at={0: 3}).when("lift_off").waits(0).when("0: agree").waits(1).when("1: refuse")
    game.asks_of("act").then(actions=2, result="").refuses_by("IV-LFT-01", "lift_off")


@rule("IV-LFT-02", "IV-LFT-03", "IV-MIS-05", "IV-END-08")
def test_lift_off_ends_at_once_and_leaves_behind_whoever_is_elsewhere():
    game = Ground(at={0: 3}, missions=[], p0={"equipment": ["medical_kit"]}, event=[next(iter(BOOK.events))])
    game.when("lift_off", "0: agree", "1: agree", "3: agree")
    assert game.s.members[0].dead and not game.me.dead
    game.then(armoury=["medical_kit"], entries={"away": 1}, result="success")
    assert game.events_of("event") == []
    failed = Ground().when("lift_off", "0: agree", "1: agree", "3: agree")
    assert failed.s.outcome is not None and (failed.s.outcome.kind, failed.s.result) == ("loss", "failure")


@rule("IV-END-08")
def test_who_dies_takes_the_token_of_its_equipment_off_the_board_and_leaves_its_other_tokens_where_it_stood():
    game = Ground(at={0: 3}, p0={"equipment": ["outpost"], "tokens": ["rope"]})
    game.s.sectors[1].tokens.append("outpost")

    game.doing(KillMember(), seat=0)

    assert game.s.members[0].dead
    assert (game.s.sectors[1].tokens, game.s.sectors[3].tokens, game.s.members[0].tokens) == ([], ["rope"], [])
    game.then(armoury=["outpost"])


@rule("IV-OPS-01", "IV-OPS-04", "IV-STR-02", "IV-STR-04")
def test_an_operation_is_won_together_without_a_mission_in_play():
    game = Ground(missions=["look_around"]).when("lift_off", "0: agree", "1: agree", "3: agree")
    assert game.s.outcome is not None
    assert (game.s.outcome.kind, game.s.outcome.winners) == ("win", (0, 1, 2, 3))


@rule("IV-END-02", "IV-END-03", "IV-END-04", "IV-END-05", "IV-END-09", "IV-LND-07")
def test_a_fourth_injury_evacuates_all_and_loses_ordinary_discoveries():
    game = Ground(at={0: 4}, p2={"injuries": HURT}, finds=[FIND], finds_unique=[2], success=3, missions=[])
    game.doing(GainInjury("trauma"), seat=2)
    game.then(result="evacuation", finds=[], finds_unique=[2], success=3, entries={"pulled_out": 1}, damaged=False)
    assert not any(me.dead for me in game.s.members)
    assert len(game.me.injuries) == 3
    assert game.s.outcome is not None and game.s.outcome.kind == "loss"


@rule("IV-END-06", "IV-LND-07")
def test_an_evacuation_damages_a_lander_that_can_be_damaged():
    soft = next(key for key, card in BOOK.landers.items() if not card.sturdy)
    Ground(lander=soft, p2={"injuries": HURT}).doing(GainInjury("trauma"), seat=2).then(damaged=True)
    Ground().doing(DamageLander(), seat=2).then(damaged=False)


@rule("IV-END-07", "IV-TST-19")
def test_nothing_of_the_interrupted_turn_happens_after_the_end():
    game = Ground(p2={"injuries": HURT}, supplies=5).doing(GainInjury("trauma"), LoseSupplies(2), seat=2)
    game.then(supplies=5)


# Survival mode


@rule("IV-SUR-01", "IV-SUR-02", "IV-SUR-03", "IV-SUR-07", "IV-SUR-11")
def test_in_survival_mode_who_has_fewer_than_four_dice_dies_and_the_others_play_on():
    assert begin(survival="on").s.survival and not begin().s.survival
    game = Ground(survival=True, p0={"injuries": HURT, "slots": [0, 0], "used": [0], "equipment": ["medical_kit"]})
    game.doing(GainInjury("trauma"), seat=0).asks_of("act")
    game.then(p0={"dead": True, "at": 0, "slots": [], "used": []}, armoury=["medical_kit"], result="")
    assert len(game.s.members[0].injuries) == 3


@rule("IV-SUR-04", "IV-SUR-06")
def test_in_survival_mode_three_injury_dice_decide_and_who_survives_sacrifices_a_die():
    spared = Ground(survival=True, p0={"injuries": HURT, "slots": [0] * 5}, forced={"injury": [0, 1, 3]})
    spared.doing(GainInjury("trauma"), seat=0)
    if spared.g.waiting == [0]:
        spared.g.answer(0, spared.g.options(0)[0])
    spared.then(p0={"dead": False, "slots": [0] * 4, "lost": [0]})
    dead = Ground(survival=True, p0={"injuries": HURT, "slots": [0] * 5}, forced={"injury": [0, 2, 5]})
    dead.doing(GainInjury("trauma"), seat=0).then(p0={"dead": True})


@rule("IV-SUR-05")
@pytest.mark.parametrize(
    ("faces", "deadly"),
    [("major_damage major_damage x", True), ("major_damage damage x", True), ("damage damage damage", False),
     ("major_damage psychic_damage x", False)],
)  # fmt: skip
def test_the_deadly_results(faces: str, deadly: bool):
    assert is_deadly(faces.split()) is deadly


@rule("IV-SUR-08", "IV-CRW-11")
def test_after_the_last_death_the_evacuation_entry_is_read():
    game = Ground(survival=True)
    for seat in (0, 1, 3):
        game.doing(KillMember(), seat=seat)
    game.then(result="").doing(KillMember(), seat=2)
    game.then(entries={"pulled_out": 1}, result="failure")
    assert game.s.outcome is not None and game.s.outcome.kind == "loss"


# Landers and landing


@rule("IV-LND-01", "IV-LND-02", "IV-LND-04", "IV-LND-05")
def test_the_space_ranger():
    card = BOOK.landers["space_ranger"]
    assert (card.armour, card.sensors, card.agility, card.supplies) == (1, 1, 2, 12)
    assert (card.personal, card.mission, card.discoveries, card.structural, card.utility) == (4, 2, 5, 1, 1)


@rule("IV-LND-03", "IV-LND-06", "IV-LDP-08", "IV-LDP-16")
def test_modules_raise_characteristics_and_a_loss_is_never_below_zero():
    """IV-EX-42"""
    plating = next(key for key, card in BOOK.modules.items() if card.stats.get("armour") == 2)
    bare, armoured = Ground(), Ground(modules=[plating])
    assert (stat(bare.g, "armour"), stat(armoured.g, "armour")) == (1, 3)
    assert capacity(bare.g, "discoveries") == 5
    for game, left in ((bare, 9), (armoured, 11)):
        game.doing(LoseSupplies(MinusStat(4, "armour")), seat=2).then(supplies=left)
    Ground(modules=[plating] * 2).doing(LoseSupplies(MinusStat(4, "armour")), seat=2).then(supplies=12)


@rule("IV-LDP-01", "IV-LDP-02", "IV-LDP-15", "IV-CRD-10", "IV-CRW-03", "IV-SPL-01")
def test_the_landing_comes_before_the_first_round_with_dice_hands_and_charges_in_place():
    """IV-EX-43"""
    game = play(begin(), until="pilot")
    game.then(landing=3, round=0, supplies=12)
    for me in game.s.members:
        assert (me.at, len(me.slots), len(me.hand)) == (0, 5, 2)
        assert me.charges == BOOK.crew[me.crew].charges


@rule("IV-LDP-03")
def test_nobody_makes_a_second_landing_test_before_all_have_made_one():
    game = Ground(landed=[0, 1], landing=1).doing(Land(), seat=2)
    game.asks("pilot", "pilot member-2", "pilot member-3", seat=2).when("2: pilot member-3")
    assert game.s.landed == [0, 1, 3]
    again = Ground(landed=[0, 1, 2, 3]).doing(Land(), seat=2).when("2: pilot member-1")
    assert again.s.landed == [1]


@rule("IV-LDP-04")
def test_all_members_may_support_a_landing_test():
    game = play(begin(), until="pilot").when("0: pilot member-0")
    game.asks("choose_dice", seat=0)
    one = next(option for option in game.g.options(0) if len(option.ids) == 1)
    game.g.answer(0, one)
    assert {(seat, game.question(seat).prompt) for seat in game.g.waiting} == {(n, "support") for n in (1, 2, 3)}


@rule("IV-LDP-05", "IV-LDP-06", "IV-LDP-14")
def test_each_test_advances_the_marker_and_a_yellow_outcome_once_more():
    Ground(landing=3).doing(LandingAdvances(), seat=2).then(landing=2)
    lines = {line.colour: line.does for line in BOOK.deeds["landing"].action.test.lines}  # type: ignore[union-attr]
    assert lines["yellow"][-1] == LandingAdvances()
    assert LandingAdvances() not in (*lines["green"], *lines["red"])


@rule("IV-LDP-07", "IV-LDP-13")
def test_the_red_outcome_brings_the_hazard_with_its_choice():
    lines = {line.colour: line.does for line in BOOK.deeds["landing"].action.test.lines}  # type: ignore[union-attr]
    game = Ground().doing(*lines["red"], seat=2).asks("choose", "choose lose_stores", "choose take_the_blow", seat=2)
    game.when("choose take_the_blow")
    while game.question(game.g.waiting[0]).prompt != "act":
        game.g.answer(game.g.waiting[0], game.g.options(game.g.waiting[0])[0])
    assert [len(me.injuries) for me in game.s.members] == [1, 1, 1, 1]


@rule("IV-LDP-09", "IV-LND-08")
def test_the_team_lands_on_the_sector_with_the_lander_icon_and_the_entry_is_read():
    game = Ground(at=dict.fromkeys(range(4), 0), lander_at=0).doing(TouchDown(), seat=2)
    game.then(lander_at=1, entries={"on_the_ground": 1})
    assert {me.at for me in game.s.members} == {1}


@rule("IV-LDP-11")
def test_a_fourth_injury_during_the_landing_is_an_evacuation():
    game = play(begin(), until="pilot")
    game.s.members[0].injuries = Ground(p0={"injuries": HURT}).s.members[0].injuries
    game.doing(GainInjury("trauma"), seat=0).then(result="evacuation", round=0)


@rule("IV-LDP-12")
def test_a_planet_without_a_landing_table_needs_no_landing_test():
    game = play(begin(rules_of("ferry_rock")), until="act")
    game.then(landing=0, round=1)
