"""Abilities, Special Actions and tests as text, and requirements in words."""

from collections.abc import Iterator
from itertools import groupby

from starboard.games.iss_vanguard.constants import COLOURS, ICONS
from starboard.games.iss_vanguard.model.requirements import DIE, Alternative, parse
from starboard.games.iss_vanguard.world import Ability, Action, OutcomeLine, SpecialEffect, TestCard, TrackLine
from starboard.kernel.forms import ChooseOne, Way
from starboard.kernel.texts import Say, sentence
from starboard.kernel.verbs import Verb


def ability_text(ability: Ability, say: Say) -> str:
    """An ability: when or what it is called, at what price, what it needs, how often; then what it does."""
    word = say.word(ability.which) if ability.which else ""
    moment = say(f"when-{ability.when.replace('_', '-')}", which=ability.which or "none", word=word)
    if ability.title is not None:
        moment = say.text(ability.title)
    terms = (
        say("card-action") if ability.as_action else "",
        say("card-if", what=say.facts(ability.requires)) if ability.requires else "",
        say(f"limit-{ability.limit}") if ability.limit else "",
        say("card-cost", what=say.phrase(ability.cost)) if ability.cost else "",
    )
    said = ", ".join(term for term in terms if term)
    choices = " ".join(effect_lines(ability.does, say, capital=False))
    able = say.to(ability.does) if ability.may else ""
    does = sentence(say("card-may", does=able), capital=False) if able else choices
    return say("card-ability", head=f"{moment} ({said})" if said else moment, does=does)


def action_lines(action: Action, say: Say) -> list[str]:
    """A Special Action: where, at what price, what it needs; then its effects, or its test line by line."""
    terms = (
        say(f"at-{action.at.replace('_', '-')}") if action.at is not None else "",
        say("card-if", what=say.facts(action.requires)) if action.requires else "",
        say("card-cost", what=say.phrase(action.cost)) if action.cost else "",
    )
    said = ", ".join(term for term in terms if term) or "none"
    does = " ".join(effect_lines(action.does, say, capital=False)) if action.does else f"{say('card-test')}."
    head = say("card-deed", title=say.text(action.title), terms=said, does=does)
    return [head, *(test_lines(action.test, say) if action.test is not None else ())]


def test_lines(test: TestCard, say: Say) -> list[str]:
    """A test: danger dice, special effects from the top, then outcomes or tracks."""
    found = [say("card-add-danger", letter=letter) for letter in test.danger]
    if test.supported:
        found.append(say("card-supported"))
    found += special_lines(test.special, say)
    found += [_outcome(line, say) for line in test.lines]
    return [*found, *(_outcome(track, say) for track in test.tracks)]


def special_lines(lines: tuple[tuple[SpecialEffect, ...], ...], say: Say) -> list[str]:
    """Special effects from the top; neighbours that do the same are one line, with an "or" between what calls them."""
    found = []
    for same, effects in groupby((effect for line in lines for effect in line), _same):
        does = after_colon(same[0], say)
        if same[1]:
            found.append(say("card-absent", icon=say.word(same[1]), does=does))
        else:
            calls = dict.fromkeys(requirement_text(effect.req, say) for effect in effects)
            found.append(say("card-special", req=say.either(list(calls)), does=does))
    return found


def _same(effect: SpecialEffect) -> tuple[tuple[Verb, ...], str]:
    """What makes two special effects one line of text."""
    return effect.does, effect.absent


def _outcome(line: OutcomeLine | TrackLine, say: Say) -> str:
    colour = capital(say.word(line.colour))
    does = after_colon(line.does, say)
    if line.arrow:
        does = f"{does} {capital(say('card-arrow', colour=line.arrow), bool(does))}".strip()
    does = does or say("card-nothing")
    if isinstance(line, TrackLine):
        return say("card-track", colour=colour, n=line.length, does=does)
    return say("card-line", colour=colour, req=requirement_text(line.req, say) or "none", does=does)


# Effects and requirements


def effect_lines(verbs: tuple[Verb, ...], say: Say, capital: bool = True) -> Iterator[str]:
    """What happens, with a line for each way that can be chosen."""
    plain: tuple[Verb, ...] = ()
    for verb in verbs:
        if isinstance(verb, ChooseOne) and all(way.title is not None for way in verb.among):
            yield from _sentences(plain, say, capital)
            plain = ()
            yield sentence(say("card-choice"), capital)
            yield from (_way(way, say) for way in verb.among)
            capital = True
        else:
            plain = (*plain, verb)
    yield from _sentences(plain, say, capital)


def _sentences(verbs: tuple[Verb, ...], say: Say, capital: bool) -> Iterator[str]:
    return (sentence(line, capital or at > 0) for at, line in enumerate(say.lines(verbs)))


def _way(way: Way, say: Say) -> str:
    assert way.title is not None
    title = say.text(way.title).partition(":")[0].strip()  # what stands after a colon tells what it does
    return (
        say("card-way", title=title, does=after_colon(way.does, say)) if way.does else say("card-way-none", title=title)
    )


def after_colon(verbs: tuple[Verb, ...], say: Say) -> str:
    """Sentences of which the first stands after a colon."""
    return " ".join(effect_lines(verbs, say, capital=False))


def requirement_text(requirement: str, say: Say) -> str:
    """A requirement in words: `Physical / Construction`, `A + A`, `3 dice`.  IV-OUT-02"""
    return " / ".join(_alternative(alternative, say) for alternative in parse(requirement))


def _alternative(alternative: Alternative, say: Say) -> str:
    parts: list[str] = []
    for element, same in groupby(alternative):
        n = len(list(same))
        if element == DIE:
            parts.append(say("req-die", n=n))
        elif element in COLOURS:
            parts.append(say("req-colour", n=n, colour=say.word(element), colour_key=element))
        else:
            parts += [capital(say.word(element)) if element in ICONS else element] * n
    return " + ".join(parts)


def element_label(element: str, say: Say) -> str:
    """One element of a requirement that is no icon: a die, a die of a colour, the symbol A."""
    return _alternative((element,), say)


def capital(text: str, wanted: bool = True) -> str:
    return text[:1].upper() + text[1:] if wanted else text
