"""Inputs that nobody meant: frames, bytes of a socket, files, cartridges and answers, by the thousand or the million.

`python -m bench.fuzz --inputs 1000000` tries that many; each must be taken or refused, never break.  It fails at the
first that breaks something, with that input as small as it can be made.
"""

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bench.fuzz_inputs import SAMPLE_OPTION, change, frames, json_bytes, spoilt
from starboard.kernel.cartridge import cartridges, read, rules
from starboard.kernel.codec import digest
from starboard.kernel.content import ContentError
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.setup import Setup
from starboard.kernel.words import IllegalAnswer, Option
from starboard.server.connection import MOST_UNREAD, Connection
from starboard.server.fast_websocket import bounds
from starboard.server.flush import FlushQueue
from starboard.server.hub import Hub
from starboard.server.limits import Bucket
from starboard.server.options import UNLIMITED, Options, without_limits
from starboard.server.socket import FrameReader
from starboard.table import files, imports, people
from starboard.table.actions import Actor, answer
from starboard.table.opening import Plan, open_table
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from starboard.table.table import Table

BATCH = 5_000  # inputs that hypothesis remembers at once
SLOW = 2.0  # seconds of processor that one input may take
GAMES = ("tictactoe", "connect_four", "unsettled", "seti", "under_our_sun", "iss_vanguard")
SHARES = {"frames": 0.5, "wire": 0.3, "answers": 0.15, "files": 0.04, "cartridges": 0.01}

Try = Callable[[Any], None]


class Broken(AssertionError):
    """An input that broke something."""


