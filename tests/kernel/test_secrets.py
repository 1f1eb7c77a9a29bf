"""Who may know what: views, re-dealt worlds, events, barriers."""

from msgspec import Struct

from starboard.kernel.asking import AtOnce
from starboard.kernel.redeal import redeal, redeal_for
from starboard.kernel.secrets import Secret, holds_secrets
from starboard.kernel.verbs import State
from starboard.kernel.views import view
from starboard.kernel.words import Event, opt
from tests.kernel.toy import Draw, Pick, Sailor, Toy, toy

ASK = Pick(("x", "y"))


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others():
    g = toy(ASK)
    g.s.sailors[0].hand, g.s.sailors[1].hand = [1, 2], [3]
    mine, spectators = view(g.s, 0), view(g.s, None)
    assert [sailor["hand"] for sailor in mine["sailors"]] == [[1, 2], {"hidden": 1}]
    assert [sailor["hand"] for sailor in spectators["sailors"]] == [{"hidden": 2}, {"hidden": 1}]
    assert mine["deck"] == {"hidden": 10}


def test_nobody_sees_the_generator_the_seed_or_the_stack():
    seen = view(toy(ASK).s, 0)
    assert seen["rng"] is None
    assert seen["setup"]["seed"] is None
    assert "stack" not in seen


def test_a_redealt_world_keeps_what_the_seat_knows_and_every_card():
    g = toy(ASK)
    g.s.sailors[0].hand, g.s.sailors[1].hand = [100, 101], [200]
    worlds = [redeal(g, 0, seed) for seed in range(20)]
    for world in worlds:
        assert world.s.sailors[0].hand == [100, 101]
        assert sorted(world.s.deck + world.s.sailors[1].hand) == [*range(10), 200]
        assert view(world.s, 0) == view(g.s, 0)
    assert len({tuple(world.s.deck) for world in worlds}) > 10
    assert any(world.s.sailors[1].hand != [200] for world in worlds)
    assert g.s.sailors[1].hand == [200]


def test_a_world_dealt_for_two_seats_keeps_what_either_knows():
    g = toy(ASK)
    g.s.sailors[0].hand, g.s.sailors[1].hand = [100, 101], [200]
    both = [redeal_for(g, (0, 1), seed) for seed in range(20)]
    none = [redeal_for(g, (), seed) for seed in range(20)]
    assert all([sailor.hand for sailor in world.s.sailors] == [[100, 101], [200]] for world in both)
    assert len({tuple(world.s.deck) for world in both}) > 10
    assert any(world.s.sailors[0].hand != [100, 101] for world in none)


def test_what_another_has_said_in_secret_may_be_anything_in_a_redealt_world():
    g = toy(AtOnce(((0, ASK), (1, ASK))))
    g.answer(1, opt("pick", "y"))
    said = set()
    for seed in range(20):
        world = redeal(g, 0, seed)
        assert world.waiting == [0]
        world.answer(0, opt("pick", "x"))
        said.add(tuple(world.s.said))
    assert said == {("x", "x"), ("x", "y")}


def test_a_secret_is_seen_by_those_who_know_it():
    class Tile(Struct):
        face: Secret[str]

    class Map(State):
        tiles: list[Tile] = []

    state = Map(tiles=[Tile(Secret("enemy", pool="tiles").show_to(1))])
    assert [view(state, seat)["tiles"][0]["face"] for seat in (0, 1, None)] == [None, "enemy", None]
    state.tiles[0].face = state.tiles[0].face.show_to()
    assert view(state, None)["tiles"][0]["face"] == "enemy"
    assert holds_secrets(Map)
    assert not holds_secrets(State)


def test_an_event_is_told_to_each_as_each_may_know_it():
    events: list[Event] = []
    toy(Draw(), events=events)
    (event,) = events
    assert event.seen_by(0).secret == (9,)
    assert event.seen_by(1).secret == ()
    assert event.seen_by().secret == ()


def test_each_draw_is_a_wall_for_undo():
    g = toy(ASK, Draw(), ASK)
    assert g.s.barrier == 0
    g.answer(0, opt("pick", "x"))
    assert g.s.barrier == 1


def test_chance_comes_from_the_state_alone():
    first, second = toy(ASK), toy(ASK)
    assert [first.roll(6) for _ in range(20)] == [second.roll(6) for _ in range(20)]
    assert {first.roll(6) for _ in range(200)} == set(range(6))
    first.s.forced = {"die": [4, 2]}
    assert [first.roll(6, "die"), first.roll(6, "die")] == [4, 2]


def test_a_shuffle_keeps_every_card():
    g = toy(ASK)
    cards = list(range(50))
    g.shuffle(cards)
    assert cards != list(range(50))
    assert sorted(cards) == list(range(50))


def test_the_toy_has_secrets():
    assert holds_secrets(Toy)
    assert holds_secrets(Sailor)
