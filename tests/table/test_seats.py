"""Seats: taking, leaving and giving them, and when the table must agree."""

import pytest

from starboard.table import hosting, seating
from starboard.table.records import Clock, Settled
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder
from tests.table.given import Given

BOT = Holder("bot", bot="random")


def test_an_open_seat_is_for_who_comes_first():
    given = Given("Ann", "?")
    assert given.reloaded().status == "open"

    given.apply(seating.sit(given.table, given.by("Bo"), 1))
    assert given.table.status == "playing" and given.table.seats_of("bo") == (1,)

    with pytest.raises(Refusal, match="seat_taken"):
        seating.sit(given.table, given.by("Cleo"), 1)


def test_an_invited_seat_needs_its_link():
    given = Given("Ann", "!abc")

    with pytest.raises(Refusal, match="not_allowed"):
        seating.sit(given.table, given.by("Bo"), 1)
    with pytest.raises(Refusal, match="not_allowed"):
        seating.sit(given.table, given.by("Bo"), 1, "xyz")
    given.apply(seating.sit(given.table, given.by("Bo"), 1, "abc"))

    assert given.table.seats[1].person == "bo"


def test_who_sits_already_takes_no_second_seat():
    given = Given("Ann", "?")

    with pytest.raises(Refusal, match="not_allowed"):
        seating.sit(given.table, given.by("Ann"), 1)


def test_a_seat_that_was_left_is_taken_over_by_consent():
    given = Given("Ann", "Bo").marks("a1")
    given.apply(seating.leave(given.table, given.by("Bo"), 1))
    assert given.table.seats[1].kind == "left"

    given.apply(seating.sit(given.table, given.by("Cleo"), 1))
    assert given.table.seats[1].kind == "left" and given.table.requests

    given.vote("Ann")
    assert given.table.seats[1].name == "Cleo" and not given.table.requests
    given.answer("Cleo", 1, "mark b2")


def test_the_last_one_at_the_table_decides_alone():
    given = Given("Ann", "Bo").marks("a1")
    given.apply(seating.leave(given.table, given.by("Bo"), 1))

    given.apply(seating.give(given.table, given.by("Ann"), 1, BOT))

    assert given.table.bot_to_move == 1


def test_the_host_may_give_a_seat_that_nobody_took():
    given = Given("Ann", "!abc")

    given.apply(seating.give(given.table, given.by("Ann"), 1, BOT))

    assert given.table.status == "playing"


def test_nobody_gives_away_a_seat_that_is_held():
    given = Given("Ann", "Bo")

    with pytest.raises(Refusal, match="seat_taken"):
        seating.give(given.table, given.by("Ann"), 1, BOT)


def test_a_bot_that_has_played_stays_until_the_guest_with_its_link_comes():
    given = Given("Ann", "*random")
    seating.give(given.table, given.by("Ann"), 1, Holder("open"))
    given.marks("a1")

    with pytest.raises(Refusal, match="seat_taken"):
        seating.give(given.table, given.by("Ann"), 1, Holder("open"))
    given.apply(seating.give(given.table, given.by("Ann"), 1, Holder("invite", invite="abc")))

    assert given.table.seats[1] == Holder("bot", name="Vega", bot="random", invite="abc")
    assert given.table.status == "playing" and given.table.bot_to_move == 1
    given.apply(seating.sit(given.table, given.by("Bo"), 1, "abc"))
    assert given.table.seats_of("bo") == (1,) and given.table.bot_to_move is None


def test_the_seat_of_a_bot_is_taken_over_by_consent_of_the_people_at_the_table():
    given = Given("Ann", "*random").marks("a1")

    given.apply(seating.sit(given.table, given.by("Bo"), 1))
    assert given.table.seats[1].kind == "bot", "Ann was not asked"
    given.vote("Ann")

    assert given.table.seats[1].person == "bo"
    given.marks("b2")
    assert given.table.history.answers[-1].seat == 1


def test_every_bot_has_a_name_of_its_own_at_its_table_and_keeps_it():
    given = Given("Ann", "*easy", "*easy", game="seti")
    names = [holder.name for holder in given.table.seats]

    assert names[0] == "Ann" and len(set(names)) == 3 and all(names)
    assert [holder.name for holder in given.reloaded().seats] == names


