"""Tracks of Actions: they advance, go back, and are resolved in step 10.  IV-TRK

IV-TRK-05
"""

from typing import ClassVar

from starboard.games.iss_vanguard.book import Deed, G
from starboard.games.iss_vanguard.constants import Result
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.world import TrackLine
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


def track_id(action: str, line: int) -> str:
    """A track by its Action and its place from the top."""
    return pid(action, line)


def tracks_of(deed: Deed) -> tuple[TrackLine, ...]:
    return deed.action.test.tracks if deed.action.test is not None else ()


def find_track(g: G, colour: str, card: str, sector: int) -> tuple[str, TrackLine] | None:
    """A track of the Action in hand, or of the card named, or of the active place of a sector."""
    s = g.s
    if not card and sector:
        card = top_place(g.book, s, sector)
    if card:
        deeds = g.book.deeds_of.get(card, ())
    else:
        deeds = (g.book.deeds[s.test.action],) if s.test is not None and s.test.action in g.book.deeds else ()
    for deed in deeds:
        for line, track in enumerate(tracks_of(deed)):
            if track.colour == colour:
                return track_id(deed.id, line), track
    return None


def move_track(g: G, seat: Seat, id_: str, track: TrackLine, by: int) -> None:
    """So many boxes on, never beyond the outcome; or back, from there too, never below empty.

    IV-TRK-01, IV-TRK-02, IV-TRK-04, IV-TRK-10
    """
    at = g.s.tracks.get(id_, 0)
    to = max(0, min(track.length, at + by))
    if to == at:
        return
    if to:
        g.s.tracks[id_] = to
    else:
        g.s.tracks.pop(id_, None)
    g.did("advance" if by > 0 else "regress", seat, id_, track.colour, n=abs(to - at))


def is_due(g: G, id_: str, track: TrackLine) -> bool:
    """Whether the marker stands on the outcome box.  IV-TRK-03, IV-TRK-09"""
    return g.s.tracks.get(id_, 0) >= track.length


class Advance(Verb, frozen=True):
    """A track advances: of the Action in hand, or of the card or sector named.  IV-TRK-01, IV-TRK-02"""

    colour: Result = "green"
    n: int = 1
    sector: int = 0  # -1: where the Threat that does it stands
    card: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        move(g, here, self, self.n)


class Regress(Verb, frozen=True):
    """A track goes back, from its outcome too.  IV-TRK-04, IV-TRK-10, IV-TRK-11"""

    colour: Result = "green"
    n: int = 1
    sector: int = 0
    card: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        move(g, here, self, -self.n)


class Reset(Verb, frozen=True):
    """A track loses its marker.  IV-TRK-08"""

    colour: Result = "green"
    sector: int = 0
    card: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        found = find_track(g, self.colour, self.card, self.sector)
        if found is not None and g.s.tracks.pop(found[0], 0):
            g.did("reset", here.seat, found[0], self.colour)


def move(g: G, here: Step, verb: Advance | Regress, by: int) -> None:
    """A track moves; the sector of a Threat is where its main figure stands."""
    sector = verb.sector
    if sector < 0:
        sector = next((threat.at for threat in g.s.threats if threat.key == here.source), 0)
    found = find_track(g, verb.colour, verb.card, sector)
    if found is not None:
        move_track(g, here.seat, *found, by)
