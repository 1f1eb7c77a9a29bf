"""A table as a file, and back: a save of the game with its answers, and beside it who sat there and what was said."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from starboard.bots import BOTS
from starboard.kernel.codec import SAVE_FORMAT, Codec, Said, Save, SaveError, codec, digest
from starboard.kernel.game import Game
from starboard.kernel.replay import opened as opened_save
from starboard.kernel.words import Event
from starboard.table.actions import Actor, Draft
from starboard.table.history import ReadState
from starboard.table.log import lines
from starboard.table.names import optional_name
from starboard.table.opening import require_installed, table_from
from starboard.table.play import game_at
from starboard.table.records import Answered, Entry, Opened
from starboard.table.refusal import Refusal
from starboard.table.seat_copy import copy_for_seat, may_see_all
from starboard.table.seats import Holder
from starboard.table.table import Table

NO_STATE = Raw()  # one and the same: only the default itself is left out of a file


class SavedSeat(Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat: enough to seat people and bots again, nothing by which a person is known."""

    name: str = ""
    bot: str = ""


class TablePart(Struct, frozen=True, omit_defaults=True):
    """What a file of a table has beyond a save."""

    name: str = ""
    seats: tuple[SavedSeat, ...] = ()
    first: Raw = NO_STATE  # the state from which the answers lead on, where that is not the setup
    log: tuple[str, ...] = ()  # as whoever made the file has read it


class TableFile(Save, frozen=True, omit_defaults=True):
    """A save that every way in can open, and the table around it."""

    table: TablePart = TablePart()


def export(table: Table, by: Actor, seed: int, read: ReadState) -> bytes:
    """The whole game for who may know it; for others the present position, all they may not know dealt anew."""
    mine = table.seats_of(by.person)
    kind = codec(type(table.rules))
    log = tuple(f"{line.who}: {line.text}" for line in lines(table, 0, mine[0] if mine else None, by.lang))
    seats = tuple(SavedSeat(holder.name, holder.bot) for holder in table.seats)
    if may_see_all(table, by.person):
        return _file(kind, table.game, _answers(table), TablePart(table.name, seats, _first(table, kind, read), log))
    copy = copy_for_seat(table.game, mine[0] if mine else None, seed)
    return _file(kind, copy, (), TablePart(table.name, seats, NO_STATE, log))


def _answers(table: Table) -> tuple[Said, ...]:
    """The answers since the last deal: no earlier ones lead to the present state."""
    return tuple(Said(answer.seat, answer.option) for answer in table.history.after(table.history.floor))


def _first(table: Table, kind: Codec, read: ReadState) -> Raw:
    history = table.history
    if not history.floor and history.floor_seq is None:
        return NO_STATE
    g, _ = game_at(table.opened.game, table.opened.cartridge, history, history.floor, read)
    return Raw(msgspec.json.encode(g.s))


def _file(kind: Codec, g: Game[Any], answers: tuple[Said, ...], part: TablePart) -> bytes:
    state = Raw(msgspec.json.encode(g.s))
    return msgspec.json.encode(TableFile(SAVE_FORMAT, kind.rules.key, kind.rules.version, state, answers, part))


def restore(id_: str, by: Actor, data: bytes) -> tuple[Table, Draft]:
    """A new table from a file; who brings it plays all the seats that people held."""
    try:
        file = msgspec.json.decode(data, type=TableFile)
        g, answers = opened_save(data)
    except (msgspec.MsgspecError, SaveError) as error:
        raise Refusal("bad_file", why=str(error)) from None
    except Exception as error:  # a state that fits its types and yet no rule: a rule may trip over it
        raise Refusal("bad_file", why=type(error).__name__) from None
    require_installed(type(g.rules), g.s.setup.cartridge)
    start = _replay_start(file, g, answers)
    first = start[0] if start else g
    setup, seats = g.s.setup, _seats(file.table.seats, g.s.setup.seats, by)
    opened = Opened(
        g.rules.key,
        seats,
        by.person,
        optional_name(file.table.name),
        setup.cartridge,
        setup.difficulty,
        setup.options,
        first=first.s.answers,
    )
    table, draft = table_from(id_, by, opened, first)
    if not start:
        return table, draft
    return table, _with_answers(draft, by, answers, start[0], g)


def _replay_start(file: TableFile, last: Game[Any], answers: tuple[Said, ...]) -> list[Game[Any]]:
    """The first position, if the answers lead from it to the state in the file; nothing if they do not."""
    kind = codec(type(last.rules))
    try:
        if bytes(file.table.first):
            envelope = Save(SAVE_FORMAT, file.game, file.version, file.table.first)
            start = Game(kind.load(msgspec.json.encode(envelope)), last.rules)
        else:
            start = Game(last.rules.new(last.s.setup), last.rules)
        g = start.fork()
        for said in answers:
            g.answer(said.seat, said.option)
    except Exception:  # made under other rules, or by hand: the state itself is good
        return []
    return [start] if digest(g.s) == digest(last.s) else []


def _with_answers(draft: Draft, by: Actor, answers: tuple[Said, ...], first: Game[Any], last: Game[Any]) -> Draft:
    """The opening, and after it every answer with its state."""
    kind = codec(type(first.rules))
    entries, states = list(draft.entries), list(draft.states)
    g = first.fork()
    for seq, said in enumerate(answers, 1):
        events: list[Event] = []
        g.emit = events.append
        g.answer(said.seat, said.option)
        irreversible = g.s.barrier == g.s.answers
        record = Answered(said.seat, said.option, first.s.answers + seq, irreversible, tuple(events))
        entries.append(Entry(seq, by.now, record))
        states.append((seq, kind.encode(g.s)))
    return Draft(tuple(entries), tuple(states), (), last)


def _seats(saved_seats: tuple[SavedSeat, ...], count: int, by: Actor) -> tuple[Holder, ...]:
    """One seat is the bringer's own, the other people's are played at their screen, bots are bots."""
    seats: list[Holder] = []
    for i in range(count):
        saved = saved_seats[i] if i < len(saved_seats) else SavedSeat()
        if saved.bot in BOTS:
            seats.append(Holder("bot", name=optional_name(saved.name), bot=saved.bot))
        elif any(holder.held for holder in seats):
            seats.append(Holder("hot", by.person, optional_name(saved.name) or str(i + 1)))
        else:
            seats.append(Holder("person", by.person, by.name))
    return tuple(seats)
