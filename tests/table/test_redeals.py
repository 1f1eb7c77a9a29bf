"""When what is hidden is dealt anew, when not, and what stays of the game before it."""

from typing import Any

import msgspec

from starboard.table import actions, files, imports, seating
from starboard.table.records import Dealt, Exposed
from starboard.table.seats import Holder
from tests.table.given import Given, mini

OPEN = Holder("open")


def deals(given: Given) -> list[int]:
    return [entry.what.position for entry in given.table.entries if isinstance(entry.what, Dealt)]


def sits(given: Given, who: str, seat: int) -> None:
    given.apply(seating.sit(given.table, given.by(who), seat))
    if given.table.requests:
        given.vote("Ann")


def plays(given: Given, answers: int) -> None:
    for _ in range(answers):
        seat = given.table.waiting[0]
        option = given.table.game.moves(seat)[0]
        given.answer(given.table.seats[seat].person, seat, " ".join((option.key, *map(str, option.ids))))


def test_the_hand_that_somebody_here_has_held_before_is_dealt_anew_and_no_other():
    with mini():
        given = Given("Ann", "Ann/Bo", "?", game="mini")
        sits(given, "Cleo", 2)
        assert deals(given) == [], "Ann has never played alone"
        hands = [[*player.hand] for player in given.table.game.s.players]

        given.apply(seating.leave(given.table, given.by("Ann"), 1))
        given.apply(seating.sit(given.table, given.by("Dao"), 1))
        given.vote("Ann")
        given.vote("Cleo")

        after = [player.hand for player in given.table.game.s.players]
        assert deals(given) == [0] and after[0] == hands[0] and after[2] == hands[2] and after[1] != hands[1]


def test_a_hand_is_dealt_anew_in_the_middle_of_a_game_too_where_somebody_here_has_held_it():
    with mini():
        given = Given("Ann", "Ann/Bo", "?", game="mini")
        sits(given, "Cleo", 2)
        plays(given, 3)
        hands = [[*player.hand] for player in given.table.game.s.players]
        given.apply(seating.leave(given.table, given.by("Ann"), 1))
        given.apply(seating.sit(given.table, given.by("Dao"), 1))
        given.vote("Ann")
        given.vote("Cleo")
        after = [player.hand for player in given.table.game.s.players]
        assert deals(given) == [3] and after[0] == hands[0] and after[2] == hands[2] and after[1] != hands[1]


def test_who_left_and_comes_back_finds_their_own_hand():
    with mini():
        given = Given("Ann", "*random", game="mini", seed=3)
        hand = [*given.table.game.s.players[0].hand]
        given.apply(seating.leave(given.table, given.by("Ann"), 0))
        given.apply(seating.sit(given.table, given.by("Ann"), 0))
        assert deals(given) == [] and given.table.game.s.players[0].hand == hand


def test_a_bot_in_a_seat_deals_nothing_and_makes_an_insider():
    with mini():
        given = Given("Ann", "?", game="mini")
        given.apply(seating.give(given.table, given.by("Ann"), 1, Holder("bot", bot="random")))
        assert given.table.insiders == {"ann"} and deals(given) == []
        given.apply(seating.give(given.table, given.by("Ann"), 1, OPEN))
        sits(given, "Bo", 1)
        assert deals(given) == [0] and not given.table.insiders


def test_who_took_the_whole_table_along_knows_nothing_of_the_game_of_a_newcomer():
    with mini():
        given = Given("Ann", "?", "?", game="mini")
        sits(given, "Bo", 1)
        given.apply(actions.ask_for_file(given.table, given.by("Ann")))
        given.vote("Bo")
        assert given.table.entrusted == {"ann"}

        sits(given, "Cleo", 2)

        assert deals(given) == [0] and not given.table.entrusted, "nor may Ann take this deal along"
        assert not given.reloaded().entrusted


