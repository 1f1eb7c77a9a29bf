"""Cards: the deck, the row, hands, and what is done with a card."""

import pytest

from starboard.games.seti.effects.cards import Card, Random
from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.species import Species
from starboard.games.seti.rules.cards import discard
from starboard.kernel.secrets import Secret
from starboard.kernel.views import view
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, card, missions, played, probes, slots, techs


@rule("SE-CRD-01")
def test_a_card_carries_corner_sector_cost_effect_and_income():
    for c in TABLES.world.cards:
        assert c.corner and c.sector and c.income and 0 <= c.cost <= 4
        assert c.does or c.circles or c.requires or c.scores


@rule("SE-CRD-02")
def test_a_main_corner_is_one_publicity_one_data_or_one_move():
    for c in TABLES.world.cards:
        (verb,) = c.corner
        assert TABLES.corner[c.key] in (("publicity",), ("data",), ("move",)) and verb.n == 1  # type: ignore[attr-defined]


@rule("SE-CRD-03")
def test_alien_corners_may_be_stronger_and_give_all_their_parts():
    strong = next(c for c in TABLES.world.aliens if len(c.corner) > 1 and "data" in TABLES.corner[c.key])
    given = Given(p0={"aliens": [Secret(strong.key, 1, strong.species)]}).when(f"corner {strong.key}")
    gained = {str(what) for _, what in given.events_of("gain")}
    assert gained == {word for word in TABLES.corner[strong.key] if word != "move"}


@rule("SE-CRD-04")
def test_the_plain_card_is_taken_from_the_row_or_the_deck_and_the_other_from_the_deck():
    given = Given().doing(Card()).offers("deck", "take galileo_mission")
    given = Given()
    top = given.g.s.deck[-1]
    given.doing(Random()).asks("action").then(p0={"hand": [top]})


@rule("SE-CRD-05")
def test_a_card_taken_from_the_row_is_replaced_at_once():
    given = Given()
    top = given.g.s.deck[-1]
    given.doing(Card()).when("take galileo_mission").then(row=["pioneer_11_mission", "mariner_10_mission", top])


@rule("SE-CRD-06")
def test_an_empty_deck_is_made_of_the_discard_pile():
    given = Given(discards=["juno_probe", "cassini_probe"])
    given.g.s.deck.clear()
    given.doing(Random()).then(discards=[])
    assert {*given.me.hand, *given.g.s.deck} == {"juno_probe", "cassini_probe"}


@rule("SE-CRD-07")
def test_without_deck_and_discards_draws_are_skipped_and_the_row_stays_short():
    given = Given()
    given.g.s.deck.clear()
    given.doing(Random(2)).then(p0={"hand": []}).doing(Card()).lacks("deck").when("take galileo_mission")
    given.then(row=["pioneer_11_mission", "mariner_10_mission", ""]).asks("action")


@rule("SE-CRD-10")
@pytest.mark.parametrize("key", ["pioneer_11_mission", "mariner_10_mission", "galileo_mission", "odinus_mission"])
def test_a_card_discarded_for_its_signal_marks_a_sector_of_its_colour(key):
    given = Given(p0={"hand": [key]}).doing(Signal("hand")).when(f"discard {key}")
    stars = [TABLES.star_keys[star] for star in TABLES.of_colour[TABLES.cards[key].sector]]
    given.asks("signal", *(f"signal {star}" for star in stars)).then(discards=[key], p0={"hand": []})


@rule("SE-CRD-11")
def test_hands_deck_and_stacks_are_secret_and_the_rest_is_public():
    own = {
        "hand": ["juno_probe"],
        "tucked": ["dune"],
        "missions": missions("galileo_mission"),
        "done": ["venera_probe"],
    }
    given = Given(p0=own, row=("cassini_probe", "falcon_heavy", "odinus_mission"), discards=["press_statement"])
    seen = str(view(given.g.s, 1))
    hidden = ["juno_probe", given.g.s.deck[-1], given.g.s.stacks[0][0].value]
    assert not [key for key in hidden if f"'{key}'" in seen]
    public = ["dune", "galileo_mission", "venera_probe", "cassini_probe", "press_statement"]
    assert not [key for key in public if f"'{key}'" not in seen]


def found(key: str) -> list[Species]:
    alien = [c.key for c in TABLES.world.aliens if c.species == key]
    deck = [Secret(c, 0, key) for c in alien[1:]]
    columns = [[-1] * len(column.spaces) for column in TABLES.species[key].columns]
    return [
        Species(Secret(key, 15, "species"), True, [0, 1, 0], [(), (), ()], columns, deck, alien[0]),
        Species(Secret("exertians", 0, "species"), False, [-1, -1, -1], [(), (), ()]),
    ]


