"""Nobody knows the future: a host who could know all that is hidden knows nothing of it once a second person sits."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, ClassVar

import pytest
from msgspec import structs

from starboard.kernel.cartridge import cartridges
from starboard.kernel.cartridge import rules as load_rules
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.registry import find, games
from starboard.kernel.secrets import hidden
from starboard.kernel.setup import Setup
from starboard.table.store import Store
from tests.fixtures.mini import Mini
from tests.fixtures.mini.model import Table
from tests.server.served import Served, Socket, Someone, serving
from tests.table.given import mini

SEED = 11


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """New deals follow a seed of their own: none of them is like the old one by chance."""
    monkeypatch.setattr("secrets.randbits", random.Random(1).getrandbits)


def foretold(seed: int) -> Any:
    """The state of a seed, as the host works it out at home."""
    cartridge = next(iter(cartridges(find("mini"))))
    rules = load_rules("mini", cartridge)
    return Game(rules.new(Setup(2, seed, cartridge)), rules).s


def hand(socket: Socket, seat: int) -> list[str]:
    """The cards of a seat in the last view."""
    return sorted(card["id"] for card in socket.last["scene"]["players"][seat]["parts"][0].get("cards", []))


def present(folder: Path, table: str) -> Any:
    """The state on disk."""
    store = Store(str(folder / "test.db"))
    try:
        found = store.table(table)
        assert found is not None
        return found.game.s
    finally:
        store.close()


def give_seat(ann: Someone, bo: Someone, table: str) -> None:
    """Ann frees the second seat; Bo takes it, by consent where somebody left it, by a link where a bot has played."""
    with ann.sits(table, look=0) as a:
        kind = a.last["table"]["seats"][1]["kind"]
        if kind == "bot" and a.last["position"]:
            a.say("give", seat=1, kind="invite")
            while "table" not in a.last or not a.last["table"].get("invites"):
                a.view()
            assert bo.post(f"invites/{a.last['table']['invites'][0]['token']}")["seat"] == 1
            return
        if kind == "hot":
            a.say("leave", seat=1)
        else:
            a.say("give", seat=1, kind="open")
        assert a.wait("ack", "refused")["type"] == "ack"
        if kind == "bot":
            assert bo.post(f"tables/{table}/sit", {})["seat"] == 1
            return
        with bo.sits(table) as b:
            b.say("sit", seat=1)
            assert b.wait("ack")["asked"]
        a.say("vote", request=a.view(seq=a.last["seq"] + 2)["requests"][0]["id"], yes=True)
        assert a.wait("ack", "refused")["type"] == "ack"


def from_seed(ann: Someone) -> str:
    return str(ann.opens("me", "bot", game="mini", seed=SEED)["id"])


def from_hot_seats(ann: Someone) -> str:
    return str(ann.opens("me", "hot", game="mini", seed=SEED)["id"])


def from_what_if(ann: Someone) -> str:
    return str(ann.post(f"tables/{from_hot_seats(ann)}/whatif", {"position": 0})["table"]["id"])


@pytest.mark.usefixtures("deals")
@pytest.mark.parametrize("opens", [from_seed, from_hot_seats, from_what_if])
def test_who_could_know_all_knows_nothing_of_the_other_hand_and_of_the_deck(
    tmp_path: Path, opens: Callable[[Someone], str]
):
    with mini(), serving(tmp_path) as at:
        known = foretold(SEED)
        ann, bo = at.person("Ann"), at.person("Bo")
        found = []
        for _ in range(3):
            table = opens(ann)
            give_seat(ann, bo, table)
            with bo.sits(table) as b, ann.sits(table) as a:
                assert hand(a, 0) == sorted(known.players[0].hand), "what Ann holds by right stays hers"
                assert any("dealt anew" in line["text"] for line in b.lines)
                found.append((hand(b, 1), [*present(tmp_path, table).deck]))
        assert all(their != sorted(known.players[1].hand) for their, _ in found)
        assert all(set(deck) != set(known.deck) for _, deck in found), "the hand was dealt from the deck"
        assert found[0] != found[1] != found[2] != found[0], "no deal follows from the one that was known"
        state = present(tmp_path, table)
        assert (
            state.setup.seed == 0 and state.rng != known.rng and sorted(found[-1][0]) == sorted(state.players[1].hand)
        )


def test_nobody_goes_back_to_the_deal_that_was_known(tmp_path: Path):
    with mini(), serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "hot", game="mini", seed=SEED, undo="free")["id"]
        with ann.sits(table, look=0) as a:
            for _ in range(4):
                answer_first(ann, a)
        give_seat(ann, bo, table)
        with ann.sits(table) as a, bo.sits(table) as b:
            assert not a.last["reach"].get("alone") and a.last["reach"]["wall"] == "chance"
            a.say("undo", to=2)
            assert "dealt anew at position 4" in a.wait("ack", "refused")["text"]
            theirs, mine = hand(b, 1), hand(a, 0)
            asked, seat = ((a, 0), (b, 1))[a.last["scene"]["waiting"][0]]
            option = asked.last["scene"]["question"]["choices"][0]["option"]
            assert asked.answer(*option.get("ids", ()), key=option["key"], seat=seat)["type"] == "ack"
            a.view(position=5)
            a.say("undo", to=4) if seat == 0 else b.say("undo", to=4)
            a.view(position=4)
            b.view(position=4)
            assert (hand(b, 1), hand(a, 0)) == (theirs, mine), "back at the new deal"
        then = bo.get(f"tables/{table}/scene", position=4, seat=1)
        assert then["scene"]["answers"] == 4 and bo.get(f"tables/{table}/positions", seat=1)["last"] == 4


def answer_first(ann: Someone, a: Socket) -> None:
    """The first open answer of the seat that is asked, at Ann's own screen."""
    seat = a.last["scene"]["waiting"][0]
    a.say("look", seat=seat)
    while a.view()["scene"].get("viewer") != seat:
        pass
    option = a.last["scene"]["question"]["choices"][0]["option"]
    position = a.last["position"]
    assert a.answer(*option.get("ids", ()), key=option["key"], seat=seat)["type"] == "ack"
    a.view(position=position + 1)


