"""What the missions in play ask for, and how far the team is from it.  What nobody has read is no goal."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from starboard.games.iss_vanguard.book import Deed, G
from starboard.games.iss_vanguard.bot.worth import Yield, yields_of
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.conditions import AllMembersOn, AtLeast, MemberOn, Noted, OnSector
from starboard.games.iss_vanguard.rules.counters import Gained, Markers
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.missions import open_missions
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.sectors import has_no_move, steps_to
from starboard.games.iss_vanguard.rules.team import living
from starboard.games.iss_vanguard.rules.tracks import track_id
from starboard.kernel.forms import AllOf, AnyOf, Condition, all_hold
from starboard.kernel.verbs import Step, Verb

FAR = 8.0  # moves after which further off makes no difference
JUDGED = Verb()


class Work(NamedTuple):
    """A Special Action that is open to whoever stands on a sector (0: on any)."""

    at: int
    deed: Deed
    yields: tuple[Yield, ...]


def wants(conditions: Iterable[Condition]) -> Iterator[str]:
    """What objectives ask for, in the words of `worth.wants`."""
    for condition in conditions:
        match condition:
            case Noted(key=key):
                yield f"note {key}"
            case AtLeast(what=Markers(marker=marker)):
                yield f"marker {marker}"
            case AtLeast(what=Gained(deck=deck)):
                yield f"gained {deck}"
            case AnyOf(of=parts) | AllOf(of=parts):
                yield from wants(parts)


class Board:
    """The open cards of a position, read once for all goals."""

    def __init__(self, g: G) -> None:
        self.g, self.s = g, g.s
        self.team = living(g.s)
        self._steps: dict[int, dict[int, int]] = {}
        self.works = self._find_works()

    def _find_works(self) -> list[Work]:
        g, s = self.g, self.s
        deeds_of, known = g.book.deeds_of, yields_of(g.book)
        found = []
        for at in s.sectors:
            for deed in deeds_of.get(top_place(g.book, s, at), ()):
                found.append(Work(at, deed, known[deed.id]))
        for threat in s.threats:
            for deed in deeds_of.get(threat.key, ()):
                if threat.at:
                    found.append(Work(threat.at, deed, known[deed.id]))
        for key in (circumstances_of(g), *s.missions):
            for deed in deeds_of.get(key, ()):
                found.append(Work(s.lander_at if deed.action.at == "lander" else 0, deed, known[deed.id]))
        here = Step(JUDGED, self.team[0].seat if self.team else 0)
        return [work for work in found if not work.deed.action.requires or all_hold(g, here, work.deed.action.requires)]

    def moves(self, me: Member, to: int) -> float:
        """How many moves a member is away from a sector; a No-move icon counts as two."""
        if to == 0 or me.at == to:
            return 0.0
        if to not in self._steps:
            self._steps[to] = steps_to(self.g.book, self.s, to)
        n = self._steps[to].get(me.at, FAR)
        stuck = 1.5 if me.at in self.s.sectors and has_no_move(self.g.book, self.s, me.at) else 0.0
        return min(FAR, n + stuck)

    def nearest(self, to: int) -> float:
        return min([self.moves(me, to) - 0.08 * len(me.slots) for me in self.team], default=FAR)

    # Missions

    def progress(self, key: str) -> float:
        """How far a mission is, from 0 to 1."""
        parts = [self._condition(condition) for condition in self.g.book.missions[key].objective]
        return sum(parts) / len(parts) if parts else self._explore()

    def _condition(self, condition: Condition) -> float:
        if condition.holds(self.g, Step(JUDGED, self.team[0].seat if self.team else 0)):
            return 1.0
        match condition:
            case AllMembersOn(sector=to):
                away = [self.moves(me, to) for me in self.team]
                return 0.9 - 0.9 * sum(away) / (FAR * max(1, len(away)))
            case MemberOn(n=to) | OnSector(n=to):
                return 0.9 - 0.8 * self.nearest(to) / FAR
            case AnyOf(of=parts):
                return max([self._condition(part) for part in parts], default=0.0)
            case AllOf(of=parts):
                return sum([self._condition(part) for part in parts]) / max(1, len(parts))
            case Noted(key=key):
                return self._want(f"note {key}")
            case AtLeast(what=Markers(marker=marker) as what, n=int(n)):
                have = what.number(self.g, Step(JUDGED, 0))
                return min(0.95, (have + self._want(f"marker {marker}")) / n)
            case AtLeast(what=Gained(deck=deck) as what, n=int(n)):
                have = what.number(self.g, Step(JUDGED, 0))
                return min(0.95, (have + self._want(f"gained {deck}")) / n)
            case _:
                return self._explore()

    def _want(self, want: str) -> float:
        """How near the team is to an outcome that brings this; if no open card does, to what nobody has read."""
        best = 0.0
        for work in self.works:
            for each in work.yields:
                if want in each.wants:
                    best = max(best, self._work(work, each))
        return best or 0.6 * self._explore()

    def _work(self, work: Work, each: Yield) -> float:
        near = 1.0 - self.nearest(work.at) / FAR
        if each.track < 0:
            return 0.25 + 0.45 * near
        done = self.s.tracks.get(track_id(work.deed.id, each.track), 0) / max(1, each.length)
        return 0.1 + 0.4 * near + 0.45 * done

    def _explore(self) -> float:
        """How near somebody is to a page that nobody has read, or to a place that leads on."""
        s, best = self.s, 0.0
        for at, sector in self.g.book.sectors[s.planet].items():
            if sector.entry and sector.entry not in s.entries and at in s.sectors and not s.sectors[at].places:
                best = max(best, 0.8 - 0.7 * self.nearest(at) / FAR)
        for work in self.works:
            if any(each.worth >= 2.0 for each in work.yields):
                best = max(best, 0.6 - 0.6 * self.nearest(work.at) / FAR)
        return best

    def pursuit(self) -> float:
        """What the test that is made now is for, in dice: a mission in play, or else what it may bring."""
        test = self.s.test
        yields = yields_of(self.g.book).get(test.action, ()) if test is not None else ()
        missions = self.g.book.missions
        words = {word for key in self.s.missions for word in wants(missions[key].objective)}
        if any(each.wants & words for each in yields):
            return 6.0
        return 0.25 * max([each.worth for each in yields], default=0.0)

    # Side places

    def side_work(self) -> float:
        """What is begun and what is near beside the missions, in dice."""
        total = 0.0
        for work in self.works:
            for each in work.yields:
                if each.track >= 0:
                    done = self.s.tracks.get(track_id(work.deed.id, each.track), 0)
                    if done:
                        total += 0.6 * each.worth * done / each.length
        best = 0.0
        for work in self.works:
            gain = max([each.worth for each in work.yields], default=0.0)
            if gain > 0:
                best = max(best, gain * (1.0 - self.nearest(work.at) / FAR))
        return total + 0.25 * best

    def home(self) -> float:
        """How near the whole team is to the lander, from 0 to 1."""
        away = [self.moves(me, self.s.lander_at) for me in self.team] if self.s.lander_at else []
        return 1.0 - sum(away) / (FAR * len(away)) if away else 0.0

    def main(self) -> list[str]:
        return open_missions(self.g.book, self.s)
