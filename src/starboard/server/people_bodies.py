"""The bodies of the HTTP API for who you are: a name, an account, the devices on which you are known."""

from typing import Annotated

from msgspec import Meta

from starboard.server.protocol import Said, Sent
from starboard.table.people import Person


class Rename(Said, frozen=True):
    """The name under which others see you.  The first time, it makes you somebody."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class PersonWithToken(Sent, frozen=True):
    """A person made by a program, with the token that it sends from now on."""

    person: Person
    token: str


class Credentials(Said, frozen=True):
    """The name and the password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Said, frozen=True):
    """The password of your account, and the one to have in its place."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Confirmation(Said, frozen=True):
    """The password of your account, before it is deleted."""

    password: Annotated[str, Meta(max_length=200)]


class SessionInfo(Sent, frozen=True):
    """A device on which you are known."""

    id: str
    device: str = ""
    made: int = 0  # milliseconds since 1970
    used: int = 0  # the last time, to the day
    here: bool = False  # it is this one
