"""Discoveries and anomalies: gained together, held as one, consumed, given up, handed over.  UN-DSC"""

from typing import Any

from starboard.games.unsettled.effects.finds import ForfeitDiscovery, GainDiscovery, GiveDiscovery, PutDiscovery
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import TITLE, planet

TWO = {"focus": [2, 2, 2]}
SHARD, JELLY = Find("humming_shard", "absorbed_droplets"), Find("opaline_jelly", "leaking_numbers")
DRUM, WIND = Find("bug_drum", "second_pulse"), Find("polite_polymer", "pocket_wind")
CHEMIST = {"comprehension": ["chemistry"]}
FROGS = Moment("strange_jelly", "scarab", ("opaline_jelly",))


@rule("UN-DSC-01", "UN-DSC-02", "UN-DSC-12")
def test_un_ex_50_gaining_the_luminous_frogs():
    given = Given(moments=[FROGS, Moment()], anomalies=["second_pulse", "pocket_wind"], p0=TWO)
    given.then(anomalies=["second_pulse", "pocket_wind"])  # the token lies there, no anomaly was drawn for it

    given.when("assign wonder pick_up_the_jelly")

    given.then(anomalies=["second_pulse"], p0={"finds": [Find("opaline_jelly", "pocket_wind")]})
    given.happens("discovery opaline_jelly pocket_wind")
    assert given.s.moments[0].discoveries == ()


@rule("UN-DSC-01")
def test_a_token_is_taken_from_the_board_or_from_the_node_where_it_lies():
    given = Given(anomalies=["pocket_wind"], discoveries=["bug_drum"]).doing(GainDiscovery("bug_drum"))
    given.then(discoveries=[], p0={"finds": [Find("bug_drum", "pocket_wind")]})

    given = Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket"}, anomalies=["pocket_wind"])
    given.doing(PutDiscovery("bug_drum", NodeWith(node="glass_thicket"))).doing(GainDiscovery("bug_drum"))
    assert given.s.nodes["glass_thicket"].discoveries == () and given.s.explorers[0].finds[0].discovery == "bug_drum"


@rule("UN-DSC-01", "UN-GLO-18")
def test_of_several_tokens_who_performs_the_effect_chooses_one():
    given = Given(anomalies=["pocket_wind"], discoveries=["bug_drum", "opaline_jelly"])

    given.doing(GainDiscovery(from_board=True, who=1)).asks(
        "discovery", "discovery bug_drum", "discovery opaline_jelly"
    )
    given.when("discovery opaline_jelly").then(discoveries=["bug_drum"])
    given.then(p1={"finds": [Find("opaline_jelly", "pocket_wind")]}, p0={"finds": []})


@rule("UN-DSC-02", "UN-FRE-04", "UN-FRE-10")
def test_a_discovery_is_traded_with_its_anomaly_if_both_agree():
    given = (
        Given(p0={"finds": [JELLY]}).when("0: give opaline_jelly explorer-1").asks("offer", "agree", "refuse", seat=1)
    )

    given.when("1: refuse").then(p0={"finds": [JELLY]}, p1={"finds": []})
    given.when("0: give opaline_jelly explorer-1", "1: agree").then(p0={"finds": []}, p1={"finds": [JELLY]})
    given.happens("hand_over opaline_jelly explorer-1")


@rule("UN-DSC-03")
def test_consuming_discards_both_and_applies_the_discard_effect():
    given = Given(p0={"finds": [DRUM], "endurance": 3}, discoveries=[]).when("0: consume second_pulse")

    given.then(p0={"finds": [], "endurance": 4}, consumed=["second_pulse"], discoveries=[])
    given.happens("discard bug_drum", "consume bug_drum second_pulse")


