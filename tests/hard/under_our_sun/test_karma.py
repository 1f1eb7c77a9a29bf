"""Karma inside any roll: the dice lie there until all have passed, then the result goes on.  OS-KAR."""

from tests.hard.under_our_sun.day import EnemiesMove
from tests.hard.under_our_sun.given import Scene

TOUGH = {"melee": "g", "health": 9}


def test_without_karma_nobody_is_stopped():
    Scene([{}, {}], r=[1, 1], foes=[TOUGH], g=[0]).when("attack 10").foe(10, damage=2).asks("join", seat=1)


def test_a_die_is_rolled_again_before_its_result_is_handed_on():
    """OS-KAR-01, OS-KAR-07: the sign keeps the karma die, and the day's use is gone all the same."""
    scene = Scene([{"karma": 1}], [TOUGH], r=[1, 0, 2], karma=[0], g=[0]).when("attack 10")
    scene.asks("karma", "pass", "pass_turn").offers_free("karma 0", "karma 1").foe(10, damage=0)

    scene.when("karma 1").then(p0={"karma": 1, "karma_used": True})

    scene.foe(10, damage=3).asks("act").happens("karma 1 2")


def test_several_karma_dice_for_one_roll_and_those_without_the_sign_are_lost():
    """OS-KAR-02, 03, 08."""
    scene = Scene([{"karma": 2}], [TOUGH], r=[0, 0, 1, 2], karma=[0, 5], g=[0]).when("attack 10")
    scene.offers_free("karma 0", "karma 1", "karma 0 1")

    scene.when("karma 0 1").then(p0={"karma": 1}).foe(10, damage=3)


def test_anybody_anywhere_on_an_enemys_dice_and_the_worse_result_stands():
    """OS-KAR-05, 10, 11: c stands far away."""
    people = [{}, {"karma": 1, "at": 3}, {"karma": 1, "at": 3}]
    scene = Scene(people, [TOUGH], r=[0, 0], g=[1, 2, 0], karma=[0, 0]).when("attack 10").waits(1, 2)

    scene.when("1: pass", "2: pass").waits(1, 2).when("1: karma 0")  # the roll of a, then the roll of the enemy
    scene.waits(2).when("2: karma 0")

    scene.then(p0={"health": 8}).asks("act")


def test_who_passed_is_asked_again_when_the_dice_have_changed():
    people = [{"karma": 1}, {"karma": 1, "at": 3}]
    scene = Scene(people, [TOUGH], r=[0, 2, 0], g=[0], karma=[0]).when("attack 10", "0: pass").waits(1)

    scene.when("1: karma 0").waits(0).when("0: pass")

    scene.foe(10, damage=0).asks("karma").when("pass").foe(10, damage=2)  # the enemy's die, then all lands


def test_the_one_who_is_asked_next_anyway_has_a_moment_at_the_dice_too():
    """Under the dice lies the dodger's own question; that must not cost it its karma."""
    scene = Scene([{"karma": 1, "dexterity": "y"}], [TOUGH, TOUGH], y=[1], g=[2, 1, 0], karma=[5]).when("dodge")
    scene.asks("karma").when("pass").asks("karma").when("pass")

    scene.asks("karma").offers_free("karma 0").when("karma 0")

    scene.asks("dodge", "avoid 10", "avoid 11").when("avoid 10").then(p0={"health": 8, "karma": 0})


def test_the_direction_of_a_wandering_enemy_is_a_roll_like_any_other():
    """OS-KAR-10."""
    tiles = dict.fromkeys(range(7), "plain")
    scene = Scene([{"karma": 1, "at": 6}], [TOUGH], tiles=tiles, turns=(), after=[EnemiesMove()], d=[0, 3], karma=[0])

    scene.asks("karma").when("karma 0").foe(10, at=4)


def test_letting_rolls_go_by_lasts_until_a_scope_wakes():
    scene = Scene([{"karma": 1}], [TOUGH], r=[0] * 4, g=[0, 0]).when("attack 10", "pass_turn").asks("act")

    scene.when("attack 10").asks("act").then(muted=[0])
