"""The ten steps of a test in play: IV-TST, IV-SUP, IV-CNV, IV-CMB, IV-SPE, IV-TRK, IV-OUT with their examples."""

from starboard.kernel.words import opt
from tests.hard.iss_vanguard.given import Scene, lines
from tests.hard.iss_vanguard.model import field, trial
from tests.hard.iss_vanguard.steps import TakeTest

FIVE = {"dice": "red green green blue blue"}


def door(**more: object) -> Scene:
    """IV-EX-01: the red and the blue Basic die are chosen of five; red Accident, blue Basic."""
    scene = Scene(FIVE | {"cards": ["trial_and_error"]} | more, cards={0: "door"}, tracks={"door/green": 1})
    scene.shows("accident", "basic", "basic", "basic").doing(TakeTest("door"))
    return scene.when("take 0", "take 3", "roll")


def test_forcing_the_door():
    """IV-EX-01: one die is given for a face of the other; the card is gone and the place is covered."""
    scene = door().asks("results", "pass", "pass_turn").when("play trial_and_error 0 3 vanguard")

    scene.asks("outcome", "mark 3", "decline").when("mark 3")

    scene.has(successes=1, cards={0: "hall"}, tracks={}, test=None)
    scene.then(p0={"cards": [], "slots": [1, 2, 4], "discard": [0, 3]})


def test_the_card_is_not_played():
    """IV-EX-02: red is marked, and its arrow brings green as well.  IV-OUT-04."""
    scene = door().when("pass")

    scene.has(successes=1, cards={0: "hall"}).then(p0={"injuries": ["trauma"], "discard": [0, 3]})


def test_two_tracks_and_one_that_replaces_its_own_card():
    """IV-EX-04: the other four dice bring green to its outcome; the markers of the old place are returned."""
    scene = Scene(FIVE, cards={0: "hall"}).shows("accident", *["basic"] * 4).tests("hall")

    scene.has(successes=1, cards={0: "vault"}, tracks={}).then(p0={"slots": []})
    assert sorted(scene.people(scene.s)[0].discard) == [0, 1, 2, 3, 4]


def test_two_accidents_spoil_the_green_track():
    """IV-EX-05, IV-TRK-05: progress stays."""
    scene = Scene(FIVE, cards={0: "hall"}).shows("accident", "accident", *["basic"] * 3).tests("hall")

    scene.has(successes=0, cards={0: "hall"}, tracks={"hall/red": 2, "hall/green": 3})


def test_both_tracks_finished_at_once_the_replaced_card_resolves_no_more():
    """IV-EX-07, IV-TRK-07."""
    scene = Scene(FIVE, cards={0: "hall"}, tracks={"hall/red": 3})

    scene.shows("accident", *["basic"] * 4).tests("hall")

    scene.has(cards={0: "vault"}, successes=1, tracks={}).then(p0={"injuries": []})


def test_an_effect_that_stops_the_test():
    """IV-EX-12, IV-SPE-07: steps 8 and 9 are not taken, the outcome is, and all dice are discarded."""
    scene = Scene(FIVE, cards={0: "cliff"}).shows(*["basic"] * 5).tests("cliff")

    scene.then(p0={"injuries": ["exhausted"], "discard": [0, 1, 2, 3, 4]}).has(test=None, successes=0)
    assert lines(scene) == ["injured exhausted", "tested cliff"]


def test_a_wild_icon_may_spare_from_an_absence():
    """IV-SPE-11."""
    scene = Scene(FIVE, cards={0: "cliff"}).shows("vanguard", *["basic"] * 4).tests("cliff")
    scene.asks("special", "happens", "spared").when("spared")

    scene.asks("outcome", "mark 0", "decline").when("mark 0").has(successes=1)


def test_a_line_with_an_arrow():
    """IV-EX-13: one wild die: yellow, then green too."""
    scene = Scene({"dice": "red"}, cards={0: "vault"}).shows("vanguard", danger=["blank"]).tests("vault")

    scene.asks("outcome", "mark 0", "decline").when("mark 0").has(successes=1, cards={0: "done"})


def test_declining_a_wild_line_goes_on_with_the_next():
    """IV-TST-21, IV-TST-14."""
    scene = Scene({"dice": "red"}, cards={0: "vault"}).shows("vanguard", danger=["blank"]).tests("vault")

    scene.when("decline").has(successes=0).asks("spend", "exhausted")


