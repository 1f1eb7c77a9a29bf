"""Nobody waits for nothing: standing orders, what silence means, and how many questions are passes."""

import random
from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.rules.dice import Lying, LyingIdle
from starboard.kernel.cartridge import say
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.show import question
from starboard.kernel.verbs import Ask
from starboard.kernel.words import opt
from starboard.table.log import lines
from starboard.table.orders import Due, due_order, give_order, obey_order
from starboard.terminal.sitting import Sitting
from starboard.testing import rule
from tests.games.under_our_sun.given import GREEN_0, GREEN_1, NO, RULES, YES, Given, things
from tests.table.given import Given as TableGiven

SILENCE = {
    "karma": "keep", "karma_idle": "keep", "join": "stand_by", "join_in": "stand_by", "step_in": "hold",
    "offered": "refuse",
}  # fmt: skip
PASSES = {*SILENCE.values(), "decline", "endure", "pass", "close", "enough", "take_it", "grant", "no"}
NORTH: dict[str, Any] = {"tiles": {"north": "dry_creek"}}


def silence(given: Given) -> str:
    step = given.g.open[0][0]
    found = RULES.silence(given.g, step)
    return "" if found is None else found.key


@rule("OS-KAR-01", "OS-KAR-05", "OS-KAR-11")
@pytest.mark.parametrize(
    ("who", "faces", "kind"),
    [
        (0, {"g": [GREEN_0, GREEN_0]}, Lying),  # one's own test has failed
        (0, {"g": [GREEN_0, GREEN_1]}, LyingIdle),
        (1, {"g": [GREEN_0, GREEN_0]}, LyingIdle),  # somebody else's roll on one's tile
    ],
)
def test_karma_is_asked_for_where_it_may_well_help_and_elsewhere_on_demand(who: int, faces: Any, kind: type[Lying]):
    holder: dict[str, Any] = {f"p{who}": {"karma": 1}}
    given = Given(on={"": {"chest": "strength"}}, forced=faces, **holder).when("chest strength")

    assert type(given.g.open[0][0].verb) is kind and given.g.waiting == [who]
    given.when(f"{who}: again character-{who} die-0").then(**{f"p{who}": {"karma_used": True}})


def test_an_attack_that_lands_on_oneself_is_asked_about_and_one_that_comes_to_nothing_is_not():
    there: dict[str, Any] = {**NORTH, "at": {0: "north"}, "enemies": ["scavenger@north"], "p0": {"karma": 1}}
    hit = Given(**there, forced={"y": [YES]}).when("collect cloth")
    miss = Given(**there, forced={"y": [NO]}).when("collect cloth")

    assert [given.question().prompt for given in (hit, miss)] == ["karma", "karma_idle"]


def test_silence_passes_declines_a_join_refuses_an_offer_and_never_anything_else():
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        chance = random.Random(seed)
        g = Game(RULES.new(Setup(4, seed, "tiny", options=(("mode", "semi_cooperative"),))), RULES)
        while not g.over:
            step = g.open[0][0]
            assert isinstance(step.verb, Ask)
            found = RULES.silence(g, step)
            assert found is None or found in g.options(step.seat)
            seen.setdefault(step.verb.prompt, set()).add("" if found is None else found.key)
            seat = chance.choice(g.waiting)
            g.answer(seat, chance.choice(g.moves(seat)))

    assert {"act", "hydrate", "first_round", "starting", "barter", "dealing", "attacked", "defend"} <= set(seen)
    assert "" in seen["join_in"]  # of who has pledged
    assert {prompt: words - {""} for prompt, words in seen.items() if words != {""}} == {
        prompt: {word} for prompt, word in SILENCE.items() if prompt in seen
    }
    assert {"karma", "karma_idle", "join_in", "step_in", "offered"} <= set(seen)


def test_who_has_pledged_to_join_cannot_be_silent():
    given = Given(**NORTH, at={0: "north", 1: "north"}, enemies=["scavenger@north"] * 2, forced={"y": [NO] * 9})

    given.when("attack enemy-1").asks("join", "join character-1", "stand_by", seat=1)
    assert silence(given) == "stand_by"
    assert silence(given.when("1: join character-1")) == "" and given.question(1).prompt == "join_in"


