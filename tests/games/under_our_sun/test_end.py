"""How games end, and for whom.  OS-END, OS-MOD-01, OS-MOD-08, OS-MOD-09."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.under_our_sun.constants import NIGHT
from starboard.games.under_our_sun.rules.health import hurt
from starboard.games.under_our_sun.rules.progress import DayLimit, Look
from starboard.games.under_our_sun.rules.rounds import PhaseEnds
from starboard.kernel.words import Outcome
from starboard.testing import rule
from tests.games.under_our_sun.given import RULES, Given, at
from tests.games.under_our_sun.test_traitor import Sides

DEAD = {"health": 0, "dead": 3}
OUT = {"health": 0, "out": True}
AWAY = {0: "north", 1: "north", 2: "north"}  # so that the last card's goal, all at New Haven, is not met


def ending(given: Given) -> Outcome:
    outcome = given.doing(Look()).s.outcome
    assert outcome is not None
    return outcome


@rule("OS-END-01", "OS-MOD-01")
def test_the_last_goal_wins_for_all_in_cooperative_play_and_an_earlier_one_does_not():
    assert ending(Given(card=3)) == Outcome("win", why="won")
    given = Given(card=2, counters={"turns_of_the_pump": 2}, tiles={"north": "dry_creek"}, at={0: "north"})
    assert given.doing(Look()).s.outcome is None and given.s.card == 3


@rule("OS-END-01", "OS-END-06")
def test_in_semi_cooperative_play_the_survivors_win_with_the_last_goal_the_dead_and_eliminated_among_them():
    outcome = ending(_last(son=1, seats=4, p2=DEAD, p3=OUT))

    assert (outcome.kind, outcome.winners, outcome.why) == ("win", (0, 2, 3), "won")


def _last(card_: int = 3, **fields: Any) -> Sides:
    """A semi-cooperative table on a mission card, the last one if it is not said."""
    given = Sides(**fields)
    given.s.card = card_
    return given


@rule("OS-MOD-06")
def test_at_the_end_of_the_game_all_team_cards_are_turned_up():
    given = _last(son=1)
    assert given.open_cards == [False] * 3

    ending(given)

    assert given.open_cards == [True] * 3


@rule("OS-END-02", "OS-MIS-08")
@pytest.mark.parametrize(("day", "over"), [(3, False), (4, True)])
def test_the_mission_is_lost_at_the_end_of_the_night_of_its_last_day(day: int, over: bool):
    assert RULES.book.mission.days == 4
    given = Given(day=day, phase=NIGHT, p0={"ration": 3}, p1={"ration": 3})
    assert given.s.outcome is None

    given.doing(PhaseEnds())

    assert given.s.outcome == (Outcome("loss", why="days") if over else None)


@rule("OS-MIS-08")
def test_earlier_phases_of_the_last_day_lose_nothing():
    assert Given(day=4, phase=1).doing(PhaseEnds()).s.outcome is None


@rule("OS-END-03")
def test_with_no_living_character_left_the_mission_is_lost_at_once_though_the_windows_still_run():
    assert ending(Given(p0=DEAD, p1=DEAD)) == Outcome("loss", why="nobody")
    assert Given(p0={"health": 1}, p1=DEAD).doing(Look()).s.outcome is None


@rule("OS-END-08")
def test_a_last_goal_met_as_the_last_character_dies_is_met_in_cooperative_play(monkeypatch: pytest.MonkeyPatch):
    mission = RULES.book.mission
    monkeypatch.setattr(RULES.book, "mission", structs.replace(mission, cards=mission.cards[:2]))
    done = {"turns_of_the_pump": 9}  # the goal of the second card, here the last: it asks for nobody alive

    assert ending(Given(card=2, p0=DEAD, p1=DEAD, counters=done)) == Outcome("win", why="won")
    assert ending(_last(2, son=2, p0=DEAD, p1=DEAD, counters=done, at={2: "north"})).kind == "loss"


@rule("OS-END-03", "OS-MIS-07")
def test_a_goal_of_characters_in_a_place_is_not_met_by_nobody():
    assert ending(Given(card=3, p0=DEAD, p1=DEAD)) == Outcome("loss", why="nobody")


@rule("OS-END-07")
def test_with_no_survivor_alive_the_mission_is_lost_though_the_son_lives():
    outcome = ending(_last(1, son=2, p0=DEAD, p1=DEAD))

    assert (outcome.kind, outcome.why) == ("loss", "nobody")
    assert _last(1, son=2, p0=DEAD).doing(Look()).s.outcome is None


@rule("OS-END-04", "OS-MOD-08")
def test_the_survivors_win_when_the_hidden_sons_window_has_run_out_and_nobody_was_asked():
    given = _last(1, son=1, p1={**DEAD, "dead": 1}, at=AWAY)
    given.doing(Look()).waits(0)
    assert given.s.outcome is None and given.question(0).prompt == "act"

    given.doing(PhaseEnds())

    assert given.s.outcome == Outcome("win", (0, 2), why="son-eliminated")


@rule("OS-END-04")
def test_a_dead_survivors_end_wins_nothing():
    given = _last(1, son=1, p2={**DEAD, "dead": 1}, at=AWAY, card="son_of_the_last_day")

    assert given.doing(PhaseEnds()).s.outcome is None and given.s.characters[2].out


@rule("OS-END-04")
def test_all_others_together_waive_the_revival_of_a_revealed_son_and_win_at_once():
    given = _last(1, son=1, p1=DEAD, open=True, at=AWAY).doing(Look())

    given.waits(0, 2).asks("waive", "waive character-1", "grant character-1", seat=2)
    given.when("0: waive character-1", "2: waive character-1")

    assert given.s.outcome == Outcome("win", (0, 2), why="son-eliminated")


@rule("OS-END-04")
def test_who_is_eliminated_has_no_voice_on_the_revival():
    gone = {"health": 0, "dead": 0, "out": True}
    given = _last(1, son=1, p1=DEAD, p2=gone, open=True, at=AWAY, card="son_of_the_last_day").doing(Look())

    given.waits(0).when("0: waive character-1")
    assert given.s.outcome == Outcome("win", (0, 2), why="son-eliminated")


@rule("OS-END-04")
def test_one_voice_keeps_the_sons_chance_and_the_question_comes_once_a_phase():
    given = _last(1, son=1, p1=DEAD, open=True, at=AWAY).doing(Look())
    given.when("2: waive character-1", "0: grant character-1").asks("act").then(p1={"dead": 3, "out": False})

    given.doing(Look()).asks("act")
    given.s.phase = 1
    given.doing(Look()).waits(0, 2)


@rule("OS-MOD-09", "OS-END-06")
def test_the_son_wins_by_half_of_the_survivors_eliminated_rounded_up_dead_or_not():
    one, two = _last(1, son=0, seats=4, p1=OUT), _last(1, son=0, seats=4, p1=OUT, p2=OUT, p0=DEAD, at={3: "north"})

    assert one.doing(Look()).s.outcome is None
    assert ending(two) == Outcome("win", (0,), why="son-won")
    assert ending(_last(1, son=0, seats=3, p1=OUT)) == Outcome("win", (0,), why="son-won")


@rule("OS-MOD-09")
def test_the_son_of_the_open_gate_needs_the_end_of_a_night_at_new_haven_revealed_with_three_near():
    def table(open_: bool = True, enemies: int = 3, son_at: str = "", phase: int = NIGHT) -> Sides:
        foes = ["young_son@north"] * enemies
        where = {0: son_at, 1: "north", 2: "north"}
        return _last(1, son=0, card="son_of_the_open_gate", open=open_, enemies=foes, at=where, phase=phase, day=2)

    assert table().doing(Look()).s.outcome is None
    assert table().doing(PhaseEnds()).s.outcome == Outcome("win", (0,), why="son-won")
    for other in (table(open_=False), table(enemies=2), table(son_at="north"), table(phase=1)):
        assert other.doing(PhaseEnds()).s.outcome is None


@rule("OS-END-05")
def test_a_lost_mission_is_won_by_a_son_only_if_their_card_says_so():
    last_day = {"day": 4, "phase": NIGHT, "at": AWAY}

    def lost(card: str, **fields: Any) -> Outcome | None:
        given = _last(1, son=0, card=card, **{**last_day, **fields})
        if fields.get("open"):
            given.s.revealed = 3 * 4  # the morning of the last day
        return given.doing(DayLimit()).s.outcome

    assert lost("son_of_the_last_day", open=True) == Outcome("win", (0,), why="son-mission-lost")
    assert lost("son_of_the_last_day", open=False) == Outcome("loss", why="days")
    assert lost("son_of_the_last_day", open=True, p0=DEAD) == Outcome("loss", why="days")
    assert lost("son_of_the_long_road", open=True) == Outcome("loss", why="days")


@rule("OS-END-05")
def test_who_shows_the_card_after_the_last_morning_is_too_late():
    given = _last(1, son=0, card="son_of_the_last_day", open=True, day=4, phase=NIGHT, at=AWAY)
    given.s.revealed = 3 * 4 + 1

    assert given.doing(DayLimit()).s.outcome == Outcome("loss", why="days")


@rule("OS-END-05")
@pytest.mark.parametrize(("turn", "winners"), [(0, (0,)), (3, (1, 2, 3))])
def test_if_both_sides_meet_their_goals_at_once_the_active_players_side_wins(turn: int, winners: tuple[int, ...]):
    given = _last(3, son=0, seats=4, p1=OUT, p2=OUT, turn=turn)

    assert ending(given).winners == winners


@rule("OS-END-06", "OS-MOD-01")
def test_seats_of_one_side_win_together():
    semi, together = _last(1, son=1), Given(3)

    assert [RULES.side(semi.s, seat) for seat in range(3)] == ["survivor", "son_of_liberty", "survivor"]
    assert len({RULES.side(together.s, seat) for seat in range(3)}) == 1


@rule("OS-MIS-02", "OS-END-03")
def test_an_action_with_all_it_set_off_is_looked_at_when_it_is_over():
    given = Given(card=3, tiles={"north": "dry_creek"}, at={0: "north"})
    assert not given.g.over

    given.when("move hex-5050")

    assert given.s.outcome == Outcome("win", why="won")
    assert at("") == 5050
    alone = Given(p1=DEAD)
    hurt(alone.g, alone.s.characters[0], 99)
    assert ending(alone).why == "nobody"
