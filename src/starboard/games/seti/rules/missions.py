"""Missions: states that their owner completes, circles that deeds cover; clauses for the rest of a turn.  SE-MIS."""

from typing import ClassVar, get_args

from starboard.games.seti.book import G, me
from starboard.games.seti.constants import ANY
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.triggers import Deed, When
from starboard.games.seti.rules.conditions import Has, holds
from starboard.games.seti.rules.effects import flow, steps
from starboard.games.seti.rules.own_pieces import traces_of
from starboard.games.seti.rules.this_turn import ThisTurn
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Event, Option, Seat, opt

HEARD = frozenset(get_args(Deed))  # the deeds to which something may react


def fits(g: G, when: When, event: Event) -> bool:
    """Whether a deed is one that a trigger asks for."""
    return (
        when.what == event.what
        and (when.of == ANY or any(word in event.ids for word in when.of))
        and (not when.own_turn or event.seat == g.s.active)
    )


def react(g: G, event: Event) -> None:
    """The one place where deeds meet what reacts to them: clauses of this turn first, then circles.  SE-MIS-04, 12."""
    if event.seat < 0:
        return
    if any(fitting_circles(g, event)):
        g.push(event.seat, Cover(event))
    for m in tuple(g.s.lasting):
        verb = m.verb
        if isinstance(verb, ThisTurn) and m.seat == event.seat and not verb.instead and fits(g, verb.when, event):
            g.use(m)
            flow(g, m.seat, verb.does, m.source)


def fitting_circles(g: G, event: Event) -> list[tuple[str, int]]:
    """The open circles of the player that this deed could cover, as card and number.  SE-MIS-08, 09."""
    found = []
    cards = g.book.cards
    for mission in g.s.players[event.seat].missions:
        if mission.open:
            for i, circle in enumerate(cards[mission.card].circles):
                if mission.open >> i & 1 and any(fits(g, when, event) for when in circle.when):
                    found.append((mission.card, i))
    return found


class Cover(Ask, frozen=True):
    """One event covers at most one circle over all missions of the player, or none.  SE-MIS-06 to 11."""

    event: Event
    prompt: ClassVar[str] = "cover"

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
    g.put(Step(Source(card=card, species=fulfilled_by(g, seat, card), body=body), seat, card))


def fulfilled_by(g: G, seat: Seat, card: str) -> int:
    """The place of the species for which the player has all the traces that the mission asks for; -1 is none."""
    asked = [when for when in g.book.cards[card].when if isinstance(when, Has) and when.where == "one_species"]
    if not asked:
        return -1
    fit = [p for p in range(len(g.s.species)) if all(traces_of(g, seat, p, colour) for colour in range(3))]
    return fit[0] if len(fit) == 1 else -1


def is_fulfilled(g: G, seat: Seat, card: str) -> bool:
    """Whether the state that a conditional mission asks for holds now.  SE-MIS-01, 02."""
    when = g.book.cards[card].when
    return bool(when) and holds(g, seat, when, card)


def completable(g: G, seat: Seat) -> list[str]:
    """The conditional missions whose state holds now.  SE-MIS-01 to 03."""
    missions = g.s.players[seat].missions
    return [m.card for m in missions if not m.open and is_fulfilled(g, seat, m.card)]


class CompleteMission(Verb, frozen=True):
    """The owner completes a conditional mission: face down, with its reward.  SE-MIS-03."""

    card: str

    def run(self, g: G, here: Step) -> None:
        card = g.book.cards[self.card]
        reward(g, here.seat, self.card, card.gain)
        turn_down(g, here.seat, self.card)
