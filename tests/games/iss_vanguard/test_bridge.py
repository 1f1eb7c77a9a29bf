"""The Bridge: IV-BRG, IV-CMD, IV-ENG, IV-TEC, IV-MOR, IV-CRI, IV-OBJ."""

import pytest
from msgspec import structs

from starboard.games.iss_vanguard.constants import HARM_FACES
from starboard.games.iss_vanguard.effects.ship import (
    AddCrises,
    AddObjective,
    FulfilObjective,
    GainCommand,
    GainEnergy,
    LowerMorale,
    LowerTechnology,
    RaiseMorale,
    RaiseTechnology,
    SetObjective,
)
from starboard.games.iss_vanguard.model.ship import Order, Person, Ship
from starboard.games.iss_vanguard.rules.bridge import Bridge, Generate, InstallCards, RevealNew
from starboard.games.iss_vanguard.rules.crises import Reveal, StrikeAll
from starboard.games.iss_vanguard.rules.infirmary import OpenInfirmary
from starboard.games.iss_vanguard.rules.morale import SinkBelow
from starboard.testing import rule
from tests.games.iss_vanguard.aboard import BOOK, MINERALS, Aboard
from tests.games.iss_vanguard.ground import Ground

MAJOR, BLANK = HARM_FACES.index("major_damage"), HARM_FACES.index("")
DIE = BOOK.die_number["red_challenge"]


def six_dice() -> dict[str, object]:
    return {"dice": [[*BOOK.starting_dice[s], DIE] for s in ("engineering", "recon", "science", "security")]}


@rule("IV-BRG-01", "IV-BRG-02", "IV-OBJ-05")
def test_the_bridge_installs_then_generates_then_lets_crises_strike_and_only_then_reveals_new_ones():
    game = Aboard(awaiting=["a_second_step", "old_bridge"], energy=0, command=0, crises=["cold_bunks"],
                  potential=["bad_stores", "loud_cabins"])  # fmt: skip
    game.doing(Bridge())
    game.has(objective="a_second_step", upgrades=["old_bridge"], energy=3, command=4)  # 3 of O02 and 1 of the chair
    game.asks("crisis", "choose excuse_the_watch", "choose heat_the_bunks").has(crises=["cold_bunks"])
    game.when("choose heat_the_bunks").is_idle().has(energy=2)
    assert len(game.ship.crises) == 2  # as the new objective says: it was installed before
    assert len(game.ship.potential) == 1


