"""The solo game: how it is laid out, and how its rounds go."""

import pytest

from starboard.games.seti.constants import ALONE, RIVAL
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.rules.rounds import EndRound
from starboard.games.seti.rules.solo.gains import progress
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given
from tests.games.seti.solo import it, laid_out, rival, turn

LEVELS = ("1", "2", "3", "4", "5")


@rule("SE-SLO-01", "SE-SET-01")
def test_who_starts_is_random_and_the_other_has_a_point_more():
    games = [laid_out(seed=seed) for seed in range(1, 12)]
    assert {game.first for game in games} == {ALONE, RIVAL}
    for game in games:
        assert [game.players[seat].vp for seat in (game.first, 1 - game.first)] == [1, 2]


@rule("SE-SLO-01")
def test_the_marker_changes_hands_after_each_round():
    given = Given(rival=Rival(deck=["s_2"]), first=ALONE).doing(EndRound())
    assert given.g.s.first == RIVAL


@rule("SE-SLO-02")
def test_the_rival_has_neither_income_nor_anything_to_pay_with():
    player = laid_out().players[RIVAL]
    assert (player.credits, player.energy, player.hand, player.tucked) == (0, 0, [], [])


@rule("SE-SLO-03")
@pytest.mark.parametrize(("level", "start"), list(zip(LEVELS, (0, 0, 0, 3, 7), strict=True)))
def test_the_rival_starts_with_publicity_and_an_empty_computer(level, start):
    game = laid_out(level)
    assert game.rival is not None and game.rival.space == start
    assert (game.players[RIVAL].publicity, game.players[RIVAL].top, game.players[RIVAL].data) == (4, 0, 0)


@rule("SE-SLO-04")
@pytest.mark.parametrize(
    ("level", "first", "last", "objectives"),
    [
        (1, "blue_1", "orange_4", (0, 0, 0)),
        (2, "blue_1", "orange_4", (2, 3, 5)),
        (3, "purple_1", "blue_4", (2, 4, 6)),
        (4, "blue_1", "orange_4", (2, 6, 7)),
        (5, "orange_1", "purple_4", (2, 7, 8)),
    ],
)
def test_the_difficulty_sets_track_and_objectives(level, first, last, objectives):
    track = TABLES.tracks[level]
    assert (len(track), len(set(track)), track[0], track[11]) == (12, 12, first, last)
    game = laid_out(str(level)).rival
    assert game is not None and game.difficulty == level
    numbers = [objective.number for objective in game.objectives] + game.stack
    levels = [TABLES.objectives[number].level for number in numbers]
    assert tuple(levels.count(i) for i in (1, 2, 3)) == objectives and len(set(numbers)) == len(numbers)


@rule("SE-SLO-05", "SE-SLO-54")
@pytest.mark.parametrize(("level", "advanced"), list(zip(LEVELS, (0, 0, 1, 1, 1), strict=True)))
def test_the_deck_of_the_rival(level, advanced):
    game = laid_out(level).rival
    assert game is not None
    kinds = [TABLES.rival[card].kind for card in game.deck]
    assert kinds.count("basic") == 4 and kinds.count("advanced") == advanced and len(kinds) == 4 + advanced
    assert len(game.advanced) == 10 - advanced and not set(game.advanced) & set(game.deck)


@rule("SE-SLO-31")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_stack_has_level_one_on_top_and_three_are_open(level):
    game = laid_out(level).rival
    assert game is not None and len(game.objectives) == 3
    order = [TABLES.objectives[number].level for number in reversed(game.stack)]
    opened = [TABLES.objectives[objective.number].level for objective in game.objectives]
    assert opened == [1, 1, 2] and order == sorted(order)


@rule("SE-SLO-37")
def test_difficulty_one_has_no_objectives_and_none_of_their_consequences():
    game = laid_out("1").rival
    assert game is not None and game.objectives == [] and game.stack == []
    assert rival(Given(rival=Rival(1, deck=["s_2"])).doing(EndRound())).space == 0


@rule("SE-SLO-07")
def test_without_cards_the_rival_passes():
    given = Given(active=RIVAL, rival=Rival()).asks("action")
    assert it(given).passed and given.events_of("rotate") == [(RIVAL,)] and rival(given).space == 1
    assert len(given.g.s.stacks[0]) == 2 and len(rival(given).away) == 1


@rule("SE-SLO-07")
def test_the_card_that_it_takes_away_is_unseen():
    (card,) = rival(Given(active=RIVAL, rival=Rival())).away
    assert not card.known_to(ALONE)


@rule("SE-SLO-07")
def test_the_second_to_pass_does_not_rotate():
    given = Given(active=RIVAL, rival=Rival(), rotated=True)
    assert given.events_of("rotate") == []


@rule("SE-SLO-07")
def test_in_the_fifth_round_there_is_no_card():
    given = Given(active=RIVAL, rival=Rival(), round=5)
    assert rival(given).space == 0 and rival(given).away == []


@rule("SE-SLO-07")
def test_the_last_to_pass_clears_the_stack_of_the_round():
    given = Given(active=RIVAL, rival=Rival(), rotated=True, p0={"passed": True})
    assert given.g.s.stacks[0] == [] and given.g.s.round == 2


@rule("SE-SLO-08", "SE-SLO-59")
def test_all_cards_are_shuffled_for_the_next_round():
    given = Given(rival=Rival(deck=["s_9"], shown=["s_1", "s_2", "s_3", "s_4"]), first=RIVAL).doing(EndRound())
    assert sorted(rival(given).deck) == ["s_1", "s_2", "s_3", "s_4", "s_9"] and rival(given).shown == []


@rule("SE-SLO-08")
def test_their_order_is_a_new_one():
    shown = ["s_1", "s_2", "s_3", "s_4"]
    games = [Given(rng=seed, rival=Rival(shown=list(shown)), first=RIVAL).doing(EndRound()) for seed in range(8)]
    assert len({tuple(rival(given).deck) for given in games}) > 2


@rule("SE-SLO-59")
def test_a_card_gained_after_passing_waits_for_the_next_round():
    given = Given(rival=Rival(space=11, advanced=["s_9"]), p1={"passed": True})
    progress(given.g, 1)
    given.when("launch", "end").asks("action")
    assert rival(given).deck == ["s_9"] and rival(given).shown == []


@rule("SE-SLO-54")
def test_a_card_gained_before_passing_is_one_turn_more():
    given = turn("s_1", more={"advanced": ["s_10"]}, space=11, p1={"top": 5, "publicity": 0})
    progress(given.g, 1)
    assert rival(given).deck == ["s_10"]
    given.when("launch", "end").asks("action")
    assert rival(given).shown == ["s_1", "s_10"] and not it(given).passed
