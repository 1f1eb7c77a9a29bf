"""What a client says on its socket, frame by frame."""

import logging
import secrets
from typing import TypeAlias

from starboard.bots import BOTS
from starboard.kernel.texts import Language
from starboard.server.connection import Connection
from starboard.server.frames import (
    Ack,
    Answer,
    Chat,
    ClientFrame,
    Give,
    Hello,
    Learn,
    Leave,
    Look,
    Ping,
    Pong,
    Refused,
    Settings,
    Sit,
    Speak,
    Undo,
    Vote,
)
from starboard.server.hub import Hub, now
from starboard.server.room import Change, Room
from starboard.table import actions
from starboard.table.actions import By, Draft
from starboard.table.people import NOBODY
from starboard.table.records import Requested
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from starboard.table.table import Table

log = logging.getLogger("starboard.talk")

Deeds: TypeAlias = Answer | Undo | Vote | Chat | Sit | Leave | Give | Settings | Learn  # what changes a table
TURNS = (Look, Speak)


def hear(hub: Hub, me: Connection, frame: ClientFrame) -> None:
    """Do what a frame asks for; a refusal is said, and changes nothing."""
    try:
        if isinstance(frame, Ping):
            me.say(Pong(now()))
        elif isinstance(frame, Hello):
            _hello(hub, me, frame)
        elif me.room is None:
            raise Refusal("no_hello")
        elif isinstance(frame, TURNS):
            _turn(me, me.room, frame)
        elif me.person is NOBODY:
            raise Refusal("spectator" if isinstance(frame, Answer | Undo | Vote) else "no_person")
        else:
            hub.changes.put(me.room, Spoken(hub, me, frame))
    except Refusal as refusal:
        _refuse(me, refusal, getattr(frame, "id", ""))


def _refuse(me: Connection, refusal: Refusal, id_: str) -> None:
    me.say(refused(refusal, me.lang, id_))
    if refusal.code == "stale":
        me.anew()


def refused(refusal: Refusal, lang: Language, id_: str = "") -> Refused:
    return Refused(refusal.code, refusal.said(lang), id_, refusal.rule)  # type: ignore[arg-type]  # codes of ours


def _hello(hub: Hub, me: Connection, frame: Hello) -> None:
    me.lang = frame.lang
    if frame.token:
        me.person = hub.person(frame.token)
    room = hub.room(frame.table)
    if me.room is not room:
        if me.room is not None:
            me.room.go(me)
        me.room = room
        me.look, me.comings = None, 0
        room.enter(me)
    mine = room.table.seats_of(me.person.id)
    look = frame.look if frame.look in mine else None
    known = 0 < frame.seq <= room.table.seq
    me.look = look if look is not None else mine[0] if len(mine) == 1 else None
    me.seq = frame.seq if known else -1
    if known and frame.seq == room.table.seq:
        me.say(room.showing.view(me.person.id, me.person.name, mine, me.look, me.lang, frame.seq))
    me.wake()


def _turn(me: Connection, room: Room, frame: Look | Speak) -> None:
    """Other eyes, or another language."""
    if isinstance(frame, Speak):
        me.lang = frame.lang
    else:
        mine = room.table.seats_of(me.person.id)
        if frame.seat is not None and frame.seat not in mine:
            raise Refusal("not_your_seat" if mine else "spectator", seat=frame.seat + 1)
        me.look = frame.seat
    me.anew()


class Spoken(Change):
    """What came in at a socket and changes the table: judged when its turn has come, and answered there."""

    __slots__ = ("_by", "_frame", "_hub", "_me", "by", "said")

    def __init__(self, hub: Hub, me: Connection, frame: Deeds) -> None:
        self._hub, self._me, self._frame = hub, me, frame
        person = me.person
        self.by, self.said = person.id, frame.id
        self._by = By(person.id, person.name, now(), frame.id, me.lang)

    def deed(self, table: Table) -> Draft:
        return _judged(self._hub, self._frame, self._by, table)

    def made(self, draft: Draft | None, seq: int) -> None:
        asked = draft is not None and isinstance(draft.entries[0].what, Requested)
        self._me.say(Ack(self.said, seq, draft is None, asked))

    def failed(self, refusal: Refusal) -> None:
        _refuse(self._me, refusal, self.said)


def _judged(hub: Hub, frame: Deeds, by: By, table: Table) -> Draft:
    """What a frame comes to."""
    match frame:
        case Answer(seat=seat, question=question, option=option):
            return actions.answer(table, by, seat, question, option)
        case Undo(to=to):
            return actions.undo(table, by, to, hub.store.states(table.id))
        case Vote(request=request, yes=yes):
            return actions.vote(table, by, request, yes, hub.store.states(table.id))
        case Chat(text=text):
            return actions.chat(table, by, text)
        case Sit(seat=seat):
            return actions.sit(table, by, seat)
        case Leave(seat=seat):
            return actions.leave(table, by, seat)
        case Give(seat=seat):
            return actions.give(table, by, seat, given(frame, by))
        case Learn(seat=seat, lesson=lesson, on=on):
            return actions.guide(table, by, seat, lesson, on)
        case Settings(name=name, listed=listed):
            return actions.settle(table, by, name, listed)


def given(frame: Give, by: By) -> Holder:
    """Who is to have a seat."""
    if frame.kind == "bot":
        if frame.bot not in BOTS:
            raise Refusal("bad_setup", why=frame.bot)
        return Holder("bot", bot=frame.bot)
    if frame.kind == "invite":
        return Holder("invite", invite=secrets.token_urlsafe(12))
    if frame.kind == "hot":
        return Holder("hot", by.person, frame.name or str(frame.seat + 1))
    return Holder("open")
