"""How a game went: only once it is over, with its parts, its chances, who did what, and where it turned."""

import random

import pytest

from starboard.kernel.playout import sensible
from starboard.kernel.story import WHO
from starboard.table import actions
from starboard.table.refusal import Refusal
from starboard.table.retelling import retell
from tests.table.given import Given


def played(game: str, cartridge: str) -> Given:
    given = Given("Ann", "Ann/Bo", game=game, cartridge=cartridge)
    chance = random.Random(2)
    while not given.table.game.over:
        g = given.table.game
        seat = given.table.waiting[0]
        option = g.rules.rollout(g, seat, sensible(g, seat), chance.random)
        given.now += 1_000
        given.apply(actions.answer(given.table, given.by("Ann"), seat, g.s.question, option))
    return given


def test_a_game_that_goes_on_is_not_told():
    given = Given("Ann", "Bo").marks("a1")

    with pytest.raises(Refusal) as refused:
        retell(given.table, "en", given.read)

    assert refused.value.message("en") == "This game is still being played. It is retold once it is over."


def test_a_game_that_tells_nothing_has_its_time():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")

    told = retell(given.table, "en", given.read)

    assert (told.parts, told.turning) == ((), None)


def test_a_crew_has_one_line_of_chances_pages_roles_and_a_turning_point():
    given = played("unsettled", cartridge="tiny")
    table = given.table

    told = retell(table, "en", given.read)

    assert told.together and {len(point.values) for point in told.points} == {1}
    assert told.points[-1].position == table.position
    assert told.points[-1].values == ((100,) if table.game.s.outcome.kind == "win" else (0,))
    assert [point.position for point in told.points] == sorted({point.position for point in told.points})
    assert told.milliseconds == 1_000 * (table.position - 1) and told.turns > 1
    assert [role.seat for role in told.roles] == [0, 1] and told.roles[0].title != told.roles[1].title
    assert all(deed.n > 0 and deed.label for role in told.roles for deed in role.deeds)
    assert told.turning is None or WHO in told.turning.beat.text or told.turning.beat.moment is not None


def test_rivals_have_a_line_each_and_the_rounds_are_the_parts():
    given = played("seti", cartridge="base")

    told = retell(given.table, "fr", given.read)

    assert not told.together and {len(point.values) for point in told.points} == {2}
    assert [part.title for part in told.parts] == ["Manche 2", "Manche 3", "Manche 4", "Manche 5"]
    assert told.turning is not None and told.turning.before < told.turning.after
