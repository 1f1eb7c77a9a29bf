"""Clauses and how they are joined: one subject a sentence, and what is the same is said once.

A message writes a clause with bars between its parts, `each explorer | gains | 1 insight | here`; an order has no
subject, `| gain | 1 insight`.  A message without bars is a clause that joins no other.
"""

import re
from itertools import groupby
from typing import NamedTuple

BAR = "|"
SPACES, BEFORE_POINT = re.compile(r" {2,}"), re.compile(r" +([\u00a0\u202f]?[,.;)])")
ARTICLES = frozenset({"a", "an", "the", "un", "une", "le", "la"})
ALIKE = 2  # words with which two endings begin alike


class Words(NamedTuple):
    """How a language joins: `a, b and c`; `one; other`."""

    last: str  # " and ", " or "
    then: str = ", "  # before the last of a list whose parts have such words in them
    between: str = "; "  # between clauses with different subjects inside one sentence
    per: str = "for each"
    plus: str = ", plus "  # before what comes more, for each of something


class Phrase(NamedTuple):
    """One clause: who, what they do, to what, and where, when or how."""

    subject: str
    verb: str = ""
    object: str = ""
    tail: str = ""

    @property
    def ordered(self) -> bool:
        """Whether it tells the reader to do something: then it has no subject."""
        return not self.subject and bool(self.verb)

    def __str__(self) -> str:
        return tidy(" ".join(self))


def tidy(text: str) -> str:
    """Without a space too many, as parts that are empty leave it."""
    return BEFORE_POINT.sub(r"\1", SPACES.sub(" ", text)).strip(" \n")


def parse(text: str) -> Phrase:
    """A clause as a message wrote it."""
    subject, verb, object_, *tail = [tidy(part) for part in f"{text}{BAR * 3}".split(BAR)]
    return Phrase(subject, verb, object_, tidy(" ".join(tail)))


def plain(text: str) -> str:
    """A clause as it is read."""
    return tidy(text.replace(BAR, " ")) if BAR in text else text


def enumeration(parts: list[str], last: str) -> str:
    """`a, b and c`."""
    return last.join(filter(None, (", ".join(parts[:-1]), parts[-1]))) if parts else ""


def join(phrases: list[Phrase], words: Words) -> list[Phrase]:
    """The clauses with one a subject: neighbours with the same subject become one."""
    found: list[Phrase] = []
    for number, group in groupby(enumerate(phrases), lambda at: (at[1].subject, at[0] * (not at[1].verb))):
        said = [phrase for _, phrase in group]
        found.append(_one(number[0], _merge(said, words), words) if said[0].verb else said[0])
    return found


def _merge(phrases: list[Phrase], words: Words) -> list[Phrase]:
    """Neighbours with the same verb and the same ending as one clause with both objects, or with both endings."""
    found: list[Phrase] = []
    for phrase in phrases:
        last = found[-1] if found else None
        if last is not None and last.verb == phrase.verb and last.object and phrase.object and last.tail == phrase.tail:
            found[-1] = last._replace(object=_more(_before_noun(last.object, phrase.object), phrase.object, words.last))
        elif last is not None and _is_more_of(last, phrase, words.per):
            found[-1] = last._replace(object=f"{last.object}{words.plus}{phrase.object}", tail=phrase.tail)
        elif last is not None and last[:3] == phrase[:3] and last.tail and phrase.tail:
            start = _without_end_of(last.tail, phrase.tail)
            found[-1] = last._replace(tail=_more(start, _without_start_of(phrase.tail, last.tail), words.last))
        else:
            found.append(phrase)
    return found


def _is_more_of(last: Phrase, phrase: Phrase, per: str) -> bool:
    """Whether a clause gives more, for each of something, of what the one before it gives once."""
    return last.verb == phrase.verb and bool(last.object) and not last.tail and phrase.tail.startswith(f"{per} ")


def _before_noun(said: str, other: str) -> str:
    """`a yellow` before `a blue sector`: the noun of both is said once."""
    words, others = said.split(" "), other.split(" ")
    same = _same(words[::-1], others[::-1])
    article = words[0] == others[0] and words[0] in ARTICLES
    return " ".join(words[:-same]) if article and 0 < same < len(words) - 1 else said


def _same(some: list[str], others: list[str]) -> int:
    """With how many words both begin."""
    return next((i for i, (a, b) in enumerate(zip(some, others, strict=False)) if a != b), 0)


def _without_end_of(said: str, other: str) -> str:
    """Without the words with which both end, if they begin alike: those are said with the other one."""
    words, others = said.split(" "), other.split(" ")
    same = _same(words[::-1], others[::-1])
    alike = same > 1 or _same(words, others) >= ALIKE
    return " ".join(words[:-same]).rstrip(",") if same and alike else said


def _without_start_of(said: str, other: str) -> str:
    """Without the first word, a preposition, if both begin alike: `in a red` after `in a yellow` is `a red`."""
    words = said.split(" ")
    return " ".join(words[1:]) if _same(words, other.split(" ")) >= ALIKE else said


def _more(said: str, part: str, last: str) -> str:
    """One more in a list: `a and b` and c are `a, b and c`."""
    head, joined_by, end = said.rpartition(last)
    return f"{head}, {end}{last}{part}" if joined_by else f"{said}{last}{part}"


def _one(subject: str, phrases: list[Phrase], words: Words) -> Phrase:
    """Clauses of one subject as one; an ending that all of them have is said with the last."""
    if len(phrases) == 1:
        return phrases[0]
    tails = {phrase.tail for phrase in phrases}
    shared = len(tails) == 1 and all(phrase.object for phrase in phrases)
    said = [tidy(f"{p.verb} {p.object} {p.tail if not shared or p is phrases[-1] else ''}") for p in phrases]
    mixed = any(words.last in part or "," in part for part in said)
    return Phrase(subject, enumeration(said, words.then if mixed else words.last))


def merge(phrases: list[Phrase], words: Words) -> list[str]:
    """What is said of each, with what is the same said once, and with every subject."""
    return [str(phrase) for _, group in groupby(phrases, lambda p: p.subject) for phrase in _merge(list(group), words)]


def inside(phrases: list[Phrase], words: Words) -> str:
    """Clauses inside another one: with their bars if they have one subject, else as text.

    Two that tell what happens are joined by an "and"; where one of them is an order, or has an "and" itself, a
    semicolon parts them.
    """
    said = join(phrases, words)
    if len(said) == 1 and said[0].verb:
        return f" {BAR} ".join(said[0])
    told = [str(phrase) for phrase in said]
    plainly = len(said) == 2 and not any(phrase.ordered or words.last in str(phrase) for phrase in said)
    return (words.last if plainly and ";" in words.between else words.between).join(told)
