"""Dispatches the frames of a client to what they do."""

import logging
import secrets
from time import thread_time

from starboard.bots import BOTS
from starboard.kernel.show import choice
from starboard.kernel.texts import Language
from starboard.kernel.words import TooLong
from starboard.server.connection import Connection
from starboard.server.frames import (
    Absence,
    Ack,
    Answer,
    Chat,
    ClientFrame,
    Give,
    HandOver,
    Hello,
    Learn,
    Leave,
    Look,
    Mute,
    Ping,
    Pong,
    Refused,
    Remove,
    Settings,
    Sit,
    Speak,
    StandIn,
    StandingOrder,
    TableFrame,
    TakeAlong,
    Undo,
    Vote,
    Weigh,
    Weighed,
)
from starboard.server.hub import Hub, now
from starboard.server.room import Change, Room
from starboard.server.time_limit import LIMIT
from starboard.server.view_cache import MOST_LINES
from starboard.table import absence, actions, hosting, orders, seating
from starboard.table.actions import Actor, Draft
from starboard.table.names import optional_name
from starboard.table.people import NOBODY
from starboard.table.records import Requested, Settled
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from starboard.table.table import Table

log = logging.getLogger("starboard.dispatch")

VIEW_FRAMES = (Look, Speak)


def dispatch(hub: Hub, me: Connection, frame: ClientFrame) -> None:
    """Handle one frame.  A refusal is sent back and changes nothing."""
    try:
        if isinstance(frame, Ping):
            me.send(Pong(now()))
        elif isinstance(frame, Hello):
            _hello(hub, me, frame)
        elif me.room is None:
            raise Refusal("no_hello")
        elif isinstance(frame, VIEW_FRAMES):
            hub.absences.welcome(me.room, me.person, me.lang)
            _change_view(me, me.room, frame)
        elif isinstance(frame, Weigh):
            _weigh(me, me.room, frame)
        elif me.person is NOBODY:
            raise Refusal("spectator" if isinstance(frame, Answer | Undo | Vote) else "no_person")
        else:
            hub.absences.welcome(me.room, me.person, me.lang)
            hub.changes.put(me.room, FrameChange(hub, me, frame))
    except Refusal as refusal:
        _refuse(me, refusal, getattr(frame, "id", ""))


def _refuse(me: Connection, refusal: Refusal, id_: str) -> None:
    me.send(refused_frame(refusal, me.lang, id_))
    if refusal.code == "stale":
        me.resend_all()


def refused_frame(refusal: Refusal, lang: Language, id_: str = "") -> Refused:
    return Refused(refusal.code, refusal.message(lang), id_, refusal.rule)  # type: ignore[arg-type]  # codes of ours


def log_on(hub: Hub, me: Connection, token: str) -> None:
    """The client is whom its token says."""
    found = hub.session(token)
    me.person = found[0] if found else NOBODY
    hub.online.enter(me, found[1].id if found else "")


def _hello(hub: Hub, me: Connection, frame: Hello) -> None:
    began = thread_time()
    try:
        _enter(hub, me, frame)
    finally:
        me.charge(thread_time() - began)


def _enter(hub: Hub, me: Connection, frame: Hello) -> None:
    me.lang = frame.lang
    if frame.token:
        log_on(hub, me, frame.token)
    room = hub.room(frame.table)
    if me.room is not room:
        hosting.check_entry(room.table, me.person.id)
        if me.room is not None:
            me.room.leave(me)
        me.room = room
        me.look, me.presence_version = None, 0
        room.enter(me)
    hub.absences.welcome(room, me.person, me.lang)
    mine = room.table.seats_of(me.person.id)
    look = frame.look if frame.look in mine else None
    known = 0 < frame.seq <= room.table.seq <= frame.seq + MOST_LINES  # who lacks more is sent the whole
    me.look = look if look is not None else mine[0] if len(mine) == 1 else None
    me.seq = frame.seq if known else -1
    if known and frame.seq == room.table.seq:
        me.send_view()
    me.schedule()


def _change_view(me: Connection, room: Room, frame: Look | Speak) -> None:
    """Change the seat looked through, or the language."""
    if isinstance(frame, Speak):
        me.lang = frame.lang
    else:
        mine = room.table.seats_of(me.person.id)
        if frame.seat is not None and frame.seat not in mine:
            raise Refusal("not_your_seat" if mine else "spectator", seat=frame.seat + 1)
        me.look = frame.seat
    me.resend_all()


