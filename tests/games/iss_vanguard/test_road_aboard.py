"""Whatever the Unlit Road says on board can be carried out: every entry, project, Crisis, object and row, every way."""

import pytest

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import KINDS
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.world.ship import Campaign
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Verbs
from starboard.testing.given import Given
from tests.games.iss_vanguard.aboard import COMMON, Aboard
from tests.games.iss_vanguard.ground import rules_of

RULES = rules_of("unlit_road")
BOOK = RULES.book
assert isinstance(BOOK.campaign, Campaign)
ROAD: Campaign = BOOK.campaign
NOTES = {"ghost": "hailed", "plum": "crew", "pipe": "drawn", "song": "sung", "letter": "answered", "hatch": "lamp",
         "minutes": "kept", "hail": "theirs", "corridor": "open"}  # fmt: skip
SAID: dict[str, Verbs] = {
    **{card.key: (ReadEntry(card.key),) for card in ROAD.entries},
    **{card.key: card.does for card in ROAD.research},
    **{card.key: card.does for card in ROAD.production},
    **{row.key: row.does for row in ROAD.rows},
    **{card.key: card.does for card in ROAD.objectives},
    **{card.key: card.solved for card in ROAD.crises},
    **{f"{card.key}, {way.key}": way.does for card in ROAD.crises for way in card.losses},
    **{thing.key: thing.does for system in ROAD.systems for thing in system.objects},
}


class OnTheRoad(Aboard):
    """The ship of the Unlit Road, with something of everything to lose."""

    def __init__(self, notes: dict[str, str]) -> None:
        super().__init__()
        s = self.s
        assert s.ship is not None
        s.setup = Setup(4, 7, "unlit_road")
        s.notes = dict(notes)
        s.success, s.armoury = 6, []
        for kind in KINDS:
            setattr(s, kind, COMMON[kind][3:])
        ship = s.ship
        ship.objective, ship.system, ship.systems = "follow_the_answer", "marrow_system", ["marrow_system"]
        ship.landers, ship.energy, ship.command = ["space_ranger", "pack_mule"], 4, 4
        ship.found = [key for kind in KINDS for key in COMMON[kind][:2]]
        ship.potential = ["homesick", "petition", "broken_clamp"]
        Given.__init__(self, RULES, s)


def ways(g: Game[Table, Book], depth: int = 0) -> int:
    """How many ways there are through what is asked, of people and pieces the first two; none of them breaks."""
    assert depth < 12, "no end"
    if g.s.outcome is not None:
        return 1
    seat = g.waiting[0]
    question = g.question(seat)
    assert question is not None
    keys = {option.key for option in question.options} | {str(option.ids) for option in question.options}
    if any("wait" in key for key in keys) and any("stay" in key for key in keys):
        return 1  # nothing else is asked
    found = 0
    for option in question.options[: 3 if question.prompt == "choose" else 2]:
        world = g.fork()
        world.answer(seat, option)
        found += ways(world, depth + 1)
    return found


@pytest.mark.parametrize("notes", [{}, NOTES], ids=["nothing noted", "all noted"])
@pytest.mark.parametrize("what", SAID)
def test_what_the_road_says_can_be_carried_out_in_every_way(what: str, notes: dict[str, str]):
    game = OnTheRoad(notes).doing(*SAID[what], source=what.partition(",")[0])
    assert ways(game.g) >= 1


def test_a_project_of_the_road_hands_over_all_that_it_names():
    game = OnTheRoad({}).doing(*SAID["field_tools"], source="field_tools")
    assert sorted(game.s.armoury) == sorted(
        ["medical_kit", "medical_kit", "pocket_analyst", "thruster_pack", "construction_arm", "cutting_torch"]
    )
    assert set(game.ship.awaiting) == {"ring_plating", "vane_thrusters", "reading_rack", "biome_suits"}


def test_a_choice_on_board_is_remembered_where_a_later_entry_asks_for_it():
    hailed = OnTheRoad({"ghost": "hailed"}).doing(ReadEntry("the_ship_holds_its_breath"))
    hailed.when("choose listen_to_it")
    assert "the_ghost_coughs" in hailed.s.entries
    alone = OnTheRoad({"ghost": "left"}).doing(ReadEntry("the_ship_holds_its_breath"))
    alone.when("choose listen_to_it")
    assert "the_ghost_coughs" not in alone.s.entries


@pytest.mark.parametrize(("way", "ending"), [("send_it_home", "the_word_sent"), ("keep_the_watch", "the_watch_taken")])
def test_two_witnesses_end_the_campaign_in_one_of_two_ways(way: str, ending: str):
    game = OnTheRoad({"witness_1": "yes", "witness_2": "yes"})
    game.doing(*SAID["two_witnesses"], source="two_witnesses").when(f"choose {way}")
    assert game.s.outcome is not None
    assert game.s.outcome.kind == "win"
    assert game.ship.ending == ending
