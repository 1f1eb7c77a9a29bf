"""The tables of the database, as plain SQL, and the steps that lead from each version to the next."""

import sqlite3

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE accounts (
        name TEXT PRIMARY KEY,  -- folded: two accounts do not differ by capitals alone
        person TEXT NOT NULL UNIQUE REFERENCES people (id),
        password TEXT NOT NULL  -- argon2id
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
        token TEXT PRIMARY KEY,  -- hashed: who reads the file is nobody else for that
        person TEXT NOT NULL REFERENCES people (id),
        made INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        card BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_listed ON tables (listed, status);
    CREATE TABLE seats (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        invite TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_person ON seats (person) WHERE person <> '';
    CREATE UNIQUE INDEX seats_invite ON seats (invite) WHERE invite <> '';
    CREATE TABLE records (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        entry BLOB NOT NULL,
        state BLOB,  -- the game after it; old ones are thinned out
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE faults (
        id INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL,
        at INTEGER NOT NULL,
        replay BLOB NOT NULL
    );
    """,
    # What was stored before states carried their version has the first one, and no hash.
    """
    ALTER TABLE records ADD COLUMN version INTEGER NOT NULL DEFAULT 1;  -- of the game's states and ids
    ALTER TABLE records ADD COLUMN cartridge TEXT NOT NULL DEFAULT '';  -- the hash of its content
    ALTER TABLE faults ADD COLUMN cause TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX faults_cause ON faults (table_id, cause) WHERE cause <> '';
    """,
    """
    ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;  -- when it was last used, to the day
    ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
    UPDATE sessions SET used = strftime('%s', 'now') * 1000;
    CREATE INDEX sessions_person ON sessions (person);
    """,
    """
    ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
    DROP INDEX tables_listed;
    CREATE INDEX tables_lobby ON tables (listed, status, updated);
    CREATE INDEX tables_host ON tables (host) WHERE listed = 1;
    CREATE TABLE health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);  -- one row: the last trial of a write
    """,
    """
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';  -- the table of which this is a "what if"
    CREATE INDEX tables_origin ON tables (origin, host) WHERE origin <> '';
    CREATE TABLE archive (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX archive_table ON archive (table_id);
    """,
)

LOG_PAGES = 4_000  # written to the log (16 MB) before all go to their places: a page that changes often goes there once


class NewerData(ValueError):
    """The file was written by a newer program."""


def connect(file: str) -> sqlite3.Connection:
    """A connection on which a commit is on disk when it returns."""
    db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, cached_statements=256)
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the file to the present version, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise NewerData(f"the data has version {version}; this program reads versions up to {len(MIGRATIONS)}")
    for number, step in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE;{step};PRAGMA user_version = {number};COMMIT;")
