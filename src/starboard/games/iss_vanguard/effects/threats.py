"""What Threats do, and what is done to them."""

from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ANY_PLACE, PLACE, Biome
from starboard.games.iss_vanguard.model.board import Threat
from starboard.games.iss_vanguard.rules import threats
from starboard.games.iss_vanguard.rules.places import is_unknown
from starboard.games.iss_vanguard.rules.sectors import biomes
from starboard.games.iss_vanguard.rules.team import member_of, sector_id
from starboard.games.iss_vanguard.rules.threats import Toward, WayOf, threat_of
from starboard.kernel.verbs import NOTHING, Step, Verb


class PlaceThreat(Verb, frozen=True):
    """A Threat comes on a sector, or is moved there if it is in play.  IV-THR-01, IV-THR-06"""

    threat: str = ""
    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.sector else PLACE

    def run(self, g: G, here: Step) -> None:
        key = self.threat or str(here.source)
        threat = threat_of(g, key)
        me = member_of(g.s, here.seat)
        at = self.sector or (me.at if me is not None else 0)
        if threat is None:
            if is_unknown(g, key) and not g.turn_page():
                return
            threat = Threat(key)
            g.s.threats.append(threat)
            g.barrier()
        threats.move_to(g, threat, at)


class RemoveThreat(Verb, frozen=True):
    """A Threat leaves play with all its figures and markers.  IV-THR-11"""

    threat: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        key = self.threat or str(here.source)
        if threat_of(g, key) is not None:
            threats.remove(g, key)


class MoveThreat(Verb, frozen=True):
    """A Threat moves to connected sectors: toward a member, or by its own rule.  IV-THR-04, IV-THR-07, IV-THR-09"""

    threat: str = ""
    n: int = 1
    toward: Toward = ""
    way: WayOf = ""

    def at_stake(self, g: G, here: Step) -> int:
        return ANY_PLACE if self.toward else NOTHING

    def run(self, g: G, here: Step) -> None:
        key = self.threat or str(here.source)
        threat = threat_of(g, key)
        if threat is None or not threat.at:
            return
        seat = -1
        if self.toward:
            me = threats.target(g, threat, self.toward)
            if me is None:
                return
            seat = me.seat
        g.push(here.seat, threats.MoveOneStep(key, self.way, seat, self.n), source=key)


class Behave(Verb, frozen=True):
    """A Threat carries out one of its behaviours.  IV-THR-02"""

    behaviour: str
    threat: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        key = self.threat or str(here.source)
        g.push(here.seat, threats.RunBehaviour(key, self.behaviour), source=key)


class PlaceFigure(Verb, frozen=True):
    """A secondary figure comes on the lowest sector with one of these biomes that has none yet.  IV-THR-03"""

    threat: str = ""
    biomes: tuple[Biome, ...] = ()
    no_move: bool = False  # nobody moves away from there while it stands there
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        s = g.s
        threat = threat_of(g, self.threat or str(here.source))
        if threat is None or len(threat.figures) >= g.book.threats[threat.key].figures:
            return
        wanted = set(self.biomes)
        for at in sorted(s.sectors):
            if at not in threat.figures and (not wanted or wanted & biomes(g.book, s, at)):
                threat.figures.append(at)
                if self.no_move and s.sectors[at].no_move is None:
                    s.sectors[at].no_move = True
                g.did("figure", -1, threat.key, sector_id(at))
                return


class RemoveFigures(Verb, frozen=True):
    """Secondary figures leave the board: all of them, or the one on the member's sector.  IV-THR-03"""

    threat: str = ""
    here: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return PLACE if self.here else NOTHING

    def run(self, g: G, here: Step) -> None:
        s = g.s
        threat = threat_of(g, self.threat or str(here.source))
        if threat is None:
            return
        me = member_of(s, here.seat)
        spot = (me.at if me is not None else 0) if self.here else 0
        for at in [at for at in threat.figures if not self.here or at == spot]:
            threat.figures.remove(at)
            if s.sectors[at].no_move:
                s.sectors[at].no_move = None
            g.did("figure_gone", -1, threat.key, sector_id(at))
