"""What a fight comes to before it is chosen: counted, and held against a hundred thousand rolls."""

import random
from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.things import Merchant
from starboard.games.under_our_sun.rules.combat import enemy_dice, protection
from starboard.games.under_our_sun.rules.dice import Lying, net, pool_for_test
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.forecast import Forecast, forecast
from starboard.games.under_our_sun.rules.health import damage_after
from starboard.kernel.cartridge import say
from starboard.kernel.offers import odds_of
from starboard.kernel.plain import question_text
from starboard.kernel.show import question
from starboard.kernel.texts import Language
from starboard.testing.given import parse
from tests.games.under_our_sun.given import GREEN_0, NO, Given, hexn, things

ROLLS = 100_000
NORTH: dict[str, Any] = {"tiles": {"north": "dry_creek", "south": "wind_pump"}}
ARMS = {"things": [*things("pistol", ammo=2), *things("axe", "vest")]}


class Dice:
    """Dice rolled one by one, with none of the counting that the odds are made of."""

    def __init__(self, given: Given) -> None:
        self.g, self.me, self.chance = given.g, given.me, random.Random(11)

    def roll(self, dice: str, cancel: int = 0) -> int:
        return net(dice, tuple(self.chance.randrange(8) for _ in dice), cancel)

    def test(self, attribute: Any) -> bool:
        return self.roll(*pool_for_test(self.g, self.me, attribute)) > 0

    def blow(self, foe: Any, kind: Any = "melee") -> int:
        rolled = self.roll(enemy_dice(self.g, foe, kind))
        less = protection(self.g, self.me, kind, self.g.book.enemies[foe.key].pierce)
        return damage_after(self.g, self.me, max(0, rolled - less), "normal")


def seen(given: Given, option: str) -> Forecast:
    found = forecast(given.g, given.me, parse(option)[1])
    assert found is not None
    return found


def close(found: Forecast, rolls: list[tuple[bool, int, int]], left: int) -> None:
    """Chance, fall, damage dealt and taken, as the rolls gave them."""
    n = len(rolls)
    assert abs(found.chance - sum(good for good, _, _ in rolls) / n) < 0.008
    assert abs(found.defeats - sum(dealt >= left for _, dealt, _ in rolls) / n) < 0.008
    assert abs(found.deals - sum(dealt for _, dealt, _ in rolls) / n) < 0.02
    assert abs(found.takes - sum(taken for _, _, taken in rolls) / n) < 0.02


@pytest.mark.parametrize(("arm", "dice"), [("", "yy"), (" thing-1-axe", "yyyy")])
def test_the_odds_of_a_melee_attack(arm: str, dice: str):
    given = Given(**NORTH, at={0: "north"}, p0=ARMS, enemies=["old_mother_of_the_works@north", "bounty_hunter@north"])
    d, there = Dice(given), foes(given.g, given.me)
    rolls = []
    for _ in range(ROLLS):
        dealt = max(0, d.roll(dice) - 1)
        rolls.append((dealt > 0, dealt, sum(d.blow(foe) for foe in there)))

    close(seen(given, "attack enemy-1" + arm), rolls, 4)


def test_the_odds_of_a_dodge():
    given = Given(**NORTH, at={0: "north"}, enemies=["road_agent@north", "the_marshal@north"])
    d, there = Dice(given), foes(given.g, given.me)
    rolls = []
    for _ in range(ROLLS):
        passed, blows = d.test("dexterity"), [d.blow(foe) for foe in there]
        rolls.append((passed, 0, sum(blows) - (max(blows) if passed else 0)))

    close(seen(given, "dodge"), rolls, 99)


def test_the_odds_of_a_sneak_attack():
    given = Given(**NORTH, at={0: "north"}, p0={"hidden": True}, enemies=["road_agent@north"])
    d, foe = Dice(given), given.s.enemies[0]
    rolls = []
    for _ in range(ROLLS):
        unseen = d.test("stealth")
        rolls.append((unseen, d.roll("yy") if unseen else 0, 0 if unseen else d.blow(foe)))

    close(seen(given, "sneak_attack enemy-1"), rolls, 3)


@pytest.mark.parametrize("held", [False, True])
def test_the_odds_of_a_shot(held: bool):
    given = Given(**NORTH, at={1: "north" if held else "south"}, p0=ARMS, enemies=["the_marshal@north", "butcher@"])
    d, (marshal, butcher) = Dice(given), given.s.enemies
    rolls = []
    for _ in range(ROLLS):
        dealt = d.roll("yyy")
        stays = held or d.roll("y") == 0
        rolls.append((dealt > 0, dealt, d.blow(butcher) + (d.blow(marshal, "ranged") if stays else 0)))

    close(seen(given, "shoot enemy-1 thing-0-pistol"), rolls, 6)


def test_the_odds_of_an_attack_on_a_character_and_of_what_is_no_fight():
    given = Given(p1={"health": 1})

    assert seen(given, "attack character-1") == Forecast(0.75, 0.75, 1.0, 0.0)
    assert forecast(given.g, given.me, parse("refill")[1]) is None


# As they are shown with the options


def shown(given: Given, option: str, seat: int = 0) -> dict[str, tuple[float | None, float | None]]:
    """What an option may come to: chance and mean by their words."""
    found = odds_of(given.g, seat, parse(option)[1])
    return {likely.what: (likely.chance, likely.mean) for likely in found}


def near(found: float | None, rolled: list[float]) -> bool:
    return found is not None and abs(found - sum(rolled) / len(rolled)) < 0.02