def test_the_seed_of_a_guided_game_tells_nothing_either(tmp_path: Path):
    with serving(tmp_path, bot_pause=60.0) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.post("games/seti/first")["table"]["id"]
        before = present(tmp_path, table)
        give_seat(ann, bo, table)
        after = present(tmp_path, table)
        assert before.setup.seed and not after.setup.seed and before.rng != after.rng
        assert before.players[1].hand != after.players[1].hand and before.players[0].hand == after.players[0].hand


def test_a_file_that_somebody_brought_tells_nothing_either(tmp_path: Path):
    with serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        file = ann.get(f"tables/{ann.opens('me', 'hot', game='seti', seed=SEED)['id']}/export")
        table = ann.post("import", file)["table"]["id"]
        before = present(tmp_path, table)
        give_seat(ann, bo, table)
        after = present(tmp_path, table)
        assert before.setup.seed == SEED and not after.setup.seed and before.rng != after.rng
        assert before.players[1].hand != after.players[1].hand and before.players[0].hand == after.players[0].hand


@pytest.mark.usefixtures("deals")
def test_who_looked_from_a_seat_under_another_name_and_left_knows_nothing_of_it(tmp_path: Path):
    """The host takes the guest's seat with a second account, reads the hand, and leaves before the guest comes."""
    with mini(), serving(tmp_path) as at:
        ann, puppet, bo = at.person("Ann"), at.person("Eve"), at.person("Bo")
        found = []
        for _ in range(2):
            table = ann.opens("me", "open", game="mini")["id"]
            assert puppet.post(f"tables/{table}/sit", {})["seat"] == 1
            with puppet.sits(table) as p:
                seen = hand(p, 1)
                p.say("leave", seat=1)
                assert p.wait("ack", "refused")["type"] == "ack"
            with ann.sits(table) as a, bo.sits(table) as b:
                mine = hand(a, 0)
                b.say("sit", seat=1)
                assert b.wait("ack")["asked"]
                a.say("vote", request=a.view(seq=a.last["seq"] + 1)["requests"][0]["id"], yes=True)
                assert a.wait("ack", "refused")["type"] == "ack"
                while b.view().get("you", {}).get("seats") != [1]:
                    pass
                assert hand(a, 0) == mine
                found.append((seen, hand(b, 1)))
        assert all(before != after for before, after in found) and found[0][1] != found[1][1]


def test_two_who_begin_together_keep_their_deal(tmp_path: Path):
    with mini(), serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "open", game="mini")["id"]
        before = present(tmp_path, table)
        bo.post(f"tables/{table}/sit", {})
        assert present(tmp_path, table) == before
        refused = ann.post("tables", {"game": "mini", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": SEED})
        assert refused["code"] == "bad_setup"


class FixedTable(Table):
    omen: Annotated[str, hidden()] = "a comet"


class Fixed(Mini):
    """Mini with a secret that cannot be dealt anew."""

    key: ClassVar = "fixed"
    state: ClassVar = FixedTable

    def new(self, setup: Setup) -> FixedTable:
        return FixedTable(**structs.asdict(super().new(setup)))


def test_where_a_secret_cannot_be_dealt_anew_the_table_says_so_to_all(tmp_path: Path):
    games()["fixed"] = Fixed
    assert codec(Fixed)
    try:
        with serving(tmp_path) as at:
            _is_marked(at, tmp_path)
    finally:
        del games()["fixed"]


def _is_marked(at: Served, folder: Path) -> None:
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = ann.opens("me", "bot", game="fixed", seed=SEED, listed=True)
    assert "known" not in table
    with ann.sits(table["id"], look=0) as a:
        a.say("give", seat=1, kind="open")
        a.wait("ack")
    (card,) = bo.get("tables")["open"]
    assert card["known"] is True, "it is said in the lobby, before anybody sits down"
    assert bo.post(f"tables/{table['id']}/sit", {})["table"]["known"] is True
    with cleo.sits(table["id"], lang="fr") as c:
        assert c.last["table"]["known"] is True
        assert [line for line in c.lines if "le début de cette partie est connu" in line["text"]]
