"""What a seat sees: the map, the boards, the dashboards, the question, in both languages and with nothing missing."""

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.focus import LoseEndurance
from starboard.games.unsettled.model.node import Moment
from starboard.games.unsettled.scene.planet_map import draw_map
from starboard.kernel.cartridge import read, say
from starboard.kernel.game import Game
from starboard.kernel.scene import Board, Cards, Counter, Panel, Part, Prose, Scene, Track
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Language
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given

EN = say(Unsettled, "tiny", "en")
MAP = "glass_thicket 0 -1"


def seen(given: Given, seat: int = 0) -> Scene:
    return RULES.scene(given.g, seat, EN)


def flat(parts: tuple[Part, ...]) -> list[Part]:
    return [inner for part in parts for inner in (part, *(flat(part.parts) if isinstance(part, Panel) else ()))]


def everything(scene: Scene) -> list[Part]:
    own = [part for player in scene.players for part in player.parts]
    return flat((*scene.board, *scene.strip, *scene.shared, *own))


def ids(scene: Scene) -> set[str]:
    """Everything in a scene that an option could light."""
    found: set[str] = set()
    for part in everything(scene):
        found.add(part.id)
        if isinstance(part, Board):
            found |= {place.id for place in part.places} | {piece.id for piece in part.pieces}
        elif isinstance(part, Cards):
            found |= {card.id for card in part.cards}
        elif isinstance(part, Track):
            found |= {cell.id for cell in part.cells}
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("cartridge", ["tiny", "meticula"])
def test_every_seat_and_who_looks_on_see_a_whole_scene_from_the_first_choice_on(cartridge: str, lang: Language):
    rules = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / cartridge))
    voice = say(Unsettled, cartridge, lang)  # strict: a text that is missing stops the test
    g = Game(rules.new(Setup(3, 7)), rules)
    for turn in range(60):
        for seat in (None, 0, 1, 2):
            scene = rules.scene(g, seat, voice)
            assert (scene.question is not None) >= (seat in g.waiting)
        moves = g.moves(g.waiting[0])
        g.answer(g.waiting[0], moves[turn * 7 % len(moves)])


@pytest.mark.parametrize("cartridge", ["tiny", "meticula"])
def test_whatever_an_answer_of_a_turn_touches_lies_somewhere_in_the_scene(cartridge: str):
    rules = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / cartridge))
    voice = say(Unsettled, cartridge, "en")
    g = Game(rules.new(Setup(2, 3)), rules)
    for turn in range(80):
        seat = g.waiting[0]
        scene = rules.scene(g, seat, voice)
        assert scene.question is not None
        if g.s.turns:
            missing = [c.option for c in scene.question.choices if not set(c.touches) <= ids(scene)]
            known = ("first", "choose", "pursue", "give_up", "cover", "drop", "comprehend", "marker")
            assert not [option for option in missing if option.key not in known]
        moves = g.options(seat)
        g.answer(seat, moves[turn * 5 % len(moves)])


@rule("UN-EXP-16")
def test_the_map_is_a_grid_of_nodes_and_of_locations_to_explore():
    given = Given(map=MAP, environment=["second_morning"])
    board = draw_map(given.g, EN)
    at = {place.id: (place.x, place.y) for place in board.places}

    assert board.layout == "grid"
    assert [*at["scarab"], *at["glass_thicket"]] == [0, 0, 0, -1]
    unknown = [place for place in board.places if place.unknown]
    assert len(unknown) == 6 and all(place.look == "empty" for place in unknown)
    assert not [place for place in draw_map(Given(map=MAP).g, EN).places if place.unknown]  # nothing left to lay there


def test_unexplored_ground_is_named_from_where_one_stands():
    given = Given(map=MAP, environment=["second_morning"], p0={"at": "glass_thicket"})
    question = seen(given).question
    assert question is not None
    labels = [choice.label for choice in question.choices if choice.option.key == "move"]

    assert "Move to unexplored ground to the north" in labels


def test_the_options_of_a_turn_stand_under_headings_with_what_they_cost():
    question = seen(Given(map=MAP, p0={"focus": [3, 0, 1]})).question
    assert question is not None
    assert list(dict.fromkeys(choice.group for choice in question.choices)) == [
        "Place a cube",
        "Or move first",
        "Or command LUNA",
    ]
    rest = next(choice for choice in question.choices if choice.option.ids == ("energy", "rest"))
    assert [(a.icon, a.value, a.to, a.by) for a in rest.changes] == [("energy", 1, 2, None), ("time", None, None, 1)]


