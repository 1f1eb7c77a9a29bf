"""From a game to the parts of a scene that every game has: its question, its ending, its log, in a language."""

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import structs

from starboard.kernel.cause import cause
from starboard.kernel.combined import Series, series
from starboard.kernel.ids import AMOUNTS, parts_of, word_of
from starboard.kernel.irreversible import Foresight, foresee, preview
from starboard.kernel.odds import Likely
from starboard.kernel.offers import changes_of, odds_of
from starboard.kernel.picking import picking_of
from starboard.kernel.scene import Amount, Asked, Chance, Choice, Ending, NoChoice, Then, Tip
from starboard.kernel.texts import Say
from starboard.kernel.words import PASS_TURN, Event, Id, Option, Question, Refused, Seat

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
        named[key] = str(id_)
        if word_of(id_) == AMOUNTS:
            phrase = named[letter] = named[f"{letter}_in"] = _amounts(id_, say)
        else:
            named[letter] = g.rules.name(g, id_, say)
            phrase = named[f"{letter}_in"] = g.rules.phrase(g, id_, say)
        named |= say.cases(letter, phrase)
    return named


def _all_names(g: "Game[Any]", ids: tuple[Id, ...], say: Say) -> dict[str, str]:
    """The names of several pieces that are picked together, as a list: `$all`, and inside a sentence `$all_in`."""
    named, inside = g.rules.name, g.rules.phrase
    if len(ids) < 2:
        return {"all": "", "all_in": ""}
    return {
        "all": say.join([named(g, id_, say) for id_ in ids]),
        "all_in": say.join([inside(g, id_, say) for id_ in ids]),
    }


def _amounts(id_: Id, say: Say) -> str:
    """`3 credits and 1 energy`, as a price is named; a number alone is itself."""
    _, *rest = parts_of(id_)
    return rest[0] if len(rest) == 1 else say.amounts(zip(rest[::2], map(int, rest[1::2]), strict=True))


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
    label = with_capital(say(key, n=len(option.ids), **_all_names(g, option.ids, say), **touched))
    return Choice(
        option,
        label,
        tuple(map(str, option.ids)),
        changes=changes,
        odds=tuple(chance(g, each, say) for each in odds_of(g, seat, option)),
        wall=wall,
        row=say(f"{key}-row", **touched) if rowed else "",
        button=say(f"{key}-button", **touched) if rowed else "",
        mover=str(g.rules.mover(g, seat, option)),
        pointless=ahead.is_pointless(option) or (not wall and brings_nothing(changes)),
        then=_then(label, ahead.closing(option), say),
    )


def _then(label: str, closing: Option | None, say: Say) -> Then | None:
    """An answer followed by the one that ends the turn."""
    if closing is None:
        return None
    button = say(message("then", closing.key))
    return Then(closing, say("text-and-then", first=label, then=button), button)


def in_series(g: "Game[Any]", seat: Seat, free: tuple[Option, ...], say: Say) -> tuple[Choice, ...]:
    """The free moves that one may make as often as they fit, in one press."""
    keys = [key for key in g.rules.in_series if any(option.key == key for option in free)]
    made = [found for key in keys if (found := series(g, seat, key)) is not None]
    return tuple(_series_choice(g, seat, all_, say) for all_ in made)


def _series_choice(g: "Game[Any]", seat: Seat, all_: Series, say: Say) -> Choice:
    first, *more = all_.options
    label = say(message("series", first.key), n=len(all_.options))
    return Choice(
        first,
        label,
        tuple(dict.fromkeys(str(id_) for option in all_.options for id_ in option.ids)),
        changes=tuple(g.rules.amount(g, seat, change, say) for change in all_.changes),
        more=tuple(more),
        then=_then(label, all_.closing, say),
    )


