"""Clarifications of cards #128 to #138 and of some before, each test named by its own."""

import pytest

from starboard.games.seti.effects.probes import Move
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.in_space import EarthLine
from starboard.games.seti.rules.solar import Rotate
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, card, missions, played, probes, techs

CREDIT, ENERGY, CARDS = (
    [c.key for c in TABLES.world.cards if c.income == income and not c.requires]
    for income in ("credit", "energy", "card")
)


@rule("SE-CLR-32")
def test_clr_32_the_same_planet_serves_for_several_circles():
    key = card(128)
    given = Given(probes=probes("4.2"), p0={"missions": missions(key)}).doing(Move(3))
    given.when("move probe-1 space-4-1", f"cover {key} circle-1", "move probe-1 space-4-2", "move probe-1 space-4-1")
    given.when(f"cover {key} circle-2").then(p0={"missions": [Mission(key, 0b100)]})


@rule("SE-CLR-32")
def test_clr_32_the_same_asteroids_serve_for_several_circles_by_one_visit_each():
    key = card(129)
    own = {"missions": missions(key), "techs": techs("orange_2")}
    given = Given(probes=probes("3.1"), p0=own).doing(Move(3)).when("move probe-1 space-3-2", f"cover {key} circle-1")
    given.asks("walk").then(p0={"missions": [Mission(key, 0b110)]})
    given.when("move probe-1 space-3-1").asks("walk").when("move probe-1 space-3-2", f"cover {key} circle-3")
    given.then(p0={"missions": [Mission(key, 0b010)]})


@rule("SE-CLR-33", "SE-SOL-12")
@pytest.mark.parametrize(("seat", "prompt"), [(0, "cover"), (1, "action")])
def test_clr_33_se_ex_18_a_push_counts_only_in_the_own_turn(seat, prompt):
    own = {"missions": missions(card(129))}
    given = Given(probes=[Probe(1, 0, 0)], active=seat, p0=own).doing(Rotate(), seat=seat)
    assert given.events_of("visit") == [(0, "asteroids")]
    given.asks(prompt, seat=seat)


@rule("SE-CLR-34")
def test_clr_34_se_ex_16_a_move_for_each_other_planet_and_comet_in_line_with_earth():
    most = 0
    for turned in ([a, b, c] for a in range(8) for b in range(8) for c in range(8)):
        sky = TABLES.sky(turned, False)
        line = [sky.cells[ring * 8 + sky.at["earth"] % 8] for ring in range(4)]
        seen = sum(what in TABLES.planets or what == "comet" for what in line)
        given = Given(turned=turned)
        assert count(given.g, 0, EarthLine()) == seen
        most = max(most, seen)
        if seen == 3:
            assert played(133, turned=turned).g.s.stack[-1].verb.n == 3  # type: ignore[attr-defined]
    assert most == 3


STRONG_MOVE = next(c for c in TABLES.world.aliens if len(c.corner) > 1 and "move" in TABLES.corner[c.key])
STRONG = {
    circle: next(c for c in TABLES.world.aliens if len(c.corner) > 1 and what in TABLES.corner[c.key])
    for circle, what in enumerate(("publicity", "data", "move"), 1)
    if any(len(c.corner) > 1 and what in TABLES.corner[c.key] for c in TABLES.world.aliens)
}


@rule("SE-CLR-35")
@pytest.mark.parametrize("circle", STRONG)
def test_clr_35_stronger_corners_serve_for_the_circle_whose_reward_they_include(circle):
    own = {"aliens": [Secret(STRONG[circle].key, 1, STRONG[circle].species)], "missions": missions(card(138))}
    Given(p0=own).when(f"corner {STRONG[circle].key}").asks("cover").offers(f"cover {card(138)} circle-{circle}")


@rule("SE-CLR-36")
def test_clr_36_exertian_cards_do_not_fill_the_hand():
    exertian = [c.key for c in TABLES.world.exertians[:2]]
    Given(p0={"missions": missions(card(89)), "exertian": exertian}).offers(f"complete {card(89)}")
    Given(p0={"missions": missions(card(89)), "hand": ["juno_probe"]}).lacks("complete")