@rule("UN-DSC-04")
def test_shared_comprehension_is_enough_to_consume():
    friend = {"at": "scarab", **CHEMIST}
    Given(p0={"finds": [SHARD]}, p1=friend).offers("0: consume absorbed_droplets")
    Given(p0={"finds": [SHARD]}, p1={**friend, "endurance": 0}).refuses("0: consume absorbed_droplets")
    Given(p0={"finds": [SHARD]}).refuses("0: consume absorbed_droplets")


@rule("UN-DSC-05")
def test_un_ex_51_a_discovery_paid_as_a_cost():
    given = Given(p0={"finds": [DRUM], "endurance": 3}).doing(ForfeitDiscovery())

    given.then(consumed=["second_pulse"], p0={"finds": [], "endurance": 3})


@rule("UN-DSC-05")
def test_a_cost_of_two_discoveries_takes_two_of_the_owners_choice():
    given = Given(p0={"finds": [JELLY, DRUM, WIND]}).doing(ForfeitDiscovery(2))

    given.asks("give_discovery").when("discard bug_drum", "discard opaline_jelly").then(p0={"finds": [WIND]})


def test_a_token_that_is_put_on_a_node_leaves_where_it_lay():
    given = Given(map="glass_thicket 0 -1", moments=[FROGS, Moment()], discoveries=["bug_drum"])

    given.doing(PutDiscovery("opaline_jelly", NodeWith(node="glass_thicket")))
    given.doing(PutDiscovery("bug_drum", NodeWith(node="glass_thicket"))).then(discoveries=[])

    assert given.s.moments[0].discoveries == ()
    assert given.s.nodes["glass_thicket"].discoveries == ("opaline_jelly", "bug_drum")


STUDY: dict[str, Any] = {
    "key": "study",
    "arrows": -1,
    "cost": [
        {"do": "spend", "kind": "power"},
        {"do": "advance_time"},
        {"do": "forfeit_discovery", "property": "static_hair"},
    ],
}


@rule("UN-FOC-21", "UN-RES-16", "UN-RES-21", "UN-DSC-05", "UN-DSC-06")
def test_un_ex_24_studying_the_living_plastics():
    rules, both = planet(spaces=[STUDY]), {"finds": [SHARD, DRUM], **TWO}
    given = Given(rules=rules, power=1, time=3, p0=both, p1=CHEMIST).when("assign wonder study")

    given.then(power=0, time=4, consumed=["absorbed_droplets"], p0={"focus": [2, 1, 2], "finds": [DRUM]})
    given.asks("act")  # no focus was distributed: the discard effect is silent
    Given(rules=rules, power=0, p0=both).refuses("assign wonder study")
    Given(rules=rules, power=1, p0={"finds": [DRUM], **TWO}).refuses("assign wonder study")


@rule("UN-DSC-06")
def test_the_badge_of_the_token_pays_as_well_as_that_of_the_anomaly():
    rules = planet(spaces=[STUDY], discoveries=[{"key": "woolly_thing", "property": "static_hair"}])

    Given(rules=rules, power=1, p0={"finds": [Find("woolly_thing", "pocket_wind")], **TWO}).offers(
        "assign wonder study"
    )


@rule("UN-DSC-03", "UN-DSC-07", "UN-RES-14")
def test_un_ex_52_an_anomaly_used_in_someone_elses_turn():
    given = Given(map="glass_thicket 0 -1", p1={"at": "glass_thicket", "finds": [JELLY]})

    given.when("1: consume leaking_numbers").asks("act")

    assert given.s.nodes["glass_thicket"].data == 2 and given.s.nodes["scarab"].data == 0


@rule("UN-DSC-08", "UN-DSC-15")
def test_a_reusable_anomaly_is_used_once_a_turn_even_if_it_changes_hands():
    given = Given(map="sulking_cliff 1 0", time=0, p0={"finds": [WIND], **TWO}, p1=TWO)

    given.when("0: use pocket_wind", "stop").then(time=1, p0={"finds": [WIND]}).refuses("0: use pocket_wind")
    given.when("0: give polite_polymer explorer-1", "1: agree").refuses("1: use pocket_wind")
    given.regroups().offers("1: use pocket_wind")