@rule("IV-CMD-01", "IV-ENG-01", "IV-ENG-02", "IV-OBJ-01")
@pytest.mark.parametrize(("level", "energy"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_objective_gives_command_and_the_technology_level_energy(level: int, energy: int):
    Aboard(technology=level, energy=0, command=0).doing(Generate()).has(energy=energy, command=2)


@rule("IV-CMD-02", "IV-ENG-03", "IV-SHP-05", "IV-CMD-05")
def test_what_was_kept_adds_to_the_pools_and_what_is_above_the_tokens_is_lost():
    Aboard(energy=1, command=1).doing(Generate()).has(energy=4, command=3)
    Aboard(energy=7, command=5).doing(Generate()).has(energy=8, command=6)
    Aboard(energy=3, command=1).doing(GainEnergy(9), GainCommand(2)).has(energy=8, command=3)


@rule("IV-MOR-04")
@pytest.mark.parametrize(("morale", "command"), [(3, 3), (2, 2), (1, 1), (0, 1)])
def test_morale_changes_the_command_that_is_generated(morale: int, command: int):
    Aboard(morale=morale, command=0).doing(Generate()).has(command=command)


@rule("IV-MOR-04")
def test_low_morale_leaves_two_of_three():
    Aboard(morale=1, command=0, objective="a_second_step").doing(Generate()).has(command=2)


@rule("IV-TEC-01", "IV-TEC-02", "IV-TEC-03")
def test_the_technology_level_moves_by_one_between_0_and_4():
    Aboard(technology=1).doing(RaiseTechnology()).has(technology=2)
    Aboard(technology=1).doing(LowerTechnology()).has(technology=0)
    Aboard(technology=0).doing(LowerTechnology()).has(technology=0)
    game = Aboard(technology=4, energy=0).doing(RaiseTechnology()).has(technology=4, energy=0, energy_next=1)
    game.doing(Generate()).has(energy=7, energy_next=0)


# Morale


@rule("IV-MOR-01", "IV-MOR-02")
def test_morale_moves_by_one_level_and_never_above_high():
    Aboard(morale=2).doing(RaiseMorale(), RaiseMorale()).has(morale=3)
    Aboard(morale=2).doing(LowerMorale()).has(morale=1).doing(LowerMorale()).has(morale=0)


@rule("IV-MOR-02", "IV-MOR-05")
def test_in_the_field_morale_moves_at_once_and_only_what_it_costs_below_very_low_waits():
    game = Ground(ship=Ship(morale=3)).doing(LowerMorale(), RaiseMorale(), LowerMorale())
    ship = game.s.ship
    assert ship is not None and ship.morale == 2
    game = Ground(ship=Ship(morale=0)).doing(LowerMorale(), RaiseMorale())
    ship = game.s.ship
    assert ship is not None and (ship.morale, ship.penalty) == (1, False)  # it costs, though morale has risen since
    assert any(isinstance(step.verb, SinkBelow) for step in game.s.stack)


@rule("IV-MOR-05", "IV-MOR-06")
def test_below_very_low_each_section_loses_a_die_or_the_penalty_token_is_taken():
    game = Aboard(morale=0, table=six_dice()).doing(LowerMorale()).asks("morale_price", "lose_dice", "take_penalty")
    game.when("lose_dice")
    for seat in range(4):
        game.asks("give_back_die", seat=seat).when(f"{seat}: give_back kind-red_challenge")
    assert [len(dice) for dice in game.s.dice] == [5, 5, 5, 5] and game.is_idle().ship.morale == 0
    other = Aboard(morale=0, table=six_dice()).doing(LowerMorale()).when("take_penalty").has(penalty=True)
    assert [len(dice) for dice in other.s.dice] == [6, 6, 6, 6]
    other.ship.energy = 0
    other.doing(Generate()).has(energy=1, penalty=False)  # 2 fewer, then the token is gone


@rule("IV-MOR-06", "IV-MOR-07", "IV-STR-13")
def test_with_five_dice_the_token_must_be_taken_and_a_second_one_ends_the_campaign():
    game = Aboard(morale=0).doing(LowerMorale()).is_idle().has(penalty=True)  # the only way is not asked about
    game.doing(LowerMorale())
    assert game.s.outcome is not None and game.s.outcome.kind == "loss"
    assert game.s.entries == {"the_crew_turns_back": 1}
    spared = Aboard(morale=0, penalty=True, table=six_dice()).doing(LowerMorale())
    assert spared.prompt == "give_back_die"  # dice are left, and no second token


@rule("IV-MOR-03", "IV-CRI-03")
def test_as_many_crises_as_the_objective_says_and_one_more_at_very_low_morale():
    pile = ["cold_bunks", "loud_cabins", "bad_stores"]
    assert len(Aboard(potential=list(pile)).doing(RevealNew()).ship.crises) == 1
    assert len(Aboard(potential=list(pile), morale=1).doing(RevealNew()).ship.crises) == 1
    assert len(Aboard(potential=list(pile), morale=0).doing(RevealNew()).ship.crises) == 2
    assert len(Aboard(potential=list(pile), objective="a_second_step").doing(RevealNew()).ship.crises) == 2


# Crises


@rule("IV-CRI-01", "IV-CRI-02", "IV-CRI-07", "IV-CRI-11")
def test_a_crisis_left_alone_takes_one_loss_that_is_there_and_goes_back():
    game = Aboard(crises=["cold_bunks"], energy=1, command=1, potential=[]).doing(StrikeAll())
    game.asks("crisis", "choose heat_the_bunks", "choose excuse_the_watch").when("choose excuse_the_watch")
    game.is_idle().has(energy=1, command=0, crises=[], potential=["cold_bunks"])
    Aboard(crises=["cold_bunks"], energy=0, command=1).doing(StrikeAll()).is_idle().has(command=0)  # one is there


@rule("IV-CRI-08")
def test_where_no_loss_can_be_paid_morale_falls():
    game = Aboard(crises=["cold_bunks"], energy=0, command=0).doing(StrikeAll())
    game.is_idle().has(morale=1, crises=[], potential=["cold_bunks"])


@rule("IV-CRI-04")
def test_crises_come_at_random_and_none_from_an_empty_pile():
    assert Aboard(potential=[]).doing(Reveal(2)).is_idle().ship.crises == []
    game = Aboard(potential=["cold_bunks", "loud_cabins"]).doing(Reveal(5))
    assert sorted(game.ship.crises) == ["cold_bunks", "loud_cabins"] and game.ship.potential == []


@rule("IV-CRI-09")
def test_a_fourth_open_crisis_strikes_at_once():
    game = Aboard(crises=["cold_bunks", "bad_stores", "sensor_dust"], potential=["loud_cabins"], energy=3)
    game.doing(Reveal()).asks("crisis", "choose soundproof", "choose let_them_sing").when("choose let_them_sing")
    game.has(morale=1, crises=["cold_bunks", "bad_stores", "sensor_dust"], potential=["loud_cabins"])
    three = Aboard(crises=["cold_bunks", "bad_stores"], potential=["loud_cabins"]).doing(Reveal())
    three.is_idle().has(crises=["cold_bunks", "bad_stores", "loud_cabins"])


@rule("IV-CRI-10")
def test_an_upcoming_crisis_joins_when_a_card_names_it():
    game = Aboard(potential=["cold_bunks"]).doing(AddCrises(("sensor_dust", "cold_bunks")))
    assert sorted(game.ship.potential) == ["cold_bunks", "sensor_dust"]


@rule("IV-INF-06", "IV-INF-07")
def test_who_falls_ill_by_a_crisis_and_finds_only_a_critical_bed_makes_a_survival_test_too():
    full = [Person(f"extra_{n}", 1, 1, "light") for n in range(4)]
    full += [Person(f"other_{n}", 1, 1, "moderate") for n in range(3)]
    for dice, post in (([MAJOR, MAJOR, BLANK], "dead"), ([BLANK] * 3, "critical")):
        game = Aboard(crises=["bad_stores"], table={"forced": {"injury": list(dice)}})
        game.ship.crew += full
        game.doing(StrikeAll()).when("choose eat_it", "falls_ill idris_kone")
        assert game.post("idris_kone") == post
    light = Aboard(crises=["bad_stores"]).doing(StrikeAll()).when("choose eat_it", "falls_ill idris_kone")
    assert light.events_of("survival") == []


@rule("IV-CRI-07")
def test_losses_of_crises_on_board():
    game = Aboard(crises=["bad_stores"], found=MINERALS[:1]).doing(StrikeAll()).when("choose throw_it_out")
    assert game.is_idle().ship.found == [] and game.s.mineral[0] == MINERALS[0]
    game = Aboard(crises=["bad_stores"]).doing(StrikeAll()).asks("crisis", "choose eat_it", "choose sleep_it_off")
    game.when("choose eat_it", "falls_ill idris_kone")
    assert game.post("idris_kone") == "light"
    game = Aboard(crises=["bad_stores"]).doing(StrikeAll()).when("choose sleep_it_off", "rests idris_kone")
    assert game.post("idris_kone") == "resting"
    game = Aboard(crises=["sensor_dust"], orders=[Order("old_tools", 3)]).doing(StrikeAll())
    game.when("choose stop_the_line").has(orders=[Order("old_tools", 2)])


# Objectives


@rule("IV-OBJ-02", "IV-OBJ-04", "IV-MOR-08", "IV-STR-06")
def test_a_fulfilled_main_objective_raises_morale_and_the_next_one_waits_for_the_bridge():
    game = Aboard(morale=1, posts={"yuna_park": "light"}).doing(FulfilObjective("a_first_step"))
    game.has(morale=2, fulfilled=["a_first_step"], objective="a_first_step", awaiting=["a_second_step", "all_well"])
    assert game.s.entries == {"a_second_step_begins": 1}
    game.doing(InstallCards()).has(objective="a_second_step", side_objectives=["all_well"], awaiting=[])
    game.doing(FulfilObjective("a_first_step")).has(morale=2)  # once


@rule("IV-OBJ-03")
def test_a_secondary_objective_is_beside_the_main_one_and_raises_no_morale():
    game = Aboard(posts={"yuna_park": "light"}).doing(AddObjective("all_well"), InstallCards())
    game.has(objective="a_first_step", side_objectives=["all_well"])
    game.doing(FulfilObjective("all_well")).has(side_objectives=[], morale=2, objective="a_first_step")
    assert game.s.success == 2


@rule("IV-OBJ-05")
def test_the_next_objective_gives_its_command_from_the_next_bridge_on():
    game = Aboard(command=0).doing(SetObjective("a_second_step"), Generate()).has(command=2, objective="a_first_step")
    game.doing(InstallCards(), Generate()).has(objective="a_second_step", command=5)


@rule("IV-STR-06", "IV-BRG-01", "IV-OBJ-05")
def test_an_objective_that_holds_already_is_fulfilled_as_it_is_installed_before_command_is_generated():
    game = Aboard(awaiting=["all_well"], command=0, crises=["loud_cabins"]).doing(Bridge())
    game.asks("crisis").has(fulfilled=["all_well"], side_objectives=[]).then(success=2)  # before the Crisis strikes
    ill = Aboard(awaiting=["all_well"], posts={"clara_novak": "light"}, potential=[]).doing(Bridge())
    ill.has(fulfilled=[], side_objectives=["all_well"]).then(success=0)
    main = Aboard(awaiting=["a_second_step"], completed=["old_refit"], potential=[]).doing(Bridge())
    assert main.s.outcome is not None and main.s.outcome.kind == "win"


@rule("IV-STR-06", "IV-OBJ-04")
def test_a_main_objective_that_is_fulfilled_at_its_installation_raises_morale_before_the_command_it_gives(
    monkeypatch: pytest.MonkeyPatch,
):
    """Its successor waits: it is installed by the next Bridge, and gives nothing to this one."""
    card = structs.replace(BOOK.objectives["a_second_step"], does=(SetObjective("a_third_step"),))
    third = structs.replace(card, key="a_third_step", goal=(), does=(), command=5)
    monkeypatch.setitem(BOOK.objectives, "a_second_step", card)
    monkeypatch.setitem(BOOK.objectives, "a_third_step", third)
    game = Aboard(awaiting=["a_second_step"], completed=["old_refit"], potential=[], command=0).doing(Bridge())
    game.has(morale=3, command=4, awaiting=["a_third_step"], objective="a_second_step")  # 3, and 1 of High morale
    game.doing(Bridge()).has(objective="a_third_step", awaiting=[], command=6)


@rule("IV-STR-06", "IV-INF-01")
def test_an_objective_is_fulfilled_by_whatever_makes_it_hold_as_soon_as_it_does():
    game = Aboard(side_objectives=["all_well"], posts={"idris_kone": "light"}).doing(OpenInfirmary())
    game.has(fulfilled=["all_well"])
    nursed = Aboard(side_objectives=["all_well"], posts={"idris_kone": "moderate"}).doing(OpenInfirmary())
    nursed.has(fulfilled=[]).when("nurse idris_kone clara_novak").has(fulfilled=["all_well"])