@rule("SE-CRD-12")
def test_a_discarded_alien_card_goes_to_the_pile_of_its_species():
    given = Given(species=found("mascamites"))
    alien = given.g.s.species[0].deck[0].value
    discard(given.g, alien)
    assert given.g.s.species[0].discards == [alien] and given.g.s.discards == []


@rule("SE-SCN-09")
def test_q40_the_face_up_alien_card_is_not_part_of_the_row():
    given = Given(species=found("mascamites")).when("scan", "part row")
    given.asks("row_signal", *(f"discard {key}" for key in given.g.s.row))


@rule("SE-TEC-21")
def test_q40_an_alien_card_in_hand_serves_for_the_archive_search():
    alien = next(c for c in TABLES.world.aliens)
    own = {"aliens": [Secret(alien.key, 1, alien.species)], "techs": techs("purple_3")}
    Given(species=found(alien.species), p0=own).when("scan", "part hand").offers(f"discard {alien.key}")


@rule("SE-PLY-03")
@pytest.mark.parametrize(("number", "answers"), [(130, ()), (135, ()), (16, ("land venus",))])
def test_an_action_that_a_card_grants_has_no_standard_cost(number, answers):
    given = played(number, *answers, probes=probes("venus") if number == 16 else [], p0={"energy": 0})
    given.then(p0={"credits": 9 - TABLES.cards[card(number)].cost, "energy": 0})
    assert given.events_of("launch") or given.events_of("land") or given.prompt() == "scan"


@rule("SE-PLY-05")
@pytest.mark.parametrize("use", ["corner juno_probe", "play juno_probe"])
def test_a_card_is_used_for_one_purpose_only(use):
    given = Given(p0={"hand": ["juno_probe"]}).when(use).lacks("corner", "play")
    gained = [what for _, what in given.events_of("gain")]
    assert gained == ["data"] and bool(given.events_of("launch")) is use.startswith("play")


@rule("SE-PLY-06")
def test_discarding_a_card_for_its_signal_is_not_playing_it():
    own = {"hand": ["press_statement"], "missions": missions("strategic_planning"), "techs": techs("purple_3")}
    given = Given(p0=own).when("scan", "part hand", "discard press_statement", "signal barnards_star")
    assert given.events_of("play") == [] and given.events_of("play_card") == []


@rule("SE-PLY-08")
def test_a_card_that_is_being_resolved_is_neither_in_hand_nor_discarded():
    given = played(55).asks("scan").then(p0={"hand": []}, discards=[])
    assert given.g.inside(Source).card == card(55)


@rule("SE-MIS-15")
def test_a_play_trigger_fires_after_the_card_and_not_for_the_mission_itself():
    given = played(57, p0={"missions": missions(card(106))}).asks("take_card").when("deck").asks("tech")
    given.g.answer(0, given.g.options(0)[0])
    while given.prompt() in ("take_card", "window"):
        given.g.answer(0, given.g.options(0)[-1])
    given.asks("cover", f"cover {card(106)} circle-3", "skip")
    played(106).asks("end").then(p0={"missions": missions(card(106))})


@rule("SE-MIS-12")
def test_a_triggered_mission_reacts_outside_the_owners_turn():
    own = {"missions": missions("nasa_astrobiology_institute")}
    given = Given(slots=slots(vega=(1, (1, 1, 1))), p0={"hand": ["vega_observation"]}, p1=own)
    given.when("play vega_observation", "resolve vega", "1: trace left-purple-overflow")
    given.asks("cover", "cover nasa_astrobiology_institute circle-1", "skip", seat=1)


@rule("SE-MIS-17")
def test_the_reward_of_a_circle_comes_before_the_effect_goes_on():
    own = {"missions": missions("control_center")}
    given = Given(probes=probes("4.2"), p0=own).doing(Signal("star", 2, ("proxima_centauri",)))
    given.when("cover control_center circle-2").asks("walk")
    assert len(given.events_of("signal")) == 1


def test_who_has_nothing_to_show_is_asked_all_the_same_so_that_nobody_learns_it():
    holds = Given(p0={"hand": ["pre_launch_testing", "hayabusa"]}).when("play pre_launch_testing")
    lacks = Given(p0={"hand": ["pre_launch_testing", "extremophiles_study"]}).when("play pre_launch_testing")

    holds.asks("show", "show hayabusa", "stop")
    lacks.asks("show", "stop")
