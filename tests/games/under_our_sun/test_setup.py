"""Set-up: OS-SET, OS-MOD-02, OS-MOD-18."""

from typing import Any

import pytest

from starboard.games.under_our_sun.effects.goods import Gain
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.rules.rounds import DrawSun, RunPhase
from starboard.games.under_our_sun.rules.setup import Chance, first_player
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.kernel.setup import Setup
from starboard.testing import rule
from starboard.testing.given import Given as Table0
from tests.games.under_our_sun.given import NO, RULES, YES, Given


class Fresh(Table0[Any, Any]):
    """A game as it is set up."""

    def __init__(self, seats: int = 2, seed: int = 3, **options: str) -> None:
        super().__init__(RULES, RULES.new(Setup(seats, seed, "tiny", options=tuple(options.items()))))

    @staticmethod
    def people(state: Any) -> Any:
        return state.characters


def chosen(seats: int = 2, seed: int = 3, **options: str) -> Fresh:
    """Everybody takes the first character still free."""
    given = Fresh(seats, seed, **options)
    while given.question(given.g.waiting[0]).prompt == "character":
        given.g.answer(given.g.waiting[0], given.g.options(given.g.waiting[0])[0])
    return given


def begun(seats: int = 2, seed: int = 3) -> Fresh:
    given = chosen(seats, seed)
    while given.g.waiting and given.question(given.g.waiting[0]).prompt == "starting":
        given.when(f"{given.g.waiting[0]}: pass")
    return given


@rule("OS-SET-09", "OS-SET-01")
def test_characters_are_picked_in_turn_order_among_those_still_free():
    given = Fresh(3)
    first = given.s.first

    given.waits(first).when("play medic").waits((first + 1) % 3)
    assert "play medic" not in map(str, given.question((first + 1) % 3).options)


@rule("OS-CMP-02", "OS-SET-24")
def test_the_two_extension_characters_are_offered_only_with_the_extension():
    def offered(seats: int, **options: str) -> set[str]:
        given = Fresh(seats, 3, **options)
        return {str(option.ids[0]) for option in given.question(given.g.waiting[0]).options}

    assert offered(4) == {"thickskin", "medic", "scout", "hunter"}
    assert len(offered(5)) == len(offered(2, extension="yes")) == 6


@rule("OS-SET-10", "OS-SET-11", "OS-SET-12")
def test_every_character_starts_full_fit_and_with_three_karma_dice():
    given = chosen()

    for c in given.s.characters:
        board = given.g.book.characters[c.key]
        assert (c.health, c.fitness, c.ap, c.karma) == (board.health, 2, 6, 3)
        assert c.water == board.water


@rule("OS-SET-13", "OS-SET-14", "OS-MOD-20")
@pytest.mark.parametrize(("seats", "shares"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1] * 4), (6, [1] * 6)])
def test_equipment_points_are_shared_and_the_rest_goes_to_the_first_player(seats: int, shares: list[int]):
    """OS-EX-01"""
    given = chosen(seats)
    points = [c.points for c in given.s.characters if c.id < seats]

    assert sorted(points) == shares
    assert points[given.s.first] == max(points)


@rule("OS-SET-16", "OS-SET-17", "OS-SET-26")
def test_starred_cards_are_bought_for_their_stars_one_at_a_time_in_turn_order():
    given = chosen(2)
    first = given.s.first
    assert len(given.s.offer) == 6 and all(given.g.book.things[key].stars for key in given.s.offer)
    given.s.offer[:] = ["knife", "tent", "bow", "bow", "bow", "bow"]
    given.g.settle()

    given.when(f"buy tent character-{first}").waits(1 - first)

    assert given.s.characters[first].points == 0
    assert [thing.key for thing in given.s.characters[first].things] == ["tent"]
    given.when(f"buy knife character-{1 - first}").then(day=1)