def test_my_cubes_and_actions_bear_plain_names_and_those_of_others_their_number():
    given = Given(seats=2, p1={"focus": [1, 2, 3]})
    for reader in (0, 1):
        mine, other = ids_of(given, reader, reader), ids_of(given, reader, 1 - reader)
        assert {"awareness", "wonder", "energy", "rest", "theorize"} <= mine
        assert not {"awareness", "rest"} & other and f"rest-{1 - reader}" in other


def ids_of(given: Given, reader: int, seat: int) -> set[str]:
    scene = seen(given, reader)
    parts = flat(scene.players[seat].parts)
    cells = {cell.id for part in parts if isinstance(part, Track) for cell in part.cells}
    return cells | {card.id for part in parts if isinstance(part, Cards) for card in part.cards}


def test_a_cube_lies_on_the_space_to_which_it_was_assigned():
    given = Given(map=MAP).when("assign wonder rest", "assign energy charge_power")
    cards = {card.id: card for part in everything(seen(given)) if isinstance(part, Cards) for card in part.cards}

    assert [(piece.icon, piece.text) for piece in cards["rest"].pieces] == [("wonder", "3")]
    assert [(piece.icon, piece.text) for piece in cards["charge_power"].pieces] == [("energy", "1")]
    assert not cards["theorize"].pieces


def book(given: Given) -> Panel:
    found = next(part for part in seen(given).shared if part.id == "task")
    assert isinstance(found, Panel)
    return found


def goals(given: Given) -> dict[str, tuple[int, int | None]]:
    return {part.label: (part.value, part.most) for part in book(given).parts if isinstance(part, Counter)}


def test_the_task_is_a_book_open_between_what_was_done_and_what_nobody_has_read():
    given = Given(page=3)

    assert book(given).label == "Page 3 of 8"
    words = {part.id: part.paragraphs[0] for part in book(given).parts if isinstance(part, Prose)}
    assert [*words] == ["page-before", "page-now", "page-next"]
    assert words["page-before"].startswith("You unroll") and words["page-now"].startswith("Somewhere to stand")
    assert words["page-next"] == "Not read yet."
    first, last = book(Given(page=1)), book(Given(page=8))
    assert "page-before" not in {part.id for part in first.parts}
    assert "page-next" not in {part.id for part in last.parts}


def test_a_goal_tells_how_much_of_it_is_there():
    assert goals(Given(page=3, map=MAP)) == {"2 nodes are revealed": (1, 2)}
    assert goals(Given(page=5, progress={"signal": 1})) == {"the signal is at 2": (1, 2)}


def test_an_action_that_ends_a_page_has_what_it_needs_ticked_for_who_reads_but_not_what_can_always_be_paid():
    given = Given(page=7, map=MAP, p1={"at": "glass_thicket"})

    needs = "you are not on the Scarab"
    assert goals(given) == {needs: (0, 1)}
    other = next(part for part in seen(given, 1).shared if part.id == "task")
    assert isinstance(other, Panel)
    assert [part.value for part in other.parts if isinstance(part, Counter)] == [1]


def test_what_blocks_an_edge_stands_apart_from_what_crossing_it_costs():
    given = Given(map="sulking_cliff 0 -1, second_morning 0 -2, library_of_moss 1 -1")
    between = {(edge.a, edge.b, edge.icon): edge.blocked for edge in draw_map(given.g, EN).edges}

    assert between["second_morning", "sulking_cliff", "impassable_terrain"]
    assert not between["sulking_cliff", "library_of_moss", "time"]
    assert not between["sulking_cliff", "library_of_moss", "insight"]


def test_an_opportunity_is_answered_at_its_card():
    given = Given(
        map=MAP,
        moments=[Moment("strange_jelly", "glass_thicket", ("opaline_jelly",)), Moment()],
        anomalies=["pocket_wind"],
        p0={"at": "glass_thicket", "focus": [2, 2, 2]},
    )
    asked = seen(given).question

    assert asked is not None
    jelly = [choice for choice in asked.choices if "pick_up_the_jelly" in choice.touches]
    assert jelly and all("strange_jelly" in choice.touches for choice in jelly)


@pytest.mark.parametrize(("page", "lost", "turned"), [(5, True, 4), (8, False, 8)])
def test_the_ending_tells_how_far_the_crew_came(page: int, lost: bool, turned: int):
    given = Given(page=page, map="sulking_cliff 1 0", luna="sulking_cliff")
    if lost:
        given.doing(LoseEndurance(n=9, who="each_explorer"))
    else:
        given.when("luna scarab")

    end = seen(given).ending

    assert end is not None and end.kind == ("loss" if lost else "win")
    (journey,) = end.parts
    assert isinstance(journey, Panel)
    pages, turns, nodes, built = [part for part in journey.parts if isinstance(part, Counter)]
    assert (pages.value, pages.label) == (turned, "of 8 pages") and turns.value == given.s.turns
    assert nodes.value == len(given.s.nodes) and built.value == 0
