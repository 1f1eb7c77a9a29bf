"""Programs play Under our Sun by its own evaluation: what is better counts for more, and nothing hidden counts."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from starboard.bots import bot
from starboard.bots.lookahead import value_after
from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun import bot as sun
from starboard.games.under_our_sun.bot import standing, traitor
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.features import FEATURES
from starboard.games.under_our_sun.bot.fights import loss, mean_damage, peril
from starboard.games.under_our_sun.bot.plans import plan
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.sides import the_son
from starboard.kernel.cartridge import read
from starboard.kernel.game import Game
from starboard.kernel.playout import playout, sensible
from starboard.kernel.redeal import redeal
from starboard.kernel.setup import Setup
from starboard.kernel.texts import LANGUAGES, speaker
from tests.games.under_our_sun.given import RULES, Given, at, things
from tests.games.under_our_sun.test_traitor import Sides

SHOWS = ("unmask", "infiltrate")  # whoever calls the Sons of Liberty shows the card by it
PUMP: dict[str, Any] = {
    "tiles": {"north": "dry_creek", "north.north": "pump_house"},
    "places": {"pump_house": at("north.north")},
}


def stands(**fields) -> float:
    return standing.value(Given(**{**PUMP, **fields}).g)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"p0": {"health": 5}}, {"p0": {"health": 4}}),
        ({"p0": {"water": 3}}, {"p0": {"water": 1}}),
        ({"p0": {"ration": 1}}, {}),
        ({"p0": {"things": things("knife")}}, {}),
        ({"p0": {"fitness": 2}}, {"p0": {"fitness": 0}}),
        ({}, {"p0": {"infected": True}}),
        ({"at": {0: "north"}}, {}),
        ({"at": {0: "north.north"}}, {"at": {0: "north"}}),
        ({}, {"enemies": ["scavenger@"]}),
        ({}, {"p1": {"health": 0, "dead": 3}}),
        ({"p1": {"health": 0, "dead": 3}}, {"p1": {"health": 0, "out": True}}),
        ({"card": 2}, {}),
        (
            {"p0": {"things": things("lighter"), "wood": 1, "metal": 1, "ration": 1}},
            {"p0": {"things": things("lighter"), "wood": 1, "ration": 1}},
        ),
    ],
    ids=[
        "health", "water", "food", "a weapon", "rest", "no fever", "nearer", "there", "no enemy", "alive",
        "may be revived", "a card further", "metal for a hearth",
    ],
)  # fmt: skip
def test_what_is_better_counts_for_more(better, worse):
    assert stands(**better) > stands(**worse)


def test_a_blow_in_a_fight_is_progress():
    given = Given(enemies=["scavenger@"])
    people = given.s.characters[:1]
    whole = peril(given.g, people)
    given.s.enemies[0] = structs.replace(given.s.enemies[0], damage=1)
    assert 0.0 < peril(given.g, people) < whole


def test_from_what_is_too_strong_one_walks_away_and_its_wounds_count_for_nothing():
    given = Given(enemies=["glass_bear@"])
    people = given.s.characters[:1]
    whole = peril(given.g, people)
    given.s.enemies[0] = structs.replace(given.s.enemies[0], damage=1)
    assert peril(given.g, people) == whole


def test_people_are_worse_off_the_farther_they_are_from_each_other():
    one, other = Given().s.characters[:2]
    here, beside, far = at("north"), at("north.north"), at("north.north.north")
    assert standing.company({here: [one, other]}) == 0
    assert 0 < standing.company({here: [one], beside: [other]}) < standing.company({here: [one], far: [other]})


def test_two_who_fight_together_lose_less_than_one_alone():
    given = Given(enemies=["scavenger@"])
    both = given.s.characters[:2]
    assert both[0].at == both[1].at
    assert peril(given.g, both) < 2 * peril(given.g, both[:1])


def test_what_an_enemy_does_is_less_the_more_one_is_protected_and_the_dearer_the_weaker_one_is():
    assert mean_damage("gy", 1, False) < mean_damage("gy", 0, True) < mean_damage("gy", 0, False)
    assert loss(6, 1.0) < loss(3, 1.0) < loss(1, 1.0) and loss(4, 0.0) == 0.0


def test_the_effort_of_a_goal_is_the_walk_there_and_the_work():
    given = Given(**PUMP)
    walk = _effort(given)
    given.s.characters[0].at = at("north.north")
    assert walk > _effort(given) >= 0.0
    given.s.card = 2
    turns = _effort(given)
    given.s.counters["turns_of_the_pump"] = 1
    assert turns > _effort(given) > 0.0


def _effort(given: Given) -> float:
    found = plan(given.g)
    assert found is not None
    return found.effort(Land(given.g))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_words(lang):
    say = speaker(lang, RULES.home() / "texts")
    given = Sides(son=0)
    found = {*sun.terms(given.g, 0), *sun.terms(given.g, 1)}
    assert {term for term in found if not say.has(f"term-{term}")} == set()


def test_the_terms_come_to_the_value():
    given = Sides(son=0)
    for seat in (0, 1):
        before, terms = sun.value(given.g, seat), sum(sun.terms(given.g, seat).values())
        given.s.characters[seat].health -= 2
        after, less = sun.value(given.g, seat), sum(sun.terms(given.g, seat).values())
        assert (before > after) and (terms > less)
        given.s.characters[seat].health += 2


def test_survivors_think_the_same_whoever_hides_the_card():
    values = {sun.value(Sides(son=son).g, 0) for son in (1, 2)}
    assert len(values) == 1


def test_a_survivor_answers_the_same_whoever_hides_the_card():
    chosen = {bot("quick", 5).choose(Sides(son=son).g, 0) for son in (1, 2)}
    assert len(chosen) == 1


def test_the_traitor_shows_the_card_on_the_morning_of_the_last_day_and_not_before():
    given = Sides(son=0, card="son_of_the_last_day", day=RULES.book.mission.days)
    assert bot("greedy", 3).choose(given.g, 0).key in SHOWS
    early = Sides(son=0, card="son_of_the_last_day", day=1)
    assert bot("greedy", 3).choose(early.g, 0).key not in SHOWS


def test_a_hidden_traitor_holds_the_mission_up_and_a_survivor_brings_it_on():
    given = Sides(son=0, **PUMP)
    son = the_son(given.g)
    assert son is not None
    here = traitor.parts(given.g, son)["sabotage"]
    given.s.characters[1].at = at("north.north")
    assert traitor.parts(given.g, son)["sabotage"] < here


def test_a_blow_against_a_friend_is_never_weighed_up():
    given = Given()
    options = sensible(given.g, 0)
    assert any(option.key == "attack" for option in options)
    assert not any(option.key == "attack" for option in RULES.prune(given.g, 0, options, False))


def test_a_look_at_a_question_ends_with_it():
    """To drink says nothing of what is done afterwards: the same world gives the same value, whatever chance draws."""
    g = Game(RULES.new(Setup(2, 3, "tiny")), RULES)
    chance = Random(1).random
    while getattr(g.s.stack[-1].verb, "prompt", "") != "hydrate":
        playout(g, chance, 1)
    seat = g.waiting[0]
    drink = g.options(seat)[0]
    assert len({value_after(g.fork(), seat, drink, Random(n).random) for n in range(5)}) == 1


@pytest.mark.parametrize(("seats", "mode"), [(1, "cooperative"), (3, "semi_cooperative"), (6, "cooperative")])
def test_features_are_bounded_and_tell_no_secret(seats, mode):
    g = Game(RULES.new(Setup(seats, seats, "tiny", options=(("mode", mode),))), RULES)
    chance = Random(seats).random
    for number in range(150):
        if g.over:
            break
        seat = g.waiting[0]
        row = FEATURES.read(g, seat)
        assert [f.name for f, x in zip(FEATURES.list, row, strict=True) if not f.low <= x <= f.high] == []
        if number % 30 == 0:
            assert FEATURES.read(redeal(g, seat, number), seat) == row
        playout(g, chance, 1)
    assert 150 <= len(FEATURES) <= 400


def test_quick_wins_the_short_walk_and_random_does_not():
    def won(name: str) -> int:
        return sum(_plays(name, seed) for seed in range(4))

    assert won("quick") >= 3 > won("random")


def _plays(name: str, seed: int) -> bool:
    g = Game(RULES.new(Setup(2, seed, "tiny")), RULES)
    bots = [bot(name, seed ^ seat) for seat in range(2)]
    while not g.over:
        g.answer(g.waiting[0], bots[g.waiting[0]].choose(g, g.waiting[0]))
    return g.s.outcome is not None and g.s.outcome.kind == "win"


def test_where_each_place_brings_something_once_the_way_to_the_next_counts():
    rules = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / "last_convoy"))
    g = Game(rules.new(Setup(2, 1, "last_convoy", options=(("mode", "cooperative"),))), rules)
    while not g.s.card:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    camp, pump = g.s.places["abandoned_camp"], g.s.places["pump_house"]
    for c in g.s.characters:
        c.at = camp
    g.s.counters |= {"camp_lorry": 1, "lorries_seen": 1}
    found, land = plan(g), Land(g)
    assert found is not None
    ways = land.far(camp, pump), land.far(camp, g.s.places["lorry_park"])
    assert found.effort(land) > min(ways) > 0.0


def test_a_chest_that_is_opened_brings_the_group_nearer_to_what_lies_in_chests():
    """The next one is farther away: as if any chest could be opened twice, bots stood before a closed one for a day."""
    mission = UnderOurSun(read(UnderOurSun, UnderOurSun.home() / "cartridges" / "quiet_mast"))
    g = Game(mission.new(Setup(2, 5, "quiet_mast")), mission)
    playout(g, Random(5).random, 40)
    chests = [at for at, tile in g.s.tiles.items() if tile.chest]
    today = plan(g)
    assert today is not None and g.s.card == 1 and len(chests) > 1
    for c in g.s.characters:
        c.at = chests[0]
    before = today.effort(Land(g))

    g.s.tiles[chests[0]] = structs.replace(g.s.tiles[chests[0]], chest="")
    g.s.characters[0].things.append(Thing("mast_part"))
    assert today.effort(Land(g)) < before


def test_who_can_revive_goes_to_the_dead_while_it_is_time():
    def health(where: str, window: int, *held: str) -> float:
        given = Given(3, tiles={"north": "dry_creek", "north.north": "wind_pump"}, at={1: "north.north", 2: where},
                      p1={"health": 0, "dead": window}, p2={"things": things(*held)})  # fmt: skip
        return standing.parts(given.g)["health"]

    assert health("north", 3, "aed") > health("", 3, "aed") > health("", 3)
    assert health("north", 3) == health("", 3)
