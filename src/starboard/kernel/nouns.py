"""Nouns and their forms: one and many, with "a" and "the", and in French with à and de."""

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from msgspec import Struct

Gender = Literal["m", "f"]
VOWEL = re.compile(r"[aeiouyàâäéèêëîïôöùûüœh]", re.IGNORECASE)
ARTICLE = re.compile(r"(the |le |la |les |l['’])", re.IGNORECASE)


SINGULAR = (0, 1, "0", "1")  # French says « 0 énergie »


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """A title or a line of flavour, written in each language by hand.  Both are required."""

    en: str
    fr: str


class Noun(Text, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word that sentences count and point at.  What is left out follows the rule of the language."""

    en_many: str = ""
    fr_many: str = ""
    fr_gender: Gender = "m"
    en_where: str = ""  # whoever is where it is, is so: "in the night"
    fr_where: str = ""
    en_so: str = ""  # of a counter that is there or not: what it means that it is, "the strangers were let in"
    fr_so: str = ""
    en_not: str = ""  # and what it means that it is not
    fr_not: str = ""
    mass: bool = False  # it is not counted one by one: light, dew
    plural: bool = False  # there is no single one: crumbs
    proper: bool = False  # a name, which has no article: Lawrence


class Forms(NamedTuple):
    """A noun in one language: `a label`, `the label`, `2 labels`, `no label`."""

    one: str
    many: str
    a: str
    the: str
    no: str  # after "no", in French after « pas »
    of: str  # in French with de and the article
    to: str  # in French with à and the article
    bare: str  # inside a sentence where nothing else stands before it
    singular: tuple[object, ...] = (1, "1")  # the numbers that are not followed by the plural

    def with_count(self, n: object) -> str:
        return f"{n} {self.one if n in self.singular else self.many}"


def english(one: str, many: str = "", mass: bool = False) -> Forms:
    if ARTICLE.match(one):
        inside = _lower(one)
        return Forms(one, one, *(inside,) * 6)
    many = one if mass else many or _with_s(one)
    a = one if mass else with_an(one)
    return Forms(one, many, a, f"the {one}", f"no {one}", f"the {one}", f"the {one}", one if mass else f"the {one}")


def french(one: str, many: str = "", gender: Gender = "m", mass: bool = False, plural: bool = False) -> Forms:
    if ARTICLE.match(one):
        inside = _lower(one)
        return Forms(one, one, inside, inside, f"de {inside}", with_de(inside), with_a(inside), inside, SINGULAR)
    if plural:
        forms = (one, one, f"des {one}", f"les {one}", with_de(one), f"des {one}", f"aux {one}", f"les {one}")
        return Forms(*forms, SINGULAR)
    many = many or _with_s(one)
    elided = bool(VOWEL.match(one)) and not one.startswith("h")
    the = f"l’{one}" if elided else f"{'la' if gender == 'f' else 'le'} {one}"
    no = f"d’{one}" if elided else f"de {one}"
    a = with_de(the) if mass else f"{'une' if gender == 'f' else 'un'} {one}"
    return Forms(one, many, a, the, no, with_de(the), with_a(the), the, SINGULAR)


def _lower(one: str) -> str:
    """A title that has its article in it, inside a sentence: the Marshal."""
    return one[:1].lower() + one[1:]


def plain_forms(name: str) -> Forms:
    """A name that is the same wherever it stands."""
    return Forms(name, name, name, name, name, name, name, name)


def french_name(name: str) -> Forms:
    """A name without an article: à Lawrence, de Lawrence."""
    return Forms(name, name, name, name, with_de(name), with_de(name), with_a(name), name)


def with_an(phrase: str) -> str:
    """The English article before a phrase: a purple, an orange."""
    return f"{'an' if VOWEL.match(phrase) and phrase[0] not in 'hHyY' else 'a'} {phrase}"


@lru_cache(maxsize=4096)
def with_de(phrase: str) -> str:
    """« de » before a phrase: du phare, de la nuit, d’une carte, de « Vespéra »."""
    return _before(phrase, {"le ": "du ", "les ": "des "}, "d’", "de ")


@lru_cache(maxsize=4096)
def with_a(phrase: str) -> str:
    """« à » before a phrase: au phare, à la nuit, aux explorateurs, à « Vespéra »."""
    return _before(phrase, {"le ": "au ", "les ": "aux "}, "à ", "à ")


def _before(phrase: str, articles: dict[str, str], elided: str, word: str) -> str:
    for article, both in articles.items():
        if phrase.startswith(article):
            return both + phrase.removeprefix(article)
    return (elided if VOWEL.match(phrase) and phrase[0] not in "hH" else word) + phrase


def _with_s(one: str) -> str:
    """The plural that the rule of both languages gives to the last word, where nothing else is written."""
    if one.endswith(("s", "x", "z")):
        return one
    return f"{one}x" if one.endswith(("eau", "eu")) else f"{one}s"