def test_two_combinations_with_dice_of_two_owners():
    """IV-EX-18, IV-SUP-04, IV-CMB-03: each with dice of its own, each die to its owner."""
    me = {"dice": "red:special blue", "cards": ["second_try", "trial_and_error"]}
    scene = Scene(me, {"dice": "green"}, cards={0: "door"}).shows("physical", "basic", "vanguard")
    scene.tests("door", support=["1: add 2", "0: pass"])

    scene.when("combine second_try 1").asks("combine", "combine trial_and_error 2 0", "done")
    scene.when("combine trial_and_error 2 0")

    scene.has(supplies=2).then(p1={"discard": [2]}, p0={"cards": []})
    assert sorted(scene.people(scene.s)[0].slots + scene.people(scene.s)[0].discard) == [0, 1]


def test_supporters_play_one_card_each_and_see_what_the_last_one_did():
    """IV-SUP-02, IV-TST-22."""
    scene = Scene({"dice": "red"}, {"dice": "red", "cards": ["focus", "second_try"]}, cards={0: "cliff"})
    scene.shows("accident,vanguard").tests("cliff", support=["1: none"]).asks("results", seat=1)

    scene.when("1: play second_try 0")

    assert trial(scene.g).pool == {0: "vanguard"}
    scene.asks("special").then(p1={"cards": ["focus"]}).refuses("1: play focus")


def test_three_special_effects():
    """IV-EX-33: one Accident, two Physical, one Survey and four others."""
    dice = "red red:special red:special green:special blue blue blue blue"
    scene = Scene({"dice": dice}, cards={0: "three"}).shows(
        "accident", "physical", "physical", "survey", *["basic"] * 4
    )

    scene.tests("three")

    assert (scene.track("red"), scene.track("green")) == (1, 4)
    scene.has(test=None)


def test_three_icons_on_two_dice():
    """IV-EX-34, IV-SPE-04: both are discarded, and the second effect finds none."""
    scene = Scene({"dice": "red:expertise red:universal"}, cards={0: "haul"})

    scene.shows("collect+collect", "collect+defence").tests("haul")

    assert (scene.track("green"), scene.track("red")) == (3, 0)


def test_no_die_is_left_for_the_last_effect():
    """IV-EX-35."""
    scene = Scene({"dice": "red:expertise red:special red:special"}, cards={0: "store"})

    scene.shows("collect+collect", "collect", "collect").tests("store")

    assert scene.track("green") == 2


def test_conversion_holds_only_while_a_die_is_spent():
    """IV-EX-27, IV-CNV-02, IV-SPE-03: the duty counts printed icons; more is a choice; the face never changes."""
    scene = Scene({"dice": "green:special green", "convert": (("green", "biology"),)}, cards={0: "nest"})
    scene.shows("biology", "basic").tests("nest")

    scene.asks("special", "resolve 1 1", "resolve 1 0", "resolve 2 1 0")
    assert trial(scene.g).pool == {0: "biology", 1: "basic"}
    scene.when("resolve 1 0")

    assert scene.track("green") == 1 and scene.g.s.exploration and scene.g.s.exploration.test is None


def test_a_card_that_converts_for_this_test_ends_with_it():
    """What is in force until the end of a scope is gone with it."""
    scene = Scene({"dice": "red", "cards": ["focus"]}, cards={0: "haul"}).shows("basic").tests("haul")

    scene.when("play focus").asks("special", "resolve 1 0", "skip")
    assert len(scene.g.s.lasting) == 2

    scene.when("resolve 1 0").then(lasting=[])
    assert scene.track("red") == 1


def test_a_whole_test_with_support_reroll_injury_and_conversion():
    """IV-EX-39."""
    me = {
        "dice": "blue blue green:special",
        "cards": ["second_try"],
        "injuries": ["trauma"],
        "convert": (("green", "biology"),),
    }
    scene = Scene(me, {"dice": "green"}, cards={0: "nest"}, tracks={"nest/green": 1})
    scene.shows("accident,vanguard", "accident", "biology", "basic", injury=["psychic"])
    scene.tests("nest", support=["1: add 3"]).when("play second_try 0")

    scene.has(supplies=2).asks("special")
    assert opt("resolve", 3, 0, 2, 3) in {
        opt(o.key, o.ids[0], *sorted(map(int, o.ids[1:]))) for o in scene.g.options(0)
    }
    best = next(o for o in scene.g.options(0) if o.ids[0] == 3)
    scene.g.answer(0, best)

    scene.has(successes=1, cards={0: "vault"}, test=None).then(p1={"discard": [3]})
    assert sorted(scene.people(scene.s)[0].discard) == [0, 1, 2] and not field(scene.g).tracks


def test_a_test_without_dice_takes_all_its_steps():
    """IV-TST-23."""
    scene = Scene({"dice": "", "injuries": ["trauma"]}, cards={0: "cliff"}).shows(injury=["psychic"])

    scene.doing(TakeTest("cliff"))

    scene.has(supplies=2, test=None).then(p0={"injuries": ["trauma", "exhausted"]})
