"""A database of every release opens with this one, and its tables are played on."""

import lzma
import random
from pathlib import Path

import msgspec
import pytest

from bench.fuzz import whole_file
from starboard import __version__
from starboard.kernel.codec import SaveError
from starboard.kernel.registry import find, games
from starboard.kernel.replay import open_save
from starboard.kernel.shelf import cartridge_hash
from starboard.kernel.words import Option
from starboard.table import actions
from starboard.table.actions import Actor
from starboard.table.imports import restore
from starboard.table.log import lines
from starboard.table.play import game_at
from starboard.table.store import Store, draft_statements
from starboard.table.table import Table
from tests.golden import saves

AHEAD = 8  # answers that are played on at each table
DATABASES = sorted(saves.FOLDER.glob("*/tables.db.xz"))


def unpacked(file: Path, folder: Path) -> str:
    data = folder / "tables.db"
    data.write_bytes(lzma.decompress(file.read_bytes()))
    return str(data)


def play_on(store: Store, table: Table, chance: random.Random) -> None:
    seat = table.waiting[0]
    holder = table.seats[seat]
    option: Option = chance.choice(table.game.options(seat))
    if holder.kind == "bot":
        draft = actions.bot_answer(table, 10_000, seat, option)
    else:
        by = Actor(holder.person, holder.name, 10_000)
        draft = actions.answer(table, by, seat, table.game.s.question, option)
    store.write(draft_statements(table, draft))
    table.apply(draft.entries, draft.game)


@pytest.mark.parametrize("file", DATABASES, ids=lambda file: file.parent.name)
def test_a_database_of_an_older_release_opens_and_is_played_on(file: Path, tmp_path: Path):
    store, chance = Store(unpacked(file, tmp_path)), random.Random(3)
    ids = [row[0] for row in store.db.execute("SELECT id FROM tables")]

    for id_ in ids:
        table = store.table(id_)
        assert table is not None and table.game.s.answers == table.position
        for _ in range(AHEAD):
            if not table.game.over:
                play_on(store, table, chance)
        again = store.table(id_)
        assert again is not None and again.position == table.position and again.waiting == table.waiting

    assert ids
    store.close()


@pytest.mark.parametrize("file", DATABASES, ids=lambda file: file.parent.name)
def test_every_earlier_position_of_an_older_release_is_still_reached_and_told(file: Path, tmp_path: Path):
    store = Store(unpacked(file, tmp_path))

    for (id_,) in store.db.execute("SELECT id FROM tables").fetchall():
        table = store.table(id_)
        assert table is not None
        opened, read = table.opened, store.states(id_)
        for position in range(table.history.first, table.position + 1):
            assert game_at(opened.game, opened.cartridge, table.history, position, read)[1] == position, id_
        for entry in table.entries:
            told = lines(table, entry.seq - 1, 0, "fr")
            assert all(line.text != line.what for line in told), told

    assert file
    store.close()


@pytest.mark.parametrize("file", sorted(saves.FOLDER.glob("*/recorded/*.json.gz")), ids=lambda f: f.name)
def test_recorded_tables_of_every_release_come_back_and_are_played_on(file: Path):
    """By their answers, where the rules have not changed since; from their last position, where they have."""
    chance, tables = (
        random.Random(5),
        [restore("t", Actor("ann", "Ann", 1), data) for data in saves.read_recordings(file)],
    )

    for table, draft in tables:
        table.apply(draft.entries, draft.game)
        assert table.position == table.game.s.answers and table.is_solo
        for _ in range(AHEAD):
            if not table.game.over:
                seat = table.waiting[0]
                option = chance.choice(table.game.options(seat))
                after = actions.answer(table, Actor("ann", "Ann", 2), seat, table.game.s.question, option)
                table.apply(after.entries, after.game)

    assert tables


def test_every_game_has_saves_of_this_release_with_every_number_of_seats():
    for key in games():
        positions = saves.read(saves.FOLDER / __version__ / f"{key}.json.gz")
        setups = [open_save(position.save.encode())[0].s.setup for position in positions]
        assert {setup.seats for setup in setups} == set(find(key).seats), key
        assert (saves.FOLDER / __version__ / "recorded" / f"{key}.json.gz").exists(), key


@pytest.mark.parametrize("key", sorted(games()))
def test_a_save_carries_the_version_of_its_game_and_the_hash_of_its_cartridge(key: str):
    exported = whole_file(key, 3)
    setup = exported["state"]["setup"]

    assert exported["game"] == key and exported["version"] == find(key).version
    assert exported["cartridge"] == cartridge_hash(find(key), setup.get("cartridge", ""))


def test_a_state_with_a_field_that_its_game_does_not_know_is_refused_not_dropped():
    for key in games():
        (position, *_) = saves.read(saves.FOLDER / __version__ / f"{key}.json.gz")
        save = msgspec.json.decode(position.save)
        save["state"]["of_a_later_release"] = 1

        with pytest.raises(SaveError, match="of_a_later_release"):
            open_save(msgspec.json.encode(save))
