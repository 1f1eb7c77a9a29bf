"""Setup and difficulty.  UN-SET, UN-DIF"""

from collections.abc import Callable

import pytest
from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.planetdeck import DrawPlanetCard
from starboard.games.unsettled.model.ids import ACTIONS, DISCIPLINES, MARKERS
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.games.unsettled.rules import opportunities, traits
from starboard.games.unsettled.rules.dashboard import reachable, space
from starboard.games.unsettled.rules.difficulty import has_ability
from starboard.kernel.cartridge import about, cartridge_folder, default_cartridge, say
from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.playout import playout
from starboard.kernel.scene import Board
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Event, Option
from starboard.table.actions import Actor
from starboard.table.opening import Plan, open_table
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.ground import KEYS, NORTH, land
from tests.games.unsettled.planet import planet

LARGE = planet(distress=[{"key": f"pang_{i}"} for i in range(6)])  # with the twelve distress of a real planet


def opened(
    seats: int = 3,
    difficulty: str = "atrocious",
    seed: int = 7,
    rules: Unsettled = RULES,
    emit: Callable[[Event], None] | None = None,
    **options: str,
) -> G:
    return Game(rules.new(Setup(seats, seed, difficulty=difficulty, options=tuple(options.items()))), rules, emit)


def through(g: G) -> G:
    """Everybody takes the first answer until the first turn."""
    while not g.s.turns:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    return g


def asked_for(g: G, prompt: str) -> G:
    """On to this question."""
    while (question := g.question(g.waiting[0])) is not None and question.prompt != prompt:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    return g


def table_for(*seats: Holder) -> Plan:
    return Plan("unsettled", seats, cartridge="tiny")


@rule("UN-SET-01")
def test_two_to_four_explorers_and_no_other_number():
    for n in range(1, 7):
        plan = table_for(*(Holder("person", f"p{i}", f"P{i}") for i in range(n)))
        if n in (2, 3, 4):
            game = open_table("t", Actor("p0", "P0", 0), plan, 7)[1].game
            assert game is not None and len(game.s.explorers) == n
        else:
            with pytest.raises(Refusal):
                open_table("t", Actor("p0", "P0", 0), plan, 7)


@rule("UN-SET-02")
def test_one_person_holds_two_explorers_of_a_plain_game_for_two():
    plan = table_for(Holder("person", "ann", "Ann"), Holder("hot", "ann", "Ann's other hand"))
    table, draft = open_table("t", Actor("ann", "Ann", 0), plan, 7)
    table.apply(draft.entries, draft.game)

    assert table.seats_of("ann") == (0, 1) and table.is_solo
    alone, pair = table.game, opened(2)
    assert len(alone.s.explorers) == len(pair.s.explorers) == 2 and alone.waiting == pair.waiting
    g = through(alone)
    assert len({e.trait for e in g.s.explorers}) == 2
    first = g.s.active
    while g.s.turns == 1:
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    assert g.s.active == 1 - first


@rule("UN-SET-03")
def test_a_game_is_one_planet_and_one_of_its_three_tasks():
    (task,) = RULES.cartridge.tasks
    three = tuple(structs.replace(task, key=key) for key in "abc")
    rules = Unsettled(structs.replace(RULES.cartridge, tasks=three))

    assert [opened(rules=rules, task=key).s.task for key in "abc"] == ["a", "b", "c"]
    assert next(s.values for s in Unsettled.settings if s.key == "task") == ("a", "b", "c")


@rule("UN-SET-04", "UN-SET-05", "UN-SET-18", "UN-SET-19", "UN-SET-23", "UN-SET-31", "UN-SET-37")
def test_nothing_is_stored_trust_is_high_and_all_are_on_the_scarab():
    s = opened().s

    assert (s.data, s.materials, s.power, s.time, s.trust, s.luna) == (0, 0, 0, 0, True, "scarab")
    assert all(not (node.data or node.materials or node.markers) for node in s.nodes.values())
    for e in s.explorers:
        assert (e.at, e.endurance, e.comprehension, e.breakthroughs, e.finds) == ("scarab", 5, [], [], [])
        assert not any(e.distress) and not e.inventory and not e.cards and not e.engaged


