"""The words of the cards: local, each, distribute, discard, if possible, presence, spawn, reveal, mystery.  UN-GLO"""

from typing import Any

import pytest

from starboard.games.unsettled.effects.finds import DestroyStructure
from starboard.games.unsettled.effects.focus import Distribute, GainEndurance, LowerFocus, RaiseFocus
from starboard.games.unsettled.effects.learning import GainDistress, GainInsight, LoseInsight
from starboard.games.unsettled.effects.moves import Place
from starboard.games.unsettled.effects.planet import PlaceMarker, RemoveMarker, Spawn
from starboard.games.unsettled.effects.planetdeck import (
    DrawPlanetCard,
    RevealMystery,
)
from starboard.games.unsettled.effects.stores import Gain
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import TITLE, planet

TWO = {"focus": [2, 2, 2]}
NONE = {"focus": [0, 0, 0]}
HURT = ["itchy_static", "heavy_boots", "", "", "", ""]


@rule("UN-GLO-01", "UN-MOV-16")
def test_un_ex_45_local_includes_yourself():
    given = Given(map="library_of_moss 1 0", time=0).doing(Place(who="local_explorer", where="adjacent_node"))

    given.asks("explorer", "explorer explorer-0", "explorer explorer-1").when("explorer explorer-0")

    given.then(p0={"at": "library_of_moss", "insight": 0}, time=0)


@rule("UN-GLO-02")
def test_each_explorer_applies_the_effect_in_full():
    given = Given(seats=3, p0=NONE, p1=NONE, p2=NONE).doing(RaiseFocus(2, who="each_explorer"))

    for seat in range(3):
        given.asks("raise_focus", seat=seat).when("raise wonder", "raise energy")
    given.then(p0={"focus": [0, 1, 1]}, p1={"focus": [0, 1, 1]}, p2={"focus": [0, 1, 1]})


@rule("UN-GLO-03")
def test_un_ex_65_distributing_three_distress():
    deck, three = ["heavy_boots", "itchy_static", "home_thoughts"], Distribute("distress", 3, "each_local")
    alone = Given(map="sulking_cliff 1 0", p1={"at": "sulking_cliff"}, distress=deck, p0=NONE).doing(three)
    alone.when("cover theorize", "cover investigate", "cover traverse")
    alone.then(distress=[], p0={"distress": ["home_thoughts", "itchy_static", "heavy_boots", "", "", ""]})

    given = Given(distress=deck).doing(three).asks("distribute", "explorer explorer-0", "explorer explorer-1")
    given.when("explorer explorer-1", "explorer explorer-0", "explorer explorer-1")
    given.when("0: cover theorize", "1: cover theorize", "1: cover investigate")
    given.then(p0={"distress": ["home_thoughts", "", "", "", "", ""]})
    given.then(p1={"distress": ["itchy_static", "heavy_boots", "", "", "", ""]})


@rule("UN-GLO-03", "UN-GLO-01")
def test_un_ex_66_distributing_to_yourself():
    find = Find("humming_shard", "absorbed_droplets")
    given = Given(p0={"finds": [find], "comprehension": ["chemistry"], **NONE}, p1=NONE)

    given.when("0: consume absorbed_droplets", "explorer explorer-0", "explorer explorer-0")
    given.asks("raise_focus").when("raise wonder", "raise wonder").then(p0={"focus": [0, 2, 0]}, p1=NONE)


@rule("UN-GLO-04", "UN-GLO-05", "UN-GLO-06")
def test_what_is_consumed_forfeited_or_discarded_is_out_of_play():
    held = [Find("bug_drum", "second_pulse")]
    given = Given(discoveries=[], p0={"finds": held}).when("0: consume second_pulse").then(discoveries=[])

    given = Given(pink=["bug_parade"], moments=[Moment("strange_jelly", "scarab"), Moment()])
    given.when("0: forfeit strange_jelly").then(spent=["strange_jelly"], pink=["bug_parade"], blue=[])


@rule("UN-GLO-05")
def test_a_destroyed_main_structure_returns_to_the_board():
    tiles = [Structure("research_hut"), Structure("laboratory", "glass_thicket", built=True), Structure("workshop")]
    given = Given(map="glass_thicket 0 -1", structures=tiles).doing(DestroyStructure("laboratory", now=True))

    assert given.s.structures[1] == Structure("laboratory")


@rule("UN-GLO-06", "UN-GLO-15")
def test_an_empty_planet_deck_gives_nothing_unless_the_journal_shuffles_it_again():
    given = Given(planet=[], spent=["sudden_hat"]).doing(DrawPlanetCard("whim")).asks("act")
    given.then(spent=["sudden_hat"])

    again = planet(decks=[{"key": "whim", "shuffled_again": True}])
    Given(rules=again, planet=[], spent=["sudden_hat"], p0=NONE).doing(DrawPlanetCard("whim")).asks("raise_focus")


