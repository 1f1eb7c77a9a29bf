"""The adviser: for any question, what a search thinks of each option, and one sentence why, in either language."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from starboard.bots.budget import Budget
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
    return [_advice(seat, arm, arms) for arm in arms]


def sentence(g: Game[Any], seat: Seat, advice: Advice, say: Say) -> str:
    """Why, in the speaker's language; options are named as the question names them."""
    facts: dict[str, Any] = {"gap": round(100 * advice.gap)}
    if advice.other is not None:
        facts["other"] = choice(g, seat, advice.other, say).label
    if advice.threat is not None:
        threat = advice.threat
        facts["who"] = say("text-seat", n=threat.seat + 1)
        facts["reply"] = choice(g, threat.seat, threat.option, say).label
        facts["danger"] = round(100 * threat.value)
    return speaker(say.lang, TEXTS)(advice.why, **facts)


def chances(advice: Advice, say: Say) -> str:
    """The estimate in words: about so many chances in a hundred; a draw counts as half a win."""
    low, high, chance = (round(100 * part) for part in (advice.low, advice.high, advice.value))
    return speaker(say.lang, TEXTS)("advice-chance", low=low, high=high, chance=chance)


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