@rule("UN-SET-06")
def test_the_environment_is_one_shuffled_face_down_deck_and_the_scarab_lies_alone():
    decks = [tuple(opened(seed=seed).s.environment) for seed in range(6)]
    s = opened().s

    assert all(sorted(deck) == sorted(RULES.book.environment) for deck in decks) and len(set(decks)) > 1
    assert list(s.nodes) == ["scarab"] and view(s, 0)["environment"] == {"hidden": len(s.environment)}


@rule("UN-SET-07")
def test_un_ex_14_several_planet_decks():
    omens = [{"key": f"omen_{i}", "deck": "omen"} for i in range(4)]
    rules = planet(cards=omens)
    orders = set()
    for seed in range(6):
        given = Given(rules=rules, planet=list(opened(rules=rules, seed=seed).s.planet))
        given.doing(*(DrawPlanetCard("omen") for _ in range(4)))
        orders.add(tuple(given.s.spent))
        assert sorted(given.s.spent) == [card["key"] for card in omens]
        assert sorted(given.s.planet) == ["backwards_minute", "sudden_hat"]
    assert len(orders) > 1


@rule("UN-SET-08", "UN-SET-09", "UN-SET-10")
def test_structures_comprehension_and_lunas_function_are_there_from_the_start():
    g = through(opened())

    assert g.s.structures == [Structure(key) for key in KEYS]
    assert {"build_research_hut", "build_laboratory", "build_workshop", "warm_light"} <= set(reachable(g, 0))
    assert g.s.tokens_left == [4, 4, 4]


@rule("UN-SET-11", "UN-SET-12")
def test_breakthroughs_lie_in_three_shuffled_decks_and_anomalies_in_one():
    tables = [opened(seed=seed).s for seed in range(8)]
    book = RULES.book

    for name in (*DISCIPLINES, "anomalies"):
        decks = {tuple(getattr(s, name)) for s in tables}
        of_it = [key for key, card in book.breakthroughs.items() if card.discipline == name]
        whole = of_it or list(book.anomalies)
        assert len(decks) > 1 and all(sorted(deck) == sorted(whole) for deck in decks)
        assert view(tables[0], 0)[name] == {"hidden": len(whole)}


