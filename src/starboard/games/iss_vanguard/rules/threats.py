"""Threats: their figures, and how they move.  IV-THR-01 to IV-THR-12"""

from typing import ClassVar, Literal, TypeAlias

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.board import Threat
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.memory import Behaving
from starboard.games.iss_vanguard.rules.chosen import dice_of, pick_random, with_most
from starboard.games.iss_vanguard.rules.places import forget
from starboard.games.iss_vanguard.rules.sectors import connections, far, steps_to, ways_from
from starboard.games.iss_vanguard.rules.team import deciding, living, sector_id
from starboard.kernel.ids import number_of
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

Toward: TypeAlias = Literal["", "most_injuries", "fewest_dice", "last_special", "last_find", "random", "nearest"]
WayOf: TypeAlias = Literal["", "d10", "lowest", "highest", "one_way_first"]
LOW = 5  # results of a D10 below it lead to the lowest number.  IV-THR-09


def threat_of(g: G, key: str) -> Threat | None:
    return next((threat for threat in g.s.threats if threat.key == key), None)


def move_to(g: G, threat: Threat, at: int) -> None:
    """A figure moves over one route; it resolves no icon and heeds no No-move.  IV-THR-04, IV-THR-05"""
    threat.at = at
    g.did("threat", -1, threat.key, sector_id(at))


def remove(g: G, key: str) -> None:
    """Card, figures and markers leave play, and what it was about to do stops.  IV-THR-11"""
    s = g.s
    s.threats = [threat for threat in s.threats if threat.key != key]
    forget(s, key)
    g.did("threat_gone", -1, key)
    scope = g.find(Behaving)
    if scope is not None and scope.threat == key:
        g.cut(Behaving)


def target(g: G, threat: Threat, toward: Toward) -> Member | None:
    """The member toward whom a Threat moves; between equal ones chance decides.  IV-THR-07"""
    team = living(g.s)
    s = g.s
    if not team:
        return None
    match toward:
        case "most_injuries":
            return pick_random(g, with_most(team, lambda me: len(me.injuries)))
        case "fewest_dice":
            return pick_random(g, with_most(team, lambda me: -dice_of(s, me)))
        case "last_special" | "last_find":
            seat = s.last_special if toward == "last_special" else s.last_find
            return next((me for me in team if me.seat == seat), None) or pick_random(g, team)
        case "nearest":
            near = {me.seat: far(g.book, s, threat.at, me.at) for me in team}
            able = [me for me in team if near[me.seat] >= 0]
            return pick_random(g, with_most(able, lambda me: -near[me.seat])) if able else None
        case _:
            return pick_random(g, team)


class MoveOneStep(Verb, frozen=True):
    """A Threat moves to a connected sector: by a D10, a number, or nearer to a member.

    IV-THR-04, IV-THR-07, IV-THR-08, IV-THR-09
    """

    threat: str
    way: WayOf = ""
    seat: Seat = -1  # the member toward whom it moves
    left: int = 1

    def run(self, g: G, here: Step) -> None:
        threat = threat_of(g, self.threat)
        if threat is None or not threat.at or self.left <= 0:
            return
        if self.left > 1:
            g.push(here.seat, MoveOneStep(self.threat, self.way, self.seat, self.left - 1), source=here.source)
        open_ = connections(g.book, g.s, threat.at)
        if not open_:
            return
        if self.seat >= 0:
            self.toward(g, here, threat, open_)
        elif self.way == "d10":
            move_to(g, threat, open_[0] if g.roll(10, "d10") < LOW else open_[-1])
        elif self.way == "one_way_first":
            one_way = sorted(way.to for way in ways_from(g.book, g.s, threat.at) if way.one_way)
            move_to(g, threat, (one_way or open_)[0])
        else:
            move_to(g, threat, open_[-1 if self.way == "highest" else 0])

    def toward(self, g: G, here: Step, threat: Threat, open_: list[int]) -> None:
        """A shortest way; between equally short ones the players choose; without a way it stays.  IV-THR-08"""
        me = next((me for me in living(g.s) if me.seat == self.seat), None)
        if me is None or me.at == threat.at:
            return
        steps = steps_to(g.book, g.s, me.at)
        if threat.at not in steps:
            return
        near = [at for at in open_ if steps.get(at, -1) == steps[threat.at] - 1]
        if len(near) > 1:
            g.push(deciding(g.s, here.seat), ChooseThreatWay(self.threat, tuple(near)), source=self.threat)
        else:
            move_to(g, threat, near[0])


class ChooseThreatWay(Ask, frozen=True):
    """Between equally short ways of a Threat the players choose.  IV-THR-08"""

    threat: str
    among: tuple[int, ...]
    prompt: ClassVar[str] = "threat_way"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("to", sector_id(at)) for at in self.among]

    def answer(self, g: G, here: Step, option: Option) -> None:
        threat = threat_of(g, self.threat)
        if threat is not None:
            move_to(g, threat, number_of(option.ids[0], "sector"))


class RunBehaviour(Verb, frozen=True, tag="run_behaviour"):
    """A behaviour of a Threat in play; it looks anew at the board each time.  IV-THR-02, IV-THR-11"""

    threat: str
    behaviour: str

    def run(self, g: G, here: Step) -> None:
        card = g.book.threats[self.threat]
        found = next((b for b in card.behaviours if b.key == self.behaviour), None)
        if threat_of(g, self.threat) is not None and found is not None:
            g.did("behave", -1, self.threat, self.behaviour)
            g.scope(Behaving(threat=self.threat), deciding(g.s, here.seat), *found.does, source=self.threat)
