"""A campaign of thousands of answers as a table: what it weighs as a file, and what opening it and playing on costs."""

import gzip
import random
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from starboard.kernel.cartridge import rules
from starboard.kernel.codec import SAVE_FORMAT, Said, Save, digest
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.table import actions, files
from starboard.table.actions import Actor
from starboard.table.drafts import Draft
from starboard.table.files import SavedSeat, TablePart
from starboard.table.imports import restore
from starboard.table.replay import positions
from starboard.table.store import Store, draft_statements
from starboard.table.table import Table

ANSWERS = 6_000
ANN = Actor("ann", "Ann", 1_000)


def long_campaign() -> bytes:
    """The first campaign of chance that is still played after so many answers, three passes in: a file with all."""
    road = rules("iss_vanguard", "unlit_road")
    for seed in range(25, 200):
        g = Game(road.new(Setup(4, seed, "unlit_road", options=(("begin", "tutorial"),))), road)
        chance, said = random.Random(seed), list[Said]()
        while not g.over and len(said) < ANSWERS:
            seat = g.waiting[0]
            options = g.options(seat)
            said.append(Said(seat, road.rollout(g, seat, options, chance.random)))
            g.answer(seat, said[-1].option)
        if len(said) == ANSWERS and not g.over and g.s.ship.number > 2:
            part = Raw(msgspec.json.encode(TablePart("Long", tuple(SavedSeat(name) for name in "abcd"))))
            state = Raw(msgspec.json.encode(g.s))
            return msgspec.json.encode(Save(SAVE_FORMAT, road.key, road.version, state, tuple(said), table=part))
    raise AssertionError("no campaign lasted so long")


@pytest.fixture(scope="module")
def played() -> bytes:
    return long_campaign()


@pytest.fixture(scope="module")
def brought(played: bytes) -> tuple[Table, Draft]:
    table, draft = restore("long", ANN, played)
    table.apply(draft.entries, draft.game)
    return table, draft


@pytest.fixture(scope="module")
def store(played: bytes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    kept = Store(str(tmp_path_factory.mktemp("long") / "tables.db"))
    kept.write(draft_statements(*restore("long", ANN, played)))
    yield kept
    kept.close()


def test_a_campaign_is_a_small_file_with_every_deck_as_it_lies_and_its_journal(brought: tuple[Table, Draft]):
    table, _ = brought
    packed = files.campaign(table, ANN)
    assert len(packed) <= 200_000
    plain = msgspec.json.decode(gzip.decompress(packed))
    titles = [chapter["title"] for chapter in plain["table"]["journal"]]
    assert titles == [chapter.title for chapter in table.rules.journal(table.game, table.say("en"))] and len(titles) > 3
    assert "answers" not in plain or not plain["answers"]

    again, draft = restore("elsewhere", ANN, packed)
    assert draft.game is not None and digest(draft.game.s) == digest(table.game.s)
    assert again.opened.bare and draft.game.s.ship.potential == table.game.s.ship.potential


def test_the_full_record_is_within_two_megabytes_and_comes_back_whole(brought: tuple[Table, Draft], store: Store):
    table, _ = brought
    record = files.export(table, ANN, 1, store.states("long"))
    assert len(record) <= 2_000_000
    tracemalloc.start()
    _, draft = restore("elsewhere", ANN, record)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most <= 20_000_000, f"the import took {most} bytes"
    assert draft.game is not None and digest(draft.game.s) == digest(table.game.s)
    assert len(draft.entries) == ANSWERS + 1


def test_it_is_opened_from_one_state_and_shown_with_the_end_of_its_log(store: Store):
    read: list[int] = []
    states = store.states("long")

    def counted(seq: int) -> Any:
        read.append(seq)
        return states(seq)

    table = Table.load("long", store.entries("long"), counted)
    assert read == [ANSWERS] and table.position == ANSWERS
    part = positions(table, 0, "en", ANSWERS - 50, ANSWERS)
    assert [step.n for step in part.steps] == list(range(ANSWERS - 49, ANSWERS + 1))


def test_the_last_answer_costs_what_the_first_would(brought: tuple[Table, Draft], store: Store):
    """The same answer at the same position, once after thousands of others and once after none: calls are counted."""
    late = store.table("long")
    early, draft = restore("early", ANN, files.campaign(brought[0], ANN))
    early.apply(draft.entries, draft.game)
    assert late is not None and digest(early.game.s) == digest(late.game.s) and not early.history.answers
    seat = late.waiting[0]
    option = late.game.options(seat)[-1]
    counts = [calls(table, seat, option) for table in (early, late, early, late)]
    assert abs(counts[3] - counts[2]) <= 0.02 * counts[2], f"calls before and after {ANSWERS} answers: {counts[2:]}"


def calls(table: Table, seat: int, option: Any) -> int:
    """How many calls an answer takes until its statements are ready."""
    count = 0

    def counted(*_: Any) -> None:
        nonlocal count
        count += 1

    sys.setprofile(counted)
    try:
        draft = actions.answer(table, ANN, seat, table.game.s.question, option)
        draft_statements(table, draft)
    finally:
        sys.setprofile(None)
    return count
