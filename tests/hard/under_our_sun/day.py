"""Phases and turns: acting, waiting and stepping in, arriving, exploring, looking; and enemies that wander."""

from collections.abc import Iterator
from typing import ClassVar

from starboard.kernel.offers import Free, Need, Offer, Offers
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Outcome, opt
from tests.hard.under_our_sun.combat import OpenRound, combat_actions
from tests.hard.under_our_sun.karma import Roll
from tests.hard.under_our_sun.model import (
    AP,
    NEAR,
    TILES,
    Character,
    G,
    Here,
    Sun,
    attacks,
    enemies_at,
    enemy,
    is_up,
    living,
    neighbours,
)
from tests.hard.under_our_sun.night import CampVote

PHASES = ("morning", "afternoon", "night")


class NextPhase(Verb, frozen=True):
    """The days go by, a phase at a time; a new day brings karma and the ability back.  OS-KAR-04, OS-MOD-10."""

    day: int = 0
    phase: int = 0

    def run(self, g: G, here: Here) -> None:
        if self.day == g.s.days:
            g.end(Outcome("partial" if g.s.enemies else "win", tuple(c.seat for c in living(g.s)), why="days"))
            return
        if self.phase == 0:
            for c in g.s.characters:
                c.karma_used = c.infiltrated = False
        last = self.phase == len(PHASES) - 1
        night = (CampVote(),) if last else ()
        g.push(NOBODY_SEAT, NextPhase(self.day + last, 0 if last else self.phase + 1))
        g.scope(Phase(), NOBODY_SEAT, *night, Turns(), LastCalls(), EnemiesMove())


class Phase(Scope, frozen=True, kw_only=True):
    """A phase of the day.  Points not spent by its end are lost.  OS-CBA-07."""

    wakes: ClassVar[bool] = True

    def close(self, g: G, here: Here, cut: bool) -> None:
        for c in g.s.characters:
            c.ap, c.waiting = AP, False


class Turns(Verb, frozen=True):
    def run(self, g: G, here: Here) -> None:
        for c in reversed(living(g.s)):
            g.scope(TurnOf(), c.seat, Act())


class TurnOf(Scope, frozen=True, kw_only=True):
    """The turn of a character: its owner may show its Team card anywhere inside.  OS-MOD-17."""


class Act(Offers, frozen=True):
    """One action after the other, as the points allow.  OS-CBA-01, 02, 05."""

    prompt: ClassVar[str] = "act"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Here, closed: bool = False) -> Iterator[Offer]:
        me = g.s.characters[here.seat]
        if me.health:
            yield from (Offer(act, POINT, does=(OpenRound(act),)) for act in combat_actions(g.s, me, me.at))
            yield from explorations(g.s, me)
            yield WAIT
            yield DONE

    def take(self, g: G, here: Here, offer: Offer) -> None:
        if offer not in (WAIT, DONE):
            g.push(here.seat, Act())
        super().take(g, here, offer)


class Wait(Verb, frozen=True):
    """No action, so nothing answers it.  OS-CBA-05."""

    def run(self, g: G, here: Here) -> None:
        g.s.characters[here.seat].waiting = True


class Rest(Verb, frozen=True):
    """The points that are left are gone."""

    def run(self, g: G, here: Here) -> None:
        g.s.characters[here.seat].ap = 0


POINT = (("ap", 1),)
HAS_POINTS = Need(lambda g, here: g.s.characters[here.seat].ap > 0, "why-ap", "OS-CBA-05")
WAIT = Offer(opt("wait"), needs=(HAS_POINTS,), does=(Wait(),))
DONE = Offer(opt("done"), does=(Rest(),))


class Move(Verb, frozen=True):
    """A character arrives; a first round starts where it is alone with an enemy.  OS-COM-02, OS-COM-03."""

    to: int

    def run(self, g: G, here: Here) -> None:
        me = g.s.characters[here.seat]
        if not me.health:
            return
        alone = not living(g.s, self.to)
        me.at = self.to
        g.did("move", here.seat, self.to)
        if alone:
            g.push(here.seat, FirstRound())


class FirstRound(Ask, frozen=True):
    """The first round costs nothing: attack or dodge.  With no enemy that would attack it is not put.
    OS-COM-01, OS-COM-05, OS-MOD-15."""

    prompt: ClassVar[str] = "first_round"

    def options(self, g: G, here: Here) -> list[Option]:
        me = g.s.characters[here.seat]
        foes = [foe.id for foe in enemies_at(g.s, me.at) if attacks(foe, me)]
        return [*(opt("attack", id_) for id_ in foes), opt("dodge")] if foes else []

    def answer(self, g: G, here: Here, option: Option) -> None:
        g.push(here.seat, OpenRound(option))