@rule("SE-CLR-37")
def test_clr_37_planet_hunters_discards_up_to_three_cards_for_their_signals():
    hand = [card(114), "juno_probe", "cassini_probe", "falcon_heavy"]
    given = played(114, "deck", p0={"hand": hand})
    for key in hand[1:]:
        given.asks("hand_signal").offers("stop").when(f"discard {key}")
        given.g.answer(0, given.g.options(0)[0])
    given.asks("end")
    assert len(given.me.hand) == 1 and len(given.events_of("signal")) == 3


@rule("SE-CLR-45")
def test_clr_45_corner_actions_carried_out_by_cards_trigger_no_circle():
    played(
        11, "take juno_probe", row=("juno_probe", *("cassini_probe",) * 2), p0={"missions": missions(card(138))}
    ).asks("end")
    Given(p0={"hand": ["juno_probe"], "missions": missions(card(138))}).when("corner juno_probe").asks("cover")


@rule("SE-CLR-46")
def test_clr_46_the_slingshot_offers_nothing_on_earth_and_its_move_at_ten_publicity():
    played(19, "move probe-1 space-1-6", probes=probes("1.7")).asks("walk")
    played(19, "move probe-1 space-4-6", probes=probes("4.7")).asks("walk").then(p0={"publicity": 5})  # a comet
    played(19, "move probe-1 space-4-1", "instead", probes=probes("4.2"), p0={"publicity": 10}).asks("walk")


@rule("SE-CLR-48")
@pytest.mark.parametrize(
    ("number", "kind", "field", "each"), [(91, ENERGY, "energy", 1), (92, CARDS, "publicity", 1), (93, CREDIT, "vp", 3)]
)
def test_clr_48_they_count_tucked_cards_of_their_kind_and_not_the_starting_income(number, kind, field, each):
    none, two = (
        played(
            number, *["pass"] * (number == 92), p0={"tucked": [k for k in kind if k != card(number)][:n], "energy": 3}
        )
        for n in (0, 2)
    )
    assert getattr(two.me, field) - getattr(none.me, field) == 2 * each


@rule("SE-INC-07", "SE-INC-08")
def test_a_card_that_tucks_itself_counts_the_others_first_and_gives_its_income():
    given = played(93, p0={"tucked": CREDIT[:1]})
    given.then(p0={"vp": 3, "tucked": [CREDIT[0], card(93)], "credits": 9 - 3 + 1}, discards=[])


@rule("SE-CLR-08", "SE-MOV-09")
def test_lightsail_scores_each_planet_of_the_turn_once_earth_included():
    walk = ("move probe-1 space-4-1", "move probe-1 space-4-2", "move probe-1 space-4-1", "stop")
    played(25, *walk, probes=probes("4.2")).then(p0={"vp": 1, "publicity": 6})
    played(25, "move probe-1 space-1-6", "stop", probes=probes("1.7")).then(p0={"vp": 1, "publicity": 4})


@rule("SE-MOV-04")
def test_through_the_asteroid_belt_spares_the_surcharge_for_the_whole_turn():
    given = played(26, "move probe-1 space-3-1", "move probe-1 space-3-2", probes=probes("3.2"), p0={"energy": 1})
    given.asks("end").when("fly probe-1 space-3-1").then(p0={"energy": 0})


@rule("SE-MOV-14", "SE-CRD-03")
def test_a_stronger_move_corner_that_completes_a_step_gives_its_other_part_too():
    strong = STRONG_MOVE
    own = {"aliens": [Secret(strong.key, 1, strong.species)], "energy": 0}
    given = Given(probes=probes("3.2"), p0=own).doing(Move(1)).when(f"move_card probe-1 space-3-1 {strong.key}")
    assert [what for _, what in given.events_of("gain")] == [
        word for word in TABLES.corner[strong.key] if word != "move"
    ]


@rule("SE-MOV-13")
def test_clr_a_move_within_the_same_ring_keeps_its_distance_from_the_sun():
    played(125, "move probe-1 space-3-1", probes=probes("4.1")).then(p0={"vp": 0})
    played(125, "move probe-1 space-4-3", probes=probes("4.2")).then(p0={"vp": 3, "publicity": 5})
