"""The contract finds each fault that is planted in mini, and says what it is."""

import re

import pytest

from starboard.kernel.contract import Breach, cases, hold, never_in_play, replay, rules_for
from tests.contract import faulty
from tests.contract.faulty import Faulty


def breach_of(game: type[Faulty], worlds: tuple[str, ...] = ("base",)) -> str:
    """What the contract says of a faulty game, in the first of a few random games where it shows."""
    for setup in cases(game, seeds=12, seats=[2], worlds=worlds, difficulties=["calm"]):
        try:
            hold(rules_for(game, setup.cartridge), setup)
        except Breach as breach:
            return str(breach)
    raise AssertionError(f"the contract does not see what is wrong with {game.__name__}")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (faulty.SceneTells, r"the scene of (seat \d|a spectator) tells what it may not know: subtitle is '\w+\.\d'"),
        (faulty.OthersHandTells, r"the scene of (seat 1|a spectator) tells what it may not know"),
        (faulty.LogTells, r"the log tells (seat \d|a spectator) what it may not know"),
        (faulty.WaitingTells, r"whom the table waits for tells|tells what it may not know"),
        (faulty.EventTells, r"what happened tells (seat 0|a spectator) what it may not know: \[\d\].ids\[0\]"),
        (faulty.NoBarrierForCard, r"which nobody knew, has left its place, and no barrier was set"),
        (faulty.NoBarrierForTheft, r"is known to another seat now, and no barrier was set"),
        (faulty.NoBarrierForChance, r"the generator moved, and no barrier was set"),
        (
            faulty.OfferIsRefused,
            r"seat 0 is offered 'take card', and it fails: IllegalAnswer\('on second thoughts, no'\)",
        ),
        (faulty.OfferedAndRefused, r"seat \d is both offered and refused: play \w+"),
        (faulty.ReasonHasNoWords, r"these have no words in en: why-nobody-says"),
        (faulty.NobodySaysWhy, r"nobody says why 'out_of_nowhere' is asked: give it a source, or a word in `because`"),
        (faulty.AmountIsWrong, r"seat 0 is shown energy \+2 of seat 0 for 'take card'; when it is done, it is \+1"),
        (faulty.CostIsUnseen, r"seat 0 is shown energy \+0 of seat 0 for 'take card'; when it is done, it is -1"),
        (faulty.OfferedTwice, r"seat 0 is offered twice: boost"),
        (faulty.ForkShares, r"in a fork, and the game that was forked changed"),
        (faulty.NotTheTypeItSays, r"the packed game differs: players\[1\].tableau is \(\) and \[\]"),
        (faulty.LosesCards, r"the pieces do not add up"),
        (faulty.NeverEnds, r"it has not ended after 60 answers"),
        (faulty.WaitsForNobody, r"it is not over and waits for nobody: its stack is empty"),
        (faulty.LeavesThingsOpen, r"it is over, and there is still something to happen"),
        (faulty.AllyLoses, r"some seats of the side 'all' have won, and not all"),
        (faulty.Remembers, r"played again it differs after 0 answers: players\[0\].energy is 2 and 3"),
        (faulty.Speechless, r"it cannot speak to seat \d in en: MissingText\('no text called no-such-text in en'\)"),
        (faulty.LooksWithEffect, r"asking what may be said changes the game: players\[0\].credit is \d and \d"),
    ],
)
def test_a_planted_fault_is_found_and_named(game: type[Faulty], said: str):
    told = breach_of(game)

    assert re.search(said, told), told


def test_a_card_that_never_comes_into_play_is_listed():
    rules = rules_for(faulty.NeverInPlay, "base")

    assert never_in_play(rules, cases(faulty.NeverInPlay, 20, worlds=["base"])) == ["philosophers_stone"]


def test_a_breach_can_be_played_again_from_what_it_says():
    told = breach_of(faulty.LosesCards)
    head, answers = told.split('"""\n', 1)
    assert re.match(r"mini, 2 seats, seed \d+, after \d+ answers: ", head)
    seed = int(re.search(r"seed=(\d+)", head).group(1))  # type: ignore[union-attr]
    setup = next(setup for setup in cases(faulty.LosesCards, 12, [2], ["base"], ["calm"]) if setup.seed == seed)

    rules = rules_for(faulty.LosesCards, "base")
    g = replay(rules, setup, answers.removesuffix('\n""")'))

    assert g.s.answers == len(answers.splitlines()) - 1
    assert rules.counts(g.s) != rules.counts(rules.new(setup))
