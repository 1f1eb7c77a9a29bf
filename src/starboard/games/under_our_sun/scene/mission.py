"""The mission card with how far its goal is, the day, and the sky."""

from typing import Literal

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import PHASES
from starboard.games.under_our_sun.rules.conditions import AtLeast, AtMost
from starboard.games.under_our_sun.wording import ability_text, card_text
from starboard.games.under_our_sun.world import MissionCard
from starboard.kernel.asides import with_aside
from starboard.kernel.forms import Condition, amount
from starboard.kernel.scene import Panel, Part, Prose, Tip
from starboard.kernel.scene_parts import Lines, Prospect, Requirement, StepMark, Steps
from starboard.kernel.texts import Say, sentence
from starboard.kernel.verbs import Step, Verb

NOBODY = Step(Verb(), 0)
ICONS = ("morning", "sun", "moon")


def card_now(g: G) -> MissionCard | None:
    """The mission card that was revealed last."""
    return g.book.mission.cards[g.s.card - 1] if g.s.card else None


def aims(g: G) -> frozenset[str]:
    """The tiles that the goal of the card names."""
    card = card_now(g)
    if card is None:
        return frozenset()
    named = (getattr(getattr(goal, "what", None), "at", "") for goal in card.goal)
    return frozenset(key for key in named if isinstance(key, str) and key)


def mission_panel(g: G, say: Say) -> Panel:
    """The card in force: its words, what it asks for, how far that is; before the first card, the briefing."""
    mission, card = g.book.mission, card_now(g)
    title = say.text(g.rules.cartridge.cartridge.title)
    if card is None:
        return Panel("mission", title, (Prose("mission-text", title, (say.text(mission.briefing),)),))
    steps = tuple(
        StepMark(say.text(each.title) if at <= g.s.card else "?", _state(at, g.s.card))
        for at, each in enumerate(mission.cards, 1)
    )
    told = with_aside(card.text, card.asides, g.s.asides.get(card.key), say)
    text = (told, *(ability_text(ability, say) for ability in card.abilities))
    parts: list[Part] = [
        Steps("mission-cards", say("mission-card", n=g.s.card, most=len(mission.cards)), steps),
        Prose("mission-text", say.text(card.title), text),
    ]
    goals = tuple(_goal(g, f"goal-{at}", goal, say) for at, goal in enumerate(card.goal))
    parts.append(Lines("mission-goals", say("mission-goal"), goals))
    return Panel("mission", title, tuple(parts), tip=Tip(say.text(mission.briefing), "OS-MIS-01"))


def _state(at: int, now: int) -> Literal["done", "now", "ahead"]:
    return "done" if at < now else "now" if at == now else "ahead"


def _goal(g: G, id_: str, goal: Condition, say: Say) -> Prospect:
    """One condition of the goal, with its number where it counts something."""
    label = sentence(say.facts((goal,))).rstrip(".")
    met = goal.holds(g, NOBODY)
    if isinstance(goal, AtLeast | AtMost):
        have, need = amount(g, NOBODY, goal.what), amount(g, NOBODY, goal.n)
        return Prospect(id_, label, needs=(Requirement("", have, need),), ready=met)
    return Prospect(id_, label, ready=met)


def day_strip(g: G, say: Say) -> tuple[Part, ...]:
    """Which day of how many, which phase, and what the sky does."""
    s = g.s
    if not s.day:
        return ()
    days = g.book.mission.days
    marks = tuple(
        StepMark(str(n), _state(n, s.day), tone="bad" if n == days else "") for n in range(1, max(days, s.day) + 1)
    )
    phases = tuple(
        StepMark(say.word(phase), _state(at, s.phase), icon)
        for at, (phase, icon) in enumerate(zip(PHASES, ICONS, strict=True))
    )
    return (
        Steps("day", say("day"), marks, tip=Tip(say("day-tip", n=days), "OS-MIS-08")),
        Steps("phase", say("phase"), phases, sky(g, say), tip=Tip(say("phase-tip"), "OS-RND-01")),
    )


def standing_line(g: G, say: Say) -> str:
    """`Day 2 of 6, afternoon`."""
    s = g.s
    if not s.day:
        return say("day-before")
    return say("standing-line", n=s.day, most=max(g.book.mission.days, s.day), phase=say.word(PHASES[s.phase]))


def sky(g: G, say: Say) -> str:
    """The card in the sky, which holds for everybody in this phase."""
    card = g.book.suns.get(g.s.sun_card)
    if card is None:
        return ""
    title = say.text(card.title)
    return " ".join(text for text in (f"{title[:1].upper()}{title[1:]}.", card_text(card, say)) if text)
