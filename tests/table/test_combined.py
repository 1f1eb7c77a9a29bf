"""Answers that are given in one press: recorded one by one, taken back together, stopped where something differs."""

from collections.abc import Callable
from typing import Any

from starboard.kernel.words import Option, opt
from starboard.table import actions
from starboard.table.orders import due_order, give_order, obey_order, orders_of
from starboard.table.records import Answered
from starboard.table.seats import Holder
from tests.table.given import Given


def seti(*seats: str, seed: int = 3, **plan: Any) -> Given:
    """The first turn of a table of SETI."""
    given = Given(*seats, game="seti", seed=seed, cartridge="base", **plan)
    while given.table.game.open[0][0].verb.prompt == "first_tuck":  # type: ignore[attr-defined]  # an Ask
        seat = given.table.waiting[0]
        press(given, seat, given.table.game.options(seat)[0])
    return given


def press(given: Given, seat: int, option: Option, *more: Option) -> list[Answered]:
    """One press of whoever holds a seat; the answers that it was recorded as."""
    table = given.table
    by = given.by(table.seats[seat].person)
    draft = given.apply(actions.answer(table, by, seat, table.game.s.question, option, more))
    return [entry.what for entry in draft.entries if isinstance(entry.what, Answered)]


def alter(given: Given, seat: int, **stock: int) -> None:
    for name, value in stock.items():
        setattr(given.table.game.s.players[seat], name, value)
    given.table.game.settle()


def at(given: Given) -> tuple[int, str]:
    step = given.table.game.open[0][0]
    return step.seat, step.verb.prompt  # type: ignore[attr-defined]  # an Ask


def test_a_combined_answer_is_recorded_as_its_parts_and_taken_back_at_once():
    given = seti("Ann", "Bo")
    seat, before = given.table.waiting[0], given.table.position

    said = press(given, seat, opt("launch"), opt("end"))

    assert [(one.option.key, one.position, one.joined) for one in said] == [
        ("launch", before + 1, False),
        ("end", before + 2, True),
    ]
    assert at(given) == (1 - seat, "action") and given.table.position == before + 2
    reach = given.table.reach((seat,))
    assert reach is not None and reach.alone[0] == before
    given.apply(actions.undo(given.table, given.by(given.table.seats[seat].person), before, given.read))
    assert given.table.position == before and at(given) == (seat, "action")
    assert given.reloaded().position == before


def test_it_plays_as_the_same_answers_one_by_one():
    one, two = seti("Ann", "Bo"), seti("Ann", "Bo")
    seat = one.table.waiting[0]

    press(one, seat, opt("launch"), opt("end"))
    press(two, seat, opt("launch"))
    press(two, seat, opt("end"))

    assert one.table.game.s == two.table.game.s
    assert one.reloaded().game.s == two.table.game.s


def test_it_stops_where_a_part_is_not_open_and_what_came_before_it_stands():
    given = seti("Ann", "Bo")
    seat = given.table.waiting[0]

    said = press(given, seat, opt("launch"), opt("scan"), opt("end"))

    assert [one.option.key for one in said] == ["launch"]
    assert at(given) == (seat, "end")


def test_it_stops_where_something_came_to_light_unless_what_follows_ends_the_turn():
    for follows in ("a free move", "end"):
        given = seti("Ann", "Bo")
        seat = given.table.waiting[0]
        alter(given, seat, publicity=6)
        press(given, seat, opt("launch"))
        press(given, seat, opt("buy"))
        card = next(option for option in given.table.game.options(seat) if option.key == "take")
        after = given.table.game.fork()
        after.answer(seat, card)
        free = next(move for move in after.moves(seat) if move.key != "end")

        said = press(given, seat, card, opt("end") if follows == "end" else free)

        assert said[0].irreversible
        assert [one.option.key for one in said] == (["take", "end"] if follows == "end" else ["take"])
        assert (at(given) == (seat, "end")) == (follows != "end")


def stuck(*seats: str, **plan: Any) -> Given:
    """After a launch that leaves nothing which could matter."""
    given = seti(*seats, **plan)
    seat = given.table.waiting[0]
    alter(given, seat, credits=2, energy=0, publicity=0)
    hand = given.table.game.s.players[seat].hand
    book = given.table.game.book
    hand[:] = [next(key for key, words in book.corner.items() if words == ("data",))]
    press(given, seat, opt("launch"))
    return given


def test_a_turn_in_which_nothing_could_matter_ends_by_itself_as_an_answer_like_any_other():
    given = stuck("Ann", "Bo")
    seat, table = given.table.waiting[0], given.table
    due = due_order(table)
    assert due is not None and (due.seat, due.option, due.by_itself) == (seat, opt("end"), "end")

    given.apply(obey_order(table, given.now))

    kept = given.reloaded().entries[-1].what
    assert isinstance(kept, Answered) and kept.by_itself == "end" and not kept.ordered
    reach = table.reach((seat,))
    assert reach is not None and reach.alone[0] == table.position - 2  # the launch goes with it
    assert [order.kind for order in orders_of(table, (seat,), table.say("en"))] == ["by_itself"]


def test_who_wants_to_be_asked_always_is_asked_always():
    given = stuck("Ann", "Bo")
    seat, table = given.table.waiting[0], given.table
    order: Callable[[bool], object] = lambda on: given.apply(  # noqa: E731  # short, and used twice
        give_order(table, given.by(table.seats[seat].person), seat, "", "", on, always=True)
    )

    order(True)
    assert due_order(table) is None
    assert given.reloaded().asked_always == {seat}
    assert [one.kind for one in orders_of(table, (seat,), table.say("en"))] == ["always"]
    order(False)
    assert due_order(table) is not None


def test_who_learns_the_game_is_asked_as_long_as_anything_can_be_done():
    assert due_order(stuck("Ann", "Bo", guided=True).table) is None


def test_a_bot_answers_for_itself():
    given = stuck("Ann", "Bo")
    seats, seat = given.table.seats, given.table.waiting[0]

    seats[seat] = Holder("bot", bot="random")

    assert due_order(given.table) is None
