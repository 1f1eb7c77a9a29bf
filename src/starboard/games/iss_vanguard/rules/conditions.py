"""Conditions: facts that cards ask for."""

from typing import Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ANY_PLACE, FINDS, HEALED, HURT, KIT, PLACE, Biome
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.sectors import biomes, connections, is_final, is_important
from starboard.games.iss_vanguard.rules.team import living, member_of, members_on
from starboard.games.iss_vanguard.rules.threats import threat_of
from starboard.games.iss_vanguard.rules.where import sector_of
from starboard.kernel.forms import Amount, AnyCounter, Condition, amount
from starboard.kernel.verbs import NOTHING, Step


class OnSector(Condition, frozen=True):
    """The member is on a sector."""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and me.at == self.n

    def reads(self) -> int:
        return PLACE


class MemberOn(Condition, frozen=True):
    """Some member is on a sector."""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        return bool(members_on(g.s, self.n))

    def reads(self) -> int:
        return ANY_PLACE


class SectorHas(Condition, frozen=True):
    """Something is found on the sector of the effect.  IV-POI-05"""

    what: Literal["final", "important", "marker", "threat", "token", "lander", "place"]
    key: str = ""

    def holds(self, g: G, here: Step) -> bool:
        s, at = g.s, sector_of(g, here)
        if at not in s.sectors:
            return False
        match self.what:
            case "final":
                return is_final(g.book, s, at)
            case "important":
                return is_important(g.book, s, at)
            case "lander":
                return at == s.lander_at
            case "threat":
                return any(threat.at == at and self.key in ("", threat.key) for threat in s.threats)
            case "place":
                top = top_place(g.book, s, at)
                return top == self.key if self.key else bool(top)
            case _:
                found = s.sectors[at].markers if self.what == "marker" else s.sectors[at].tokens
                return self.key in found if self.key else bool(found)

    def reads(self) -> int:
        return PLACE | KIT


class OnBiome(Condition, frozen=True):
    """The sector of the effect has a biome.  IV-EVT-04"""

    biome: Biome

    def holds(self, g: G, here: Step) -> bool:
        return self.biome in biomes(g.book, g.s, sector_of(g, here))

    def reads(self) -> int:
        return PLACE


class AtLeast(Condition, frozen=True):
    """A number is so large or larger."""

    what: AnyCounter
    n: Amount = 1

    def holds(self, g: G, here: Step) -> bool:
        return self.what.number(g, here) >= amount(g, here, self.n)

    def reads(self) -> int:
        return self.what.reads() | (NOTHING if isinstance(self.n, int) else self.n.reads())


class AllMembersOn(Condition, frozen=True):
    """The whole team is on a sector."""

    sector: int

    def holds(self, g: G, here: Step) -> bool:
        team = living(g.s)
        return bool(team) and all(me.at == self.sector for me in team)

    def reads(self) -> int:
        return ANY_PLACE


class Alone(Condition, frozen=True):
    """Nobody else is on the member's sector."""

    def holds(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and len(members_on(g.s, me.at)) == 1

    def reads(self) -> int:
        return ANY_PLACE


class NearLander(Condition, frozen=True):
    """The member is on the lander sector, or a route connects its sector with it."""

    def holds(self, g: G, here: Step) -> bool:
        me, lander = member_of(g.s, here.seat), g.s.lander_at
        if me is None or not lander:
            return False
        return me.at == lander or lander in connections(g.book, g.s, me.at) or me.at in connections(g.book, g.s, lander)

    def reads(self) -> int:
        return PLACE


class RankAtLeast(Condition, frozen=True):
    """The member has a Rank or a higher one.  IV-CRW-12"""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and me.rank >= self.n

    def reads(self) -> int:
        return NOTHING


class HasInjury(Condition, frozen=True):
    """The member has an injury: a certain one, or any."""

    injury: str = ""

    def holds(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and any(self.injury in ("", injury.key) for injury in me.injuries)

    def reads(self) -> int:
        return HURT | HEALED


class MissionDone(Condition, frozen=True):
    """A mission is accomplished."""

    mission: str

    def holds(self, g: G, here: Step) -> bool:
        ship = g.s.ship
        sheets = ship.planets.values() if ship is not None else ()
        return self.mission in g.s.missions_done or any(self.mission in sheet.missions_done for sheet in sheets)


class MissionInPlay(Condition, frozen=True):
    """A mission is in play."""

    mission: str

    def holds(self, g: G, here: Step) -> bool:
        return self.mission in g.s.missions


class Noted(Condition, frozen=True):
    """Something is noted in the log: with a value, or any.  IV-STR-09"""

    key: str
    value: str = ""

    def holds(self, g: G, here: Step) -> bool:
        return self.key in g.s.notes and self.value in ("", g.s.notes[self.key])

    def reads(self) -> int:
        return NOTHING


class FirstTime(Condition, frozen=True):
    """This entry was not read before."""

    def holds(self, g: G, here: Step) -> bool:
        return g.s.entries.get(str(here.source), 0) <= 1

    def reads(self) -> int:
        return NOTHING


class OwnsUnique(Condition, frozen=True):
    """The team has a unique discovery."""

    number: int

    def holds(self, g: G, here: Step) -> bool:
        return self.number in g.s.finds_unique

    def reads(self) -> int:
        return FINDS


class OwnTurn(Condition, frozen=True):
    """It is the member's turn."""

    def holds(self, g: G, here: Step) -> bool:
        return g.s.active == here.seat

    def reads(self) -> int:
        return NOTHING


class ThreatInPlay(Condition, frozen=True):
    """A Threat is in play."""

    threat: str

    def holds(self, g: G, here: Step) -> bool:
        return threat_of(g, self.threat) is not None

    def reads(self) -> int:
        return NOTHING


class NoFigureOn(Condition, frozen=True):
    """No figure of a Threat is on a sector, neither the main one nor a secondary one."""

    sector: int
    threat: str

    def holds(self, g: G, here: Step) -> bool:
        threat = threat_of(g, self.threat)
        return threat is None or (threat.at != self.sector and self.sector not in threat.figures)

    def reads(self) -> int:
        return NOTHING


class TokenOnLander(Condition, frozen=True):
    """A token is on the lander sector, lying there or carried by a member there."""

    token: str

    def holds(self, g: G, here: Step) -> bool:
        s = g.s
        sector = s.sectors.get(s.lander_at)
        lies = sector is not None and self.token in sector.tokens
        return lies or any(self.token in me.tokens for me in members_on(s, s.lander_at))

    def reads(self) -> int:
        return ANY_PLACE | KIT