def chance(g: "Game[Any]", likely: Likely, say: Say) -> Chance:
    """One thing that an option may come to, in words; three digits are enough for a player."""
    label = say(message("odds", likely.what), n=len(likely.ids), **names(g, likely.ids, say))
    share, mean = (None if n is None else round(n, 3) for n in (likely.chance, likely.mean))
    return Chance(label, share, mean, "bad" if likely.bad else "", likely.what)


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
    pick = picking_of(g, seat, lambda id_: g.rules.name(g, id_, say))
    options = asked.options if pick is None else g.rules.suggest(g, seat, asked.options)
    ahead = foresee(g, seat, (*options, *asked.free))
    choices = in_rows(merge_twins(tuple(choice(g, seat, o, say, ahead) for o in options), ahead, say))
    return Asked(
        asked.number,
        prompt_of(g, asked, say),
        choices,
        (
            *in_series(g, seat, asked.free, say),
            *in_rows(tuple(choice(g, seat, option, say, ahead) for option in asked.free)),
        ),
        tuple(no_choice(g, refused, say) for refused in asked.refused),
        str(asked.about),
        g.rules.rule_of(prompt),
        cause(g, asked.about, prompt, say),
        prompt if _may_be_ordered(g, seat) else "",
        likely(choices) if pick is None else None,
        pick=pick,
    )


def prompt_of(g: "Game[Any]", asked: Question, say: Say) -> str:
    """What a question says; it may name the card or the space that asks."""
    key = message("prompt", asked.prompt or "free")
    if asked.about != "" and say.has(f"{key}-about"):
        return with_capital(say(f"{key}-about", **names(g, (asked.about,), say)))
    return say(key)


def merge_twins(choices: tuple[Choice, ...], ahead: Foresight, say: Say) -> tuple[Choice, ...]:
    """Options that lead to the same state as one: it touches what all of them touch, and names the others."""
    twins = ahead.twins(each.option for each in choices)
    if not twins:
        return choices
    others: dict[Option, list[Choice]] = {}
    for each in choices:
        if each.option in twins:
            others.setdefault(twins[each.option], []).append(each)
    return tuple(
        _join(each, others[each.option], say) if each.option in others else each
        for each in choices
        if each.option not in twins
    )


def _join(choice: Choice, twins: list[Choice], say: Say) -> Choice:
    touches = dict.fromkeys((*choice.touches, *(id_ for twin in twins for id_ in twin.touches)))
    note = say("text-same", others=", ".join(twin.label for twin in twins))
    return structs.replace(choice, touches=tuple(touches), note=note, row="", button="")


def likely(choices: tuple[Choice, ...]) -> int | None:
    """The one answer that makes sense, where there is but one; at a window, to let it pass."""
    found = [i for i, each in enumerate(choices) if not each.pointless and each.option != PASS_TURN]
    return found[0] if len(found) == 1 else None


def _may_be_ordered(g: "Game[Any]", seat: Seat) -> bool:
    """Whether silence has a meaning for what this seat is asked, and it did not open that itself."""
    return any(
        step.seat == seat and not getattr(step.verb, "is_own", False) and g.rules.silence(g, step) is not None
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
        "who": g.rules.seat_name(g, event.seat, say) if event.seat >= 0 else say("text-nobody"),
        "n": event.n,
        "size": abs(event.n),
        "less": "yes" if event.n < 0 else "no",
        "from_one": event.n + 1,
        "known": "yes" if event.secret else "no",
        **names(g, event.ids, say),
    }
    for letter, id_ in zip("abcdef", event.ids, strict=False):
        if (noun := say.noun(str(id_))) is not None:
            facts[f"{letter}_n"] = noun.with_count(event.n)
            facts[f"{letter}_so"] = say.meaning(str(id_), event.n)["so"]
    for letter, name in names(g, event.secret, say).items() if event.secret else ():
        facts[f"secret_{letter}"] = name
    return facts


def line(g: "Game[Any]", event: Event, say: Say) -> str:
    """A line of the log, as whoever may see this event reads it; one that begins with a name has its capital, too."""
    return with_capital(say(message("event", event.what), **event_facts(g, event, say)))


def with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]