@rule("UN-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_un_ex_13_the_distress_deck_has_three_cards_an_explorer(seats: int):
    s = opened(seats, rules=LARGE).s

    assert (len(s.distress), len(s.boxed)) == (3 * seats, 12 - 3 * seats)
    assert sorted([*s.distress, *s.boxed]) == sorted(LARGE.book.distress)
    assert len({tuple(sorted(opened(2, seed=seed, rules=LARGE).s.distress)) for seed in range(5)}) > 1


@rule("UN-SET-14", "UN-SET-15", "UN-SET-16")
def test_markers_investigated_tokens_and_discoveries_start_on_the_moment_board():
    g = opened()

    assert g.s.moments == [Moment(), Moment()] and MARKERS == ("pink", "blue")
    assert opportunities.deck(g, 0) is g.s.pink and opportunities.deck(g, 1) is g.s.blue
    assert not any(node.investigated for node in g.s.nodes.values())
    assert sorted(g.s.discoveries) == sorted(RULES.book.discoveries) and g.s.tokens == []


@rule("UN-SET-17")
def test_opportunities_are_dealt_into_two_even_decks():
    s = opened().s

    assert sorted([*s.pink, *s.blue]) == sorted(RULES.book.opportunities) and len(s.pink) - len(s.blue) in (0, 1)
    assert len({tuple(opened(seed=seed).s.pink) for seed in range(6)}) > 1


@rule("UN-SET-20")
def test_no_trigger_lies_on_the_timeline_until_something_says_so():
    assert opened().s.triggers == []

    (trigger,) = through(opened()).s.triggers
    assert (trigger.kind, trigger.space) == ("hum", 6)


@rule("UN-SET-21", "UN-SET-33")
def test_the_task_opens_with_pages_one_two_and_three():
    events: list[Event] = []
    g = through(opened(emit=events.append))

    assert [e.ids[0] for e in events if e.what == "page"] == ["page-a-1", "page-a-2", "page-a-3"]
    assert g.s.page == 3 and "bouncing_meadow" in g.s.nodes
    assert len(RULES.cartridge.tasks[0].pages) == 8


@rule("UN-SET-22")
def test_each_explorer_has_a_miniature_and_a_dashboard_of_its_own_that_differ_in_nothing_else():
    g = opened(4)
    scene = RULES.scene(g, 0, say(Unsettled, "tiny", "en"))
    (board,) = [part for part in scene.board if isinstance(part, Board)]
    minis = [piece for piece in board.pieces if piece.kind == "explorer"]

    assert [piece.seat for piece in minis] == [player.seat for player in scene.players] == [0, 1, 2, 3]
    plain = [structs.replace(e, seat=0, avatar="") for e in g.s.explorers]
    assert all(e == plain[0] for e in plain)


@rule("UN-SET-24")
def test_each_explorer_chooses_the_discipline_of_the_pursuit_cube_even_the_same():
    g = opened(3)
    for seat in range(3):
        asked_for(g, "pursuit")
        assert g.waiting == [seat] and [o.ids[0] for o in g.options(seat)] == list(DISCIPLINES)
        g.answer(seat, Option("pursue", ("chemistry",)))

    assert [(e.pursuit, e.insight) for e in through(g).s.explorers] == [("chemistry", 0)] * 3


@rule("UN-SET-25")
def test_each_explorer_has_three_cubes_beside_the_dashboard():
    assert all((len(e.focus), e.on) == (3, ["", "", ""]) for e in through(opened(4)).s.explorers)


@rule("UN-SET-27", "UN-SET-29")
def test_traits_are_chosen_silently_all_at_once_and_come_to_light_together():
    events: list[Event] = []
    g = opened(4, emit=events.append)
    hands = [[str(o.ids[0]) for o in g.options(seat)] for seat in range(4)]

    assert g.waiting == [0, 1, 2, 3] and len({key for hand in hands for key in hand}) == 8
    for seat in (2, 0, 3):
        g.answer(seat, Option("trait", (hands[seat][1],)))
        assert not any(e.trait for e in g.s.explorers) and not events
    g.answer(1, Option("trait", (hands[1][0],)))
    assert [e.trait for e in g.s.explorers] == [hands[0][1], hands[1][0], hands[2][1], hands[3][1]]


@rule("UN-SET-27", "UN-SET-29")
def test_in_the_open_all_see_what_each_may_choose():
    events: list[Event] = []
    g = opened(3, emit=events.append, traits="open")

    shown = [e.ids for e in events if e.what == "show_traits"]
    assert len(shown) == 3 and all(len(hand) == 2 for hand in shown) and g.waiting == [0]
    for seat in range(3):
        assert tuple(o.ids[0] for o in g.options(seat)) == shown[seat]
        g.answer(seat, g.options(seat)[1])
        assert g.s.explorers[seat].trait == shown[seat][1]


@rule("UN-SET-27", "UN-SET-29")
def test_in_a_draft_each_takes_one_of_those_left_from_the_first_explorer_clockwise():
    g = opened(3, traits="draft")
    first, left = g.s.active, 6
    for i in range(3):
        seat = (first + i) % 3
        assert g.waiting == [seat] and len(g.options(seat)) == left - i
        g.answer(seat, g.options(seat)[0])

    assert len({e.trait for e in through(g).s.explorers}) == 3 and all(e.trait for e in g.s.explorers)


@rule("UN-SET-28")
def test_a_trait_starts_white_on_the_action_that_its_white_side_names():
    g = through(opened(4))

    for e in g.s.explorers:
        white = RULES.book.traits[e.trait].white
        assert traits.side(g, e.seat) is white
        assert [a for a in ACTIONS if space(g, e.seat, a) is white.space] == [white.covers]


@rule("UN-DIF-05", "UN-DIF-06", "UN-DIF-09")
def test_at_atrocious_with_three_each_puts_the_two_on_a_cube_of_choice():
    given = opened(3)
    while not any(o.key == "odd_cube" for o in given.options(given.waiting[0])):
        given.answer(given.waiting[0], given.options(given.waiting[0])[0])
    seat = given.waiting[0]
    given.answer(seat, given.options(seat)[1])

    assert given.s.explorers[seat].focus == [1, 2, 1]


@rule("UN-DIF-07", "UN-DIF-08", "UN-DIF-13", "UN-SET-26", "UN-DIF-02")
@pytest.mark.parametrize(
    "difficulty, seats, values",
    [
        ("atrocious", 2, [2, 2, 2]),
        ("atrocious", 4, [1, 1, 1]),
        ("unbearable", 2, [1, 1, 2]),
        ("unbearable", 3, [1, 1, 1]),
        ("unbearable", 4, [0, 1, 1]),
        ("plain", 4, [2, 2, 2]),
    ],
)
def test_starting_focus(difficulty: str, seats: int, values: list[int]):
    assert all(sorted(e.focus) == values for e in through(opened(seats, difficulty)).s.explorers)


@rule("UN-DIF-03", "UN-DIF-11")
def test_endurance_is_one_less_only_at_unbearable():
    assert {e.endurance for e in opened(2, "unbearable").s.explorers} == {4}
    assert {e.endurance for e in opened(2, "uncomfortable").s.explorers} == {5}


@rule("UN-DIF-04", "UN-DIF-10", "UN-DIF-12", "UN-SCA-06", "UN-SCA-11", "UN-SCA-12")
def test_only_uncomfortable_uses_an_ability_of_the_scarab():
    assert opened(3, "atrocious").s.scarab_side == opened(3, "unbearable").s.scarab_side == ""
    assert opened(3, "uncomfortable", scarab="rejuvenation_pod").s.scarab_cubes == 3
    assert opened(3, "uncomfortable", scarab="resurrection_chamber").s.scarab_cubes == 1


@rule("UN-SET-32")
def test_the_journal_is_set_up_before_the_task():
    lay = {"when": "on_setup", "does": [{"do": "place_node", "node": "glass_thicket", "x": 0, "y": -1}]}
    s = through(opened(rules=land(clauses=[lay]))).s

    assert s.grid[NORTH] == "glass_thicket" and "bouncing_meadow" in s.environment  # the task found the place taken


@rule("UN-SET-34")
def test_who_is_put_on_a_node_by_the_setup_does_not_enter_it():
    start = [
        {"do": "place_node", "node": "bouncing_meadow", "x": 0, "y": -1},
        {"do": "place", "who": "each_explorer", "where": {"node": "bouncing_meadow"}},
    ]
    g = through(opened(4, rules=land(pages={2: {"clauses": [{"when": "on_setup", "does": start}]}})))

    assert all((e.at, e.focus) == ("bouncing_meadow", [1, 1, 1]) for e in g.s.explorers)
    question = g.question(g.s.active)
    assert question is not None and question.prompt == "act"


@rule("UN-SET-35")
def test_the_first_explorer_is_drawn_and_turns_pass_clockwise():
    assert {through(opened(seed=seed)).s.active for seed in range(12)} == {0, 1, 2}

    ready = {"focus": [2, 2, 2]}
    given = Given(seats=3, p0=ready, p1=ready, p2=ready)
    for seat in (1, 2, 0):
        given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")
        given.asks("act", seat=seat)


@rule("UN-SET-36")
def test_what_setup_never_mentions_is_kept_unseen():
    secret = {"key": "sealed_letter", "mystery": True}
    g = through(opened(rules=planet(cards=[secret])))

    assert "sealed_letter" in g.s.planet and "sealed_letter" not in str(view(g.s, 0))
    assert not g.s.shown and not g.s.spent and not g.s.tokens


@rule("UN-SET-38")
def test_the_game_that_is_offered_first_is_an_easy_planet_task_a_and_the_plain_scarab():
    shelf = about(Unsettled, cartridge_folder(Unsettled, default_cartridge(Unsettled)))

    assert shelf.challenge == 1
    assert next(s.values[0] for s in Unsettled.settings if s.key == "task") == "a"
    assert not has_ability(Setup(2, difficulty=Unsettled.difficulties[0]))


@rule("UN-SET-39")
def test_nothing_carries_over_from_one_game_to_the_next():
    before = digest(opened(2).s)
    g = opened(2, seed=3)
    playout(g, lambda: 0.4, most=400)

    assert digest(opened(2).s) == before


def test_a_position_for_tests_starts_in_the_turn_of_seat_0():
    Given().asks("act")