@rule("OS-SET-18", "OS-SET-22", "OS-SET-23", "OS-TIL-11", "OS-SET-02")
def test_points_lapse_new_haven_lies_in_the_middle_and_the_first_card_is_set_up():
    given = begun()

    assert [c.points for c in given.s.characters] == [0, 0]
    assert all(c.at == HOME for c in given.s.characters)
    tile = given.s.tiles[HOME]
    assert (tile.key, tile.water, tile.goods[0], tile.goods[4]) == ("new_haven", 2, 1, 1)
    given.then(card=1, day=1)
    assert given.s.tiles[given.s.places["pump_house"]].key == "pump_house"


@rule("OS-SET-19", "OS-MER-22", "OS-MER-24")
def test_lawrence_has_two_unsold_starting_items_and_an_item_card():
    given = begun()
    lawrence = given.s.merchants[0]

    assert (lawrence.key, lawrence.at, lawrence.water, sum(lawrence.goods)) == ("lawrence", HOME, 4, 4)
    assert sum(bool(given.g.book.things[thing.key].stars) for thing in lawrence.things) >= 2
    assert len(lawrence.things) == 3 and given.s.offer == []
    in_shop = sum(given.s.shop.values()) + 3
    assert in_shop == sum(given.g.book.shop.values())


class Scripted(Chance):
    """Dice that show what a test says."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, sides: int) -> int:
        assert sides == 8
        return self.faces.pop(0)


@rule("OS-SET-04", "OS-SET-05")
def test_the_most_successes_of_three_yellow_dice_make_the_first_player():
    assert first_player(Scripted(3, 3, 7, 4, 4, 3, 0, 0, 3), 3) == 2
    assert first_player(Scripted(0, 1, 3, 4, 4, 4), 2) == 0


@rule("OS-SET-06", "OS-SET-07")
def test_only_those_who_tie_roll_again_until_one_is_ahead():
    chance = Scripted(0, 0, 7, 7, 7, 7, 7, 0, 0, *(7, 7, 0, 7, 0, 7), *(7, 7, 7, 0, 7, 7))

    assert first_player(chance, 3) == 2
    assert chance.faces == []


@rule("OS-SET-20", "OS-SET-25", "OS-CRD-01")
def test_decks_are_shuffled_and_the_stack_holds_every_tile_but_new_haven_and_objectives():
    a, b = Fresh(2, 1).s, Fresh(2, 2).s
    book = RULES.book

    assert sorted(a.stack_tiles) == sorted(key for key, tile in book.tiles.items() if tile.kind == "normal")
    for deck in ("enemy", "event", "night", "loot"):
        assert sorted(getattr(a, deck)) == sorted(getattr(b, deck))
    assert any(getattr(a, deck) != getattr(b, deck) for deck in ("enemy", "event", "night", "loot"))


# Modes


@rule("OS-MOD-01", "OS-MOD-21")
def test_cooperative_and_solo_games_deal_no_team_cards():
    assert not Fresh(3).s.semi and Fresh(3).s.team_left == []
    assert not Fresh(1, mode="semi_cooperative").s.semi


@rule("OS-MOD-02", "OS-MOD-03", "OS-MOD-04", "OS-MOD-05")
def test_the_pack_of_team_cards():
    """OS-EX-17"""
    dealt = 0
    for seed in range(400):
        s = Fresh(3, seed, mode="semi_cooperative").s
        teams = [c.team.value for c in s.characters]
        sons = [key for key in (*teams, *s.team_left) if RULES.book.teams[key].side == "son_of_liberty"]
        assert len(sons) == 1 and len(s.team_left) == 5
        assert [c.team.to for c in s.characters] == [1, 2, 4]
        dealt += sons[0] in teams

    assert 120 < dealt < 180  # 3/8 of 400


@rule("OS-MOD-18")
def test_a_solo_player_has_two_characters_with_turns_of_their_own():
    given = chosen(1)

    assert [(c.id, c.seat) for c in given.s.characters] == [(0, 0), (1, 0)]
    assert given.s.characters[0].key != given.s.characters[1].key


@rule("OS-MOD-19", "OS-MOD-18")
def test_a_solo_player_chooses_who_acts_first_in_each_phase():
    given = Given(seats=1, sun=["clear_sky"]).doing(RunPhase(1))

    given.asks("who_first").when("first character-1", "drink")
    given.then(active=1, p0={"water": 4}, p1={"water": 3}).when("wait", "drink").then(active=0, p0={"water": 3})


@rule("OS-MOD-18")
def test_in_solo_play_actions_and_effects_concern_the_character_whose_turn_it_is():
    given = Given(seats=1, turn=1, p1={"ration": 1, "health": 3}, p0={"health": 3}).when("eat")

    given.then(p1={"health": 4, "ap": 5, "ration": 0}, p0={"health": 3, "ap": 6})


def offering(*cards: str) -> Fresh:
    given = chosen(3)
    given.s.offer[:] = [*cards]
    given.g.settle()
    return given


@rule("OS-SET-15")
def test_players_pool_their_points_for_a_dearer_card_that_goes_to_who_asked():
    given = offering("tent", "tent")
    first = given.s.first
    second, third = (first + 1) % 3, (first + 2) % 3
    given.when(f"buy tent character-{first}").waits(second)

    given.when(f"pool tent character-{second}").asks("share", "share tent", "refuse tent", seat=third)
    given.when("share tent")

    assert [c.points for c in given.s.characters] == [0, 0, 0]
    assert [thing.key for thing in given.s.characters[second].things] == ["tent"]
    given.then(day=1)


@rule("OS-SET-15")
def test_a_share_that_is_refused_costs_nobody_anything():
    given = offering("tent", "tent")
    first = given.s.first
    second, third = (first + 1) % 3, (first + 2) % 3
    given.when(f"buy tent character-{first}", f"pool tent character-{second}", "refuse tent").waits(third)

    assert given.s.characters[second].points == given.s.characters[third].points == 1
    assert given.s.offer == ["tent"]


@rule("OS-SET-15", "OS-SET-26")
def test_a_pooled_purchase_is_no_pass_so_that_the_others_may_still_buy():
    given = offering("tent", "knife")
    first = given.s.first
    second, third = (first + 1) % 3, (first + 2) % 3
    given.when("pass", "pass").waits(third)

    given.when(f"pool tent character-{third}", f"{first}: share tent").waits(first)
    given.when(f"buy knife character-{first}").then(day=1)
    assert [given.s.characters[i].points for i in (first, second, third)] == [0, 0, 0]


@rule("OS-SET-08")
def test_the_recommendation_of_a_mission_does_not_bind():
    assert RULES.book.mission.mode == "cooperative"
    assert Fresh(3, mode="semi_cooperative").s.semi and not Fresh(3, mode="cooperative").s.semi


@rule("OS-MOD-18")
def test_in_solo_play_what_happens_to_all_happens_to_each_of_the_two():
    given = Given(seats=1, tiles={"north": "dry_creek"}, at={0: "north", 1: "north"}, sun=["white_noon"])

    given.doing(DrawSun()).then(p0={"health": 7}, p1={"health": 5})


@rule("OS-MOD-18", "OS-KAR-11")
def test_in_solo_play_each_character_has_karma_of_its_own():
    given = Given(seats=1, p0={"karma": 1}, p1={"karma": 2}, forced={"y": [NO, YES], "b": [NO], "karma": [5]})
    given.doing(SkillTest("dexterity", (Gain("cloth"),)))

    given.asks("karma", "keep", "again character-0 die-0", "again character-0 die-1").when("keep")
    given.when("again character-1 die-0", "keep").then(p0={"karma": 1, "cloth": 1}, p1={"karma": 1, "cloth": 0})
