"""The course of one game under the contract: all checks at every question, and those of the end."""

from collections.abc import Hashable, Iterable
from typing import Any

from starboard.kernel.cartridge import cartridge_folder, read, say
from starboard.kernel.contract.answers import check_offers, check_refusals, unique
from starboard.kernel.contract.barrier import check_barrier, hidden_in
from starboard.kernel.contract.causes import causes
from starboard.kernel.contract.copies import Copies, Keepsakes
from starboard.kernel.contract.leaks import World, silent
from starboard.kernel.contract.run import Breach, Run, difference
from starboard.kernel.contract.shown import amounts, previews, reasons
from starboard.kernel.game import Game
from starboard.kernel.plain import plain
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.texts import LANGUAGES
from starboard.kernel.words import Event, Outcome, Seat

TRIALS = 3  # options whose amounts are tried at each question
BREADTH = 6  # answers tried of those offered, and of those that must be refused, at each question


def rules_for(game: type[Rules[Any]], cartridge: str) -> Rules[Any]:
    """The rules of a game with a cartridge in it; the game need not be installed."""
    return game() if game.world is None else game(read(game, cartridge_folder(game, cartridge)))


def hold(rules: Rules[Any], setup: Setup, every: int = 1) -> Run:
    """Play one random game and hold it to the contract; `Breach` says what is wrong and how to see it again.

    What is dear to check (scenes, copies, worlds dealt anew) is checked at every n-th question: 1 is all of them.
    """
    run = Run(rules, setup)
    try:
        _hold(run, every)
    except Breach:
        raise
    except Exception as error:
        raise run.breach(f"it fails: {error!r}") from error
    return run


def _hold(run: Run, every: int) -> None:
    rules, kept, counts = run.rules, Keepsakes(), run.rules.counts(run.g.s)
    while not run.g.over:
        asks(run)
        if rules.counts(run.g.s) != counts:
            raise run.breach(f"the pieces do not add up: there were {counts}, there are {rules.counts(run.g.s)}")
        kept.keep(run)
        step(run, thorough=run.whim.below(every) == 0)
        if len(run.said) > rules.longest:
            raise run.breach(f"it has not ended after {rules.longest} answers")
    ends(run, kept, counts)


def asks(run: Run) -> None:
    """A game that is not over waits for somebody, offers no answer twice, and is not changed by being looked at."""
    if not run.g.waiting:
        raise run.breach("it is not over and waits for nobody" + ("" if run.g.s.stack else ": its stack is empty"))
    unique(run)
    looked_at = Game(run.g.fork().s, run.rules)  # one that remembers nothing of what was asked before
    for seat in run.seats:
        looked_at.question(seat)
    if found := difference(run.g.s, looked_at.s):
        raise run.breach(f"asking what may be said changes the game: {found}")


def step(run: Run, thorough: bool) -> None:
    """One question: what is refused, what is offered, one answer, and what it must not tell anybody."""
    spoken = [say(type(run.rules), run.setup.cartridge, lang) for lang in LANGUAGES]
    check_refusals(run, BREADTH)
    check_offers(run, BREADTH)
    reasons(run, spoken)
    causes(run, spoken)
    amounts(run, TRIALS)
    worlds, copies = [], None
    if thorough:
        copies = Copies(run)
        copies.compare()
        previews(run, BREADTH)
        speaks(run, [])
        worlds = [World(run, viewer, run.whim.pick(spoken)) for viewer in run.viewers]
        for world in worlds:
            world.looks_the_same()
    hidden, rng = hidden_in(run.g.s), run.g.s.rng
    said = run.choose()
    events = run.say(said.seat, said.option)
    check_barrier(run, hidden, rng)
    speaks(run, events, scenes=False)
    if copies:
        copies.answer(said.seat, said.option, events)
    for world in worlds:
        world.reads_the_same(events)
        if world.answer(said.seat, said.option) and silent(run.g, hidden, world.viewer):
            world.heard_the_same(events)


def speaks(run: Run, events: list[Event], scenes: bool = True) -> None:
    """Every scene, and every line of the log, can be said in both languages to everybody."""
    for lang in LANGUAGES:
        voice = say(type(run.rules), run.setup.cartridge, lang)
        for viewer in run.viewers:
            if scenes:
                plain(run.scene(run.g, viewer, voice), voice)
            for event in events:
                run.line(run.g, event, viewer, voice)


def ends(run: Run, kept: Keepsakes, counts: dict[str, int]) -> None:
    """At the end nothing is open or in force, earlier positions are as they were, and a replay comes to the same."""
    s = run.g.s
    if s.stack or s.lasting:
        raise run.breach(f"it is over, and there is still something to happen or in force: {s.stack or s.lasting}")
    if run.g.waiting or any(run.g.moves(seat) for seat in run.seats):
        raise run.breach("it is over, and somebody is still asked")
    if run.rules.counts(s) != counts:
        raise run.breach(f"the pieces do not add up: there were {counts}, there are {run.rules.counts(s)}")
    if s.outcome is not None and s.outcome.kind == "win" and (torn := torn_sides(run.rules, s, run.seats, s.outcome)):
        raise run.breach(f"some seats of the side {torn[0]!r} have won, and not all")
    check_refusals(run, BREADTH)
    speaks(run, [])
    copies = Copies(run)
    copies.compare()
    kept.compare(run)
    kept.replay(run)


def torn_sides(rules: Rules[Any], s: Any, seats: Iterable[Seat], outcome: Outcome) -> list[Hashable]:
    """The sides of which some seats have won and others have not."""
    won: dict[Hashable, set[bool]] = {}
    for seat in seats:
        won.setdefault(rules.side(s, seat), set()).add(seat in outcome.winners)
    return [side for side, values in won.items() if len(values) > 1]
