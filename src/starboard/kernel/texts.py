"""The rules text of cards, written from verbs, in the words and the grammar of a language.

The name of a verb's message is `do-` and the verb's word; its fields are the variables; verbs inside it are written
first and passed in.  How clauses are joined stands in `phrases`, how nouns are formed in `nouns`.
"""

from collections import Counter as Tally
from collections.abc import Callable
from functools import lru_cache, wraps
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from starboard.kernel.nouns import Text as Text
from starboard.kernel.nouns import with_an
from starboard.kernel.phrases import Phrase, enumeration, inside, join, merge, parse, plain, tidy
from starboard.kernel.verbs import Verb, name_of, snake
from starboard.kernel.voice import FLAVOUR as FLAVOUR
from starboard.kernel.voice import LANGUAGES as LANGUAGES
from starboard.kernel.voice import OWN as OWN
from starboard.kernel.voice import Language as Language
from starboard.kernel.voice import MissingText as MissingText
from starboard.kernel.voice import Voice
from starboard.kernel.voice import flavour_key as flavour_key
from starboard.kernel.voice import set_french as set_french
from starboard.kernel.voice import text_files as text_files

P = TypeVar("P")
T = TypeVar("T")


class Say(Voice):
    """A voice that also writes what verbs and conditions say."""

    def __init__(self, lang: Language, *folders: Path, strict: bool = True) -> None:
        super().__init__(lang, *folders, strict=strict)
        self._clause = lru_cache(maxsize=20_000)(self._write_clause)
        self.kept: dict[tuple[Any, int], tuple[Any, Any]] = {}

    def rules(self, verbs: tuple[Verb, ...], mood: str = "do") -> str:
        """The rules text of a card: one subject a sentence."""
        return " ".join(map(sentence, self.lines(verbs, mood)))

    def lines(self, verbs: tuple[Verb, ...], mood: str = "do", subject: str = "") -> list[str]:
        """What these verbs say, a line a subject, without capitals and full stops; the same line once."""
        lines = [str(phrase) for phrase in join(self._phrases(verbs, mood, subject), self._and)]
        times = [(line, len(list(same))) for line, same in groupby(lines)]
        return [line if n == 1 else self("do-repeat", does=line, n=n) for line, n in times]

    def phrase(self, verbs: tuple[Verb, ...], mood: str = "do") -> str:
        """What these verbs say, inside a sentence."""
        return plain(self._inside(verbs, mood, ""))

    def to(self, verbs: tuple[Verb, ...]) -> str:
        """The same as an infinitive, if it is the reader who does it all; else empty."""
        phrases = self._phrases(verbs, "may", "")
        return plain(inside(phrases, self._and)) if phrases and all(phrase.ordered for phrase in phrases) else ""

    def has_words(self, verb: Verb) -> bool:
        """Whether a verb is one that cards say, so that it has a message."""
        return self.has(f"do-{name_of(verb).replace('_', '-')}")

    def orders(self, verb: Verb) -> bool:
        """Whether it is the reader who does it."""
        return parse(self._clause(verb, "do", "")).ordered

    def gains(self, verbs: tuple[Verb, ...], *more: str) -> str:
        """What these verbs give, if they do nothing but give: `1 insight and 2 data`; else empty.

        `more` are the verbs that a game says so plainly that their object is enough.
        """
        phrases = self._phrases(verbs, "do", "")
        giving = [self(verb, form="order") for verb in ("v-gain", "v-take", *more)]
        only = phrases and all(phrase.ordered and phrase.verb in giving for phrase in phrases)
        return self.join([tidy(f"{phrase.object} {phrase.tail}") for phrase in phrases]) if only else ""

    def clause(self, verb: Verb | Struct, mood: str = "do") -> str:
        """One verb as a clause without a capital and without a full stop."""
        return plain(self._clause(verb, mood, ""))

    def facts(self, conditions: tuple[Struct, ...], mood: str = "do") -> str:
        """What must hold, after an "if"; some languages say it again before each."""
        phrases = [parse(self._held(condition, mood)) for condition in conditions]
        return self._together(merge(phrases, self._and), self("text-and-if"))

    def aims(self, conditions: tuple[Struct, ...]) -> str:
        """What is to be reached: all of these, where no "if" stands before them."""
        parts = merge([parse(self._clause(condition, "do", "")) for condition in conditions], self._and)
        return self._together(parts, self._and.last)

    def _together(self, parts: list[str], last: str) -> str:
        """Conditions that must all hold; a comma parts those with an "or" of their own."""
        return enumeration(parts, f",{last}" if any(self._or.last in part for part in parts) else last)

    def _held(self, condition: Struct, mood: str) -> str:
        """A condition after an "if", which some languages say again before each of several that would do."""
        condition, mood = _plainly(condition, mood)
        any_of = condition.__struct_config__.tag == "any" and mood == "do"
        if not any_of:
            return self._clause(condition, mood, "")
        phrases = [parse(self._held(one, mood)) for one in getattr(condition, "of", ())]
        return enumeration(merge(phrases, self._or), self("text-or-if"))

    def any_of(self, deeds: tuple[Struct, ...], mood: str = "do") -> str:
        """One of these, with an "or"."""
        return plain(inside([parse(self._clause(deed, mood, "")) for deed in deeds], self._or))

    def brief(self, conditions: tuple[Struct, ...], led: bool = False) -> str:
        """What must hold, as short as it stands in brackets; `led`: of somebody who was named before."""
        return ", ".join(merge([parse(self._brief(condition, led=led)) for condition in conditions], self._and))

    def lack(self, verb: Verb, **more: Any) -> str:
        """What is missing where a verb cannot be done, and what would help; empty where no message says it."""
        key = f"lack-{name_of(verb).replace('_', '-')}"
        return self(key, **self._fields(verb, "do", ""), **more) if self.has(key) else ""

    def fact_of(self, fact: Struct, mood: str = "do") -> str:
        """A Struct inside a verb by a message of its own: by its tag, `is-on-board`, else by its name, `part-range`."""
        return plain(self._fact(fact, mood, ""))

    def _brief(self, fact: Struct, mood: str = "do", led: bool = False) -> str:
        fact, mood = _plainly(fact, mood)
        what = getattr(fact, "what", None)
        if isinstance(what, Struct) and hasattr(type(fact), "mood_inside"):  # the contrary of something
            return self._brief(what, getattr(type(fact), "mood_inside", mood), led)
        key = f"brief-{str(fact.__struct_config__.tag).replace('_', '-')}"
        if self.has(key):
            return self(key, **(self._fields(fact, mood, "") | (self._led(fact) if led else {})))
        return self("text-if", what=self.fact_of(fact, mood))

    def _led(self, fact: Struct) -> dict[str, str]:
        """Words that are other ones of somebody who was named before: `name-place-here-led`, "where they are"."""
        keys = {f: f"name-{f}-{getattr(fact, f)}-led".replace("_", "-") for f in fact.__struct_fields__}
        return {f"{field}_name": self(key) for field, key in keys.items() if self.has(key)}

    def _phrases(self, verbs: "tuple[Verb, ...] | tuple[Struct, ...]", mood: str, subject: str) -> list[Phrase]:
        """A clause a verb; equal neighbours become one, so many times."""
        found: list[Phrase] = []
        i = 0
        while i < len(verbs):
            if (alike := self._alike(verbs, i, mood, subject)) is not None:
                found.append(alike[0])
                i += alike[1]
                continue
            times = 1
            while i + times < len(verbs) and verbs[i + times] == verbs[i]:
                times += 1
            phrase = parse(self._clause(verbs[i], mood, subject))
            if times > 1:
                often = self("text-times", n=times)
                phrase = phrase._replace(object=f"{phrase.object} {often}".strip())
            found.append(phrase)
            i += times
        return found

    def _alike(self, verbs: "tuple[Verb, ...] | tuple[Struct, ...]", at: int, mood: str, subject: str) -> Any:
        """Neighbours that differ in one field only, as one clause, where a message says that of several of them:
        `do-replace-place-each-sector`, with `$sector_all` and how many there are, `$times`; and how many those are."""
        first = verbs[at]
        key = f"do-{name_of(first)}-each-".replace("_", "-") if isinstance(first, Verb) else ""
        field = next((f for f in first.__struct_fields__ if key and self.has(f"{key}{f}".replace("_", "-"))), "")
        if not field:
            return None
        said = self._clause(first, mood, subject)
        values = [getattr(first, field)]
        for verb in verbs[at + 1 :]:
            value = getattr(verb, field, "") if type(verb) is type(first) else ""
            if not value or value in values or self._clause(replace(verb, **{field: values[0]}), mood, subject) != said:
                break
            values.append(value)
        if len(values) == 1:
            return None
        args = self._fields(first, mood, subject) | {"times": len(values)}
        args |= {f"{field}_all": self.join([str(self._name(field, value)) for value in values])}
        args |= {f"{field}_quoted": self.join([self.quote(str(self._name(field, value))) for value in values])}
        return parse(self(f"{key}{field}".replace("_", "-"), **args)), len(values)

    def _inside(self, verbs: "tuple[Verb, ...] | tuple[Struct, ...]", mood: str, subject: str) -> str:
        return inside(self._phrases(verbs, mood, subject), self._and)

    def _write_clause(self, verb: Verb | Struct, mood: str, subject: str) -> str:
        """One verb as its message writes it, with the bars between its parts."""
        if not isinstance(verb, Verb):
            return self._fact(verb, mood, subject)
        return self(f"do-{name_of(verb).replace('_', '-')}", **self._fields(verb, mood, subject))

    def _fact(self, fact: Struct, mood: str, subject: str) -> str:
        fact, mood = _plainly(fact, mood)
        config = fact.__struct_config__
        word = str(config.tag) if config.tag is not None else snake(type(fact).__name__)
        return self(f"{config.tag_field or 'part'}-{word.replace('_', '-')}", **self._fields(fact, mood, subject))

    def _fields(self, value: Struct, mood: str, subject: str) -> dict[str, Any]:
        """The fields as variables of a message; a word `$who` also as it is printed, `$who_name`.

        What is left empty is `none`, so that a message can tell.  A type may name the mood of its parts: `mood_inside`.
        `$subject` is who does it, empty for the reader, and `$form` the form of the verb that belongs to it.  The field
        `who` names them, or `who_text` where that is worked out.
        """
        who = getattr(value, "who_text", "") or getattr(value, "who", "self")
        named = who != "self" and not callable(who)  # a question has a method of that name: who decides
        doer = str(self._name("who", who)) if named else subject
        args: dict[str, Any] = {"mood": mood, "subject": doer, "form": self._form(doer, mood)}
        if not doer and value.__struct_config__.tag_field == "is":
            args["subject"] = self("text-you")
        inside, requires = getattr(type(value), "mood_inside", mood), getattr(value, "requires", ())
        led = bool(doer and requires)
        below = self._narrowed(str(who), doer, requires) if led else doer
        if not below and hasattr(value, "rule"):  # what holds for a while says whom it holds for
            below = self("text-you")
        args["led"] = "yes" if led else "no"
        shown = (
            value.text_values() if hasattr(value, "text_values") else {}
        )  # numbers as the screen has them, and what is more
        args |= shown
        for field in value.__struct_fields__:
            part = shown.get(field, getattr(value, field))
            self._add(args, field, part, inside, below, getattr(value, "n", None))
        return args

    def _narrowed(self, who: str, doer: str, requires: tuple[Struct, ...]) -> str:
        """Somebody of whom something must hold: by a name of their own, `name-one-here-infected`, else by what follows
        their name, `led-has-card`, else in brackets."""
        facts = [_upright(fact) for fact in requires]
        tags = [str(fact.__struct_config__.tag).replace("_", "-") for fact, _ in facts]
        name = f"name-{who.replace('_', '-')}-{'-'.join(tags)}"
        if self.has(name) and all(mood == "do" and not fact.__struct_fields__ for fact, mood in facts):
            return self(name)
        if all(self.has(f"led-{tag}") for tag in tags):
            told = [self(f"led-{tag}", **self._fields(*fact, "")) for tag, fact in zip(tags, facts, strict=True)]
            return f"{doer} {self.join(told)}"
        return f"{doer} ({self.brief(requires, led=True)})"

    def with_count(self, field: str, words: tuple[str, ...]) -> str:
        """Words of which some stand there more than once, with their numbers: `2 yellow dice and 1 blue die`."""
        return self.join([self(f"counted-{field}", n=n, word=self.word(w)) for w, n in Tally(words).items()])

    def _form(self, subject: str, mood: str) -> str:
        """Which form a verb has: `third` after a subject, `inf` where it is optional, else an order."""
        return "third" if subject and subject != self("text-you") else "inf" if mood == "may" else "order"

    def _add(self, args: dict[str, Any], field: str, part: Any, mood: str, subject: str, n: Any) -> None:
        """One field with everything that a message may want of it."""
        written = self._value(part, mood, subject)
        args[field] = "none" if written == "" else written
        if field == "n":  # so many more, or so many less
            less = isinstance(part, int) and part < 0
            args |= {"n_sign": "less" if less else "more", "n_size": -part if less else written, "n_word": "number"}
        if isinstance(part, Struct) and not isinstance(part, Text):
            args[f"{field}_name"] = plain(str(written))
            args |= {f"{field}_{word}": inner for word, inner in self._parts(part, mood).items()}
        elif isinstance(part, str):
            args[f"{field}_name"] = self._name(field, part)
            noun = self.noun(part) or self._unformed(str(args[f"{field}_name"]))
            args |= {f"{field}_{form}": getattr(noun, form) for form in ("a", "the", "many", "no", "of", "to")}
            args[f"{field}_where"] = self._where(part, noun)
            args |= {f"{field}_{form}": text for form, text in self.meaning(part, n).items()}
            args[f"{field}_n"] = noun.with_count(n if isinstance(n, int) else self._value(n, mood, ""))
        elif isinstance(part, tuple) and part:
            if self.has(f"counted-{field}"):
                args[f"{field}_counted"] = self.with_count(field, part)
            args |= self._choices(field, part, mood, subject)

    def _choices(self, field: str, part: tuple[Any, ...], mood: str, subject: str) -> dict[str, str]:
        """A list with "or" in it, `$of_or`; and verbs as an infinitive, `$does_to`, `none` if others do them."""
        if not all(isinstance(one, Struct) for one in part):
            words = [self.word(one) for one in part]
            either = enumeration(words, self._or.last)
            cases = [self.cases(field, word) for word in words]  # French says « à » and « de » again before each
            return {
                f"{field}_or": either,
                f"{field}_quoted": self.join([self.quote(word) for word in words]),
                f"{field}_key": "-".join(map(str, part)),
                f"{field}_a": with_an(either),
                **{case: enumeration([each[case] for each in cases], self._or.last) for case in cases[0]},
            }
        if all(isinstance(one, Verb) for one in part):
            phrases = self._phrases(part, "may", "" if subject == self("text-you") else subject)
            able = all(phrase.ordered for phrase in phrases)
            return {
                f"{field}_to": plain(inside(phrases, self._and)) if able else "none",
                f"{field}_by": "you" if able else "others",
            }
        return {f"{field}_or": inside([parse(self._clause(one, mood, subject)) for one in part], self._or)}

    def _name(self, field: str, part: Any) -> Any:
        """A word as it is printed in a field, `name-who-another`, else wherever it stands."""
        if not isinstance(part, str):
            return plain(str(self._value(part, "do", "")))
        key = f"name-{field}-{part}".replace("_", "-")
        return self(key) if part and self.has(key) else self.word(part)

    def _parts(self, part: Struct, mood: str) -> dict[str, Any]:
        """Of a counter or a condition inside: its word and its fields, for a message that words the whole itself."""
        return {"word": str(part.__struct_config__.tag or ""), **self._fields(part, mood, "")}

    def _value(self, value: Any, mood: str, subject: str) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        if isinstance(value, Text):
            return self.text(value)
        if isinstance(value, Struct):
            return self._clause(value, mood, subject)
        if isinstance(value, tuple) and value and all(isinstance(v, Verb) for v in value):
            return self._inside(value, mood, subject)
        if isinstance(value, tuple) and value and all(isinstance(v, Struct) for v in value):
            if all(v.__struct_config__.tag_field == "is" for v in value):
                return self.facts(value, mood)
            return enumeration([plain(str(self._value(v, mood, subject))) for v in value], self._and.last)
        if isinstance(value, tuple) and all(isinstance(v, str | int) for v in value):
            return enumeration([self.word(v) for v in value], self._and.last)
        return ""


