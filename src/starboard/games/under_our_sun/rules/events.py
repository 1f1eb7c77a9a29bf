"""Events that wait on tiles.  OS-EVT."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.decks import draw_card, put_under, tell_aside
from starboard.games.under_our_sun.rules.enemies import is_threatened
from starboard.games.under_our_sun.rules.ground import change
from starboard.games.under_our_sun.rules.persons import clockwise_from, name, person, push_for, turn_order
from starboard.kernel.verbs import Step, Verb


class TriggerEvent(Verb, frozen=True):
    """Who entered a tile with an event marker carries out its event, unless an enemy is there and it is seen.

    OS-EVT-02, OS-EVT-03, OS-EVT-04
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        tile = g.s.tiles[me.at]
        if me.health <= 0 or not tile.event or (is_threatened(g, me) and not me.hidden):
            return
        g.push(here.seat, DrawEvent(me.at))


class WaitingEvent(Verb, frozen=True):
    """The last enemy of a tile is gone: an event that waited there is carried out by the active character if it is
    there, else by the first one there clockwise from it; with nobody there its marker stays.  Between turns the first
    player stands for the active one.  Who is no enemy of a character does not keep it.

    OS-EVT-06, OS-MOD-16, OS-MER-27
    """

    at: int

    def run(self, g: G, here: Step) -> None:
        s = g.s
        tile = s.tiles.get(self.at)
        if tile is None or not tile.event:
            return
        order = turn_order(s) if s.active < 0 else (s.characters[s.active], *clockwise_from(s, s.active))
        who = next((c for c in order if c.at == self.at and c.health > 0 and not is_threatened(g, c)), None)
        if who is not None:
            push_for(g, who.id, TriggerEvent())


class DrawEvent(Verb, frozen=True, tag="event_card"):
    """One Event card is drawn and carried out; then the marker is gone for good.  OS-EVT-02, OS-EVT-05"""

    at: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        change(g, self.at, event=False)
        key = draw_card(g, "event")
        if not key:
            return
        tell_aside(g, here, key, g.book.events[key].asides)
        g.did("event", here.seat, name(me), key)
        g.push(here.seat, EventDone(key))
        g.flow(here.seat, g.book.events[key].does, key)


class EventDone(Verb, frozen=True):
    """The card goes face up under its deck.  OS-CRD-04"""

    key: str

    def run(self, g: G, here: Step) -> None:
        put_under(g, "event", self.key)
