"""The store: what was written is there, a number is taken once, versions are migrated, people are known by tokens."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.words import Option
from starboard.table import actions, people, schema, writer
from starboard.table.refusal import Refusal
from starboard.table.store import Store, draft_statements
from starboard.table.writer import Conflict
from tests.table.given import Given


@pytest.fixture
def store(tmp_path: Path):
    made = Store(str(tmp_path / "test.db"))
    yield made
    made.close()


def kept(store: Store, *seats: str, **plan: Any) -> Given:
    """A table whose every draft is written."""

    class Kept(Given):
        def apply(self, draft: actions.Draft) -> actions.Draft:
            if draft.entries[0].seq == 0:
                self.table.game = draft.game  # type: ignore[assignment]
            store.write(draft_statements(self.table, draft))
            return super().apply(draft)

    return Kept(*seats, **plan)


def test_a_table_comes_back_as_it_was(store: Store):
    given = kept(store, "Ann", "Bo", name="Late Orbit", listed=True).marks("a1", "b2")

    reloaded = store.table("t")

    assert reloaded is not None and reloaded.position == 2 and reloaded.name == "Late Orbit"
    assert reloaded.entries == given.table.entries
    assert store.table("nothing") is None


def test_a_number_is_taken_once(store: Store):
    given = kept(store, "Ann", "Bo")
    one = actions.answer(given.table, given.by("Ann"), 0, 0, Option("mark", ("a1",)))
    other = actions.answer(given.table, given.by("Ann"), 0, 0, Option("mark", ("c3",)))
    store.write(draft_statements(given.table, one))

    with pytest.raises(Conflict):
        store.write(draft_statements(given.table, other))

    reloaded = store.table("t")
    assert reloaded is not None and [answer.option.ids for answer in reloaded.history.answers] == [("a1",)]
    assert reloaded.game.s.marks[0].bit_count() == 1


def test_undone_states_are_dropped(store: Store):
    given = kept(store, "Ann", "Ann/Bo").marks("a1", "b2")
    given.undo("Ann", 1)

    read = store.states("t")

    assert read(2) is None and read(1) is not None


def test_lists_know_whose_turn_it_is(store: Store):
    kept(store, "Ann", "Bo", listed=True).marks("a1")

    (summary,) = store.tables_of("bo")
    assert summary.waiting == (1,) and summary.position == 1
    assert [c.id for c in store.listed_tables("playing")] == ["t"] and not store.listed_tables("open")
    assert store.tables_of("cleo") == []


def test_a_list_says_where_a_long_game_stands_as_soon_as_it_moves_on(store: Store):
    given = kept(store, "Ann", "Ann/Bo", game="under_our_sun", cartridge="tiny", listed=True)
    said: list[tuple[str, ...]] = []
    while len(said) < 3:
        (summary,) = store.listed_tables("playing")
        said += [summary.standing] if summary.standing not in said else []
        at = given.table.waiting[0]
        option = given.table.game.options(at)[0]
        given.apply(actions.answer(given.table, given.by("Ann"), at, given.table.game.s.question, option))
    assert said[0] == ("Before the mission", "Avant la mission")
    assert said[1] == ("Day 1 of 4, morning", "Jour 1 sur 4, matin")


def test_a_game_of_minutes_has_no_such_line(store: Store):
    kept(store, "Ann", "Bo").marks("a1")
    assert store.tables_of("ann")[0].standing == ()


def test_a_link_leads_to_its_seat(store: Store):
    kept(store, "Ann", "!abc")

    assert store.seat_of_invite("abc") == ("t", 1) and store.seat_of_invite("xyz") is None


def test_data_of_a_newer_program_is_not_touched(tmp_path: Path):
    file = str(tmp_path / "new.db")
    Store(file).close()
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()

    with pytest.raises(schema.NewerData, match="99"):
        Store(file)


def test_every_migration_leads_to_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = str(tmp_path / "old.db")
    Store(file).close()
    more = (*schema.MIGRATIONS, "CREATE TABLE more (id INTEGER)")
    monkeypatch.setattr(schema, "MIGRATIONS", more)

    Store(file).close()

    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(more),)
        assert db.execute("SELECT COUNT(*) FROM more").fetchone() == (0,)
    db.close()


def test_a_person_is_a_token(store: Store):
    person, statements = people.create_person("  Ann\n\u202e ", "secret", 1)
    store.write(statements)

    assert person.name == "Ann" and people.by_token(store, "secret") == person
    assert people.by_token(store, "other") is people.NOBODY
    assert people.by_token(store, "") is people.NOBODY
    row = store.one("SELECT token FROM sessions")
    assert row is not None and "secret" not in row[0]


def test_an_account_is_found_by_name_and_password(store: Store):
    person, statements = people.create_person("Ann", "secret", 1)
    store.write(statements)
    store.write(people.create_account(person, "Ann", "correct horse"))

    assert people.log_in(store, "ANN", "correct horse").id == person.id
    for name, password in (("Ann", "wrong horse"), ("Bo", "correct horse")):
        with pytest.raises(Refusal, match="wrong_password"):
            people.log_in(store, name, password)
    with pytest.raises(Conflict):
        store.write(people.create_account(people.Person("x", "Other"), "ann", "another horse"))


def test_of_a_batch_only_the_job_whose_key_is_taken_is_not_written(store: Store):
    ann, bo, cleo = (people.create_person(name, name, 1)[1] for name in ("Ann", "Bo", "Cleo"))
    store.write(bo)

    assert writer.write(store.db, [ann, bo, cleo]) == ["", writer.TAKEN, ""]

    assert all(people.by_token(store, name).name == name for name in ("Ann", "Bo", "Cleo"))


def test_an_error_without_words_is_an_error():
    class Silent(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            raise sqlite3.OperationalError

    (trouble,) = writer.write(Silent(":memory:"), [()])

    assert trouble and isinstance(writer.error_of(trouble), writer.WriteError)


def test_a_batch_that_breaks_is_not_written_at_all(store: Store):
    troubles = writer.write(
        store.db, [people.create_person("Ann", "secret", 1)[1], [("INSERT INTO nowhere VALUES (1)", ())]]
    )

    assert len(troubles) == 2 and all("nowhere" in trouble for trouble in troubles)
    assert people.by_token(store, "secret") is people.NOBODY
    store.write(people.create_person("Bo", "other", 1)[1])  # and the next is
    assert people.by_token(store, "other").name == "Bo"


def test_a_card_is_brought_up_by_the_last_answer_and_the_newest_table_is_first(store: Store):
    older = kept(store, "Ann", "Bo", id_="older")
    newer = kept(store, "Ann", "Bo", id_="newer")
    newer.now = 9_000
    newer.marks("a1")
    assert [(summary.id, summary.position, summary.waiting) for summary in store.tables_of("ann")] == [
        ("newer", 1, (1,)),
        ("older", 0, (0,)),
    ]

    older.now = 12_000
    older.marks("a1", "b2")

    first, second = store.tables_of("ann")
    assert (first.id, first.position, first.waiting, first.updated) == ("older", 2, (0,), older.now)
    assert (second.id, second.position) == ("newer", 1)
