"""From a game to the parts of a scene that every game has: its question, its ending, its log, in a language."""

from functools import cache
from typing import TYPE_CHECKING, Any

from starboard.kernel.irreversible import irreversible
from starboard.kernel.offers import changes_of
from starboard.kernel.scene import Amount, Asked, Choice, Ending, NoChoice, Tip
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game


LETTERS = tuple((letter, f"{letter}_key") for letter in "abcdef")


def names(g: "Game[Any]", ids: tuple[Id, ...], say: Say) -> dict[str, Any]:
    """The pieces that an option or an event touches, named in the reader's language: `$a`, `$b`, `$c` of a message.

    `$a_key` is the id itself, so that a message can tell one piece from another, or a singular from a plural.
    """
    named: dict[str, Any] = {}
    for (letter, key), id_ in zip(LETTERS, ids, strict=False):
        named[letter] = g.rules.name(g, id_, say)
        named[key] = str(id_)
    return named


@cache
def message(kind: str, word: str) -> str:
    """The key of a message: `event` and `turn_ring` make `event-turn-ring`."""
    return f"{kind}-{word.replace('_', '-')}"


def amounts_of(g: "Game[Any]", seat: Seat, option: Option, say: Say) -> tuple[Amount, ...]:
    """What an open option costs and brings for certain, as it is shown before it is chosen."""
    return tuple(g.rules.amount(g, seat, change, say) for change in changes_of(g, seat, option) if change.what)


def choice(g: "Game[Any]", seat: Seat, option: Option, say: Say, wall: bool = False) -> Choice:
    return Choice(
        option,
        say(message("option", option.key), n=len(option.ids), **names(g, option.ids, say)),
        tuple(map(str, option.ids)),
        changes=amounts_of(g, seat, option, say),
        wall=wall,
    )


def no_choice(g: "Game[Any]", refused: Refused, say: Say) -> NoChoice:
    option = refused.option
    touched = names(g, option.ids, say)
    about = touched if refused.ids == option.ids else names(g, refused.ids, say)
    why = Tip(say(refused.why, **about), refused.rule)
    return NoChoice(say(message("option", option.key), n=len(option.ids), **touched), why, tuple(map(str, option.ids)))


def question(g: "Game[Any]", seat: Seat | None, say: Say) -> Asked | None:
    """What is asked of this seat, with each option's name and the pieces it touches."""
    asked = g.question(seat) if seat is not None else None
    if asked is None or seat is None:
        return None
    prompt = asked.prompt or "free"
    warned = irreversible(g, seat, (*asked.options, *asked.free))
    key = message("prompt", prompt)
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
    """A line of the log, as whoever may see this event reads it; one that begins with a name has its capital, too."""
    args = {"seat": event.seat + 1, "n": event.n, "known": "yes" if event.secret else "no", **names(g, event.ids, say)}
    for letter, name in names(g, event.secret, say).items() if event.secret else ():
        args[f"secret_{letter}"] = name
    told = say(message("event", event.what), **args)
    return told[:1].upper() + told[1:]
