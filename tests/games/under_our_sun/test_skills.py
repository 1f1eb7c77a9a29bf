"""Special skills of the boards: OS-CHR-07, OS-CHR-08."""

from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.dice import pool_for_test
from starboard.kernel.cartridge import say
from starboard.testing import rule
from tests.games.under_our_sun.given import GREEN_1, RULES, Given, hexn


@rule("OS-CHR-07", "OS-CHR-08")
def test_the_scout_explores_for_nothing_once_a_day():
    given = Given(seats=3, turn=2, stack_tiles=["dry_creek", "toll_bridge"]).when("use scout ability-scout-0")

    assert given.price(f"explore {hexn('north')}") == {}
    given.when(f"explore {hexn('north')}").then(p2={"ap": 6})
    assert given.price(f"explore {hexn('south')}") == {"ap": 1}
    assert given.refusals(2)["use scout ability-scout-0"] == ("why-spent", "OS-CHR-07")


def test_the_night_adds_no_die_for_the_scout():
    given = Given(seats=3, turn=2, phase=2)

    assert pool_for_test(given.g, given.s.characters[2], "stealth")[0] == "gg"


def test_animals_give_the_hunter_a_ration_more():
    given = Given(seats=4, turn=3, remains=["gaunt_dog@"], forced={"g": [GREEN_1]}).when("loot remains-1")

    given.then(p3={"ration": 3})


@rule("OS-CHR-07")
def test_the_mechanic_crafts_once_a_day_with_a_resource_less():
    given = Given(seats=5, turn=4, p4={"metal": 2}).refuses("craft knife").when("use mechanic ability-mechanic-0")

    given.offers("craft knife wood").when("craft knife wood")

    given.then(p4={"metal": 1, "things": [Thing("knife")]}).lacks("craft", seat=4)


def test_every_card_has_its_text_in_both_languages():
    for lang in ("en", "fr"):
        texts = dict(RULES.texts(say(type(RULES), "tiny", lang)))
        assert len(texts) > 100 and all(texts.values())