class Room:
    """A server without a network: a table of each game, one person with a socket, and writes that are made at once.

    Which table hears an input is settled by the input, so that it does the same each time it is tried.
    """

    def __init__(self, folder: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.hub = Hub(without_limits(Options(str(Path(folder, "fuzz.db")), bot_pause=0.0, patience=0.0)))
        self.hub.store.db.execute("PRAGMA synchronous = OFF")
        self.hub.writes.put = self._write  # type: ignore[method-assign]
        self._queue = FlushQueue()
        self._faults: list[str] = []
        catcher = logging.Handler(logging.ERROR)
        catcher.emit = lambda record: self._faults.append(record.getMessage())  # type: ignore[method-assign]
        self._log, self._catcher = logging.getLogger("starboard"), catcher
        self._log.addHandler(catcher)
        self.loop.run_until_complete(self._open())

    def _write(self, job: Any, done: Callable[[Exception | None], None]) -> None:
        try:
            self.hub.store.write(job)
        except Exception as error:
            done(error)
        else:
            done(None)

    async def _open(self) -> None:
        person, statements = people.create_person("Ann", "token", 1)
        self.hub.store.write(statements)
        self._person, self._tables = person, dict[str, str]()

    async def _table_for(self, number: int) -> Table:
        """The table that hears an input of this number: mostly a small game, now and then each of the others."""
        game = GAMES[number % len(GAMES)] if number % 5 == 0 else GAMES[0]
        if game in self._tables:
            table = self.hub.rooms[self._tables[game]].table
            if table.seq <= 500 and not table.game.over:
                return table
            del self.hub.rooms[table.id]
        by = Actor(self._person.id, "Ann", 1)
        table, draft = open_table(people.new_id(), by, Plan(game, one_screen(game, by)), 1)
        await self.hub.open(table, draft)
        self._tables[game] = table.id
        return table

    def read(self, data: bytes) -> None:
        """One frame, of somebody who sits at a table."""
        self.loop.run_until_complete(self._read(data))

    async def _read(self, data: bytes) -> None:
        number = crc32(data)
        table = await self._table_for(number)
        data = meant_for(table, data, number)
        sent: list[bytes] = []

        def write(frames: list[bytes]) -> bool:
            sent.extend(frames)
            return True

        me = Connection(_no_send, self._queue, self._person, write)
        me.address, me.shares = "a", self.hub.shares
        reader = FrameReader(self.hub, me, Bucket(UNLIMITED), _no_send)
        reader.read(b'{"type":"hello","table":"%s"}' % table.id.encode())
        reader.read(data)
        await asyncio.sleep(0)
        if me.room is not None:
            me.room.leave(me)
        if self._faults:
            raise Broken(self._faults.pop())
        if any(not json.loads(frame)["type"] for frame in sent) or me._unread > MOST_UNREAD:
            raise Broken("the replies are not frames, or pile up")

    def close(self) -> None:
        self._log.removeHandler(self._catcher)
        self.loop.run_until_complete(self.hub.close())
        self.loop.close()


async def _no_send(_: Any) -> None:
    raise ConnectionError


def few_seats(game: str) -> int:
    """The least number of seats of a game at which somebody plays with another."""
    return min(seats for seats in find(game).seats if seats > 1)


def one_screen(game: str, by: Actor) -> tuple[Holder, ...]:
    """Few seats, all played by one person at one screen."""
    others = (Holder("hot", by.person, str(seat + 1)) for seat in range(1, few_seats(game)))
    return (Holder("person", by.person, by.name), *others)


def meant_for(table: Table, data: bytes, number: int) -> bytes:
    """A frame with the id of this table and a new id; the sample's seat, question and option become what is open."""
    data = data.replace(b'"T"', b'"%s"' % table.id.encode()).replace(b'"id": "x"', b'"id": "%d"' % table.seq)
    g = table.game
    if g.over or SAMPLE_OPTION not in data:
        return data
    seat = g.waiting[0]
    moves = g.moves(seat)
    data = data.replace(SAMPLE_OPTION, msgspec.json.encode(moves[number // 7 % len(moves)]))
    return data.replace(b'"seat": 0', b'"seat": %d' % seat).replace(b'"question": 0', b'"question": %d' % g.s.question)


def try_wire(data: bytes) -> None:
    """The bounds of a frame lie in order, whatever comes; a whole frame always leads on."""
    start, end = bounds(data)
    if not 0 <= start <= end or (data and end == 0):
        raise Broken(f"a frame from {start} to {end}")


def positions(game: str, n: int = 12) -> list[Game[Any]]:
    """The same game at several questions, by a random policy with a fixed seed."""
    chance, found = random.Random(7), list[Game[Any]]()
    made = rules(game)
    g = Game(made.new(Setup(few_seats(game), 7)), made)
    while not g.over and len(found) < n:
        found.append(g.fork())
        for _ in range(5):
            if not g.over:
                seat = g.waiting[0]
                g.answer(seat, chance.choice(g.moves(seat)))
    return found


options = st.builds(
    Option,
    st.sampled_from(("mark", "drop", "done", "skip", "pass")) | st.text(max_size=12),
    st.lists(st.text(max_size=8), max_size=4).map(tuple),
)


def answers() -> tuple[st.SearchStrategy[Any], Try]:
    """Answers of any seat at several positions of every game: legal ones among others, by other seats, and changed."""
    known = {game: positions(game) for game in GAMES}
    legal = [option for games in known.values() for g in games for seat in g.waiting for option in g.moves(seat)][
        :2_000
    ]
    said = (
        options
        | st.sampled_from(legal)
        | st.sampled_from(legal).flatmap(
            lambda option: st.builds(
                Option,
                st.just(option.key),
                st.lists(st.text(max_size=6) | st.sampled_from(option.ids or ("",)), max_size=3).map(tuple),
            )
        )
    )
    spots = st.sampled_from([(game, at) for game, games in known.items() for at in range(len(games))])

    def attempt(case: tuple[tuple[str, int], int, Option]) -> None:
        (game, at), seat, option = case
        g = known[game][at]
        before, fork = digest(g.s), g.fork()
        try:
            fork.answer(seat, option)
        except IllegalAnswer:
            if digest(fork.s) != before:
                raise Broken("a refused answer changed the game") from None
        else:
            if option not in g.moves(seat):
                raise Broken("an answer was taken that was not offered")

    return st.tuples(spots, st.integers(-2, 5), said), attempt


def whole_file(game: str, answers: int) -> Any:
    """The file of a game after some answers, as it is exported."""
    by, chance = Actor("ann", "Ann", 1), random.Random(7)
    table, draft = open_table("T", by, Plan(game, one_screen(game, by), seed=7), 1)
    assert draft.game is not None
    table.apply(draft.entries, draft.game)
    for _ in range(answers):
        seat = table.game.waiting[0]
        draft = answer(table, by, seat, table.game.s.question, chance.choice(table.game.moves(seat)))
        table.apply(draft.entries, draft.game)
    return json.loads(files.export(table, by, 1, lambda seq: None))


def whole_files() -> list[Any]:
    """Files of every game, some with answers and some as bare states that no answers prove."""
    proved = [whole_file(game, 3) for game in GAMES]
    return proved + [{**file, "answers": []} for file in proved]


def try_file(data: bytes) -> None:
    """A file makes a table, or is refused."""
    try:
        table, _ = imports.restore("T", Actor("eve", "Eve", 1), data)
    except Refusal:
        return
    if not isinstance(table, Table):
        raise Broken("no table came of it")


def cartridge_tries(folder: Path) -> tuple[st.SearchStrategy[bytes], Try]:
    """A cartridge in which one file is spoilt loads, or is refused with its place."""
    game = find("unsettled")
    source = cartridges(game)["tiny"]
    texts = {file.relative_to(source): file.read_bytes() for file in source.rglob("*") if file.is_file()}
    for name, text in texts.items():
        Path(folder, name).parent.mkdir(parents=True, exist_ok=True)
        Path(folder, name).write_bytes(text)
    name = min((name for name in texts if name.suffix == ".yaml"), key=lambda name: len(texts[name]))

    def attempt(data: bytes) -> None:
        Path(folder, name).write_bytes(data)
        with suppress(ContentError):
            read(game, folder)

    return spoilt(texts[name]), attempt


@contextmanager
def tries(kind: str) -> Iterator[tuple[st.SearchStrategy[Any], Try]]:
    """What to try, and how."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "frames":
            room = Room(folder)
            try:
                yield frames, room.read
            finally:
                room.close()
        elif kind == "wire":
            yield st.binary(max_size=40), try_wire
        elif kind == "answers":
            yield answers()
        elif kind == "files":
            whole = st.sampled_from(whole_files())
            yield whole.flatmap(change).map(json_bytes) | whole.map(json_bytes).flatmap(spoilt), try_file
        else:
            yield cartridge_tries(Path(folder))


def fuzz(kind: str, inputs: int, first_seed: int = 0) -> int:
    """Try so many inputs of a kind; how many were tried.  The first that breaks something is raised, made small."""
    tried = [0]
    with tries(kind) as (strategy, attempt):
        for batch in range(0, inputs, BATCH):
            one = single_test(strategy, attempt, tried, min(BATCH, inputs - batch))
            seed(first_seed + batch)(one)()
    return tried[0]


def single_test(strategy: st.SearchStrategy[Any], attempt: Try, tried: list[int], most: int) -> Callable[[], None]:
    """A test of hypothesis that tries so many inputs, and counts them."""

    @settings(
        max_examples=most,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def one(case: Any) -> None:
        tried[0] += 1
        began = time.thread_time()
        attempt(case)
        if time.thread_time() - began > SLOW:
            raise Broken(f"it took more than {SLOW:g} s")

    return one


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.fuzz", description=__doc__)
    parser.add_argument("kind", nargs="*", help=f"which: {', '.join(SHARES)} (default: all)")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="in all (1,000,000)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="(the time)")
    args = parser.parse_args(argv)
    kinds = args.kind or list(SHARES)
    whole = sum(SHARES[kind] for kind in kinds)
    print(f"fuzz: seed {args.seed}", flush=True)
    for kind in kinds:
        began = time.perf_counter()
        tried = fuzz(kind, max(1, round(args.inputs * SHARES[kind] / whole)), args.seed)
        print(f"{kind}: {tried} inputs, none broke anything, {time.perf_counter() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
