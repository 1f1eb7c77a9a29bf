"""From a game to the parts of a scene that every game has: its question, its ending, its log, in a language."""

from typing import TYPE_CHECKING, Any

from starboard.kernel.redeal import redeal
from starboard.kernel.scene import Asked, Choice, Ending, NoChoice, Tip
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game


MOST_TRIED = 60  # a longer list is not tried option by option


def names(g: "Game[Any]", ids: tuple[Id, ...], say: Say) -> dict[str, Any]:
    """The pieces that an option or an event touches, named in the reader's language: `$a`, `$b`, `$c` of a message."""
    return {letter: g.rules.name(g, id_, say) for letter, id_ in zip("abcdef", ids, strict=False)}


def choice(g: "Game[Any]", seat: Seat, option: Option, say: Say, wall: bool = False) -> Choice:
    return Choice(
        option,
        say(f"option-{option.key.replace('_', '-')}", n=len(option.ids), **names(g, option.ids, say)),
        tuple(str(id_) for id_ in option.ids),
        changes=g.rules.changes(g, seat, option, say),
        wall=wall,
    )


def walls(g: "Game[Any]", seat: Seat, options: tuple[Option, ...]) -> frozenset[Option]:
    """The options that bring something hidden to light at once: tried in a world that might be the true one, so that
    the warning itself tells nothing."""
    if not g.rules.chance or len(options) > MOST_TRIED:
        return frozenset()
    world = redeal(g, seat, 1)
    found = set()
    for option in options:
        trial = world.fork()
        trial.answer(seat, option)
        if trial.s.barrier == trial.s.answers:
            found.add(option)
    return frozenset(found)


def no_choice(g: "Game[Any]", refused: Refused, say: Say) -> NoChoice:
    option = refused.option
    label = say(f"option-{option.key.replace('_', '-')}", n=len(option.ids), **names(g, option.ids, say))
    why = Tip(say(refused.why, **names(g, refused.ids, say)), refused.rule)
    return NoChoice(label, why, tuple(str(id_) for id_ in option.ids))


def question(g: "Game[Any]", seat: Seat | None, say: Say) -> Asked | None:
    """What is asked of this seat, with each option's name and the pieces it touches."""
    asked = g.question(seat) if seat is not None else None
    if asked is None or seat is None:
        return None
    prompt = asked.prompt or "free"
    warned = walls(g, seat, (*asked.options, *asked.free))
    key = f"prompt-{prompt.replace('_', '-')}"
    named = asked.about != "" and say.has(f"{key}-about")  # a question may name the card or the space that asks
    return Asked(
        asked.number,
        say(f"{key}-about", a=g.rules.name(g, asked.about, say)) if named else say(key),
        tuple(choice(g, seat, option, say, option in warned) for option in asked.options),
        tuple(choice(g, seat, option, say, option in warned) for option in asked.free),
        tuple(no_choice(g, refused, say) for refused in asked.refused),
        str(asked.about),
        g.rules.rule_of(prompt),
    )


def ending(g: "Game[Any]", say: Say) -> Ending | None:
    outcome = g.s.outcome
    if outcome is None:
        return None
    text = say(outcome.why or f"end-{outcome.kind}")
    return Ending(outcome.kind, text, outcome.winners, outcome.scores)


def line(g: "Game[Any]", event: Event, say: Say) -> str:
    """A line of the log, as whoever may see this event reads it."""
    secret = {f"secret_{k}": v for k, v in names(g, event.secret, say).items()}
    return say(
        f"event-{event.what.replace('_', '-')}",
        seat=event.seat + 1,
        n=event.n,
        known="yes" if event.secret else "no",
        **names(g, event.ids, say),
        **secret,
    )
