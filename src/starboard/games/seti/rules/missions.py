"""Missions: states that their owner completes, circles that deeds cover.  SE-MIS-01."""

from typing import ClassVar

from starboard.games.seti.book import G, me
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Mission
from starboard.games.seti.rules.conditions import Has, holds
from starboard.games.seti.rules.counters import Traces, traces_of
from starboard.games.seti.rules.effects import steps
from starboard.kernel.force import Whenever
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Event, Option, Seat, opt

DEEDS = frozenset(
    {
        "visit", "launch", "orbit", "land", "scan", "tech", "trace", "signal", "play", "corner", "complete_sector",
        "move", "win", "mission",
    }
)  # fmt: skip  # to which something may react


def offer_circles(g: G, event: Event) -> None:
    """A deed may cover a circle.  SE-MIS-04, SE-MIS-12, SE-MIS-16."""
    if any(fitting_circles(g, event)):
        g.push(event.seat, Cover(event))


def fitting_circles(g: G, event: Event) -> list[tuple[str, int]]:
    """The open circles of the player that this deed could cover, as card and number.

    SE-MIS-08, SE-MIS-09, SE-MIS-05, SE-CLR-32.
    """
    found = []
    cards = g.book.cards
    for mission in g.s.players[event.seat].missions:
        if mission.open:
            for i, circle in enumerate(cards[mission.card].circles):
                if mission.open >> i & 1 and any(when.fits(g, event, event.seat) for when in circle.when):
                    found.append((mission.card, i))
    return found


BY_FREE_ACTIONS = frozenset(("visit", "move", "corner", "mission"))  # deeds that a free action can be


def covers_circles(g: G, seat: Seat) -> bool:
    """Whether a free action of this player could set off something else, which may change anything."""
    cards, missions = g.book.cards, g.s.players[seat].missions
    waiting = [
        when.what
        for m in missions
        for i, circle in enumerate(cards[m.card].circles if m.open else ())
        if m.open >> i & 1
        for when in circle.when
    ]
    waiting += [m.verb.when.what for m in g.s.lasting if isinstance(m.verb, Whenever) and m.seat == seat]
    return not BY_FREE_ACTIONS.isdisjoint(waiting)


class Cover(Ask, frozen=True):
    """One event covers at most one circle over all missions of the player, or none.

    SE-MIS-06, SE-MIS-07, SE-MIS-08, SE-MIS-09, SE-MIS-10, SE-MIS-11, SE-MIS-17.
    """

    event: Event
    prompt: ClassVar[str] = "cover"
    because: ClassVar[str] = "mission"

    def options(self, g: G, here: Step) -> list[Option]:
        circles = [opt("cover", card, pid("circle", i + 1)) for card, i in fitting_circles(g, self.event)]
        return [*circles, opt("skip")] if circles else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "skip":
            return
        card, circle = str(option.ids[0]), number_of(option.ids[1], "circle") - 1
        player = me(g, here)
        at = next(i for i, mission in enumerate(player.missions) if mission.card == card)
        left = player.missions[at].open & ~(1 << circle)
        player.missions[at] = Mission(card, left)
        if not left:
            g.push(here.seat, Completed(card))
        g.did("cover", here.seat, card)
        reward(g, here.seat, card, g.book.cards[card].circles[circle].gain)


class Completed(Verb, frozen=True):
    """All circles are covered: the mission is turned face down.  SE-MIS-11."""

    card: str

    def run(self, g: G, here: Step) -> None:
        turn_down(g, here.seat, self.card)


def turn_down(g: G, seat: Seat, card: str) -> None:
    player = g.s.players[seat]
    player.missions = [mission for mission in player.missions if mission.card != card]
    player.done.append(card)
    g.did("mission", seat, card)


def reward(g: G, seat: Seat, card: str, verbs: tuple[Verb, ...]) -> None:
    body = tuple(reversed(steps(seat, verbs, card)))
    g.put(Step(Source(card=card, species=species_for(g, seat, card), body=body), seat, card))


def species_for(g: G, seat: Seat, card: str) -> int:
    """The place of the species for which the player has all the traces that the mission asks for; -1 is none."""
    counts = [fact.count for fact in g.book.cards[card].requires if isinstance(fact, Has)]
    if not any(isinstance(count, Traces) and count.where == "one_species" for count in counts):
        return -1
    fit = [p for p in range(len(g.s.species)) if all(traces_of(g, seat, p, colour) for colour in range(3))]
    return fit[0] if len(fit) == 1 else -1


def is_fulfilled(g: G, seat: Seat, card: str) -> bool:
    """Whether the state that a conditional mission asks for holds now.  SE-MIS-01, SE-MIS-02."""
    requires = g.book.cards[card].requires
    return bool(requires) and holds(g, seat, requires, card)


def completable(g: G, seat: Seat) -> list[str]:
    """The conditional missions whose state holds now.  SE-MIS-01, SE-MIS-02, SE-MIS-03."""
    missions = g.s.players[seat].missions
    return [m.card for m in missions if not m.open and is_fulfilled(g, seat, m.card)]


class CompleteMission(Verb, frozen=True):
    """The owner completes a conditional mission: face down, with its reward.  SE-MIS-03."""

    card: str

    def run(self, g: G, here: Step) -> None:
        card = g.book.cards[self.card]
        reward(g, here.seat, self.card, card.gain)
        turn_down(g, here.seat, self.card)
