"""Enemies on unseen tiles: face down for all, or known to the one seat that looked.  OS-ENE-17, OS-ENE-18."""

from starboard.kernel.redeal import redeal
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import State
from starboard.kernel.views import view
from tests.hard.under_our_sun.day import EnemiesMove
from tests.hard.under_our_sun.given import Scene
from tests.hard.under_our_sun.leaks import told

PILE = ["plain", "wood", "ruin", "wood", "plain"]


def wandered() -> Scene:
    """The enemy left the map to the east, where the top tile of the pile was laid face down."""
    turn = {"turns": (), "after": [EnemiesMove()]}
    return Scene([{"at": 6}, {"at": 6}], [{}], tiles={0: "plain", 6: "plain"}, pile=PILE, d=[0], **turn)  # type: ignore[arg-type]


def test_an_enemy_off_the_map_stands_on_an_unseen_tile():
    scene = wandered().foe(10, at=1)

    assert scene.g.s.tiles[1].value == "plain" and len(scene.g.s.tile_pile) == 4
    for who in (None, 0, 1):
        assert view(scene.g.s, who)["tiles"] == {0: "plain", 6: "plain", 1: None}
        assert view(scene.g.s, who)["tile_pile"] == {"hidden": 4}


def test_with_no_tile_left_the_enemy_stays():
    Scene([{"at": 6}], [{}], d=[0], turns=(), after=[EnemiesMove()]).foe(10, at=0)


def test_at_the_edge_of_the_world_and_with_company_it_stays():
    Scene([{}], [{"at": 1}], tiles={0: "plain", 1: "plain"}, d=[0], turns=(), after=[EnemiesMove()]).foe(10, at=1)
    Scene([{}], [{}], pile=PILE, d=[0], turns=(), after=[EnemiesMove()]).foe(10, at=0)


def looked() -> Scene:
    face_down = Secret("ruin", 0, "tiles")
    return Scene([{}, {}], tiles={0: "plain", 1: face_down}, pile=["plain", "wood"], turns=(0, 1)).when("look 1")


def test_a_look_is_for_one_seat_alone():
    scene = looked()
    (look,) = [event for event in scene.events if event.what == "look"]

    assert [view(scene.g.s, who)["tiles"][1] for who in (None, 0, 1)] == [None, "ruin", None]
    assert [look.seen_by(who).secret for who in (0, 1)] == [("ruin",), ()]
    assert scene.g.s.barrier == scene.g.s.answers
    scene.refuses("look 1")


def test_what_one_has_seen_stays_in_every_world_it_may_think_of():
    g = looked().g
    mine = {redeal(g, 0, seed).s.tiles[1].value for seed in range(40)}
    theirs = {redeal(g, 1, seed).s.tiles[1].value for seed in range(40)}

    assert mine == {"ruin"} and theirs == {"ruin", "plain", "wood"}
    assert all(told(redeal(g, who, seed), who) == told(g, who) for who in (0, 1) for seed in range(20))


def test_exploring_turns_the_tile_up_for_all():
    scene = looked().when("explore 1")

    assert view(scene.g.s, None)["tiles"][1] == "ruin"
    scene.asks("act").happens("look 1", "explore 1 ruin")


class Drawer(State):
    """A place where tiles may lie, and may not."""

    laid: tuple[Secret[str], ...] | None = None


def test_secrets_in_a_place_that_may_be_empty_are_secret_too():
    drawer = Drawer(laid=(Secret("ruin", 1), Secret("wood")))

    assert [view(drawer, who)["laid"] for who in (None, 0)] == [[None, None], ["ruin", None]]
    assert view(Drawer(), 0)["laid"] is None
