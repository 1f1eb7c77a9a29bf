"""A window that somebody leaves open closes by itself; a question never does."""

from starboard.kernel.asking import Window
from starboard.table.log import lines
from starboard.table.patience import blocking_seats, pass_window, window_deadline
from starboard.table.records import Answered
from tests.table.given import Given, mini

PATIENCE = 90_000


def at_a_window(*seats: str) -> Given:
    """The first table, of the seeds in order, at which the first options lead to a window."""
    for seed in range(40):
        given = Given(*seats, game="mini", seed=seed)
        while not given.table.game.over:
            if isinstance(given.table.game.s.stack[-1].verb, Window):
                return given
            seat = given.table.waiting[0]
            option = given.table.game.options(seat)[0]
            given.answer(given.table.seats[seat].person, seat, " ".join(map(str, (option.key, *option.ids))))
    raise AssertionError("no seed leads to a window")


def test_a_window_closes_after_the_patience_of_the_table():
    with mini():
        given = at_a_window("Ann", "Bo")
        table = given.table
        seat, *others = blocking_seats(table)
        assert window_deadline(table, PATIENCE) == given.now + PATIENCE
        assert window_deadline(table, 0) == 0

        given.apply(pass_window(table, given.now + PATIENCE, seat))

        assert list(blocking_seats(table)) == others
        told = lines(table, table.seq - 1, None, "en")[0]
        assert told.text == f"{table.seats[seat].name} lets the window pass."
        kept = given.reloaded().entries[-1].what
        assert isinstance(kept, Answered)
        assert kept.late


def test_nobody_who_plays_alone_is_hurried_and_no_question_is_answered_for_anybody():
    with mini():
        alone = at_a_window("Ann", "Ann/Bo")
        assert isinstance(alone.table.game.s.stack[-1].verb, Window)
        assert window_deadline(alone.table, PATIENCE) == 0

        question = Given("Ann", "Bo", game="mini")
        assert question.table.waiting
        assert window_deadline(question.table, PATIENCE) == 0
