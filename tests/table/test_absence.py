"""Somebody is away: who is asked, what the bot may do, and how the seat comes back."""

import pytest

from starboard.table import absence, seating
from starboard.table.absence import SILENT
from starboard.table.actions import bot_answer
from starboard.table.log import lines
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from tests.table.given import Given, mini

HERE = {"ann"}


def asks(given: Given, who: str, seat: int, here: set[str], bot: str = "strong") -> None:
    given.apply(absence.ask_stand_in(given.table, given.by(who), seat, bot, here))


def texts(given: Given, lang: str = "en") -> list[str]:
    return [line.text for line in lines(given.table, 0, None, "fr" if lang == "fr" else "en")]


def three() -> Given:
    return Given("Ann", "Bo", "Cleo", game="seti")


def test_who_is_here_alone_lets_a_bot_play_at_once_and_the_log_says_so():
    given = Given("Ann", "Bo").marks("a1")

    asks(given, "Ann", 1, HERE)

    assert given.table.bot_to_move == 1 and given.table.seats_of("bo") == (1,)
    assert texts(given)[-1] == "Bo is away. By consent, a bot (strong) plays until Bo is back."
    assert (
        texts(given, "fr")[-1]
        == "Bo n’est pas là. D’un commun accord, un robot (fort) joue à sa place jusqu’à son retour."
    )


def test_all_who_are_here_are_asked_and_nobody_who_is_away():
    given = three()
    seat = given.table.waiting[0]
    away = given.table.seats[seat].person
    here = {"ann", "bo", "cleo"} - {away}
    first, second = sorted(here)

    asks(given, first.title(), seat, here)
    (request,) = given.table.requests.values()

    assert request.voters(given.table.seats) == [second] and given.table.bot_to_move is None
    given.vote(second.title())
    assert given.table.bot_to_move == seat


def test_somebody_else_who_is_away_does_not_hold_it_up():
    given = three()
    seat = given.table.waiting[0]
    first = next(person for person in ("ann", "bo", "cleo") if person != given.table.seats[seat].person)

    asks(given, first.title(), seat, {first})

    assert given.table.bot_to_move == seat


def test_nobody_stands_in_for_who_is_here_unless_they_have_been_silent_for_long():
    given = Given("Ann", "Bo").marks("a1")
    both = {"ann", "bo"}

    with pytest.raises(Refusal, match="not_allowed"):
        asks(given, "Ann", 1, both)
    given.now += SILENT + 1
    asks(given, "Ann", 1, both)

    assert given.table.bot_to_move == 1


@pytest.mark.parametrize(("seats", "seat"), [(("Ann", "*easy"), 1), (("Ann", "?"), 1), (("Ann", "Bo"), 0)])
def test_there_is_nobody_to_stand_in_for(seats: tuple[str, ...], seat: int):
    given = Given(*seats)
    with pytest.raises(Refusal, match="not_allowed"):
        asks(given, "Ann", seat, HERE)


def test_a_spectator_lets_nobody_stand_in():
    given = Given("Ann", "Bo").marks("a1")
    with pytest.raises(Refusal, match="spectator"):
        asks(given, "Zoe", 1, {"ann", "zoe"})


def test_who_comes_back_takes_the_seat_back_with_all_that_was_answered_for_it():
    given = Given("Ann", "Bo").marks("a1")
    asks(given, "Ann", 1, HERE)
    given.apply(bot_answer(given.table, given.now, 1, given.table.game.options(1)[0]))
    given.marks("c3")

    given.apply(absence.take_back(given.table, given.by("Bo")))

    assert given.table.bot_to_move is None and given.table.waiting == (1,)
    assert texts(given)[-1] == "Bo is back and plays on." and given.table.entries[3].who == "Bo"
    given.marks("b3")
    with pytest.raises(Refusal, match="stale"):
        absence.take_back(given.table, given.by("Bo"))
    assert given.reloaded().seats == given.table.seats


def test_who_comes_back_before_all_have_agreed_ends_the_request():
    given = three()
    seat = given.table.waiting[0]
    away = given.table.seats[seat].person
    here = {"ann", "bo", "cleo"} - {away}
    asks(given, sorted(here)[0].title(), seat, here)

    given.apply(absence.take_back(given.table, given.by(away.title())))

    assert not given.table.requests and given.table.bot_to_move is None


def test_a_standing_wish_holds_only_while_somebody_here_waits_for_who_is_away():
    given = Given("Ann", "Bo")
    given.apply(absence.wish(given.table, given.by("Bo"), 1, "strong"))
    assert texts(given)[-1] == "Whenever Bo is away and the others wait, a bot (strong) is to play."

    assert absence.wished_seats(given.table, HERE) == (), "Ann is asked"
    given.marks("a1")
    assert absence.wished_seats(given.table, HERE) == (1,)
    assert absence.wished_seats(given.table, {"ann", "bo"}) == ()
    assert absence.wished_seats(given.table, {"zoe"}) == (), "nobody waits but a spectator"

    given.apply(absence.stand_in_as_wished(given.table, given.now, (1,)))
    assert given.table.bot_to_move == 1 and absence.wished_seats(given.table, HERE) == ()
    given.apply(absence.take_back(given.table, given.by("Bo")))
    assert given.table.seats[1].wish == "strong", "the wish stands"
    given.apply(absence.wish(given.table, given.by("Bo"), 1, ""))
    assert absence.wished_seats(given.table, HERE) == ()
    with pytest.raises(Refusal, match="not_your_seat"):
        absence.wish(given.table, given.by("Ann"), 1, "strong")


def test_a_stand_in_deals_nothing_anew_and_shows_nobody_the_hand():
    with mini():
        given = Given("Ann", "Bo", game="mini")
        seat = given.table.waiting[0]
        away, other = ("Ann", "Bo") if given.table.seats[seat].person == "ann" else ("Bo", "Ann")
        hand = [*given.table.game.s.players[seat].hand]

        asks(given, other, seat, {other.lower()})

        assert [*given.table.game.s.players[seat].hand] == hand
        assert given.table.seats_of(other.lower()) == (1 - seat,) and given.table.seats_of(away.lower()) == (seat,)


def test_who_takes_a_bots_seat_at_a_table_of_one_person_gets_a_hand_that_nobody_knows():
    with mini():
        given = Given("Ann", "*random", game="mini", seed=3)
        while given.table.waiting[0] != 0:
            option = given.table.game.options(1)[0]
            given.apply(bot_answer(given.table, given.now, 1, option))
        mine = [*given.table.game.s.players[0].hand]
        given.apply(seating.sit(given.table, given.by("Bo"), 1))
        given.vote("Ann")

        assert any(type(entry.what).__name__ == "Dealt" for entry in given.table.entries)
        assert [*given.table.game.s.players[0].hand] == mine, "what Ann holds stays"
        assert given.table.seats[1] == Holder("person", "bo", "Bo")
