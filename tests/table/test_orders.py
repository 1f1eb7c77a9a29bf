"""Standing orders: a seat that said so once is passed for, for one card or for any, until it says otherwise."""

import pytest

from starboard.kernel.asking import Window
from starboard.kernel.cause import cause_of
from starboard.table import orders
from starboard.table.actions import Actor
from starboard.table.drafts import Draft, entries_of
from starboard.table.log import lines
from starboard.table.orders import due_order, give_order, obey_order, orders_of
from starboard.table.records import Answered, Ordered
from starboard.table.refusal import Refusal
from tests.table.given import Given, mini
from tests.table.test_patience import at_a_window


def ordered(given: Given, seat: int, about: str = "", on: bool = True) -> None:
    by = Actor(given.table.seats[seat].person, "Ann", given.now)
    given.apply(give_order(given.table, by, seat, Window.prompt, about, on))


def test_an_order_passes_the_window_and_the_answer_is_an_answer_like_any_other():
    with mini():
        given = at_a_window("Ann", "Bo")
        table = given.table
        step = table.game.open[0][0]
        seat, before = step.seat, table.position
        assert due_order(table) is None

        ordered(given, seat, str(cause_of(table.game, step)))
        assert due_order(table) is not None
        given.apply(obey_order(table, given.now))

        assert table.position == before + 1
        assert lines(table, table.seq - 1, None, "en")[0].text.endswith("has a standing order for this.")
        loaded = given.reloaded()
        kept = loaded.entries[-1].what
        assert isinstance(kept, Answered) and kept.ordered and kept.option.key == "pass"
        assert loaded.orders == table.orders


def test_an_order_for_another_card_and_one_taken_back_answer_nothing():
    with mini():
        given = at_a_window("Ann", "Bo")
        seat = given.table.game.open[0][0].seat
        by = given.by("Ann")
        given.apply(Draft(entries_of(given.table, by, Ordered(seat, Window.prompt, "another_card", True))))
        assert due_order(given.table) is None
        ordered(given, seat)
        assert due_order(given.table) is not None
        ordered(given, seat, on=False)
        assert due_order(given.table) is None
        with pytest.raises(Refusal):
            obey_order(given.table, given.now)


def test_nobody_gives_orders_for_another_seat():
    with mini():
        given = at_a_window("Ann", "Bo")
        with pytest.raises(Refusal):
            give_order(given.table, Actor("ann", "Ann", given.now), 1, Window.prompt, "", True)


def test_an_order_for_a_card_that_asks_nothing_is_refused_and_tells_no_name():
    """Whoever ordered something about a sector that nobody has seen would read there what it is called."""
    given = Given("Ann", "Ann/Bo", "Ann/Cy", "Ann/Di", game="iss_vanguard", cartridge="marrow")
    table = given.table
    hidden = [f"sector-{n}" for n in range(1, 20)] + list(table.game.book.entries)
    for about in hidden:
        with pytest.raises(Refusal) as refusal:
            give_order(table, given.by("Ann"), table.waiting[0], "window", about, True)
        assert refusal.value.code == "stale"
    assert not orders_of(table, (0, 1, 2, 3), table.say("en"))


def test_so_many_orders_stand_for_a_seat_and_no_more(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(orders, "MOST_ORDERS", 1)
    with mini():
        given = at_a_window("Ann", "Ann/Bo")
        seat = given.table.game.open[0][0].seat
        ordered(given, seat)
        with pytest.raises(Refusal) as refusal:
            ordered(given, seat, str(cause_of(given.table.game, given.table.game.open[0][0])))
        assert refusal.value.code == "too_fast"
        ordered(given, seat, on=False)
        assert not given.table.orders


def test_an_order_for_what_is_no_question_is_refused():
    with mini():
        given = at_a_window("Ann", "Ann/Bo")
        with pytest.raises(Refusal) as refusal:
            give_order(given.table, given.by("Ann"), 0, "sesame", "", True)
        assert refusal.value.code == "malformed" and "sesame" in refusal.value.message("fr")


def test_an_order_is_read_in_words_and_a_position_before_an_ordered_answer_is_not_offered_for_undo():
    with mini():
        given = at_a_window("Ann", "Ann/Bo")
        table = given.table
        step = table.game.open[0][0]
        ordered(given, step.seat)
        (order,) = orders_of(table, (0, 1), table.say("en"))
        assert order.text == "Do you cut in?"
        before = table.position
        given.apply(obey_order(table, given.now))
        reach = table.reach((0, 1))
        assert reach is not None and before not in reach.alone and before - 1 in reach.alone