def test_a_table_with_a_new_deal_is_loaded_and_taken_along_from_there():
    with mini():
        given = Given("Ann", "Ann/2", game="mini", seed=3)
        plays(given, 3)
        given.apply(seating.leave(given.table, given.by("Ann"), 1))
        sits(given, "Bo", 1)
        plays(given, 2)
        assert deals(given) == [3] and given.reloaded().game.s == given.table.game.s
        while not given.table.game.over:
            plays(given, 1)

        data = files.export(given.table, given.by("Ann"), 1, given.read)
        back, draft = imports.restore("b", given.by("Ann"), data)

        assert back.opened.first == 3 and len(draft.entries) == given.table.position - 3 + 1
        assert len(msgspec.json.decode(data)["answers"]) == given.table.position - 3
        assert draft.game is not None and draft.game.s == given.table.game.s


def test_who_goes_back_from_the_end_goes_on_at_a_table_that_is_known():
    with mini():
        given = Given("Ann", "Bo", game="mini", seed=3)
        while not given.table.game.over:
            plays(given, 1)
        given.undo("Ann", 5)
        given.vote("Bo")
        assert given.table.is_exposed and isinstance(given.table.entries[-1].what, Exposed)


OF_ROLES: Any = {"game": "under_our_sun", "cartridge": "tiny", "options": {"mode": "semi_cooperative"}}


def roles(given: Given) -> list[str]:
    return [str(each.team.value) for each in given.table.game.s.characters]


def test_a_chosen_seed_tells_nobody_the_side_of_a_newcomer():
    """Among bots with secret sides one does not play alone, and yet whoever chose the seed can work all of it out."""
    given = Given("Ann", "*random", "*random", "*random", **OF_ROLES, chosen=11)
    known = roles(given)
    sits(given, "Bo", 2)
    assert deals(given) == [0] and roles(given)[0] == known[0] and roles(given)[1:] != known[1:]

    dealt = Given("Ann", "*random", "*random", "*random", **OF_ROLES)
    known = roles(dealt)
    sits(dealt, "Bo", 2)
    assert deals(dealt) == [] and roles(dealt) == known, "nobody chose this one"


def test_a_file_that_somebody_brought_tells_nobody_the_side_of_a_newcomer():
    alone = Given("Ann", "Ann/2", "Ann/3", "Ann/4", **OF_ROLES)
    data = msgspec.json.decode(files.export(alone.table, alone.by("Ann"), 1, alone.read))
    data["table"]["seats"] = [{"name": "Ann"}, {"bot": "random"}, {"bot": "random"}, {"bot": "random"}]
    table, draft = imports.restore("b", alone.by("Ann"), msgspec.json.encode(data))
    alone.table, alone.states = table, {}
    alone.apply(draft)
    known = roles(alone)

    sits(alone, "Bo", 2)

    assert deals(alone) == [0] and roles(alone)[0] == known[0] and roles(alone)[1:] != known[1:]


def test_who_went_from_seat_to_seat_knows_no_hand_but_their_own():
    with mini():
        given = Given("Ann", "Cleo", "*random", "?", game="mini")
        before = [[*player.hand] for player in given.table.game.s.players]
        given.apply(seating.leave(given.table, given.by("Ann"), 0))
        given.apply(seating.sit(given.table, given.by("Ann"), 2))
        given.vote("Cleo")
        after = [[*player.hand] for player in given.table.game.s.players]
        assert deals(given) == [0] and after[1] == before[1] and after[0] != before[0], "Ann has read the first hand"


def test_who_asks_for_a_bots_seat_and_takes_an_open_one_has_one_seat():
    with mini():
        given = Given("Ann", "*random", "?", "Cleo", game="mini")
        given.apply(seating.sit(given.table, given.by("Eve"), 1))
        given.apply(seating.sit(given.table, given.by("Eve"), 2))
        assert given.table.seats_of("eve") == (2,) and not given.table.requests