@rule("UN-GLO-07", "UN-FOC-22")
def test_un_ex_68_if_possible():
    rules = planet(spaces=[{"key": "sigh", "does": [{"do": "if_possible", "does": [{"do": "remove_distress"}]}]}])
    Given(rules=rules, p0=TWO).when("assign wonder sigh").asks("act")

    one = {"distress": ["itchy_static", "", "", "", "", ""], **TWO}
    Given(rules=rules, p0=one).when("assign wonder sigh").then(p0={"distress": [""] * 6}).asks("act")


@rule("UN-GLO-08")
def test_un_ex_67_presence_of_two_distress():
    rules = planet(spaces=[{"key": "choir", "requires": [{"is": "distress_present", "n": 2}], "does": []}])
    one = ["itchy_static", "", "", "", "", ""]

    Given(rules=rules, p1={"distress": HURT}).offers("assign wonder choir")
    Given(rules=rules, p0={"distress": one}, p1={"distress": one}).offers("assign wonder choir")
    Given(rules=rules, p0={"distress": HURT}).offers("assign wonder choir")
    Given(rules=rules, p0={"distress": one}).refuses("assign wonder choir")
    Given(rules=rules, map="glass_thicket 0 -1", p1={"distress": HURT, "at": "glass_thicket"}).refuses(
        "assign wonder choir"
    )


@rule("UN-GLO-09", "UN-GLO-04")
def test_un_ex_69_a_black_marker_standing_for_a_barricade():
    given = Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket"})

    def lying() -> dict[str, int]:
        return dict(given.s.nodes["glass_thicket"].markers)

    given.doing(PlaceMarker("eggs"))
    assert lying() == {"eggs": 1}
    given.doing(RemoveMarker("eggs"))
    assert lying() == {}
    given.doing(PlaceMarker("eggs", 2))
    assert lying() == {"eggs": 2}


@rule("UN-GLO-10")
def test_the_crew_is_everybody_and_luna():
    rules = planet(spaces=[{"key": "sing", "requires": [{"is": "crew_present", "place": "scarab"}], "does": []}])

    Given(rules=rules, p1={"endurance": 0}).offers("assign wonder sing")
    Given(rules=rules, map="glass_thicket 0 -1", luna="glass_thicket").refuses("assign wonder sing")
    Given(rules=rules, map="glass_thicket 0 -1", p1={"at": "glass_thicket", "endurance": 0}).refuses(
        "assign wonder sing"
    )
    given = Given(p0=TWO, p1={"endurance": 0, **TWO}).doing(LowerFocus(1, who="crew", focus="wonder"))
    given.then(p0={"focus": [2, 1, 2]}, p1={"focus": [2, 1, 2]})


@rule("UN-GLO-11", "UN-TIM-11")
def test_two_triggers_on_one_space_resolve_one_by_one_in_a_chosen_order():
    given = Given(time=4, triggers="hum 5,hum 5", p0={"focus": [3, 3, 3]}, p1={"focus": [3, 3, 3]})

    given.doing(AdvanceTime()).when("trigger trigger-2").asks("lower_focus").when("lower wonder", "lower wonder")
    given.asks("lower_focus").when("lower wonder", "lower wonder").asks("act")
    given.then(p0={"focus": [3, 1, 3]}, p1={"focus": [3, 1, 3]})


@rule("UN-GLO-12")
def test_spawn_puts_the_named_thing_onto_the_planet():
    given = Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket"}).doing(Spawn("bug", 2))

    assert [(t.kind, t.at) for t in given.s.tokens] == [("bug", "glass_thicket")] * 2


@rule("UN-GLO-13", "UN-GLO-15")
def test_a_revealed_card_goes_where_it_says_or_stays_open_in_the_area():
    given = Given(planet=["backwards_minute", "sudden_hat"], p0=NONE).doing(DrawPlanetCard("whim"))
    given.asks("raise_focus").when("raise wonder").then(planet=["backwards_minute"], spent=["sudden_hat"])

    given.doing(DrawPlanetCard("whim")).then(planet=[], shown=["backwards_minute"])
    given.happens("planet_card sudden_hat", "planet_card backwards_minute")

    rules = planet(cards=[{"key": "coat", "goes": "keep"}, {"key": "guest", "goes": "engage"}])
    given = Given(rules=rules, planet=["guest", "coat"]).doing(DrawPlanetCard("whim"), seat=1)
    given.doing(DrawPlanetCard("whim"), seat=1).then(p1={"cards": ["coat"], "engaged": ["guest"]}, spent=[], shown=[])


