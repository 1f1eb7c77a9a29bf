"""What somebody might well do next, chosen fast: weights by what an option is, and by what the open page wants."""

from collections.abc import Callable, Sequence
from copy import copy

from starboard.games.unsettled.book import G
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.plans import Plan, plan
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import CUBES
from starboard.games.unsettled.rules.dashboard import space
from starboard.games.unsettled.rules.turn import Act
from starboard.kernel.asking import Window
from starboard.kernel.bot_kit import draw_by_weight, without
from starboard.kernel.words import Option, Seat

LIKED = {
    "manage": 0.05, "forfeit": 0.01, "pursue": 0.02, "leave": 0.0, "stay": 2.0, "give": 0.02, "take": 0.1,
    "refuse": 0.5, "use": 0.5, "consume": 0.5, "scan": 2.0, "move": 3.0, "luna": 1.5, "stop": 0.3, "let_time": 0.2,
}  # fmt: skip
WANTED, ENDS, WASTED, DESTROYS = 6.0, 60.0, 0.25, 0.01
TIRED, FRESH = 2.0, 0.7  # a cube that rests, below 2 and above
IDLE = frozenset(("manage", "leave", "give", "take"))  # what hardly ever pays, and can be done again and again
PUT_OFF = IDLE | {"pursue"}  # never worth a window
STEPS = ("move", "step", "luna")
SERVES = frozenset(("rest", "recover", "theorize", "investigate", "traverse", "support"))  # spaces that always may
CARDS = frozenset(("use", "consume", "forfeit"))
WHIM = 0.25  # how often a step is taken that leads nowhere


def rollout(g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options; those that are seldom wise, seldom."""
    me, today = g.s.explorers[seat], plan(g) if g.s.page else None
    weights = [
        _assign(g, me, today, option) if option.key == "assign" else LIKED.get(option.key, 1.0) for option in options
    ]
    first = draw_by_weight(options, weights, chance)
    if today is None or first.key not in STEPS or chance() < WHIM:
        return first
    best = _heading(g, me, today, [option for option in options if option.key == first.key])
    if best is not None:
        return best
    others = [0.0 if option.key in STEPS else weight for option, weight in zip(options, weights, strict=True)]
    return draw_by_weight(options, others, chance) if any(others) else first


def prune(g: G, seat: Seat, options: Sequence[Option], ahead: bool = False) -> Sequence[Option]:
    """What is worth a look: of the cubes for a space the one that suits it; no change of mind, no idle hands."""
    asked = g.s.stack[-1].verb
    if isinstance(asked, Window):
        return without(options, PUT_OFF) or options
    if not isinstance(asked, Act):
        return g.options(seat) or options
    me = g.s.explorers[seat]
    loose = [i for i in range(3) if not me.on[i]]
    today = plan(g) if g.s.page else None
    found = [option for option in options if _pays(g, me, loose, today, option)] or options
    return _likely(g, me, today, found) if ahead and today is not None else found


def _likely(g: G, me: Explorer, today: Plan, options: Sequence[Option]) -> Sequence[Option]:
    """What is worth a look further on: spaces that serve the page, the way that leads on, and the next unknown land."""
    found = [
        option
        for option in options
        if option.key not in STEPS
        and option.key not in CARDS
        and (option.key != "assign" or option.ids[1] in SERVES or option.ids[1] in today.wanted)
    ]
    for key in ("move", "luna"):
        ways = [option for option in options if option.key == key]
        on = _heading(g, me, today, ways) if ways else None
        unknown = next((option for option in ways if option.ids[0] not in g.s.nodes), None)
        found += [option for option in (on, unknown) if option is not None]
    return found or options


def _pays(g: G, me: Explorer, loose: list[int], today: Plan | None, option: Option) -> bool:
    if option.key == "pursue":
        lessons = today.lessons if today is not None else ()
        return not me.insight and option.ids[0] in lessons and me.pursuit not in lessons
    if option.key != "assign":
        return option.key not in IDLE
    cube, key = CUBES.index(option.ids[0]), str(option.ids[1])
    book = g.book
    if book.finishes.get(key, ("", ""))[0] == "destroy":
        return False
    here = space(g, me.seat, key)
    if here.bonus is not None and here.bonus.focus == option.ids[0]:
        return True
    focus = [me.focus[i] for i in loose]
    return me.focus[cube] == (min(focus) if here.arrows > 0 else max(focus))


def _assign(g: G, me: Explorer, today: Plan | None, option: Option) -> float:
    focus, key = me.focus[CUBES.index(option.ids[0])], str(option.ids[1])
    if key in ("rest", "recover"):
        return TIRED if focus < 2 else FRESH
    finishes = g.book.finishes.get(key, ("", ""))[0]
    weight = DESTROYS if finishes == "destroy" else 1.0
    if today is not None and key in today.wanted:
        weight = ENDS if finishes == "page" else WANTED
    return weight if focus else weight * WASTED


def _heading(g: G, me: Explorer, today: Plan, steps: list[Option]) -> Option | None:
    """The step after which the page would be nearest its end, if one brings it nearer."""
    best, found = today.effort(Land(g)) - 1e-9, None
    for option in steps:
        if option.ids[0] not in g.s.nodes:
            continue
        hours = today.effort(_land_after(g, me, option))
        if hours < best:
            best, found = hours, option
    return found


def _land_after(g: G, me: Explorer, step: Option) -> Land:
    """The land as it would be after a step, on a shallow copy: the live state is never changed."""
    s = copy(g.s)
    if step.key == "luna":
        s.luna = str(step.ids[0])
    else:
        moved = copy(me)
        moved.at = str(step.ids[0])
        s.explorers = [moved if one is me else one for one in s.explorers]
    return Land(g.with_state(s))