def test_a_spectator_decides_nothing():
    given = Given("Ann", "!abc")

    for deed in (
        lambda: seating.give(given.table, given.by("Cleo"), 1, BOT),
        lambda: seating.leave(given.table, given.by("Cleo"), 0),
    ):
        with pytest.raises(Refusal, match="spectator"):
            deed()
    with pytest.raises(Refusal, match="not_allowed"):
        hosting.change_settings(given.table, given.by("Cleo"), Settled("Mine"))


def test_the_host_names_and_lists_the_table():
    given = Given("Ann", "Bo")

    given.apply(hosting.change_settings(given.table, given.by("Ann"), Settled("Late Orbit", True)))

    assert (given.reloaded().name, given.reloaded().listed) == ("Late Orbit", True)


def test_logging_in_brings_seats_and_the_hosts_chair_along():
    given = Given("Ann", "Ann/Bo")

    given.apply(seating.transfer_seats(given.table, given.by("Ann2"), "ann"))

    assert given.table.seats_of("ann2") == (0, 1) and given.table.seats_of("ann") == ()
    assert given.reloaded().host == "ann2" and given.table.seats[1].name == "Bo"


# Clocks

MINUTE = 60_000


def test_a_clock_runs_for_who_is_asked_and_gives_its_bonus_back():
    given = Given("Ann", "Bo", clock=Clock(MINUTE, 2_000))
    given.now += 10_000
    given.marks("a1")

    info = given.table.clocks.info(given.table.running)

    assert info is not None
    assert info.left == (MINUTE - 8_000, MINUTE) and info.running == (1,) and info.at == given.now


def test_a_clock_waits_until_everybody_has_come():
    given = Given("Ann", "?", clock=Clock(MINUTE))
    given.now += 50_000
    given.apply(seating.sit(given.table, given.by("Bo"), 1))

    assert given.table.clocks.spent == (0, 0) and given.table.running == (0,)


def test_a_seat_whose_time_is_up_may_be_given_away_by_the_others():
    given = Given("Ann", "Bo", clock=Clock(MINUTE))
    given.now += MINUTE + 1

    given.apply(seating.give(given.table, given.by("Bo"), 0, BOT))

    assert given.table.bot_to_move == 0


def test_taking_an_answer_back_gives_no_time_back():
    given = Given("Ann", "Ann/Bo", clock=Clock(MINUTE))
    given.now += 5_000
    given.marks("a1")
    given.undo("Ann", 0)

    assert given.table.clocks.spent == (5_000, 0) == given.reloaded().clocks.spent


# Handed over by who holds it


def vanguard(*seats: str) -> Given:
    return Given(*seats, game="iss_vanguard", cartridge="tiny")


def test_a_seat_is_handed_over_between_two_answers_once_the_other_agrees():
    given = vanguard("Ann", "Ann", "Ann", "Bo")
    question = given.table.game.s.question

    given.apply(seating.hand_over(given.table, given.by("Ann"), 1, 3))
    assert given.table.seats_of("ann") == (0, 1, 2), "Bo was not asked"
    given.vote("Bo")

    assert given.table.seats_of("ann") == (0, 2) and given.table.seats_of("bo") == (1, 3)
    assert given.table.seats[1] == Holder("person", "bo", "Bo")
    assert given.table.game.s.question == question and given.reloaded().seats_of("bo") == (1, 3)


def test_a_further_seat_is_asked_for_and_who_holds_it_agrees():
    given = vanguard("Ann", "Ann", "Cleo", "Bo")

    given.apply(seating.hand_over(given.table, given.by("Bo"), 0, 3))
    with pytest.raises(Refusal, match="not_allowed"):
        given.vote("Cleo")
    given.vote("Ann")

    assert given.table.seats_of("bo") == (0, 3)


def test_a_seat_that_is_refused_stays_and_who_handed_it_may_withdraw():
    given = vanguard("Ann", "Ann", "Ann", "Bo")

    given.apply(seating.hand_over(given.table, given.by("Ann"), 1, 3))
    given.vote("Bo", yes=False)
    assert given.table.seats_of("bo") == (3,) and not given.table.requests

    given.apply(seating.hand_over(given.table, given.by("Ann"), 1, 3))
    given.vote("Ann", yes=False)
    assert given.table.seats_of("bo") == (3,) and not given.table.requests


def test_one_may_hand_over_the_last_seat_and_look_on():
    given = vanguard("Ann", "Bo", "Bo", "Bo")

    given.apply(seating.hand_over(given.table, given.by("Ann"), 0, 1))
    given.vote("Bo")

    assert given.table.seats_of("bo") == (0, 1, 2, 3) and not given.table.seats_of("ann")


