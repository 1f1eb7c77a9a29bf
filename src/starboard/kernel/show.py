"""From a game to the parts of a scene that every game has: its question, its ending, its log, in a language."""

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import structs

from starboard.kernel.cause import cause
from starboard.kernel.irreversible import Foresight, foresee, preview
from starboard.kernel.offers import changes_of
from starboard.kernel.scene import Amount, Asked, Choice, Ending, NoChoice, Tip
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Event, Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game


UNSEEN = Foresight()
LETTERS = tuple((letter, f"{letter}_key") for letter in "abcdef")


def names(g: "Game[Any]", ids: tuple[Id, ...], say: Say) -> dict[str, Any]:
    """The pieces that an option or an event touches, named in the reader's language: `$a`, `$b`, `$c` of a message.

    `$a_key` is the id itself, so that a message can tell one piece from another, or a singular from a plural;
    `$a_in` is the name inside a sentence, `$a_to` and `$a_of` the same after "to" and "of".
    """
    named: dict[str, Any] = {}
    for (letter, key), id_ in zip(LETTERS, ids, strict=False):
        named[letter] = g.rules.name(g, id_, say)
        named[key] = str(id_)
        phrase = named[f"{letter}_in"] = g.rules.phrase(g, id_, say)
        named |= say.cases(letter, phrase)
    return named


@cache
def message(kind: str, word: str) -> str:
    """The key of a message: `event` and `turn_ring` make `event-turn-ring`."""
    return f"{kind}-{word.replace('_', '-')}"


def amounts_of(g: "Game[Any]", seat: Seat, option: Option, say: Say) -> tuple[Amount, ...]:
    """What an open option costs and brings for certain, as it is shown before it is chosen."""
    return tuple(g.rules.amount(g, seat, change, say) for change in changes_of(g, seat, option) if change.what)


def choice(g: "Game[Any]", seat: Seat, option: Option, say: Say, ahead: Foresight = UNSEEN) -> Choice:
    key, touched = message("option", option.key), names(g, option.ids, say)
    changes = tuple(g.rules.amount(g, seat, change, say) for change in preview(g, seat, option, ahead) if change.what)
    wall = ahead.is_irreversible(option)
    rowed = say.has(f"{key}-row")
    return Choice(
        option,
        say(key, n=len(option.ids), **touched),
        tuple(map(str, option.ids)),
        changes=changes,
        wall=wall,
        row=say(f"{key}-row", **touched) if rowed else "",
        button=say(f"{key}-button", **touched) if rowed else "",
        mover=str(g.rules.mover(g, seat, option)),
        pointless=ahead.is_pointless(option) or (not wall and brings_nothing(changes)),
    )


def brings_nothing(changes: tuple[Amount, ...]) -> bool:
    """Whether a gain of nothing is all that is shown as a gain: what the option is for is not there."""
    gains = [each for each in changes if each.by is not None and each.by >= 0 and each.tone != "bad"]
    others = any(each.by is None and each.tone == "good" for each in changes)
    return bool(gains) and not others and not any(each.by for each in gains)


def in_rows(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Options that share a row, each with the id in which it differs.  A row of one is no row, nor is one of all."""
    rows: dict[str, list[Choice]] = {}
    for each in choices:
        rows.setdefault(each.row, []).append(each)
    return tuple(
        structs.replace(each, column=_column(each, rows[each.row]))
        if 1 < len(rows[each.row]) < len(choices) and each.row
        else structs.replace(each, row="", button="")
        if each.row
        else each
        for each in choices
    )


def _column(choice: Choice, row: list[Choice]) -> str:
    """The only one of its ids that is not the same throughout the row."""
    ids = choice.option.ids
    other = [id_ for i, id_ in enumerate(ids) if any(each.option.ids[i : i + 1] != (id_,) for each in row)]
    return str(other[0]) if len(other) == 1 else ""


def no_choice(g: "Game[Any]", refused: Refused, say: Say) -> NoChoice:
    option = refused.option
    touched = names(g, option.ids, say)
    about = touched if refused.ids == option.ids else names(g, refused.ids, say)
    why = Tip(with_capital(say(refused.why, **about)), refused.rule)
    return NoChoice(say(message("option", option.key), n=len(option.ids), **touched), why, tuple(map(str, option.ids)))


def question(g: "Game[Any]", seat: Seat | None, say: Say) -> Asked | None:
    """What is asked of this seat, with each option's name and the pieces it touches."""
    asked = g.question(seat) if seat is not None else None
    if asked is None or seat is None:
        return None
    prompt = asked.prompt or "free"
    ahead = foresee(g, seat, (*asked.options, *asked.free))
    key = message("prompt", prompt)
    named = asked.about != "" and say.has(f"{key}-about")  # a question may name the card or the space that asks
    return Asked(
        asked.number,
        with_capital(say(f"{key}-about", **names(g, (asked.about,), say))) if named else say(key),
        in_rows(tuple(choice(g, seat, option, say, ahead) for option in asked.options)),
        in_rows(tuple(choice(g, seat, option, say, ahead) for option in asked.free)),
        tuple(no_choice(g, refused, say) for refused in asked.refused),
        str(asked.about),
        g.rules.rule_of(prompt),
        cause(g, asked.about, prompt, say),
        prompt if _may_be_ordered(g, seat) else "",
    )


def _may_be_ordered(g: "Game[Any]", seat: Seat) -> bool:
    """Whether silence has a meaning for what this seat is asked."""
    return any(
        step.seat == seat and isinstance(step.verb, Ask) and step.verb.silence(g, step) is not None
        for step, _ in g.open
    )


def ending(g: "Game[Any]", say: Say) -> Ending | None:
    outcome = g.s.outcome
    if outcome is None:
        return None
    text = say(outcome.why or f"end-{outcome.kind}")
    return Ending(outcome.kind, text, outcome.winners, outcome.scores)


def event_facts(g: "Game[Any]", event: Event, say: Say) -> dict[str, Any]:
    """What a message about an event may name: its pieces, how many, and what only some may know."""
    facts = {
        "seat": event.seat + 1,
        "n": event.n,
        "from_one": event.n + 1,
        "known": "yes" if event.secret else "no",
        **names(g, event.ids, say),
    }
    if event.ids and (noun := say.noun(str(event.ids[0]))) is not None:
        facts["a_n"] = noun.counted(event.n)
    for letter, name in names(g, event.secret, say).items() if event.secret else ():
        facts[f"secret_{letter}"] = name
    return facts


def line(g: "Game[Any]", event: Event, say: Say) -> str:
    """A line of the log, as whoever may see this event reads it; one that begins with a name has its capital, too."""
    return with_capital(say(message("event", event.what), **event_facts(g, event, say)))


def with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]