def once_a_piece(write: Callable[[P, Say], T]) -> Callable[[P, Say], T]:
    """What a function writes of a piece of content, kept by each voice: what is printed never changes."""

    @wraps(write)
    def found(piece: P, say: Say) -> T:
        key = write, id(piece)
        if key not in say.kept:
            say.kept[key] = piece, write(piece, say)  # with the piece, so that its id stays its own
        text: T = say.kept[key][1]
        return text

    return found


def _upright(fact: Struct) -> tuple[Any, str]:
    """A condition and its mood: of the contrary of something, that thing and `not`."""
    fact, _ = _plainly(fact, "do")
    mood = getattr(type(fact), "mood_inside", "")
    return (getattr(fact, "what", fact), mood) if mood else (fact, "do")


def _plainly(fact: Struct, mood: str) -> tuple[Struct, str]:
    """A contrary of a contrary is the thing itself; that of several things is said of each: not one of two, neither."""
    inside = getattr(fact, "what", None) if hasattr(type(fact), "mood_inside") else None
    if isinstance(inside, Struct) and mood == "not":
        return _plainly(inside, "do")
    contrary = getattr(fact if mood == "not" else inside, "contrary", None)
    other = contrary() if contrary is not None else None
    return (fact, mood) if other is None else _plainly(other, "do")


def sentence(clause: str, capital: bool = True) -> str:
    """A clause with a full stop, and with a capital unless it stands after a colon."""
    if not clause:
        return ""
    text = clause[0].upper() + clause[1:] if capital else clause
    return text if text.endswith((".", "!", "?", "…")) else text + "."


@lru_cache(maxsize=64)
def speaker(lang: Language, *folders: Path, strict: bool = True) -> Say:
    """The one speaker of a language for these folders of texts."""
    return Say(lang, *folders, strict=strict)
