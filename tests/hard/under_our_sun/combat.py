"""A combat round: who joins, which enemies answer whom, what is rolled; and all damage landed together."""

from typing import ClassVar

from msgspec import Struct

from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, Outcome, Seat, opt
from tests.hard.under_our_sun.karma import Judge, Roll
from tests.hard.under_our_sun.model import (
    Character,
    Enemy,
    G,
    Here,
    Sun,
    attacks,
    enemies_at,
    enemy,
    living,
    neighbours,
    strength,
)


class Blow(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that is rolled and not yet landed."""

    by: int
    on: int
    hits: int


class CombatRound(Scope, frozen=True, kw_only=True):
    """One round on one tile: who has declared to join, who has acted, the blows that are still in the air."""

    at: int
    joiners: tuple[Seat, ...] = ()
    acted: tuple[Seat, ...] = ()
    blows: tuple[Blow, ...] = ()
    dodged: bool = False


class OpenRound(Verb, frozen=True):
    """A character's action opens a round; exhausted enemies are ready again.  OS-COM-06, OS-COM-11."""

    action: Option

    def run(self, g: G, here: Here) -> None:
        me = g.s.characters[here.seat]
        if me.health and enemies_at(g.s, me.at):
            for foe in enemies_at(g.s, me.at):
                foe.exhausted = False
            g.scope(CombatRound(at=me.at), here.seat, Declare(self.action))


class Declare(Verb, frozen=True):
    """Others in range say whether they join, clockwise: before the enemies answer if there are two or more of them,
    else after.  Only a combat action can be joined.  OS-MUL-01, 11, 13, 16."""

    action: Option

    def run(self, g: G, here: Here) -> None:
        seats = len(g.s.characters)
        others = [(here.seat + i) % seats for i in range(1, seats)] if self.action.key in ("attack", "dodge") else []
        asked = [Step(Join(), seat) for seat in others]
        act = Step(Exchange(self.action), here.seat)
        first = [*asked, act] if len(enemies_at(g.s, g.inside(CombatRound).at)) >= 2 else [act, *asked]
        g.put(*first, Step(JoinersAct(), here.seat))


class Join(Ask, frozen=True):
    """Joining is for the living in range with a point left: on the tile, or beside it with a loaded weapon.
    OS-MUL-02, OS-MUL-03.  (Who has an enemy on its own tile does not shoot elsewhere here.)"""

    prompt: ClassVar[str] = "join"

    def options(self, g: G, here: Here) -> list[Option]:
        fight = g.inside(CombatRound)
        return [opt("join"), opt("decline")] if combat_actions(g.s, g.s.characters[here.seat], fight.at) else []

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key == "join":
            g.amend(CombatRound, joiners=(*g.inside(CombatRound).joiners, here.seat))


class JoinersAct(Verb, frozen=True):
    """Each joiner makes one combat action.  OS-MUL-01."""

    def run(self, g: G, here: Here) -> None:
        g.put(*(Step(JoinerActs(), seat) for seat in g.inside(CombatRound).joiners))


class JoinerActs(Ask, frozen=True):
    """A joiner chooses its action when its moment comes, and pays the point then.  OS-MUL-02, OS-MUL-11."""

    prompt: ClassVar[str] = "joiner"

    def options(self, g: G, here: Here) -> list[Option]:
        return combat_actions(g.s, g.s.characters[here.seat], g.inside(CombatRound).at)

    def answer(self, g: G, here: Here, option: Option) -> None:
        g.s.characters[here.seat].ap -= 1
        g.push(here.seat, Exchange(option))


class Exchange(Verb, frozen=True):
    """One character's action and what answers it, all rolled, then all landed at once.  OS-COM-12, OS-COM-14."""

    action: Option

    def run(self, g: G, here: Here) -> None:
        me, fight = g.s.characters[here.seat], g.inside(CombatRound)
        g.amend(CombatRound, acted=(*fight.acted, here.seat))
        answering = answers_to(g.s, g.inside(CombatRound), me, self.action)
        for foe in answering:
            foe.exhausted = True  # OS-COM-10
        verbs: list[Verb] = []
        target = int(self.action.ids[0]) if self.action.ids else -1
        if self.action.key == "attack":
            verbs.append(Roll(me.melee, Strike(here.seat, target)))
        elif self.action.key == "shoot":
            verbs.append(Roll(me.ranged, Strike(here.seat, target)))
        elif self.action.key == "dodge" and answering:
            verbs.append(Roll(me.dexterity, Judge((Dodged(),))))
        verbs += [Roll(foe.melee, Strike(foe.id, here.seat)) for foe in answering]
        after = [ReactToShot(target)] if self.action.key == "shoot" else []
        g.push(here.seat, *verbs, PickDodge(), Land(), *after)


class Strike(Verb, frozen=True):
    """An attack is rolled: its blow waits for the others.  OS-COM-12."""

    by: int
    on: int
    result: int = 0

    def run(self, g: G, here: Here) -> None:
        g.amend(CombatRound, blows=(*g.inside(CombatRound).blows, Blow(self.by, self.on, self.result)))


class Dodged(Verb, frozen=True):
    """The dodge succeeds: one attack will be avoided.  OS-CBA-02."""

    def run(self, g: G, here: Here) -> None:
        g.amend(CombatRound, dodged=True)


class PickDodge(Ask, frozen=True):
    """One attack is avoided, picked after every enemy has rolled.  OS-CBA-03."""

    prompt: ClassVar[str] = "dodge"

    def options(self, g: G, here: Here) -> list[Option]:
        fight = g.inside(CombatRound)
        return [opt("avoid", blow.by) for blow in fight.blows if fight.dodged and blow.on == here.seat]

    def answer(self, g: G, here: Here, option: Option) -> None:
        blows = tuple(blow for blow in g.inside(CombatRound).blows if blow.by != option.ids[0])
        g.amend(CombatRound, blows=blows)


class Land(Verb, frozen=True):
    """All damage of the exchange is simultaneous; who has none left falls after it.  OS-COM-12, 16, 17, 19."""

    def run(self, g: G, here: Here) -> None:
        fight = g.inside(CombatRound)
        g.amend(CombatRound, blows=(), dodged=False)
        for blow in fight.blows:
            g.did("blow", here.seat, blow.by, blow.on, n=blow.hits)
            if (foe := enemy(g.s, blow.on)) is not None:
                foe.damage += blow.hits
            elif blow.on < len(g.s.characters):
                hurt(g.s.characters[blow.on], blow.hits)
        g.s.enemies = [foe for foe in g.s.enemies if foe.damage < foe.health]
        g.push(here.seat, TheFallen())


class TheFallen(Verb, frozen=True):
    """The survivors win when the Son of Liberty falls; with nobody left all is lost.  OS-MOD-08."""

    def run(self, g: G, here: Here) -> None:
        traitors = [c.seat for c in g.s.characters if c.team.value == "sons"]
        if any(not g.s.characters[seat].health for seat in traitors):
            g.end(Outcome("win", tuple(c.seat for c in g.s.characters if c.seat not in traitors), why="traitor"))
        elif not living(g.s):
            g.end(Outcome("loss", why="nobody"))


class ReactToShot(Verb, frozen=True):
    """A ready enemy that was shot at and lives rolls a yellow die.  OS-CBA-14, 15, 17, 18."""

    target: int

    def run(self, g: G, here: Here) -> None:
        foe = enemy(g.s, self.target)
        if foe and not foe.exhausted:
            g.push(here.seat, Roll("y", Charge(foe.id)))


class Charge(Verb, frozen=True):
    """On a success it moves onto the shooter's tile, which exhausts it.  OS-CBA-14."""

    enemy: int
    result: int = 0

    def run(self, g: G, here: Here) -> None:
        foe = enemy(g.s, self.enemy)
        if foe and self.result:
            foe.at, foe.exhausted = g.s.characters[here.seat].at, True


def combat_actions(s: Sun, me: Character, at: int) -> list[Option]:
    """What a character may do for one point in a fight on that tile."""
    foes = [foe.id for foe in enemies_at(s, at)]
    if not (me.health and me.ap and foes):
        return []
    if me.at == at:
        return [*(opt("attack", id_) for id_ in foes), opt("dodge")]
    can_shoot = me.ranged and at in neighbours(me.at) and not enemies_at(s, me.at)
    return [opt("shoot", id_) for id_ in foes] if can_shoot else []


def hurt(me: Character, hits: int) -> None:
    me.health = max(0, me.health - max(0, hits - me.armour))


def answers_to(s: Sun, fight: CombatRound, me: Character, action: Option) -> list[Enemy]:
    """Which enemies answer this action.  OS-MUL-05 to 10, 14, 15, 18."""
    if me.at != fight.at:
        return []
    able = [foe for foe in enemies_at(s, fight.at) if not foe.exhausted and attacks(foe, me)]
    is_last = all(seat in fight.acted for seat in fight.joiners if s.characters[seat].at == fight.at)
    if is_last or not able:
        return able
    attacked = [foe for foe in able if action.key == "attack" and foe.id == action.ids[0]]
    return attacked or [max(able, key=strength)]
