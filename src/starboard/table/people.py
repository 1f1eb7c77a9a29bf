"""People and accounts: a person is a random token; an account puts a name and a password on a person."""

import hashlib
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct

from starboard.table.refusal import Refusal
from starboard.table.store import Store
from starboard.table.writer import Statement


class Person(Struct, frozen=True, omit_defaults=True):
    """Who somebody is here.  Without a name they are nobody yet."""

    id: str = ""
    name: str = ""
    account: str = ""


NOBODY = Person()


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def _token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not cleaned:
        raise Refusal("bad_name")
    return cleaned


def by_token(store: Store, token: str) -> Person:
    """The person of a token, or nobody."""
    row = token and store.one(
        "SELECT p.id, p.name, COALESCE(a.name, '') FROM sessions s JOIN people p ON p.id = s.person "
        "LEFT JOIN accounts a ON a.person = p.id WHERE s.token = ?",
        _token_hash(token),
    )
    return Person(*row) if row else NOBODY


def create_person(name: str, token: str, now: int) -> tuple[Person, list[Statement]]:
    """A new person with a token."""
    person = Person(new_id(), clean_name(name))
    return person, [
        ("INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person.id, person.name, now)),
        *create_session(person.id, token, now),
    ]


def create_session(person: str, token: str, now: int) -> list[Statement]:
    return [
        ("INSERT OR REPLACE INTO sessions (token, person, made) VALUES (?, ?, ?)", (_token_hash(token), person, now))
    ]


def end_session(token: str) -> list[Statement]:
    return [("DELETE FROM sessions WHERE token = ?", (_token_hash(token),))]


def rename_person(person: Person, name: str) -> tuple[Person, list[Statement]]:
    cleaned = clean_name(name)
    return Person(person.id, cleaned, person.account), [
        ("UPDATE people SET name = ? WHERE id = ?", (cleaned, person.id)),
    ]


# Accounts.  Hashing takes a moment on purpose: call these two in a thread.


@cache
def _hasher() -> PasswordHasher:
    return PasswordHasher()


def create_account(person: Person, name: str, password: str) -> list[Statement]:
    """A password on a person; the name must be free, which its key sees to."""
    sql = "INSERT INTO accounts (name, person, password) VALUES (?, ?, ?)"
    return [(sql, (clean_name(name).casefold(), person.id, _hasher().hash(password)))]


@cache
def _decoy() -> str:
    return _hasher().hash("nobody")


def log_in(store: Store, name: str, password: str) -> Person:
    """The person of an account.  An unknown name takes as long as a wrong password and gives the same refusal."""
    row = store.one(
        "SELECT p.id, p.name, a.name, a.password FROM accounts a JOIN people p ON p.id = a.person WHERE a.name = ?",
        clean_name(name).casefold(),
    )
    try:
        _hasher().verify(row[3] if row else _decoy(), password)
    except VerificationError:
        raise Refusal("wrong_password") from None
    if row is None:
        raise Refusal("wrong_password")
    return Person(*row[:3])
