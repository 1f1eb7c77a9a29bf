"""The adviser: for any question, what a search thinks of each option, and one sentence why, in either language."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, structs

from starboard.bots.budget import Budget
from starboard.bots.reasons import Reason, because, compare, favourable
from starboard.bots.search import search_for
from starboard.bots.tree import Arm
from starboard.kernel.game import Game
from starboard.kernel.show import choice
from starboard.kernel.texts import Say, speaker
from starboard.kernel.words import Option, Seat

SHORT = Budget(playouts=2_000, answers=60_000, seconds=3.0)  # what a person who asks is ready to wait for
TEXTS = Path(__file__).parent / "texts"
DANGER = 0.8  # a reply that wins so often is worth a word
BEATEN = 0.4  # who stands better than that is not threatened
TRIED = 4  # playouts below which a reply is not trusted
EXPLAINED = 3  # options whose reasons are looked for
CLOSE = 0.03  # a difference that nobody would act on


class Threat(Struct, frozen=True):
    """A reply of another seat that would probably win it the game."""

    seat: Seat
    option: Option
    value: float


class Advice(Struct, frozen=True):
    """One option as the search sees it: its chance with the range in which it lies with 95%, and why, as a text key."""

    option: Option
    value: float
    low: float
    high: float
    playouts: int
    why: str
    other: Option | None = None  # the option that the sentence compares it with
    gap: float = 0.0  # how far ahead or behind
    threat: Threat | None = None
    reasons: tuple[Reason, ...] = ()  # what speaks for it beside that option; of one that is behind, against it


def advise(
    g: Game[Any],
    seat: Seat,
    budget: Budget = SHORT,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> list[Advice]:
    """All that this seat may say now, the best first.  It thinks in worlds dealt anew, so it tells no secret."""
    search = search_for(g, seat, budget, Random(seed).random)
    if not search.options:
        return []
    arms = [arm for arm in search.run(stop, progress) if arm.visits]
    found = [_advice(seat, arm, arms) for arm in arms]
    told = [_with_reasons(g, seat, advice, is_best=not i) for i, advice in enumerate(found[:EXPLAINED])]
    return [*told, *found[EXPLAINED:]]


def sentence(g: Game[Any], seat: Seat, advice: Advice, say: Say) -> str:
    """Why, in the speaker's language; options are named as the question names them."""
    facts: dict[str, Any] = _gap(g, seat, advice)
    if advice.other is not None:
        facts["other"] = _inside_quotes(choice(g, seat, advice.other, say).label)
    if advice.threat is not None:
        threat = advice.threat
        facts["who"] = say.seat(threat.seat)
        facts["reply"] = _inside_quotes(choice(g, threat.seat, threat.option, say).label)
        facts["danger"] = round(100 * threat.value)
    own = speaker(say.lang, TEXTS)
    told = own(advice.why, **facts)
    return f"{told} {own('advice-because', why=because(advice.reasons, say))}" if advice.reasons else told


def _inside_quotes(label: str) -> str:
    """The name of an option as it stands in quotation marks: those inside it are of the second kind."""
    for mark, inner in (("“", "\u2018"), ("”", "\u2019"), ("«\u202f", "“"), ("\u202f»", "”")):
        label = label.replace(mark, inner)
    return label


def estimate(g: Game[Any], seat: Seat, advice: Advice, say: Say) -> str:
    """What the number means, in words: a lead in points where the game counts them, else the chance to win."""
    own, points = speaker(say.lang, TEXTS), g.rules.points(advice.value)
    if points is not None:
        lead = round(points)
        return own("advice-points", n=abs(lead), lead="ahead" if lead > 0 else "behind" if lead else "level")
    low, high, chance = (_percent(g, seat, part) for part in (advice.low, advice.high, advice.value))
    return own("advice-chance", low=low, high=high, chance=chance)


def _percent(g: Game[Any], seat: Seat, value: float) -> int:
    return round(100 * g.rules.chance_to_win(g, seat, value))


def _gap(g: Game[Any], seat: Seat, advice: Advice) -> dict[str, Any]:
    """How far an option is ahead or behind, in the game's own measure."""
    sign = -1 if advice.why == "advice-behind" else 1
    ours, theirs = advice.value, advice.value - sign * advice.gap
    leads = g.rules.points(ours), g.rules.points(theirs)
    if leads[0] is not None and leads[1] is not None:
        return {"gap": round(abs(leads[0] - leads[1])), "unit": "points"}
    return {"gap": abs(_percent(g, seat, ours) - _percent(g, seat, theirs)), "unit": "percent"}


def _with_reasons(g: Game[Any], seat: Seat, advice: Advice, is_best: bool) -> Advice:
    """The advice, with what speaks for it or, if it is behind, against it."""
    if advice.other is None or advice.why == "advice-close":
        return advice
    reasons = compare(g, seat, advice.option, advice.other, Random(0).random)
    return structs.replace(advice, reasons=favourable(reasons, is_best))


def _advice(seat: Seat, arm: Arm, arms: list[Arm]) -> Advice:
    low, high = arm.interval()
    why, other, threat = _reason(seat, arm, arms)
    gap = abs(arm.mean - other.mean) if other else 0.0
    compared = other.option if other else None
    return Advice(arm.option, arm.mean, low, high, arm.visits, why, compared, gap, threat)


def _reason(seat: Seat, arm: Arm, arms: list[Arm]) -> tuple[str, Arm | None, Threat | None]:
    """The most telling thing that can be said of this option beside the others."""
    if len(arms) == 1:
        return "advice-only", None, None
    if _ends_it(arm) and arm.mean in (0.0, 1.0):
        return ("advice-wins-now" if arm.mean else "advice-loses-now"), None, None
    best = arms[0]
    if arm is not best:
        threat = _threat(seat, arm)
        if threat:
            return "advice-reply", None, threat
        return ("advice-close" if best.mean - arm.mean < CLOSE else "advice-behind"), best, None
    others = sorted(arms[1:], key=lambda one: -one.mean)
    threat = _threat(seat, others[0])
    if threat and not _threat(seat, arm):
        return "advice-prevents", None, threat
    clear = arm.interval()[0] > others[0].interval()[1]
    return ("advice-clear" if clear else "advice-narrow"), others[0], None


def _ends_it(arm: Arm) -> bool:
    """Whether the game is over with this option, in every world that was tried."""
    return arm.ends and arm.node is None


def _threat(seat: Seat, arm: Arm) -> Threat | None:
    """What another seat would answer to this, if that probably wins it the game while this seat loses."""
    if arm.node is None or arm.mean > BEATEN:
        return None
    replies = [
        (who, reply)
        for who, offered in arm.node.by_seat.items()
        if who != seat
        for reply in offered.known.values()
        if (reply.visits >= TRIED or reply.sure is not None) and reply.mean >= DANGER
    ]
    if not replies:
        return None
    who, reply = max(replies, key=lambda one: (one[1].mean, one[1].visits))
    return Threat(who, reply.option, reply.mean)
