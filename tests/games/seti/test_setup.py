"""How a game starts."""

import pytest

from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.setup import new_table
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import name_of
from starboard.kernel.views import view
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.seti.given import RULES, TABLES, Given, orbiter, probes


@rule("SE-SET-01")
def test_two_to_four_players():
    assert {2, 3, 4} <= set(RULES.seats) and 5 not in RULES.seats
    assert [len(new_table(TABLES, Setup(seats, 3)).players) for seats in (2, 3, 4)] == [2, 3, 4]


@rule("SE-SET-04")
def test_each_disc_starts_in_one_of_its_eight_orientations():
    starts = [new_table(TABLES, Setup(2, seed)).turned for seed in range(200)]
    for disc in range(3):
        assert {turned[disc] for turned in starts} == set(range(8))
    assert len({tuple(turned) for turned in starts}) > 100


@rule("SE-SET-06")
def test_the_138_main_cards_with_three_in_the_row():
    s = new_table(TABLES, Setup(2, 3))
    dealt = [*s.row, *s.deck, *(c.value for stack in s.stacks for c in stack), *(c for p in s.players for c in p.hand)]
    assert len(s.row) == 3 and sorted(dealt) == sorted(card.key for card in TABLES.world.cards) and len(dealt) == 138


@rule("SE-SET-07")
def test_every_star_starts_full_of_data():
    s = new_table(TABLES, Setup(2, 3))
    assert [slot.data for slot in s.slots] == [6, 5, 5, 4, 6, 5, 5, 6] and not any(slot.marks for slot in s.slots)


@rule("SE-SET-08")
def test_the_four_gold_tiles_lie_on_a_side_drawn_at_random():
    tables = [new_table(TABLES, Setup(2, seed)).gold for seed in range(40)]
    for gold in tables:
        assert [key[:-2] for key in gold] == ["tech", "mission", "income", "other"]
    assert len({key for gold in tables for key in gold}) == 8


@rule("SE-SET-09")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 2), (3, 1), (4, 0)])
def test_neutral_markers_by_the_number_of_players(seats, neutral):
    assert new_table(TABLES, Setup(seats, 3)).neutral == [neutral, neutral]


@rule("SE-SET-10")
def test_twelve_stacks_of_four_technologies_with_a_point_tile_on_each():
    s = new_table(TABLES, Setup(2, 3))
    assert [len(stack) for stack in s.tiles] == [4] * 12 and s.fresh == (1 << 12) - 1
    assert len({tuple(tile.value for tile in stack) for stack in s.tiles}) > 1


@rule("SE-SET-11")
def test_the_tiles_of_a_technology_differ_in_their_bonus():
    s = new_table(TABLES, Setup(2, 3))
    assert all(sorted(tile.value for tile in stack) == [0, 1, 2, 3] for stack in s.tiles)
    bonuses = [(name_of(verb), getattr(verb, "what", ""), verb.n) for (verb,) in TABLES.world.bonuses]  # type: ignore[attr-defined]
    assert bonuses == [("gain", "vp", 3), ("gain", "publicity", 1), ("gain", "energy", 1), ("card", "", 1)]


