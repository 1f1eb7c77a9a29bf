"""The questions of the FAQ about missions, cards and gold tiles: Q26, Q29, Q32 to Q36, Q40, Q41, Q46."""

import pytest

from starboard.games.seti.effects.probes import Launch, Move
from starboard.games.seti.effects.sky import Signal, Trace
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.species import Species
from starboard.games.seti.rules.gold import gold_points, sets
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, lander, missions, orbiter, probes, techs

CREDIT = [card.key for card in TABLES.world.cards if card.income == "credit"]
ENERGY = [card.key for card in TABLES.world.cards if card.income == "energy"]
CARDS = [card.key for card in TABLES.world.cards if card.income == "card"]


def tucked(credits: int, energy: int, cards: int) -> list[str]:
    return [*CREDIT[:credits], *ENERGY[:energy], *CARDS[:cards]]


@rule("SE-MIS-02")
def test_q26_a_condition_that_holds_already_can_be_completed_after_the_main_effect():
    given = Given(figures=[orbiter("venus")], p0={"hand": ["venera_probe"]}).when("play venera_probe")
    given.asks("end").when("complete venera_probe").then(p0={"done": ["venera_probe"], "vp": 7})


@rule("SE-MIS-04", "SE-MIS-05")
def test_q26_a_triggered_mission_reacts_only_to_what_comes_after_it():
    given = Given(p0={"hand": ["iss"], "credits": 9}).doing(Launch()).when("play iss").asks("end")
    given.then(p0={"missions": missions("iss")})
    Given(p0={"missions": missions("iss")}).when("launch").asks("cover")


@rule("SE-MIS-09")
def test_q29_a_special_and_a_general_trigger_share_one_event():
    given = Given(
        probes=probes("4.2"), p0={"missions": missions("advanced_navigation_system", "voyager_2_mission"), "energy": 1}
    )
    given.doing(Move(1)).when("move probe-1 space-4-1", "cover voyager_2_mission circle-1")
    given.asks("action").then(p0={"energy": 2, "data": 0})


@rule("SE-MIS-16", "SE-MIS-14")
def test_q29_each_signal_is_an_event_of_its_own():
    given = Given(p0={"missions": missions("control_center")})
    given.doing(Signal("star", 2, ("proxima_centauri",))).asks("cover", "cover control_center circle-2", "skip")
    given.when("skip").asks("cover", "cover control_center circle-2", "skip")


@rule("SE-MIS-16")
def test_q29_each_launch_and_each_space_moved_onto_is_an_event_of_its_own():
    given = Given(p0={"missions": missions("iss"), "hand": ["falcon_heavy"]}).when("play falcon_heavy")
    given.when("cover iss circle-1").asks("cover", "cover iss circle-2", "cover iss circle-3", "skip")
    walk = Given(probes=probes("3.1"), p0={"missions": missions("asteroids_research")}).doing(Move(9))
    walk.when("move probe-1 space-3-2", "cover asteroids_research circle-1", "move probe-1 space-3-1")
    walk.when("move probe-1 space-3-2").asks("cover")


@rule("SE-MIS-16")
def test_q29_each_trace_is_an_event_of_its_own():
    given = Given(p0={"missions": missions("first_black_hole_photo")}).doing(Trace(("blue",)), Trace(("blue",)))
    given.when("trace left-blue-overflow", "cover first_black_hole_photo circle-2", "trace left-blue-overflow")
    given.asks("cover", "cover first_black_hole_photo circle-1", "skip")


@rule("SE-MIS-19")
def test_q32_a_conditional_mission_is_completed_before_the_turn_ends():
    given = Given(p0={"vp": 48, "missions": missions("quantum_computer"), "hand": ["vega_observation"]})
    given.lacks("complete").doing(Trace(("blue",))).when("trace left-blue-overflow").offers("complete quantum_computer")
    given.when("launch", "end").asks("gold").lacks("complete").when("gold " + given.g.s.gold[0])
    given.when("gold " + given.g.s.gold[1]).lacks("complete", seat=0)


@rule("SE-EGC-02", "SE-GLD-05")
def test_q33_an_end_of_game_card_counts_also_when_it_scores_nothing():
    given = Given(p0={"done": ["venera_probe", "juno_probe"], "kept": ["vega_observation", "dune"]})
    assert sets(given.g, 0, "mission_b") == 2
    open_mission = Given(p0={"missions": [Mission("galileo_mission", 1)], "kept": ["dune"]})
    assert sets(open_mission.g, 0, "mission_b") == 0


@rule("SE-GLD-06")
def test_q34_se_ex_05_income_sets_of_three_kinds():
    assert sets(Given(p0={"tucked": tucked(4, 2, 3)}).g, 0, "income_a") == 2


@rule("SE-GLD-08")
def test_q34_q35_the_starting_income_card_never_counts():
    given = Given()
    assert [sets(given.g, 0, key) for key in ("income_a", "income_b")] == [0, 0]


