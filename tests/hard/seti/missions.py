"""Cards in play: effects with results, circles that one event covers, conditions that a free action claims."""

from typing import ClassVar, Literal

from starboard.kernel.verbs import Ask, Scope, Step, Verb, Verbs
from starboard.kernel.words import Event, Option, Seat, opt
from tests.hard.seti.model import Card, Circle, Mission
from tests.hard.seti.sectors import Scan, ScanParts
from tests.hard.seti.verbs import G, player, with_mission


def card(g: G, number: int) -> Card:
    printed: Card = g.rules.cartridge[number]
    return printed


class Playing(Scope, frozen=True):
    """A card that is being resolved; it remembers the signals that were marked meanwhile."""


class PlayCard(Verb, frozen=True):
    """What holds this turn is armed first; the effects are links; a mission lies open at the end.  SE-TRN-11."""

    number: int

    def run(self, g: G, here: Step) -> None:
        played, me = card(g, self.number), player(g, here)
        me.hand.remove(self.number)
        me.credits -= played.cost
        mission = (OpenMission(),) if played.circles or played.needs else ()
        links = (*played.does, *mission)
        g.scope(Playing(keeps=("signal",)), here.seat, *played.this_turn, links=links, source=self.number)


class GrantedScan(Verb, frozen=True):
    """A scan without its base cost.  SE-SCN-08."""

    def run(self, g: G, here: Step) -> None:
        g.scope(Scan(), here.seat, ScanParts(), source=here.source)


class OpenMission(Verb, frozen=True):
    """From here on things trigger it.  SE-MIS-05."""

    def run(self, g: G, here: Step) -> None:
        number = int(here.source)
        circles = range(len(card(g, number).circles))
        player(g, here).missions.append(Mission(number, tuple(circles)))


class Per(Verb, frozen=True):
    """Do this once for each: what a card has marked, or what its owner has now."""

    count: Literal["sectors_marked", "red_signals", "publicity"]
    does: Verbs

    def run(self, g: G, here: Step) -> None:
        marked = g.kept("signal", here.seat, here.source)
        n = {
            "sectors_marked": len({event.ids[1] for event in marked}),
            "red_signals": sum(event.ids[0] == "red" for event in marked),
            "publicity": player(g, here).publicity,
        }[self.count]
        g.push(here.seat, *self.does * n, source=here.source)


def fits(g: G, circle: Circle, event: Event, seat: Seat) -> bool:
    return (
        circle.when == event.what
        and (not circle.which or circle.which in event.ids)
        and (not circle.own_turn or g.s.active == seat)
    )


def circles(g: G, event: Event) -> list[Option]:
    """The open circles of the seat whose deed it was that this event could cover.  SE-MIS-08, 09, 12."""
    return [
        opt("cover", mission.card, i)
        for mission in g.s.players[event.seat].missions
        for i in mission.open
        if fits(g, card(g, mission.card).circles[i], event, event.seat)
    ]


class Cover(Ask, frozen=True):
    """One event covers at most one circle among all missions of a player, or none.  SE-MIS-06 to 10, 17."""

    event: Event
    prompt: ClassVar[str] = "cover"

    def options(self, g: G, here: Step) -> list[Option]:
        found = list(dict.fromkeys(circles(g, self.event)))
        return [*found, opt("skip")] if found else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "skip":
            return
        number, circle = int(option.ids[0]), int(option.ids[1])
        me = player(g, here)
        at = next(i for i, m in enumerate(me.missions) if m.card == number and circle in m.open)
        with_mission(me, at, tuple(i for i in me.missions[at].open if i != circle))
        g.did("cover", here.seat, number, circle)
        g.push(here.seat, *card(g, number).circles[circle].gain, source=number)


class Claim(Verb, frozen=True):
    """A conditional mission whose condition holds is completed.  SE-MIS-01, 03."""

    number: int

    def run(self, g: G, here: Step) -> None:
        missions = player(g, here).missions
        del missions[next(i for i, m in enumerate(missions) if m.card == self.number)]
        g.did("claim", here.seat, self.number)
