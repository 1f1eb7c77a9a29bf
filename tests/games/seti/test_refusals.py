"""Why not: what is closed says so, with the rule, in both languages."""

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.effects.probes import Move
from starboard.games.seti.effects.sky import Tech
from starboard.games.seti.model.player import Mission
from starboard.games.seti.rules.conditions import Has
from starboard.games.seti.rules.counters import Orbiters
from starboard.kernel.cartridge import say
from starboard.kernel.show import no_choice
from starboard.testing import rule
from tests.games.seti.given import RULES, Given, card, lander, missions, probes, techs


def why(given: Given, option: str) -> tuple[str, str]:
    """The reason and the rule that close an answer now."""
    assert option not in [str(o) for o in given.g.moves(0)]
    return given.refusals()[option]


MISSION = next(
    c.key for c in RULES.book.world.cards if c.requires and c.requires[0] == Has(Orbiters(), least=2)
)  # asks for a state
POOR = {"credits": 0, "energy": 0, "publicity": 0}


@rule("SE-RES-04")
@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("launch", ("why-price", "SE-LAU-01")),
        ("orbit venus", ("why-prices", "SE-ORB-01")),
        ("land venus", ("why-price", "SE-LAN-01")),
        ("scan", ("why-prices", "SE-SCN-01")),
        ("research", ("why-price", "SE-TEC-01")),
        ("play juno_probe", ("why-price", "SE-PLY-01")),
        ("buy", ("why-price", "SE-FRE-03")),
    ],
)
def test_what_costs_too_much(option, reason):
    own = {**POOR, "hand": ["juno_probe"], "techs": techs("orange_1")}
    assert why(Given(probes=probes("venus"), p0=own), option) == reason


@pytest.mark.parametrize(
    ("lang", "option", "reason"),
    [
        ("en", "launch", "It costs 2 credits: you have 1."),
        ("fr", "launch", "Cela coûte 2 crédits\u00a0: vous en avez 1."),
        ("en", "buy", "It costs 3 publicity: you have none."),
        ("fr", "buy", "Cela coûte 3 couvertures médiatiques\u00a0: vous n’en avez pas."),
        ("en", "scan", "It costs 1 credit and 2 energy: you have 1 credit and 0 energy."),
        ("fr", "scan", "Cela coûte 1 crédit et 2 énergies\u00a0: vous avez 1 crédit et 0 énergie."),
    ],
)
def test_a_price_says_what_is_there(lang, option, reason):
    given = Given(p0={"credits": 1, "energy": 0, "publicity": 0})
    refused = next(r for r in given.g.question(0).refused if str(r.option) == option)  # type: ignore[union-attr]
    assert no_choice(given.g, refused, say(Seti, "base", lang)).why.text == reason


@rule("SE-RES-04")
def test_a_cost_must_be_paid_in_full():
    Given(p0={"credits": 1, "energy": 1, "publicity": 5}).asks("action", "pass_round")


@rule("SE-LAU-02")
def test_the_probe_limit():
    assert why(Given(probes=probes("4.2")), "launch") == ("why-probe-limit", "SE-LAU-02")


@pytest.mark.parametrize(("where", "reason"), [((), "why-no-probe"), (("4.2",), "why-no-planet")])
def test_no_planet_in_reach(where, reason):
    given = Given(probes=probes(*where))
    assert why(given, "orbit_planet") == (reason, "SE-ORB-01")
    assert why(given, "land_planet") == (reason, "SE-LAN-01")


@rule("SE-LAN-09", "SE-LAN-10")
def test_moons_without_their_technology_or_taken():
    assert why(Given(probes=probes("jupiter")), "land io") == ("why-moon-tech", "SE-LAN-09")
    given = Given(probes=probes("jupiter"), figures=[lander("io", 1)], p0={"techs": techs("orange_4")})
    assert why(given, "land io") == ("why-lander-there", "SE-LAN-10")


@rule("SE-LAN-09", "SE-LAN-10")
def test_moons_that_a_card_cannot_land_on():
    figures = [lander("io", 1)]
    given = Given(probes=probes("jupiter", "venus"), figures=figures, p0={"hand": [card(13)]}).when(f"play {card(13)}")
    assert given.refusals()["land io"] == ("why-moon-tech", "SE-LAN-09")
    own = {"hand": [card(12)], "credits": 9}
    given = Given(probes=probes("jupiter"), figures=[lander("io", 1)], p0=own).when(f"play {card(12)}")
    assert given.refusals() == {"land io": ("why-lander-there", "SE-LAN-10")}


@rule("SE-ANA-02")
def test_an_analysis_without_a_full_row_or_without_energy():
    assert why(Given(p0={"top": 4}), "analyze") == ("why-top-row", "SE-ANA-02")
    assert why(Given(p0={"top": 6, "energy": 0}), "analyze") == ("why-price", "SE-ANA-01")


@rule("SE-TEC-27")
def test_research_with_all_technologies():
    assert why(Given(p0={"techs": (1 << 12) - 1, "publicity": 9}), "research") == ("why-all-techs", "SE-TEC-27")


