"""The Son of Liberty cannot be read from anything that a seat is shown: one person among bots, undo, export, death."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.under_our_sun.model.character import Character
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.secrets import Secret
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.table import actions
from starboard.table.files import export
from starboard.table.refusal import Refusal
from starboard.table.seat_copy import copy_for_seat, may_see_all
from starboard.testing import rule
from tests.games.under_our_sun.given import RULES, Given
from tests.table.given import Given as TableGiven

SEMI = (("mode", "semi_cooperative"),)
SON, SURVIVOR = "son_of_the_last_day", "survivor_well"


def sons() -> set[str]:
    return {card.key for card in RULES.book.system.teams if card.side == "son_of_liberty"}


def table_of(*seats: str, **plan: Any) -> TableGiven:
    return TableGiven(*seats, game="under_our_sun", cartridge="tiny", options=dict(SEMI), **plan)


def play(given: TableGiven, answers: int) -> None:
    """Random answers of every seat."""
    chance = random.Random(5)
    for _ in range(answers):
        table = given.table
        seat = table.waiting[0]
        option = chance.choice(table.game.options(seat))
        by = given.by("Ann")
        given.apply(actions.judge_answer(table, by, seat, table.game.s.question, option))


@rule("OS-MOD-06")
def test_one_person_among_bots_is_not_alone_where_sides_are_secret():
    alone = TableGiven("Ann", "*random", "*random", game="under_our_sun", cartridge="tiny").table
    dealt = table_of("Ann", "*random", "*random").table
    hot = table_of("Ann", "Ann/Bo", "Ann/Cleo").table

    assert (alone.is_solo, dealt.is_solo, hot.is_solo) == (True, False, True)
    assert may_see_all(alone, "ann") and not may_see_all(dealt, "ann")
    assert not dealt.is_undo_free and not table_of("Ann", "*random", undo="free").table.is_undo_free


@rule("OS-MOD-06")
def test_alone_among_bots_nobody_goes_back_past_what_came_to_light():
    given = table_of("Ann", "*random", "*random")
    play(given, 30)
    table = given.table
    assert table.barrier > 0

    with pytest.raises(Refusal) as refused:
        given.undo("Ann", 0)
    assert refused.value.key == "refuse-secret-roles"
    free = TableGiven("Ann", "*random", "*random", game="under_our_sun", cartridge="tiny")
    play(free, 30)
    free.undo("Ann", 0)
    assert free.table.position == 0


@rule("OS-MOD-02", "OS-MOD-06")
def test_a_file_of_the_game_holds_the_cards_of_no_other_seat():
    """Whoever the Son is, the file of a Survivor is dealt anew: over many files the card lies everywhere."""
    given = table_of("Ann", "Bo", "Cleo", "Dan")
    play(given, 12)
    found: set[int] = set()
    for seed in range(40):
        g = copy_for_seat(given.table.game, 0, seed)
        assert g.s.characters[0].team == given.table.game.s.characters[0].team
        found |= {c.id for c in g.s.characters if c.team.value in sons()}
    mine = given.table.game.s.characters[0].team.value in sons()
    assert found == ({0} if mine else {1, 2, 3})
    file = json.loads(export(given.table, given.by("Ann"), 0, given.read))
    assert file["state"]["setup"].get("seed", 0) == 0 and "answers" not in file


def as_if(other: Callable[[Character], str]) -> Callable[[Game[Any]], None]:
    """Deal the Team cards so."""

    def deal(g: Game[Any]) -> None:
        for c in g.s.characters:
            c.team = Secret(other(c), 1 << c.seat, "team")

    return deal


@rule("OS-END-04", "OS-MOD-06")
@pytest.mark.parametrize("dead", [1, 2])
def test_a_hidden_son_who_dies_reveals_nothing_and_nobody_is_asked_because_of_it(dead: int):
    """Two games that differ only in whose card is the Son's look the same to seat 0 until somebody is eliminated."""
    seen = []
    for son in (1, 2):
        g = Game(RULES.new(Setup(4, 11, "tiny", options=SEMI)), RULES)
        as_if(lambda c, son=son: SON if c.id == son else SURVIVOR)(g)  # type: ignore[misc]
        events: list[Any] = []
        g.emit = events.append
        shown = []
        chance = random.Random(3)
        for _ in range(90):
            if g.over or any(c.out for c in g.s.characters):
                break
            if g.s.active >= 0 and g.s.characters[dead].health > 0 and g.s.day:
                g.s.characters[dead].health = 1
            seat = g.waiting[0]
            shown.append((tuple(g.waiting), g.question(0), g.s.barrier))
            plain = [o for o in g.options(seat) if o.key not in ("command", "unmask")]
            g.answer(seat, chance.choice(plain))
        seen.append((shown, [event.seen_by(0) for event in events if event.what != "ending"]))

    (one, told), (other, also_told) = seen  # the end of a game tells: it may come earlier in one of them
    both = min(len(told), len(also_told))
    assert told[:both] == also_told[:both]
    assert all(a == b for a, b in zip(one, other, strict=False))
    assert any(event.what == "dead" and f"character-{dead}" in event.ids for event in told[:both]), "it proves nothing"


@rule("OS-MOD-06", "OS-MOD-15")
def test_the_sons_own_moves_stand_in_nobody_elses_question():
    given = Given(
        3,
        semi=True,
        tiles={"north": "dry_creek"},
        p1={"team": Secret(SON, 0b010, "team")},
        p0={"team": Secret(SURVIVOR, 1, "team")},
    )

    asked = given.g.question(1)
    assert asked is not None and {option.key for option in asked.free} == {"infiltrate"} and not asked.options
    for seat in (0, 2):
        question = given.g.question(seat)
        assert question is None or not {option.key for option in question.free}
    assert given.g.waiting == [0]  # whom the table waits for does not tell either


def test_a_stored_state_of_a_seat_names_no_card_of_another():
    g = Game(RULES.new(Setup(4, 3, "tiny", options=SEMI)), RULES)
    assert codec(type(RULES)).decode(codec(type(RULES)).encode(g.s)) == g.s
    assert all(c.team.to == 1 << c.seat for c in g.s.characters)
    for seat in range(4):
        seen = str(view(g.s, seat))
        cards = {c.team.value for c in g.s.characters if c.seat != seat} - {g.s.characters[seat].team.value}
        assert cards and not [key for key in (*cards, *g.s.team_left) if key in seen]
