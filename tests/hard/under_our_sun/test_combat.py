"""A combat round that others join out of turn: OS-MUL, OS-COM-12, OS-CBA-03, and the worked examples OS-EX-03 to 06."""

from tests.hard.under_our_sun.given import Scene

FIGHTER = {"melee": "rr", "health": 8}
FOE = {"melee": "g", "health": 4}


def test_alone_against_two_each_of_them_answers():
    """OS-EX-03, OS-MUL-06, OS-COM-14."""
    scene = Scene([FIGHTER], [FOE, FOE], r=[1, 0], g=[1, 2]).when("attack 10")

    scene.struck((0, 10), (10, 0), (11, 0)).then(p0={"health": 5, "ap": 5})
    scene.foe(10, damage=1, exhausted=True).foe(11, damage=0, exhausted=True)


def test_several_against_one_the_dodge_spares_and_the_joiner_is_not_answered():
    """OS-EX-04: b stands beside the tile with a loaded weapon and declines, c joins with a melee attack."""
    people = [FIGHTER | {"dexterity": "y"}, {"at": 1, "ranged": "g"}, FIGHTER]
    scene = Scene(people, [FOE], tiles={0: "plain", 1: "plain"}, turns=(0, 1), y=[1], g=[2], r=[1, 1])

    scene.when("dodge").asks("join", "join", "decline", seat=1).when("decline").asks("join", seat=2).when("join")

    scene.asks("joiner", "attack 10", "dodge", seat=2).when("attack 10")
    scene.then(p0={"health": 8, "ap": 5}, p2={"ap": 5, "health": 8}).foe(10, damage=2, exhausted=True)
    scene.struck((2, 10)).asks("act").when("done").asks("act", seat=1)


def test_two_against_three_the_last_joiner_is_answered_by_all_that_are_left():
    """OS-EX-05, OS-MUL-07, OS-MUL-09, OS-MUL-11: the other declares before anybody is answered."""
    scene = Scene([FIGHTER, FIGHTER], [FOE, FOE, FOE], r=[0] * 4).when("attack 10").asks("join", seat=1)

    scene.when("join").struck((0, 10), (10, 0)).asks("joiner", seat=1).when("attack 10")

    scene.struck((0, 10), (10, 0), (1, 10), (11, 1), (12, 1)).then(p1={"ap": 5})


def test_three_against_two_never_more_answers_than_enemies():
    """OS-EX-06, OS-MUL-08, OS-MUL-10: the strongest ready one stands in for one that has already struck."""
    scene = Scene([FIGHTER] * 3, [FOE, FOE], r=[0] * 6).when("attack 10", "join", "join")

    scene.when("attack 10", "attack 10")

    scene.struck((0, 10), (10, 0), (1, 10), (11, 1), (2, 10)).asks("act")


def test_a_dodge_among_joiners_meets_the_strongest_alone():
    """OS-MUL-15, OS-MUL-12."""
    scene = Scene([FIGHTER | {"dexterity": "y"}, FIGHTER], [FOE, FOE | {"melee": "rr"}], y=[0], r=[0] * 4)

    scene.when("dodge", "join").struck((11, 0)).foe(10, exhausted=False).foe(11, exhausted=True)


def test_a_last_joiner_that_dodges_picks_after_all_have_rolled():
    """OS-MUL-18, OS-CBA-03: the pick is made with both rolls on the table."""
    people = [FIGHTER, FIGHTER | {"dexterity": "y"}]
    scene = Scene(people, [FOE, FOE, FOE], r=[0, 0], y=[1], g=[0, 1, 2]).when("attack 10", "join", "dodge")

    scene.asks("dodge", "avoid 11", "avoid 12", seat=1).then(p1={"health": 8})

    scene.when("avoid 12").then(p1={"health": 7}).struck((0, 10), (10, 0), (11, 1))


def test_a_dodge_against_one_blow_has_nothing_to_pick():
    scene = Scene([FIGHTER | {"dexterity": "y"}], [FOE], y=[1], g=[2]).when("dodge")

    scene.asks("act").then(p0={"health": 8})


def test_damage_is_simultaneous_both_fall():
    """OS-COM-12: the enemy that dies still strikes, the character that dies still counts."""
    scene = Scene(
        [FIGHTER | {"health": 1}, {"at": 1}], [FOE], tiles={0: "plain", 1: "plain"}, turns=(0, 1), r=[2, 2], g=[1]
    )

    scene.when("attack 10").then(p0={"health": 0}, enemies=[]).waits(1)


def test_armour_counts_against_each_blow():
    """OS-COM-16, OS-COM-17."""
    Scene([FIGHTER | {"armour": 1}], [FOE, FOE], r=[0, 0], g=[2, 1]).when("attack 10").then(p0={"health": 7})


def test_a_joiner_pays_only_when_its_moment_comes_and_not_for_an_enemy_that_is_gone():
    """OS-MUL-11: declared before, acted after; here the one it could fight has fallen meanwhile."""
    foes = [FOE | {"health": 1}, FOE | {"health": 1}]
    scene = Scene([FIGHTER, FIGHTER, FIGHTER], foes, r=[1, 0, 1, 0], g=[0, 0]).when("attack 10", "join", "join")

    scene.when("attack 11")

    scene.asks("act").then(enemies=[], p1={"ap": 5}, p2={"ap": 6})


def test_a_shot_from_the_next_tile_spares_nobody_and_may_draw_the_enemy_over():
    """OS-MUL-14, OS-CBA-14: c joins from beside; a is answered by both all the same; a ready target would charge."""
    people = [FIGHTER, {"at": 1, "ranged": "g"}]
    scene = Scene(people, [FOE, FOE], tiles={0: "plain", 1: "plain"}, r=[0, 0], g=[0, 0, 1], y=[1])

    scene.when("attack 10", "join").struck((0, 10), (10, 0), (11, 0)).when("shoot 11")

    scene.foe(11, damage=1, at=0, exhausted=True).then(p1={"ap": 5})


def test_any_action_is_answered_but_only_a_combat_action_can_be_joined():
    """OS-COM-07, OS-MUL-16."""
    scene = Scene([FIGHTER, FIGHTER], [FOE], pile=["wood"], g=[1]).when("explore 1")

    scene.struck((10, 0)).asks("act").then(p0={"health": 7})


def test_the_round_ends_with_its_scope_and_the_next_finds_the_enemy_ready():
    """OS-COM-11: what belongs to a round lies in its frame and is gone with it."""
    scene = Scene([FIGHTER, FIGHTER], [FOE], r=[0, 0], g=[1, 1]).when("attack 10", "join", "dodge")
    assert [type(verb).__name__ for _, verb in scene.g.scopes()] == ["TurnOf"]

    scene.when("attack 10", "decline").then(p0={"health": 6, "ap": 4})