@rule("SE-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_stacks_of_one_card_more_than_players_face_down(seats):
    s = new_table(TABLES, Setup(seats, 3))
    assert [len(stack) for stack in s.stacks] == [seats + 1] * 4
    assert not any(card.known_to(seat) for stack in s.stacks for card in stack for seat in range(seats))


@rule("SE-SET-14")
def test_the_first_rotation_turns_disc_one():
    g = Game(new_table(TABLES, Setup(2, 3)), RULES)
    one, two, three = g.s.turned
    while "pass_round" not in {option.key for option in g.options(g.waiting[0])}:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    g.answer(g.waiting[0], opt("pass_round"))
    assert g.s.turned == [(one + 1) % 8, two, three]


@rule("SE-SET-15")
def test_the_starting_player_is_drawn():
    firsts = [new_table(TABLES, Setup(4, seed)).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3} and firsts == [new_table(TABLES, Setup(4, seed)).first for seed in range(60)]


@rule("SE-SET-17")
def test_everybody_starts_with_the_same():
    for player in new_table(TABLES, Setup(4, 3)).players:
        assert (player.credits, player.energy, player.publicity, len(player.hand)) == (4, 3, 4, 5)


@rule("SE-SET-22")
def test_nobody_starts_with_anything_built_or_done():
    s = new_table(TABLES, Setup(3, 3))
    assert s.probes == [] and s.figures == []
    for p in s.players:
        assert (p.top, p.lower, p.data, p.techs, p.slots, p.done, p.missions) == (0, 0, 0, 0, [-1] * 4, [], [])


def as_shuffled(seats: int) -> list[str]:
    """The deck as it was before the deal, if cards left it in the order of the rule."""
    s = new_table(TABLES, Setup(seats, 3))
    stacks = [card.value for stack in s.stacks for card in stack]
    hands = [card for i in range(seats) for card in s.players[(s.first + i) % seats].hand]
    return [*s.row, *stacks, *hands, *reversed(s.deck)]


@rule("SE-SET-23")
def test_cards_leave_the_deck_in_a_fixed_order():
    assert as_shuffled(2) == as_shuffled(3) == as_shuffled(4)  # the shuffle is the same, only the deal differs


@rule("SE-SET-16")
def test_scores_start_by_turn_order():
    s = new_table(TABLES, Setup(4, 5))
    assert [s.players[(s.first + i) % 4].vp for i in range(4)] == [1, 2, 3, 4]


@rule("SE-SET-05")
def test_a_board_of_stars_is_never_split():
    for seed in range(20):
        star_at = new_table(TABLES, Setup(2, seed)).star_at
        assert sorted(star_at) == list(range(8))
        for left, right in ((7, 0), (1, 2), (3, 4), (5, 6)):
            stars = [TABLES.world.stars[star_at[left]], TABLES.world.stars[star_at[right]]]
            assert stars[0].board == stars[1].board


def answer(g: Game[Table], seat: int, income: str) -> None:
    """A seat tucks a card with this income."""
    g.answer(seat, next(o for o in g.options(seat) if TABLES.cards[str(o.ids[0])].income == income))


@rule("SE-SET-18")
def test_everybody_tucks_one_of_five_cards_and_gains_its_resource():
    g = Game(RULES.new(Setup(2, 1)), RULES)
    first = next(o for o in g.options(0) if TABLES.cards[str(o.ids[0])].income != "card")
    g.answer(0, first)
    g.answer(1, g.options(1)[0])
    income = TABLES.cards[str(first.ids[0])].income
    player = g.s.players[0]
    assert player.tucked == [first.ids[0]] and len(player.hand) == 4
    assert (player.credits, player.energy) == (4 + (income == "credit"), 3 + (income == "energy"))


@rule("SE-SET-19")
def test_the_first_tuck_cannot_be_declined():
    g = Game(RULES.new(Setup(2, 1)), RULES)
    assert {option.key for option in g.moves(0)} == {"tuck"} and len(g.moves(0)) == 5


@rule("SE-SET-20")
def test_the_first_tucks_are_secret_and_resolved_in_turn_order():
    for seed in range(60):
        g = Game(RULES.new(Setup(2, seed)), RULES)
        kinds = [{TABLES.cards[card].income for card in player.hand} for player in g.s.players]
        if not all("card" in kind for kind in kinds):
            continue
        first, second, deck = g.s.first, 1 - g.s.first, list(g.s.deck)
        answer(g, second, "card")
        assert [player.tucked for player in g.s.players] == [[], []] and g.waiting == [first]
        answer(g, first, "card")
        assert (g.s.players[first].hand[-1], g.s.players[second].hand[-1]) == (deck[-1], deck[-2])
        return
    raise AssertionError("no deal gives both players a card income")


@rule("SE-SET-21")
def test_running_out_of_pieces_never_blocks():
    own = {"credits": 999, "energy": 999, "data": 6, "techs": 1}
    given = Given(figures=[orbiter("venus") for _ in range(40)], probes=probes("venus"), p0=own)
    given.when("orbit venus", "pass").then(p0={"credits": 998})
    assert len(given.g.s.figures) == 41


@rule("SE-SET-02")
def test_two_of_five_species_lie_face_down():
    drawn = set()
    for seed in range(40):
        s = new_table(TABLES, Setup(2, seed))
        keys = [species.key.value for species in s.species]
        drawn |= set(keys)
        assert len(set(keys)) == 2 and sorted([*keys, *s.unused]) == sorted(TABLES.species)
        assert all(not species.key.known_to(seat) for species in s.species for seat in (0, 1))
    assert drawn == set(TABLES.species)


@rule("SE-SET-03")
def test_until_its_discovery_a_species_is_hidden_and_cannot_be_used():
    seen = str([view(species, 0) for species in new_table(TABLES, Setup(2, 1)).species])
    assert "discovery" in seen and not [key for key in TABLES.species if f"'{key}'" in seen]
    given = Given().doing(Trace(("purple",)))
    places = [str(option.ids[0]) for option in given.g.options(0)]
    assert sorted(places) == sorted(f"{p}-purple-{at}" for p in ("left", "right") for at in ("discovery", "overflow"))


@rule("SE-SET-12")
def test_only_the_bonus_of_the_top_tile_is_public():
    for stack in new_table(TABLES, Setup(2, 1)).tiles:
        assert [tile.known_to(None) for tile in stack] == [False, False, False, True]


def test_the_alternates_take_the_place_of_their_numbers():
    printed, other = (RULES.new(Setup(2, 1, options=(("deck", deck),))) for deck in ("printed", "alternates"))
    assert len(printed.deck) == len(other.deck)
    alternates = {card.key for card in TABLES.world.alternates}
    assert not alternates & set(printed.deck) and alternates & set(other.deck)