@pytest.mark.parametrize(
    ("option", "fields", "attribute", "kind"),
    [
        ("chest strength", {"on": {"": {"chest": "strength"}}}, "strength", "chest"),
        ("chest dexterity", {"on": {"": {"chest": "dexterity"}}, "p0": {"health": 2}}, "dexterity", "chest"),
        (f"sneak {hexn('north')}", {"phase": 2}, "stealth", ""),
        ("steal dealer water", {"merchants": [Merchant("dealer", HOME, water=2)], "p0": {"water": 0}}, "stealth", ""),
        ("mission tiny_pump ability-tiny_pump-0", {"card": 2, "tiles": {"": "pump_house"}}, "strength", ""),
    ],
)
def test_every_test_shows_its_chance(option: str, fields: dict[str, Any], attribute: Any, kind: str):
    given = Given(**{**NORTH, **fields})
    if option.startswith("steal"):
        given.when("deal dealer", "close")
    d = Dice(given)
    dice, cancel = pool_for_test(given.g, given.me, attribute, "", kind)
    passed: list[float] = [d.roll(dice, cancel) > 0 for _ in range(ROLLS)]

    assert near(shown(given, option)["success"][0], passed)


def test_an_action_beside_enemies_shows_the_damage_to_expect_and_one_from_hiding_the_chance_not_to_be_seen():
    fields: dict[str, Any] = {**NORTH, "at": {0: "north"}, "enemies": ["road_agent@north", "the_marshal@north"]}
    given = Given(**fields)
    d, there = Dice(given), foes(given.g, given.me)
    taken: list[float] = [sum(d.blow(foe) for foe in there) for _ in range(ROLLS)]
    option = f"move {hexn('')}"

    assert near(shown(given, option)["takes"][1], taken)
    hidden = Given(**fields, p0={"hidden": True})
    d = Dice(hidden)
    unseen: list[float] = [d.test("stealth") for _ in range(ROLLS)]
    assert near(shown(hidden, option)["unseen"][0], unseen) and "takes" not in shown(hidden, option)
    assert "unseen" not in shown(hidden, f"sneak {hexn('')}")  # one test counts for both
    assert shown(Given(**NORTH), option := f"move {hexn('north')}") == {}, option


def test_the_answers_to_an_attack_of_a_character_show_what_they_come_to():
    given = Given(p1={"things": things("axe")}).when("attack character-1")
    d, me = Dice(given), given.s.characters[1]
    d.me = me
    blows = [d.roll("yy") for _ in range(ROLLS)]
    dodges = [d.roll(*pool_for_test(given.g, me, "dexterity")) for _ in range(ROLLS)]
    back = [damage_after(given.g, given.s.characters[0], d.roll("ybyy"), "normal") for _ in range(ROLLS)]

    assert near(shown(given, "take_it", 1)["takes"][1], [*map(float, blows)])
    found = shown(given, "dodge", 1)
    assert near(found["dodged"][0], [float(n > 0) for n in dodges])
    assert near(found["takes"][1], [float(a * (b == 0)) for a, b in zip(blows, dodges, strict=True)])
    found = shown(given, "counter thing-0-axe", 1)
    assert near(found["deals"][1], [*map(float, back)]) and near(found["hit"][0], [float(n > 0) for n in back])


def test_under_fire_each_success_of_a_dodge_takes_one_off_and_a_charge_takes_all():
    given = Given(**NORTH, at={1: "north"}, p0=ARMS).when("shoot character-1 thing-0-pistol")
    d = Dice(given)
    pool = pool_for_test(given.g, given.s.characters[1], "dexterity")
    rolls = [(d.roll("yyy"), d.roll(*pool)) for _ in range(ROLLS)]

    assert near(shown(given, "dodge", 1)["takes"][1], [float(max(0, hit - less)) for hit, less in rolls])
    found = shown(given, f"charge {hexn('')}", 1)
    assert near(found["charged"][0], [float(less > 0) for _, less in rolls])
    assert near(found["takes"][1], [float(hit) for hit, _ in rolls])


def test_a_joiner_is_shown_only_those_that_can_still_answer():
    there: dict[str, Any] = {**NORTH, "at": {0: "north", 1: "north"}, "enemies": ["road_agent@north"]}
    given = Given(**there, forced={"y": [NO] * 8}).when("attack enemy-1")

    assert set(shown(given, "attack enemy-1", 1)) == {"hit", "deals"}  # it has answered already
    assert set(shown(Given(**there), "attack enemy-1")) == {"hit", "deals", "takes"}


def test_karma_shows_what_the_dice_come_to():
    given = Given(on={"": {"chest": "strength"}}, p0={"karma": 2}, forced={"g": [GREEN_0, GREEN_0]})
    given.when("chest strength").asks("karma")
    d, one = Dice(given), parse("again character-0 die-0")[1]
    lie = given.g.open[0][0].verb
    assert isinstance(lie, Lying)
    passed: list[float] = [d.roll(lie.dice[0]) + net(lie.dice[1:], lie.faces[1:]) > 0 for _ in range(ROLLS)]

    assert near(shown(given, str(one))["passed"][0], passed)
    assert shown(given, "keep") == {}


def test_what_a_card_tests_is_shown_where_it_is_chosen_and_a_player_reads_it():
    given = Given(**NORTH, at={0: "north"}, enemies=["road_agent@north"])

    spoken: tuple[tuple[Language, str], ...] = (("en", "dodge 69%, damage"), ("fr", "esquive 69 %, dégâts"))
    for lang, words in spoken:
        voice = say(UnderOurSun, "tiny", lang)
        asked = question(given.g, 0, voice)
        assert asked is not None and words in question_text(asked, voice)