def test_a_new_seat_is_not_asked_about_idle_karma_and_may_change_that_at_any_moment():
    given = TableGiven("Ann", "Bo", game="under_our_sun", cartridge="tiny")
    table = given.table
    assert all(table.orders[seat] == {("karma_idle", "")} for seat in (0, 1))
    table.game = Given(on={"": {"chest": "strength"}}, p1={"karma": 1}, forced={"g": [GREEN_1, GREEN_1]}).g
    given.answer("Ann", 0, "chest strength")
    assert due_order(table) == Due(1, opt("keep"), usual=True)

    by = given.by("Bo")
    given.apply(give_order(table, by, 1, "karma_idle", "", False))
    assert due_order(table) is None
    given.apply(give_order(table, by, 1, "karma_idle", "", True))
    given.apply(obey_order(table, given.now))
    assert table.game.waiting == [0]
    assert not [line for line in lines(table, 0, None, "en") if "standing order" in line.text]


def test_an_order_about_karma_and_joins_is_obeyed_like_any_other():
    given = TableGiven("Ann", "Bo", game="under_our_sun", cartridge="tiny")
    table = given.table
    table.game = Given(**NORTH, at={0: "north", 1: "north"}, enemies=["scavenger@north"], forced={"y": [NO] * 9}).g
    given.apply(give_order(table, given.by("Bo"), 1, "join_in", "", True))

    given.answer("Ann", 0, "attack enemy-1")
    assert due_order(table) == Due(1, opt("stand_by"))
    given.apply(obey_order(table, given.now))
    assert any("standing order" in line.text for line in lines(table, 0, None, "en"))


def test_one_screen_obeys_the_orders_that_every_seat_begins_with():
    g = Given(on={"": {"chest": "strength"}}, p1={"karma": 1}, forced={"g": [GREEN_1, GREEN_1]}).g
    sitting = Sitting(g)
    sitting.answer(0, opt("chest", "strength"))
    sitting.run_bots()

    assert sitting.seat == 0 and [str(said.option) for said in sitting.answers] == ["chest strength", "keep"]
    sitting.undo()
    assert not sitting.answers and sitting.seat == 0


def test_with_a_new_players_settings_few_questions_are_passes():
    asked = passed = 0
    for seed in range(60):
        chance = random.Random(seed)
        mode = ("cooperative", "semi_cooperative")[seed % 2]
        g = Game(RULES.new(Setup(2 + seed % 5, seed, "tiny", options=(("mode", mode),))), RULES)
        while not g.over:
            step = g.open[0][0]
            assert isinstance(step.verb, Ask)
            if step.verb.prompt in RULES.default_orders:
                option = RULES.silence(g, step)
                assert option is not None
            else:
                option = RULES.rollout(g, step.seat, g.moves(step.seat), chance.random)
                asked, passed = asked + 1, passed + (option.key in PASSES)
            g.answer(step.seat, option)

    assert passed <= 0.15 * asked, (passed, asked)


def test_a_dead_character_is_asked_nothing_even_with_a_gun_in_the_hand():
    dead = {"health": 0, "dead": 3, "karma": 1, "ap": 3, "waiting": True, "things": things("pistol", ammo=2)}
    given = Given(
        **NORTH, at={0: "north", 1: "north"}, enemies=["scavenger@north"] * 2, p1=dead, forced={"y": [NO] * 9}
    )

    given.when("attack enemy-1").waits(0).asks("act")


def test_no_order_is_offered_for_a_counter_that_one_opened_oneself_but_for_an_offer_of_another():
    given = Given(lawrence={"water": 4}, p0={"wood": 1}).when("deal lawrence")
    asked = question(given.g, 0, say(UnderOurSun, "tiny", "en"))
    assert asked is not None and asked.order == ""

    given = Given(p0={"wood": 1}).when("trade character-1", "give wood", "offer")
    asked = question(given.g, 1, say(UnderOurSun, "tiny", "en"))
    assert asked is not None and asked.order == "offered"