class Explore(Verb, frozen=True):
    """A tile is turned up for all: the one that lies there face down, else the top one of the pile."""

    to: int

    def run(self, g: G, here: Here) -> None:
        if not g.s.characters[here.seat].health:
            return
        lying = g.s.tiles.get(self.to) or Secret(g.draw(g.s.tile_pile), 0, "tiles")
        g.s.tiles[self.to] = g.show(lying)
        g.did("explore", here.seat, self.to, lying.value)


class Look(Verb, frozen=True):
    """A face-down tile is seen by one seat alone."""

    to: int

    def run(self, g: G, here: Here) -> None:
        if g.s.characters[here.seat].health:
            tile = g.s.tiles[self.to] = g.show(g.s.tiles[self.to], here.seat)
            g.did("look", here.seat, self.to, secret=(tile.value,), to=(here.seat,))


class LastCalls(Verb, frozen=True):
    def run(self, g: G, here: Here) -> None:
        g.put(*(Step(LastCall(), c.seat) for c in living(g.s)))


class LastCall(Ask, frozen=True):
    """Who waits may use its kept points in turn order once everybody has acted.  OS-CBA-06, OS-CBA-08."""

    prompt: ClassVar[str] = "last_call"

    def options(self, g: G, here: Here) -> list[Option]:
        me = g.s.characters[here.seat]
        actions = combat_actions(g.s, me, me.at) if me.waiting else []
        return [*actions, opt("done")] if actions else []

    def answer(self, g: G, here: Here, option: Option) -> None:
        if option.key != "done":
            g.push(here.seat, StepIn(), OpenRound(option), LastCall())


class StepIn(Verb, frozen=True):
    """A kept point is spent."""

    def run(self, g: G, here: Here) -> None:
        g.s.characters[here.seat].ap -= 1


class EnemiesMove(Verb, frozen=True):
    """Enemies that share no tile with a character wander, one after the other."""

    def run(self, g: G, here: Here) -> None:
        g.push(NOBODY_SEAT, *(Wander(foe.id) for foe in g.s.enemies))


class Wander(Verb, frozen=True):
    """The direction is rolled like any other die, so karma may change it.  OS-KAR-10."""

    enemy: int

    def run(self, g: G, here: Here) -> None:
        foe = enemy(g.s, self.enemy)
        if foe and not living(g.s, foe.at):
            g.push(here.seat, Roll("d", Drift(foe.id)))


class Drift(Verb, frozen=True):
    """Onto a tile that lies face down it stays face down; onto an empty place the top tile is laid unseen; with no
    tile left the enemy stays.  OS-ENE-17, OS-ENE-18."""

    enemy: int
    result: int = 0

    def run(self, g: G, here: Here) -> None:
        foe = enemy(g.s, self.enemy)
        to = NEAR[foe.at][self.result] if foe and self.result < 6 else -1
        if foe is None or to < 0:
            return
        if to not in g.s.tiles:
            if not g.s.tile_pile:
                return
            g.s.tiles[to] = Secret(g.draw(g.s.tile_pile), 0, "tiles")
        foe.at = to
        g.did("wander", here.seat, foe.id, to)


def explorations(s: Sun, me: Character) -> Iterator[Offer]:
    """Moves onto tiles that lie face up; tiles to turn up or to look at.  Nothing here depends on a tile face down."""
    near = neighbours(me.at)
    unknown = [to for to in near if not is_up(s, to) and (to in s.tiles or s.tile_pile)]
    looks = [to for to in unknown if to in s.tiles and not s.tiles[to].known_to(me.seat)]
    yield from (away("move", Move(to), TILES[s.tiles[to].value]) for to in near if is_up(s, to))
    yield from (away("explore", Explore(to)) for to in unknown)
    yield from (away("look", Look(to)) for to in looks)


def away(word: str, does: Move | Explore | Look, ap: int = 1) -> Offer:
    """An action outside a fight: who stands in one is attacked first.  OS-COM-07, OS-MUL-16."""
    return Offer(opt(word, does.to), (("ap", ap),), does=(OpenRound(opt("other")), does), rule="OS-CBA-02")


def step_in_moves(g: G) -> list[Free]:
    """A waiting character may step in between two actions of another.  OS-CBA-08.

    It stands beside a question that is put anyway, so no window stops for it.
    """
    on_top = g.s.stack[-1] if g.s.stack else None
    if on_top is None or not isinstance(on_top.verb, Act):
        return []
    return [
        Free(c.seat, Offer(opt(f"step_in_{act.key}", *act.ids), costs=(StepIn(),), does=(OpenRound(act),), opens=False))
        for c in living(g.s)
        if c.waiting and c.seat != on_top.seat
        for act in combat_actions(g.s, c, c.at)
    ]