def _weigh(me: Connection, room: Room, frame: Weigh) -> None:
    """Show an open answer as a choice.  An answer to another question, or one that is not open, gets no reply."""
    table = room.table
    if frame.seat not in table.seats_of(me.person.id):
        raise Refusal("not_your_seat", seat=frame.seat + 1)
    g, began = table.game, thread_time()
    try:
        with LIMIT.of(table):
            if g.s.question == frame.question and frame.option in g.options(frame.seat):
                me.send(Weighed(frame.question, choice(g, frame.seat, frame.option, table.say(me.lang))))
    except TooLong:
        raise Refusal("fault", key="too_long") from None
    finally:
        me.charge(thread_time() - began)


class FrameChange(Change):
    """A frame that changes the table.  It is judged when its turn comes; the result goes to the sender."""

    __slots__ = ("_by", "_frame", "_hub", "_me", "by", "message_id")

    def __init__(self, hub: Hub, me: Connection, frame: TableFrame) -> None:
        self._hub, self._me, self._frame = hub, me, frame
        person = me.person
        self.by, self.message_id = person.id, frame.id
        self._by = Actor(person.id, person.name, now(), frame.id, me.lang)

    def draft(self, table: Table) -> Draft:
        began = thread_time()
        try:
            return _draft_of(self._hub, self._frame, self._by, table)
        finally:
            self._me.charge(thread_time() - began)

    def on_commit(self, draft: Draft | None, seq: int) -> None:
        asked = draft is not None and isinstance(draft.entries[0].what, Requested)
        self._me.send(Ack(self.message_id, seq, draft is None, asked))

    def on_failure(self, refusal: Refusal) -> None:
        _refuse(self._me, refusal, self.message_id)


def _draft_of(hub: Hub, frame: TableFrame, by: Actor, table: Table) -> Draft:
    """The draft of a frame at this table."""
    match frame:
        case Answer(seat=seat, question=question, option=option, more=more):
            return actions.answer(table, by, seat, question, option, more)
        case Undo(to=to):
            return actions.undo(table, by, to, hub.store.states(table.id))
        case TakeAlong():
            return actions.ask_for_file(table, by)
        case Vote(request=request, yes=yes):
            return actions.vote(table, by, request, yes, hub.store.states(table.id))
        case Chat(text=text):
            hub.shares.take("chat", by.person)
            return actions.chat(table, by, text)
        case Sit(seat=seat):
            return seating.sit(table, by, seat)
        case Leave(seat=seat):
            return seating.leave(table, by, seat)
        case Give(seat=seat):
            return seating.give(table, by, seat, holder_of(frame, by))
        case HandOver(seat=seat, to=to):
            return seating.hand_over(table, by, seat, to)
        case StandIn(seat=seat, bot=bot):
            return absence.ask_stand_in(table, by, seat, known_bot(bot), hub.room(table.id).people_here)
        case Absence(seat=seat, bot=bot):
            return absence.wish(table, by, seat, known_bot(bot) if bot else "")
        case StandingOrder(seat=seat, prompt=prompt, about=about, on=on, always=always):
            return orders.give_order(table, by, seat, prompt, about, on, always)
        case Learn(seat=seat, lesson=lesson, on=on):
            return actions.guide(table, by, seat, lesson, on)
        case Settings(name=name, listed=listed, locked=locked, spectator_chat=talk):
            if listed and not table.listed:
                hub.lobby.check_room(by.person)
            return hosting.change_settings(table, by, Settled(name, listed, None, locked, talk))
        case Mute(seat=meant, line=line, on=on):
            return hosting.mute(table, by, meant, line, on)
        case Remove(seat=meant, line=line):
            return hosting.remove(table, by, meant, line)


def known_bot(name: str) -> str:
    """The name of a bot, if there is such a bot."""
    if name not in BOTS:
        raise Refusal("bad_setup", key="no_such_bot", why=name)
    return name


def holder_of(frame: Give, by: Actor) -> Holder:
    """The holder that a `Give` frame names."""
    if frame.kind == "bot":
        return Holder("bot", bot=known_bot(frame.bot))
    if frame.kind == "invite":
        return Holder("invite", invite=secrets.token_urlsafe(12))
    if frame.kind == "hot":
        return Holder("hot", by.person, optional_name(frame.name) or str(frame.seat + 1))
    return Holder("open")