@rule("UN-GLO-14")
def test_a_dotted_item_comes_with_the_card_from_the_board_if_it_is_still_there():
    def revealed(discoveries: list[str]) -> Given:
        here = {"at": "glass_thicket", **TWO}
        given = Given(map="glass_thicket 0 -1", pink=["strange_jelly"], discoveries=discoveries, p0=here)
        return given.when("assign wonder investigate", "marker pink", "lower wonder")

    assert revealed(["opaline_jelly"]).s.moments[0].discoveries == ("opaline_jelly",)
    assert revealed([]).s.moments[0].discoveries == ()


IMP: dict[str, Any] = {
    "key": "imp",
    "goes": "area",
    "static": [{"do": "change_move", "n": 1}],
    "static_for": "everybody",
    "clauses": [{"when": "start_of_each_turn", "does": [{"do": "lower_focus"}]}],
}


@rule("UN-GLO-16")
def test_who_ignores_a_deck_is_spared_its_draws_and_its_effects():
    cards = [
        IMP,
        {"key": "salt", "goes": "keep", "deck": "charm", "static": [{"do": "ignore_planet_card", "deck": "whim"}]},
    ]
    rules = planet(cards=cards, decks=[{"key": "charm"}])
    given = Given(rules=rules, planet=["sudden_hat"], shown=["imp"], p1={"cards": ["salt"], **TWO}, p0=TWO)

    given.doing(DrawPlanetCard("whim"), seat=1).then(planet=["sudden_hat"]).regroups()
    given.asks("act", seat=1).then(p1={"focus": [2, 2, 2]}).regroups().asks("lower_focus")


@rule("UN-GLO-16")
def test_the_lasting_effect_of_an_ignored_deck_does_not_hold():
    cards = [
        IMP,
        {"key": "salt", "goes": "keep", "deck": "charm", "static": [{"do": "ignore_planet_card", "deck": "whim"}]},
    ]
    rules, way = planet(cards=cards, decks=[{"key": "charm"}]), "sulking_cliff 1 0,library_of_moss 2 0"

    Given(rules=rules, map=way, shown=["imp"]).when("move sulking_cliff").asks("walk")
    Given(rules=rules, map=way, shown=["imp"], p0={"cards": ["salt"]}).when("move sulking_cliff").asks("act")


@rule("UN-GLO-16")
def test_a_deck_may_be_ignored_in_its_draws_alone_or_in_its_effects_alone():
    def table(what: str, deck: str = "whim") -> Given:
        salt = {"do": "ignore_planet_card", "deck": deck, "what": what}
        cards = [IMP, {"key": "salt", "goes": "keep", "deck": "charm", "static": [salt]}]
        rules = planet(cards=cards, decks=[{"key": "charm"}])
        given = Given(rules=rules, planet=["sudden_hat"], shown=["imp"], p0=TWO, p1={"cards": ["salt"], **TWO})
        return given.doing(DrawPlanetCard("whim"), seat=1)

    table("draws").then(planet=["sudden_hat"]).regroups().asks("lower_focus", seat=1)
    table("effects").then(planet=[]).regroups().asks("act", seat=1)
    table("all", "charm").then(planet=[]).asks("raise_focus", seat=1)


@rule("UN-GLO-17")
def test_a_mystery_is_never_drawn_but_revealed_and_then_lies_open():
    mystery = {
        "key": "door",
        "mystery": True,
        "clauses": [{"when": "on_reveal", "does": [{"do": "gain", "kind": "data"}]}],
    }
    rules = planet(cards=[mystery])
    given = Given(rules=rules, planet=["sudden_hat", "door"], p0=NONE).doing(DrawPlanetCard("whim"))

    given.when("raise wonder").then(planet=["door"], data=0).doing(DrawPlanetCard("whim")).then(planet=["door"])
    given.doing(RevealMystery("door")).then(planet=[], shown=["door"], data=1)
    Given(rules=rules, planet=["door"]).doing(RevealMystery(deck="whim")).then(shown=["door"])


@rule("UN-GLO-18")
def test_a_choice_is_made_by_who_performs_the_effect_and_by_the_active_explorer_where_it_is_nobodys():
    Given(seats=3).doing(Gain("data"), GainInsight(who="another"), seat=2).asks("explorer", seat=2)

    given = Given(seats=3, triggers="hum 5", time=4, rules=planet(clauses=[SPREAD]), p0=TWO, p1=TWO, p2=TWO)
    given.doing(AdvanceTime(), seat=2)
    assert given.g.waiting == [0]


SPREAD = {"when": "on_trigger", "which": "hum", "does": [{"do": "gain_insight", "who": "another"}]}


