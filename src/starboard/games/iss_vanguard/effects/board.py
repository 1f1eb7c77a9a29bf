"""What changes on the planet: places, circumstances, missions, markers, tokens, routes, time."""

from typing import ClassVar, Literal

from starboard.games.iss_vanguard.book import G, route_name
from starboard.games.iss_vanguard.constants import KIT, TIME
from starboard.games.iss_vanguard.rules import equipment, missions, places, time_tracks
from starboard.games.iss_vanguard.rules.circumstances import set_circumstances
from starboard.games.iss_vanguard.rules.team import member_of, sector_id
from starboard.games.iss_vanguard.rules.tutorial import time_is_on
from starboard.games.iss_vanguard.rules.where import sector_at_stake, sector_of
from starboard.kernel.verbs import NOTHING, Step, Verb


class ReplacePlace(Verb, frozen=True):
    """A point of interest takes the place of all cards of a sector.  IV-POI-01, IV-POI-03"""

    place: str
    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            places.lay_place(g, here.seat, at, self.place, replace=True)


class CoverPlace(Verb, frozen=True):
    """A point of interest is put on top of the others.  IV-POI-02, IV-POI-03"""

    place: str
    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            places.lay_place(g, here.seat, at, self.place, replace=False)


class UncoverPlace(Verb, frozen=True):
    """The top point of interest of a sector is discarded.  IV-POI-06"""

    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            places.lift_place(g, here.seat, at)


class SetCircumstances(Verb, frozen=True):
    """New circumstances come into force.  IV-CIR-01, IV-CIR-04, IV-CIR-05"""

    card: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        set_circumstances(g, here.seat, self.card)


class DiscardCircumstances(Verb, frozen=True):
    """Those printed on the board are in force again.  IV-CIR-03"""

    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        set_circumstances(g, here.seat, "")


class AddMission(Verb, frozen=True):
    """A mission comes into play.  IV-MIS-06"""

    mission: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        missions.add_mission(g, here.seat, self.mission)


class CompleteMission(Verb, frozen=True):
    """A mission is accomplished: this one, or one by name.  IV-MIS-02"""

    mission: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        missions.conclude(g, here.seat, self.mission or str(here.source))


class FailMission(Verb, frozen=True):
    """A mission can no longer be accomplished.  IV-MIS-05"""

    mission: str = ""
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        missions.give_up(g, here.seat, self.mission or str(here.source))


class PlaceMarker(Verb, frozen=True):
    """A marker comes on the sector itself, where it stays when cards change.  IV-POI-04"""

    marker: str = "flag"
    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            g.s.sectors[at].markers.append(self.marker)
            g.did("marker", here.seat, self.marker, sector_id(at))


class RemoveMarker(Verb, frozen=True):
    """A marker is taken from a sector."""

    marker: str = "flag"
    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors and self.marker in g.s.sectors[at].markers:
            g.s.sectors[at].markers.remove(self.marker)
            g.did("marker_gone", here.seat, self.marker, sector_id(at))


class PlaceToken(Verb, frozen=True):
    """The token of Mission Equipment comes on a sector, where it serves everybody.  IV-EQP-10, IV-EQP-11"""

    equipment: str = ""
    sector: int = 0
    alters: ClassVar[int] = KIT

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def possible(self, g: G, here: Step) -> bool:
        return not equipment.token_at(g.s, self.equipment or str(here.source))

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            equipment.place_token(g, here.seat, self.equipment or str(here.source), at)


class GiveToken(Verb, frozen=True):
    """The member carries a token, which leaves the sector where it lay."""

    token: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and not any(self.token in other.tokens for other in g.s.members):
            if at := equipment.token_at(g.s, self.token):
                g.s.sectors[at].tokens.remove(self.token)
            me.tokens.append(self.token)
            g.did("token_taken", here.seat, self.token)


class DropToken(Verb, frozen=True):
    """A token that the member carries is left on the sector."""

    token: str
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None and self.token in me.tokens and me.at in g.s.sectors:
            me.tokens.remove(self.token)
            g.s.sectors[me.at].tokens.append(self.token)
            g.did("token", here.seat, self.token, sector_id(me.at))


class CloseRoute(Verb, frozen=True):
    """Nobody uses a route any more."""

    a: int
    b: int
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        name = route_name(self.a, self.b)
        g.s.routes_opened = [route for route in g.s.routes_opened if route != name]
        if name not in g.s.routes_closed:
            g.s.routes_closed.append(name)
            g.did("route_closed", -1, sector_id(self.a), sector_id(self.b))


class OpenRoute(Verb, frozen=True):
    """A route may be used."""

    a: int
    b: int
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        name = route_name(self.a, self.b)
        g.s.routes_closed = [route for route in g.s.routes_closed if route != name]
        if name not in g.s.routes_opened:
            g.s.routes_opened.append(name)
            g.did("route_opened", -1, sector_id(self.a), sector_id(self.b))


class SetNoMove(Verb, frozen=True):
    """A sector gets a No-move icon.  IV-MOV-09"""

    sector: int = 0

    def at_stake(self, g: G, here: Step) -> int:
        return sector_at_stake(g, here, self.sector)

    def run(self, g: G, here: Step) -> None:
        at = sector_of(g, here, self.sector)
        if at in g.s.sectors:
            g.s.sectors[at].no_move = True


class AdvanceTime(Verb, frozen=True):
    """Time tracks advance: all of them, this card's, or one by name; box by box.  IV-TIM-01, IV-TIM-04, IV-TUT-09"""

    of: str | Literal["all", "this"] = "all"
    n: int = 1

    def at_stake(self, g: G, here: Step) -> int:
        """Time that goes back first does not reach what would happen.  IV-TIM-03, IV-TIM-07"""
        cards = (
            time_tracks.tracks_in_play(g) if self.of == "all" else [str(here.source) if self.of == "this" else self.of]
        )
        return TIME if any(time_tracks.is_loud(g, card, self.n) for card in cards) else NOTHING

    def run(self, g: G, here: Step) -> None:
        if not time_is_on(g, str(here.source)):
            return
        if self.of == "all":
            if self.n > 1:
                g.push(here.seat, AdvanceTime(n=self.n - 1), source=here.source)
            time_tracks.advance_all(g, here.seat)
        else:
            card = str(here.source) if self.of == "this" else self.of
            g.push(here.seat, *(time_tracks.AdvanceTrack(card),) * self.n, source=card)


class RegressTime(Verb, frozen=True):
    """Time tracks go back; nothing happens by it.  IV-TIM-03, IV-TIM-07"""

    of: str | Literal["all", "this"] = "all"
    n: int = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = TIME

    def run(self, g: G, here: Step) -> None:
        cards = time_tracks.tracks_in_play(g)
        if self.of != "all":
            cards = [str(here.source) if self.of == "this" else self.of]
        for card in cards:
            time_tracks.move_back(g, card, self.n)


class ResetTime(Verb, frozen=True):
    """The Time marker of a track is taken off.  IV-TIM-05, IV-THR-10"""

    of: str | Literal["all", "this"] = "this"
    fixed: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        cards = time_tracks.tracks_in_play(g)
        if self.of != "all":
            cards = [str(here.source) if self.of == "this" else self.of]
        for card in cards:
            time_tracks.move_back(g, card, g.s.times.get(card, 0))
