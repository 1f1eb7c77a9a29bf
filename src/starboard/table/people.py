"""People and accounts: a person is a random token; an account puts a name and a password on a person."""

import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct

from starboard.table.names import clean_name
from starboard.table.refusal import Refusal
from starboard.table.sessions import Session, create_session, token_hash
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


def by_token(store: Store, token: str) -> Person:
    """The person of a token, or nobody."""
    found = by_session(store, token)
    return found[0] if found else NOBODY


def by_session(store: Store, token: str) -> tuple[Person, Session] | None:
    """The person of a token, with the session."""
    row = token and store.one(
        "SELECT p.id, p.name, COALESCE(a.name, ''), s.token, s.person, s.made, s.used, s.device FROM sessions s "
        "JOIN people p ON p.id = s.person LEFT JOIN accounts a ON a.person = p.id WHERE s.token = ?",
        token_hash(token),
    )
    return (Person(*row[:3]), Session(*row[3:])) if row else None


def create_person(name: str, token: str, now: int, device: str = "") -> tuple[Person, list[Statement]]:
    """A new person with a token."""
    person = Person(new_id(), clean_name(name))
    return person, [
        ("INSERT INTO people (id, name, made) VALUES (?, ?, ?)", (person.id, person.name, now)),
        *create_session(person.id, token, now, device),
    ]


def rename_person(person: Person, name: str) -> tuple[Person, list[Statement]]:
    cleaned = clean_name(name)
    return Person(person.id, cleaned, person.account), [
        ("UPDATE people SET name = ? WHERE id = ?", (cleaned, person.id)),
    ]


# Accounts.  Hashing takes a moment on purpose: call these in a thread.


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


def check_password(store: Store, person: Person, password: str) -> None:
    """Refuse unless this is the password of the person's account."""
    if not person.account:
        raise Refusal("no_account")
    if log_in(store, person.account, password).id != person.id:
        raise Refusal("wrong_password")


def change_password(store: Store, person: Person, old: str, new: str) -> list[Statement]:
    """Another password on an account."""
    check_password(store, person, old)
    return [("UPDATE accounts SET password = ? WHERE person = ?", (_hasher().hash(new), person.id))]


def delete_person(person: str) -> list[Statement]:
    """Delete a person with their account and their sessions.  Tables keep the name under which they played."""
    return [
        ("DELETE FROM sessions WHERE person = ?", (person,)),
        ("DELETE FROM archive WHERE person = ?", (person,)),
        ("DELETE FROM accounts WHERE person = ?", (person,)),
        ("DELETE FROM people WHERE id = ?", (person,)),
    ]
