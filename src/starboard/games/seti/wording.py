"""Pieces and places by their names, and the rules text of cards, in the reader's language."""

from collections import Counter

from starboard.games.seti.world import Card, Circle, Exertian
from starboard.kernel.forms import Conditions
from starboard.kernel.texts import Say, sentence
from starboard.kernel.verbs import Verb


def trace_name(place: str, colour: str, kind: str, number: str, say: Say) -> str:
    """`left-purple-space-2` and its like."""
    named = {"place": say.word(place), "colour": say.word(colour)}
    return say(f"piece-trace-{kind}", n=int(number), **named) if number else say(f"piece-trace-{kind}", **named)


def either(parts: list[str], say: Say) -> str:
    first, *more = parts
    for part in more:
        first = say("card-or", first=first, last=part)
    return first


def both(verbs: tuple[Verb, ...] | Conditions, say: Say) -> str:
    return say.joined(say.clauses(verbs))


def card_rules(card: Card, say: Say) -> str:
    """The whole rules text of a card, written from its verbs."""
    lines = [say.rules(card.does)]
    lines += [circle_text(circle, times, say) for circle, times in Counter(card.circles).items()]
    if card.requires:
        lines.append(say("card-mission", when=both(card.requires, say), gain=both(card.gain, say)))
    if card.scores is not None:
        lines.append(scores_text(card, say))
    if card.later:
        lines.append(say("card-later", text=say.rules(card.later)))
    return " ".join(line for line in lines if line)


def circle_text(circle: Circle, times: int, say: Say) -> str:
    """What covers a circle and what it gives; equal circles are told once."""
    when = either([say.clause(when) for when in circle.when], say)
    return say("card-circle", when=when, gain=both(circle.gain, say), n=times)


def scores_text(card: Card, say: Say) -> str:
    scores = card.scores
    assert scores is not None
    if scores.special:
        return sentence(say.clause(scores))
    if scores.per is not None:
        return say("card-scores-per", vp=scores.vp, count=say.clause(scores.per))
    return say("card-scores-if", vp=scores.vp, when=both(scores.requires, say))


def card_foot(card: Card, say: Say) -> str:
    corner = both(card.corner, say)
    return say("card-foot", corner=corner, sector=say.word(card.sector), income=say.word(card.income))


def exertian_rules(card: Exertian, say: Say) -> str:
    return say("exertian-rules", danger=card.danger, vp=card.vp, when=both(card.requires, say))