@rule("UN-GLO-19")
def test_outside_an_action_space_what_cannot_be_applied_is_skipped_or_replaced():
    given = Given(p0={"insight": 0, "endurance": 5, **NONE}, time=0, trust=True, distress=[])

    given.doing(LoseInsight(), GainEndurance(), LowerFocus(2), Gain("data"))
    given.then(time=2, data=1, p0={"insight": 0, "endurance": 5})
    given.doing(GainDistress()).then(p0={"endurance": 4}, p1={"endurance": 4})


@rule("UN-GLO-20")
def test_an_arrow_between_two_results_makes_two_links():
    chain = [[{"do": "gain", "kind": "data"}], [{"do": "gain", "kind": "power"}]]
    rules = planet(cards=[{"key": "fuse", "clauses": [{"when": "on_reveal", "chain": chain}]}])
    friend = {"breakthroughs": ["lunas_comfort"]}
    given = Given(rules=rules, windows="all", muted=[0], page=7, data=1, planet=["fuse"], p1=friend)
    given.doing(DrawPlanetCard("whim")).when("1: pass").asks("window", seat=1).then(data=1).when("1: pass")

    given.asks("window", seat=1).then(data=2, power=0).when("1: pass").then(power=1)


@rule("UN-GLO-21")
def test_an_icon_without_a_target_acts_on_who_resolves_it_and_resources_go_to_the_crew():
    given = Given(p1=NONE).doing(GainInsight(), RaiseFocus(1, focus="wonder"), Gain("data"), AdvanceTime(), seat=1)

    given.then(data=1, time=1, p0={"insight": 0}, p1={"insight": 1, "focus": [0, 1, 0]})


@rule("UN-GLO-22")
def test_a_removal_of_distress_under_an_action_blocks_who_has_none():
    rules = planet(spaces=[{"key": "bathe", "does": [{"do": "remove_distress"}]}])

    Given(rules=rules, p1={"distress": HURT}).refuses("assign wonder bathe")
    Given(rules=rules, p0={"distress": HURT}).offers("assign wonder bathe")


def test_up_to_two_of_three_things_each_once():
    among = [
        {"key": "bread", "title": TITLE, "does": [{"do": "gain", "kind": "data"}]},
        {"key": "butter", "title": TITLE, "does": [{"do": "gain", "kind": "power"}]},
        {"key": "jam", "title": TITLE, "does": [{"do": "spend", "kind": "materials"}]},
    ]
    rules = planet(spaces=[{"key": "lunch", "does": [{"do": "choose_up_to", "n": 2, "among": among}]}])

    given = Given(rules=rules, p0=TWO).when("assign wonder lunch")
    given.asks("choose_up_to", "choose bread", "choose butter", "enough").when("choose butter")
    given.asks("choose_up_to", "choose bread", "enough").when("choose bread").asks("act").then(data=1, power=1)
    Given(rules=rules, p0=TWO).when("assign wonder lunch", "enough").asks("act").then(data=0, power=0)


DEAL: list[dict[str, Any]] = [
    {"do": "if_possible", "does": [{"do": "spend", "kind": "data", "n": 2}, {"do": "gain", "kind": "power"}]},
    {"do": "gain", "kind": "materials"},
]


@rule("UN-GLO-07")
@pytest.mark.parametrize(("data", "then"), [(1, {"data": 1, "power": 0}), (2, {"data": 0, "power": 1})])
def test_what_is_done_if_possible_is_done_in_full_unasked_or_not_at_all_and_the_rest_is_done_anyway(data, then):
    space = Given(rules=planet(spaces=[{"key": "deal", "does": DEAL}]), data=data, p0=TWO)
    space.when("assign wonder deal").asks("act").then(materials=1, **then)
    card = Given(rules=planet(cards=[{"key": "dealer", "clauses": [{"when": "on_reveal", "does": DEAL}]}]), data=data)
    card.s.planet[:] = ["dealer"]
    card.doing(DrawPlanetCard("whim")).asks("act").then(materials=1, **then)


@rule("UN-GLO-07", "UN-GLO-19")
def test_without_the_words_an_effect_outside_a_space_is_applied_as_far_as_it_can_be():
    plain = [{"do": "spend", "kind": "data", "n": 2}, {"do": "gain", "kind": "power"}]
    rules = planet(cards=[{"key": "dealer", "clauses": [{"when": "on_reveal", "does": plain}]}])

    Given(rules=rules, data=1, planet=["dealer"]).doing(DrawPlanetCard("whim")).then(data=0, power=1)


@rule("UN-GLO-07", "UN-INT-11")
def test_whether_it_is_possible_is_judged_when_it_is_reached():
    late = [{"do": "gain", "kind": "data", "n": 2}, DEAL[0]]
    rules = planet(spaces=[{"key": "deal", "does": late}])

    Given(rules=rules, data=0, p0=TWO).when("assign wonder deal").then(data=0, power=1)