@rule("UN-DSC-09")
def test_discarded_anomalies_are_shuffled_when_the_deck_is_empty():
    given = Given(anomalies=[], consumed=["pocket_wind"], discoveries=["bug_drum"]).doing(GainDiscovery("bug_drum"))

    given.then(consumed=[], anomalies=[], p0={"finds": [Find("bug_drum", "pocket_wind")]})


def test_with_no_anomaly_anywhere_the_token_comes_alone():
    given = Given(anomalies=[], discoveries=["bug_drum"]).doing(GainDiscovery("bug_drum"))
    given.then(p0={"finds": [Find("bug_drum", "")]}).doing(ForfeitDiscovery()).then(consumed=[])


@rule("UN-DSC-10")
def test_a_discovery_on_a_node_without_an_action_cannot_be_gained():
    given = Given(map="sulking_cliff 1 0", p0={"at": "sulking_cliff", **TWO}).doing(PutDiscovery("bug_drum"))

    assert given.s.nodes["sulking_cliff"].discoveries == ("bug_drum",)
    assert not [o for o in given.g.moves(0) if "bug_drum" in o.ids or "pick" in str(o)]


@rule("UN-DSC-13")
def test_an_explorer_holds_as_many_discoveries_as_come():
    held = [Find(f"thing_{n}", "pocket_wind") for n in range(9)]
    given = Given(p0={"finds": held}, anomalies=["leaking_numbers"], discoveries=["bug_drum"])

    assert len(given.doing(GainDiscovery("bug_drum")).s.explorers[0].finds) == 10


@rule("UN-DSC-14")
def test_an_action_that_grants_a_named_discovery_needs_its_token():
    rules = planet(spaces=[{"key": "fetch_the_drum", "does": [{"do": "gain_discovery", "name": "bug_drum"}]}])

    Given(rules=rules, discoveries=["bug_drum"], p0=TWO).offers("assign wonder fetch_the_drum")
    Given(rules=rules, discoveries=[], p0=TWO, p1={"finds": [DRUM]}).refuses("assign wonder fetch_the_drum")


SNEEZE = {
    "key": "sneeze",
    "property": "static_hair",
    "clauses": [
        {
            "when": "on_discard",
            "does": [
                {
                    "do": "if",
                    "requires": [{"is": "has_property", "property": "static_hair"}],
                    "does": [{"do": "gain", "kind": "data"}],
                    "otherwise": [{"do": "gain", "kind": "power"}],
                }
            ],
        }
    ],
}


@rule("UN-DSC-16")
def test_the_discard_is_paid_first_so_its_own_property_no_longer_counts():
    given = Given(rules=planet(anomalies=[SNEEZE]), p0={"finds": [Find("bug_drum", "sneeze")]})

    given.when("0: consume sneeze").then(power=1, data=0)


@rule("UN-GLO-18")
def test_an_effect_makes_somebody_hand_over_a_discovery_of_their_choice():
    given = Given(seats=3, p0={"finds": [JELLY, DRUM]}).doing(GiveDiscovery(to="another"))

    given.asks("explorer", "explorer explorer-1", "explorer explorer-2").when("explorer explorer-2")
    given.asks("gift", "give opaline_jelly explorer-2", "give bug_drum explorer-2")
    given.when("give bug_drum explorer-2").then(p0={"finds": [JELLY]}, p2={"finds": [DRUM]})


def test_nobody_hands_over_what_nobody_has():
    gift: dict[str, Any] = {"key": "handshake", "does": [{"do": "give_discovery"}], "title": TITLE}

    Given(rules=planet(spaces=[gift]), p0=TWO).refuses("assign wonder handshake")
    given = Given(rules=planet(spaces=[gift]), p0={"finds": [DRUM], **TWO}).when("assign wonder handshake")
    given.then(p1={"finds": [DRUM]})