def test_technologies_that_are_owned_or_of_another_colour():
    given = Given(p0={"techs": techs("blue_1")}).doing(Tech(("blue",)))
    assert why(given, "tech blue_1") == ("why-tech-owned", "SE-TEC-03")
    assert why(given, "tech orange_1") == ("why-tech-colour", "SE-TEC-09")
    given = Given(p0={"hand": [card(81)]}, p1={"techs": techs("blue_1", "blue_2")}).when(f"play {card(81)}")
    assert why(given, "tech purple_1") == ("why-tech-of-others", "SE-CLR-15")


def test_parts_of_a_scan():
    all_four = techs("purple_2", "purple_3", "purple_4")
    given = Given(p0={"techs": all_four, "publicity": 0, "energy": 2}).when("scan")
    assert why(given, "part mercury") == ("why-price", "SE-TEC-20")
    assert why(given, "part hand") == ("why-hand-empty", "SE-TEC-21")
    assert why(given, "part launch") == ("why-price", "SE-TEC-23")
    assert why(given, "done") == ("why-signals-first", "SE-EFF-05")
    assert why(given.when("part earth"), "part earth") == ("why-part-done", "SE-SCN-05")
    given = Given(p0={"techs": all_four}, probes=probes("4.2")).when("scan")
    assert why(given, "part launch") == ("why-probe-limit", "SE-TEC-25")


@rule("SE-MOV-04")
def test_asteroids_hold_a_probe_that_has_one_move():
    given = Given(probes=probes("3.2")).doing(Move(1))
    assert why(given, "move probe-1 space-3-1") == ("why-asteroids", "SE-MOV-04")


@rule("SE-DAT-01", "SE-DAT-07")
def test_data_that_cannot_be_placed():
    own = {"top": 1, "slots": (-1, 0, -1, -1)}
    assert why(Given(p0=own), "place top-2") == ("why-no-data", "SE-DAT-01")
    given = Given(p0={**own, "data": 1}).offers("place top-2")
    assert "place top-2" not in given.refusals()
    assert why(given, "place lower-2") == ("why-above-empty", "SE-DAT-07")
    assert why(Given(p0={"top": 6, "data": 1}), "place_data") == ("why-computer-full", "SE-DAT-02")


@rule("SE-FRE-01", "SE-MOV-04")
@pytest.mark.parametrize(
    ("where", "energy", "option", "reason"),
    [
        ((), 3, "fly_probe", ("why-no-probe", "SE-FRE-01")),
        (("4.2",), 0, "fly_from probe-1", ("why-price", "SE-MOV-04")),
        (("3.2",), 1, "fly_from probe-1", ("why-price", "SE-MOV-04")),
    ],
)
def test_energy_that_moves_nothing(where, energy, option, reason):
    assert why(Given(probes=probes(*where), p0={"energy": energy}), option) == reason


@rule("SE-FRE-02", "SE-FRE-04")
def test_nothing_to_discard_or_to_exchange():
    given = Given(p0={"credits": 1, "energy": 2})
    assert why(given, "corner_card") == ("why-hand-empty", "SE-FRE-02")
    assert why(given, "exchange_two credit") == ("why-price", "SE-FRE-04")
    assert why(given, "exchange_two card") == ("why-two", "SE-FRE-04")
    assert "exchange_two energy" not in given.offers("exchange energy credit").refusals()


@rule("SE-MIS-01", "SE-MIS-11")
def test_missions_that_cannot_be_completed_yet():
    given = Given(p0={"missions": [Mission(MISSION), *missions("pioneer_11_mission")]})
    assert why(given, f"complete {MISSION}") == ("why-mission", "SE-MIS-01")
    assert why(given, "complete pioneer_11_mission") == ("why-circles", "SE-MIS-11")
    refused = next(r for r in given.g.question(0).refused if r.why == "why-mission")  # type: ignore[union-attr]
    asked = no_choice(given.g, refused, say(Seti, "base", "en")).why.text
    assert asked.startswith("Not yet: it is complete when you have ") and "orbiter" in asked


def test_free_actions_that_are_closed_say_so_at_the_end_of_the_turn_too():
    given = Given(p0={"publicity": 0}).when("launch").asks("end")
    assert why(given, "buy") == ("why-price", "SE-FRE-03")
    assert "scan" not in given.refusals()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_is_told_in_both_languages(lang):
    speaker = say(Seti, "base", lang)
    tables = [
        Given(probes=probes("jupiter"), p0={**POOR, "hand": ["juno_probe"]}),
        Given(p0={"techs": techs("purple_2", "purple_3", "purple_4"), "publicity": 0, "energy": 2}).when("scan"),
        Given(probes=probes("3.2")).doing(Move(1)),
        Given(p0={"techs": techs("blue_1")}).doing(Tech(("blue",))),
        Given(probes=probes("3.2"), p0={"energy": 1, "credits": 1, "top": 1, "slots": (-1, 0, -1, -1)}),
        Given(p0={"top": 6, "missions": [Mission(MISSION), *missions("pioneer_11_mission")]}),
    ]
    for given in tables:
        question = given.g.question(0)
        assert question is not None and question.refused
        for refused in question.refused:
            told = no_choice(given.g, refused, speaker)
            assert (
                told.label
                and "number-" not in told.why.text
                and "needs-" not in told.why.text
                and told.why.text.endswith(".")
            )
