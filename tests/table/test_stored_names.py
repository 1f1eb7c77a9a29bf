"""Names in the database and on the wire stay, whatever the fields are called in code."""

import msgspec

from starboard.kernel.words import Option
from starboard.table.reach import Reach
from starboard.table.records import Answered, Entry, pack, unpack
from starboard.table.replay import Position


def test_a_record_of_the_first_release_is_read_and_written_as_it_was():
    option = Option("mark", ("a1",))
    plain = {
        "seq": 1,
        "at": 5,
        "what": {"is": "answered", "seat": 0, "option": msgspec.to_builtins(option), "position": 1, "wall": True},
        "by": "ann",
        "said": "x1",
    }

    entry = unpack(msgspec.msgpack.encode(plain))

    assert entry == Entry(1, 5, Answered(0, option, 1, irreversible=True), "ann", message_id="x1")
    assert msgspec.msgpack.decode(pack(entry)) == msgspec.msgpack.decode(msgspec.msgpack.encode(plain))


def test_the_client_reads_walls():
    assert msgspec.to_builtins(Reach((2,), "chance", (0,))) == {"alone": (2,), "wall": "chance", "asked": (0,)}
    assert msgspec.to_builtins(Position(1, 0, 5, irreversible=True))["wall"] is True