@rule("SE-GLD-09", "SE-INC-06")
def test_q34_publicity_and_data_incomes_are_centaurian_and_never_count():
    odd = [card for card in TABLES.cards.values() if card.income in ("publicity", "data")]
    assert odd and {card.species for card in odd} == {"centaurians"}
    given = Given(p0={"tucked": [*tucked(1, 1, 0), *(card.key for card in odd)]})
    assert sets(given.g, 0, "income_a") == 0
    assert sets(Given(p0={"tucked": [card.key for card in odd]}).g, 0, "income_b") == 0


@rule("SE-GLD-07")
def test_q35_se_ex_06_the_more_frequent_of_credits_and_energy():
    assert sets(Given(p0={"tucked": tucked(5, 2, 0)}).g, 0, "income_b") == 5
    assert sets(Given(p0={"tucked": tucked(1, 3, 6)}).g, 0, "income_b") == 3


@rule("SE-GLD-11", "SE-GLD-12", "SE-GLD-13")
def test_q36_se_ex_07_wins_are_paired_with_figures_moons_and_repeated_wins_included():
    wins: list[tuple[int, ...]] = [(0, 1, 0), (0,), (0,), *[()] * 5]
    figures = [orbiter("mars"), orbiter("venus"), lander("io"), lander("mars"), lander("titan"), lander("venus", 1)]
    given = Given(wins=wins, figures=figures)
    assert sets(given.g, 0, "other_b") == 4


@rule("SE-GLD-10")
def test_other_a_counts_traces_on_discovery_and_overflow_spaces():
    left = Species(Secret("mascamites", 0, "species"), False, [0, 0, 1], [(), (), (0, 0)])
    right = Species(Secret("exertians", 0, "species"), False, [0, 0, -1], [(), (0,), ()])
    assert sets(Given(species=[left, right]).g, 0, "other_a") == 2


@rule("SE-GLD-02", "SE-GLD-03")
def test_sets_of_technologies():
    given = Given(p0={"techs": techs("orange_1", "orange_2", "purple_1", "purple_2", "blue_1")})
    assert [sets(given.g, 0, key) for key in ("tech_a", "tech_b")] == [1, 2]


@rule("SE-GLD-04")
def test_mission_a_counts_completed_missions_of_either_kind():
    assert sets(Given(p0={"done": ["venera_probe", "galileo_mission"], "kept": ["dune"]}).g, 0, "mission_a") == 2


@rule("SE-GLD-01", "SE-GLD-14")
@pytest.mark.parametrize(
    ("side", "values"),
    [
        ("tech_a", (11, 8, 5)), ("income_a", (11, 8, 5)), ("tech_b", (7, 5, 3)), ("mission_a", (4, 3, 2)),
        ("income_b", (5, 4, 3)), ("mission_b", (8, 6, 4)), ("other_a", (8, 6, 4)), ("other_b", (8, 6, 4)),
    ],
)  # fmt: skip
def test_a_gold_tile_scores_its_marked_value_times_the_sets(side, values):
    assert TABLES.gold[side].values == values
    marks = [(2, 1, 0, 3)]
    own = {"tucked": tucked(2, 2, 2), "done": CREDIT[10:12], "kept": ["dune", "sherloc"], "techs": (1 << 12) - 1}
    everybody = (0, 1, 2, 3)
    species = [Species(Secret("mascamites", 0, "species"), False, [-1] * 3, [everybody] * 3)] * 2
    given = Given(
        4, gold=[side], gold_marks=marks, p0=own, p1=own, p2=own, p3=own, species=species,
        wins=[everybody, *[()] * 7], figures=[orbiter("mars", seat) for seat in everybody],
    )  # fmt: skip
    n = sets(given.g, 0, side)
    assert [gold_points(given.g, seat) for seat in (2, 1, 0, 3)] == [v * n for v in (*values, values[2])]
    assert n > 0


@rule("SE-FRE-08")
def test_q41_exofossils_cannot_be_exchanged():
    Given(p0={"exofossils": 6, "credits": 0, "energy": 0}).lacks("exchange")


@rule("SE-FRE-06")
def test_alien_cards_count_in_an_exchange_and_exertian_cards_do_not():
    alien = [card.key for card in TABLES.world.aliens[:2]]
    secrets = [Secret(key, 1, TABLES.cards[key].species) for key in alien]
    Given(p0={"aliens": secrets, "credits": 0, "energy": 0}).offers("exchange card credit")
    exertian = [card.key for card in TABLES.world.exertians[:3]]
    Given(p0={"exertian": exertian, "credits": 0, "energy": 0}).lacks("exchange")


@rule("SE-CRD-08")
def test_q46_there_is_no_hand_limit_during_a_round():
    hand = [card.key for card in TABLES.world.cards[40:52]]
    given = Given(p0={"hand": list(hand)}).when("launch", "end")
    assert len(given.me.hand) == 12


@rule("SE-CRD-09")
def test_q46_a_pass_discards_down_to_four():
    hand = [card.key for card in TABLES.world.cards[40:46]]
    given = Given(p0={"hand": list(hand)}).when("pass_round", f"discard {hand[0]}").asks("discard")
    given.when(f"discard {hand[1]}").asks("round_card").then(p0={"hand": hand[2:]})
