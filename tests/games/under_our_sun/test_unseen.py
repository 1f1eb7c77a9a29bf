"""Rules that no other chapter pins, and answers that nobody should give: each gets a sentence, and nothing changes."""

from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.rules.decks import draw_card
from starboard.games.under_our_sun.rules.weapons import blades, guns
from starboard.kernel.codec import codec
from starboard.kernel.words import IllegalAnswer, StaleAnswer, opt
from starboard.table import actions
from starboard.table.refusal import Refusal
from starboard.testing import rule
from tests.games.under_our_sun.given import Given, things
from tests.table.given import Given as TableGiven

LANGUAGES: Any = ("en", "fr")


@rule("OS-CRD-06")
def test_a_reshuffle_leaves_out_what_is_in_play():
    given = Given(enemies=["scavenger@north"], tiles={"north": "dry_creek"}, enemy=[], enemy_done=["road_agent"])

    assert draw_card(given.g, "enemy") == "road_agent"
    assert given.s.enemy == [] and draw_card(given.g, "enemy") == ""
    assert [enemy.key for enemy in given.s.enemies] == ["scavenger"]
    held = Given(p0={"things": things("pistol")}, loot=[], loot_done=["tins"])
    assert draw_card(held.g, "loot") == "tins" and draw_card(held.g, "loot") == ""


@rule("OS-ITM-03")
def test_a_card_serves_for_the_attack_whose_icon_it_has():
    given = Given(p0={"things": [*things("pistol", ammo=1), *things("axe", "tent")]})

    assert [thing.key for _, thing in blades(given.g, given.me)] == ["axe"]
    assert [thing.key for _, thing in guns(given.g, given.me)] == ["pistol"]


@rule("OS-MOD-07")
def test_two_players_may_play_with_a_hidden_son_too():
    (mode,) = [setting for setting in UnderOurSun.settings if setting.key == "mode"]

    assert [seats for seats in UnderOurSun.seats if mode.matters(seats)] == [2, 3, 4, 5, 6]
    assert "semi_cooperative" in mode.values


# Bad input


def table_at(given: Given) -> TableGiven:
    """A table of two people in the midst of this game."""
    table = TableGiven("Ann", "Bo", game="under_our_sun", cartridge="tiny")
    table.table.game = given.g
    return table


def refused(table: TableGiven, who: str, seat: int, words: str, question: int | None = None) -> list[str]:
    """What is said to such an answer, in both languages; nothing has changed by it."""
    game = table.table.game
    before = codec(UnderOurSun).encode(game.s)
    found = []
    for lang in LANGUAGES:
        key, *ids = words.split()
        number = game.s.question if question is None else question
        by = actions.Actor(who.lower(), who, 1, lang=lang)
        with pytest.raises(Refusal) as caught:
            actions.answer(table.table, by, seat, number, opt(key, *ids))
        found.append(caught.value.message(lang))
    assert codec(UnderOurSun).encode(game.s) == before
    assert all(len(text) > 15 and not text.startswith("refuse-") for text in found) and found[0] != found[1]
    return found


def test_an_answer_for_a_dead_character_is_refused_with_whom_the_table_asks():
    given = Given(p1={"health": 0, "dead": 3, "ap": 4})

    refused(table_at(given), "Bo", 1, "refill")
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked; asked: 0"):
        given.g.answer(1, opt("refill"))


def test_a_stale_answer_is_refused():
    given = Given(p0={"ration": 1, "health": 3})
    number = given.g.s.question
    given.when("eat")

    refused(table_at(given), "Ann", 0, "wait", number)
    with pytest.raises(StaleAnswer):
        given.g.answer(0, opt("wait"), number)


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (("trade character-1",), "give bullet"),  # what one does not have
        (("trade character-1",), "offer"),  # nothing lies on the counter
        (("trade character-1", "give cloth", "offer"), "give cloth"),  # it is offered already
        ((), "trade character-7"),  # nobody
    ],
)
def test_an_illegal_trade_is_refused_and_nothing_changes_hands(before: tuple[str, ...], said: str):
    given = Given(p0={"cloth": 1}, p1={"wood": 1}).when(*before)

    refused(table_at(given), "Ann", 0, said)
    assert (given.s.characters[0].cloth, given.s.characters[1].wood) == (1, 1)


def test_an_action_that_is_closed_is_refused_with_its_reason():
    given = Given(p0={"water": 4}, tiles={"north": "dry_creek"}, at={0: "north"})

    english, french = refused(table_at(given), "Ann", 0, "rain")
    assert english == "It does not rain: rainwater comes with a storm."
    assert french.startswith("Il ne pleut pas")
