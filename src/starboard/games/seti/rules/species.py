"""Discovering species.  SE-SPE."""

from collections.abc import Callable

from starboard.games.seti.book import G
from starboard.games.seti.constants import FREE
from starboard.games.seti.rules import anomalies, centaurians, exertians, mascamites, oumuamua
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Step, Verb

SET_UP: dict[str, Callable[[G, int], None]] = {
    "mascamites": mascamites.set_up,
    "anomalies": anomalies.set_up,
    "oumuamua": oumuamua.set_up,
    "centaurians": centaurians.set_up,
    "exertians": exertians.set_up,
}


class Discoveries(Verb, frozen=True):
    """At the end of a turn, after the milestones, left before right.  SE-SPE-01, SE-SPE-02, SE-SPE-11."""

    def run(self, g: G, here: Step) -> None:
        found = [
            place for place, species in enumerate(g.s.species) if not species.found and FREE not in species.discovery
        ]
        g.push(here.seat, *(Discover(place) for place in found))


class Discover(Verb, frozen=True):
    """The board is turned up, set up, and the discovery markers are rewarded.

    SE-SPE-03, SE-SPE-04, SE-SPE-05, SE-SPE-06, SE-SPE-12, SE-SPE-13, SE-SPE-10, SE-SET-03.
    """

    place: int

    def run(self, g: G, here: Step) -> None:
        s, t = g.s, g.book
        species = s.species[self.place]
        species.key = g.show(species.key)
        species.found = True
        s.found.append(self.place)
        key = species.key.value
        columns = t.species[key].columns
        species.columns = [[FREE] * len(column.spaces) for column in columns]
        deck = [card.key for card in t.world.aliens if card.species == key]
        g.shuffle(deck)
        species.deck = [Secret(card, 0, key) for card in deck]
        g.did("discover", -1, key)
        if deck:
            for seat in species.discovery:
                if seat >= 0 and not agency_of(s, seat).instead(g, "card"):
                    card = g.show(g.draw(species.deck), seat)
                    s.players[seat].aliens.append(card)
                    g.did("draw", seat, secret=(card.value,), to=(seat,))
            species.face_up = g.draw(species.deck).value
        SET_UP[key](g, self.place)