def test_where_seats_play_against_each_other_everybody_agrees():
    given = Given("Ann", "Bo", "Cleo", game="seti")

    given.apply(seating.hand_over(given.table, given.by("Ann"), 0, 1))
    given.vote("Bo")
    assert given.table.seats_of("bo") == (1,), "Cleo was not asked"
    given.vote("Cleo")

    assert given.table.seats_of("bo") == (0, 1)


def test_where_sides_are_secret_everybody_agrees_so_that_nobody_learns_who_is_on_whose():
    given = Given("Ann", "Bo", "Cleo", game="under_our_sun", options={"mode": "semi_cooperative"})

    assert not seating.plays_together(given.table)
    assert seating.plays_together(Given("Ann", "Bo", "Cleo", game="under_our_sun").table)


def test_partners_hand_a_seat_over_with_all_that_it_holds_and_rivals_after_a_new_deal():
    partners = Given("Ann", "Ann", "Bo", game="under_our_sun")
    partners.apply(seating.hand_over(partners.table, partners.by("Ann"), 1, 2))
    dealt = [type(entry.what).__name__ for entry in partners.vote("Bo").entries]
    assert dealt == ["Voted", "Seated"]

    rivals = Given("Ann", "Ann", "Bo", game="seti")
    rivals.apply(seating.hand_over(rivals.table, rivals.by("Ann"), 1, 2))
    dealt = [type(entry.what).__name__ for entry in rivals.vote("Bo").entries]
    assert dealt == ["Voted", "Dealt", "Seated"]


def test_one_hands_over_only_what_is_ones_own_and_only_to_somebody():
    given = vanguard("Ann", "Bo", "Cleo", "*random")

    for seat, to in ((1, 2), (0, 3), (0, 0), (9, 0), (0, 9)):
        with pytest.raises(Refusal):
            seating.hand_over(given.table, given.by("Ann"), seat, to)
    with pytest.raises(Refusal, match="spectator"):
        seating.hand_over(given.table, given.by("Dee"), 0, 1)


def test_a_further_seat_is_taken_from_a_bot_with_the_consent_of_the_others():
    given = vanguard("Ann", "Bo", "*random", "*random")

    given.apply(seating.hand_over(given.table, given.by("Bo"), 2, 1))
    assert given.table.seats[2].kind == "bot", "Ann was not asked"
    given.vote("Ann")

    assert given.table.seats_of("bo") == (1, 2)
    assert given.table.seats[2] == Holder("person", "bo", "Bo")


def test_alone_one_takes_a_further_seat_and_gives_it_back_to_a_bot_at_once():
    given = vanguard("Ann", "*random", "*random", "*random")

    given.apply(seating.hand_over(given.table, given.by("Ann"), 1, 0))
    assert given.table.seats_of("ann") == (0, 1)
    given.apply(seating.give(given.table, given.by("Ann"), 0, BOT))

    assert given.table.seats_of("ann") == (1,) and given.table.seats[0].bot == "random"
    with pytest.raises(Refusal, match="not_allowed"):
        seating.give(given.table, given.by("Ann"), 1, BOT)


def test_ones_own_seat_goes_to_a_bot_if_the_others_agree():
    given = vanguard("Ann", "Bo", "Cleo", "Ann")

    given.apply(seating.give(given.table, given.by("Ann"), 3, BOT))
    given.vote("Bo")
    assert given.table.seats[3].held, "Cleo was not asked"
    given.vote("Cleo")

    assert given.table.seats[3].kind == "bot" and given.table.seats_of("ann") == (0,)


def test_at_one_screen_a_seat_goes_from_one_to_the_other_without_asking():
    given = vanguard("Ann", "Ann/Dao", "Ann", "Bo")

    given.apply(seating.hand_over(given.table, given.by("Ann"), 2, 1))

    assert given.table.seats[2] == Holder("hot", "ann", "Dao") and not given.table.requests


def test_a_request_for_a_seat_that_has_changed_hands_is_moot():
    given = vanguard("Ann", "Ann", "Bo", "Cleo")
    given.apply(seating.hand_over(given.table, given.by("Bo"), 1, 2))

    given.apply(seating.leave(given.table, given.by("Ann"), 1))

    assert not given.table.requests
