"""Entries, notes, and what holds for whom: IV-STR, IV-GEN, IV-TUT-08, IV-EQP-01, IV-EQP-15, IV-EVT-05."""

import pytest
from msgspec import structs

from starboard.games.iss_vanguard.effects.board import PlaceToken
from starboard.games.iss_vanguard.effects.story import Note
from starboard.games.iss_vanguard.effects.team import GainSuccess
from starboard.games.iss_vanguard.model.board import Sector
from starboard.games.iss_vanguard.rules.conditions import Noted
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.slots import SpendDie
from starboard.kernel.forms import If
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, FERRY, Ground


@rule("IV-STR-08")
def test_entries_are_read_when_named_in_the_order_of_naming_and_nobody_takes_that_back():
    game = Ground().doing(ReadEntry("pulled_out"), ReadEntry("away"), seat=2)
    assert list(game.s.entries) == ["pulled_out", "away"]
    game = Ground().when("move sector-3")
    while game.me.at != 3:
        game.g.answer(2, game.g.options(2)[0])
    assert game.s.barrier == game.s.answers


@rule("IV-STR-09")
def test_what_is_written_in_the_log_is_there_for_later_entries():
    later = If((Noted("hummed", "yes"),), (GainSuccess(),))
    Ground().doing(later, seat=2).then(success=0)
    Ground().doing(Note("hummed"), later, seat=2).then(success=1, notes={"hummed": "yes"})
    Ground(notes={"hummed": "no"}).doing(later, seat=2).then(success=0)


@rule("IV-EVT-05")
def test_the_main_effect_of_an_event_concerns_who_drew_it_alone(monkeypatch: pytest.MonkeyPatch):
    key = next(iter(BOOK.events))
    monkeypatch.setitem(BOOK.events, key, structs.replace(BOOK.events[key], biomes=("rocky",), does=(SpendDie(),)))
    two = {"slots": [0, 0]}
    game = Ground(event=[key], p0=two, p1=two, p2=two, p3=two).when("done")
    assert [len(me.used) for me in game.s.members] == [0, 0, 1, 0]


@rule("IV-TUT-08")
def test_nobody_perseveres_in_the_tutorial():
    dice = list(BOOK.starting_dice["science"])
    Ground(FERRY, p2={"slots": [], "used": dice}).lacks("persevere", seat=2)
    Ground(p2={"slots": [], "used": dice}).offers("2: persevere")


@rule("IV-EQP-01")
def test_equipment_is_of_four_kinds():
    assert {card.kind for card in BOOK.equipment.values()} == {"small", "personal", "mission", "upgrade"}


@rule("IV-EQP-15")
def test_the_token_of_an_upgrade_takes_the_place_of_the_earlier_one():
    sectors = {n: Sector() for n in range(1, 5)}
    sectors[3] = Sector(tokens=["outpost"])
    game = Ground(sectors=sectors, p2={"equipment": ["outpost", "outpost_kitchen"]})
    game.doing(PlaceToken(), seat=2, source="outpost_kitchen")
    assert (game.s.sectors[1].tokens, game.s.sectors[3].tokens) == ([], ["outpost_kitchen"])
