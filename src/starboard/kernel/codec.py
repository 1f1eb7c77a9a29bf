"""A game as bytes: its verbs gathered, its states encoded, decoded and hashed; saves that say what they are."""

import hashlib
import re
from collections.abc import Sequence
from typing import Any, TypeVar, Union

import msgspec
from msgspec import Raw, Struct

from starboard.kernel import asking, basket, force, forms
from starboard.kernel.content_hints import nearest
from starboard.kernel.forms import Amount, AnyCondition, AnyCounter, Condition, Conditions, Counter
from starboard.kernel.rules import Rules
from starboard.kernel.shelf import cartridge_hash
from starboard.kernel.type_lock import TYPES
from starboard.kernel.verbs import AnyVerb, State, Verb, Verbs, name_of
from starboard.kernel.words import Option, Seat

SAVE_FORMAT = 1
K = TypeVar("K", bound=Struct)
NOTHING = Raw()  # one and the same: only the default itself is left out of a file


class SaveError(ValueError):
    """What is wrong with a save, and what was expected."""


class Said(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An answer as it stands in a file: who said what."""

    seat: Seat
    option: Option


class Save(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A state with what is needed to know whether it can be loaded, and the answers that led to it, if they are known.

    The state is the save; the answers are the log, for stepping through the game again.
    """

    starboard: int  # the format of this envelope
    game: str
    version: int  # of the game's states
    state: Raw
    answers: tuple[Said, ...] = ()
    cartridge: str = ""  # the hash of the content that it was played with
    table: Raw = NOTHING  # what a table keeps beside its game


def verbs_within(*modules: str) -> dict[str, type[Verb]]:
    """The verbs defined in these modules or packages, by their word."""

    def below(cls: type[Verb]) -> list[type[Verb]]:
        return [cls, *(kind for sub in cls.__subclasses__() for kind in below(sub))]

    found: dict[str, type[Verb]] = {}
    for cls in dict.fromkeys(below(Verb)):
        at = cls.__module__
        if any(at == module or at.startswith(module + ".") for module in modules):
            word = name_of(cls)
            if word in found and found[word] is not cls:
                raise TypeError(f"two verbs are called {word}: {found[word].__module__} and {at}")
            found[word] = cls
    return found


def content_kinds(rules: type[Rules[Any]], base: type[K]) -> dict[str, type[K]]:
    """The conditions, or the counters, that cards of this game may use, by their word."""

    def below(cls: type[K]) -> list[type[K]]:
        return [kind for sub in cls.__subclasses__() for kind in (sub, *below(sub))]

    found: dict[str, type[K]] = {}
    for cls in dict.fromkeys(below(base)):
        if cls.__subclasses__() or not any(f"{cls.__module__}.".startswith(f"{m}.") for m in (KERNEL, rules.package())):
            continue
        word = str(cls.__struct_config__.tag)
        if word in found:
            raise TypeError(f"two are called {word}: in {found[word].__module__} and in {cls.__module__}")
        found[word] = cls
    return found


KERNEL = "starboard.kernel"
KNOWN = (asking, basket, force, forms)  # whose verbs are known as soon as they are imported
ABSTRACT = frozenset({"verb", "ask", "scope", "moment", "together", "basket"})
FOR_CARDS = frozenset(
    {
        "all_of",
        "last",
        "whenever",
        "may",
        "if",
        "if_possible",
        "repeat",
        "per",
        "choose_one",
        "choose_up_to",
        "pay",
    }
)  # verbs of the kernel that content may use


def content_verbs(rules: type[Rules[Any]]) -> dict[str, type[Verb]]:
    """The verbs that cards of this game may use, by their word."""
    own = verbs_within(*rules.effects) if rules.effects else {}
    return {**{word: cls for word, cls in verbs_within(KERNEL).items() if word in FOR_CARDS}, **own}


class Codec:
    """How the states and the content of one game are written and read."""

    def __init__(self, rules: type[Rules[Any]]) -> None:
        self.rules = rules
        self.verbs = {**verbs_within(KERNEL), **verbs_within(*(rules.verbs or (rules.package(),)))}  # a game's own win
        self.verbs = {word: cls for word, cls in self.verbs.items() if word not in ABSTRACT}
        self.content = content_verbs(rules)
        any_verb: Any = Union[tuple(self.verbs.values())]  # noqa: UP007  # made of a list, not written
        # A Struct keeps what msgspec works out of its fields: a bare union would be worked out again at each call.
        self._one: Any = msgspec.defstruct("One", [("it", any_verb)])
        self._some: Any = msgspec.defstruct("Some", [("it", tuple[any_verb, ...])])
        self._boxes: dict[Any, Any] = {AnyVerb: self._one, Verbs: self._some}
        self.conditions, self.counters = content_kinds(rules, Condition), content_kinds(rules, Counter)
        for one, some, kinds in ((AnyCondition, Conditions, self.conditions), (AnyCounter, Amount, self.counters)):
            union: Any = Union[tuple(kinds.values())] if kinds else None  # noqa: UP007
            self._boxes[one] = msgspec.defstruct("One", [("it", union)])
            self._boxes[some] = msgspec.defstruct(
                "Some", [("it", union | int if some is Amount else tuple[union, ...])]
            )
        for box in self._boxes.values():
            msgspec.json.Decoder(box, dec_hook=self.hook)  # works the type out, here and not at a first state
        self._states: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(rules.state, dec_hook=self.hook)
        self._json: msgspec.json.Decoder[Any] = msgspec.json.Decoder(rules.state, dec_hook=self.hook)

    def hook(self, type_: type, value: Any) -> Any:
        """Decodes what stands for any verb."""
        box = self._boxes.get(type_)
        if box is None:
            raise NotImplementedError(type_)
        try:
            return msgspec.convert({"it": value}, box, dec_hook=self.hook).it
        except msgspec.ValidationError as error:
            raise ValueError(self._better(str(error))) from None  # msgspec adds the path to a ValueError only

    def _better(self, error: str) -> str:
        """The same error, where it is a word that no verb, condition or counter has, with those that look like it."""
        found = re.match(r"Invalid value '([^']*)'( - at `[^`]*\.(do|is|count)`.*)", error)
        if not found:
            return error
        name, at, tag = found.groups()
        what, kinds = self._words()[tag]
        return f"there is no {what} '{name}'{nearest(name, kinds)}{at}"

    def _words(self) -> dict[str, tuple[str, dict[str, Any]]]:
        """What content may say, by the field that holds the word."""
        content: dict[str, Any] = {**(self.content if self.rules.effects else self.verbs)}
        return {
            "do": ("verb", content),
            "is": ("condition", {**self.conditions}),
            "count": ("counter", {**self.counters}),
        }

    def kind_of(self, type_: type, value: Any) -> Any:
        """What a type stands for: a list of any, or the very kind that the value names."""
        several = {Verbs: AnyVerb, Conditions: AnyCondition}.get(type_)  # type: ignore[call-overload]
        if several is not None:
            return tuple[several, ...]  # type: ignore[valid-type]
        tag = {AnyVerb: "do", AnyCondition: "is", AnyCounter: "count", Amount: "count"}.get(type_)
        if tag is None or not isinstance(value, dict):
            return None
        return self._words()[tag][1].get(str(value.get(tag)))

    def encode(self, state: State) -> bytes:
        return _packer.encode(state)

    def decode(self, data: bytes, version: int = 0) -> Any:
        """A packed state, of the present version unless another one is named; `SaveError` if it is not one."""
        try:
            if version in (0, self.rules.version):
                return self._states.decode(data)
            return self._forward(msgspec.msgpack.decode(data), version)
        except (msgspec.MsgspecError, NotImplementedError) as error:
            raise SaveError(f"this state of {self.rules.key} is damaged: {error}") from None

    def _forward(self, plain: Any, version: int) -> Any:
        """A state of an older version, as plain data, in the present one."""
        self._require(version)
        try:
            brought = self.rules.upgrade(plain, version)
        except SaveError:
            raise
        except Exception as error:
            raise SaveError(f"this state of {self.rules.key} cannot be brought forward: {error!r}") from None
        return msgspec.convert(brought, self.rules.state, dec_hook=self.hook, str_keys=True)

    def _require(self, version: int) -> None:
        if not 1 <= version <= self.rules.version:
            raise SaveError(
                f"this save of {self.rules.key} has version {version}; this program reads up to {self.rules.version}"
            )

    def save(self, state: State, answers: Sequence[Said] = ()) -> bytes:
        """A save as JSON text: a file that a person can open and another version can refuse politely."""
        raw, world = Raw(_jsoner.encode(state)), cartridge_hash(self.rules, state.setup.cartridge)
        return _jsoner.encode(Save(SAVE_FORMAT, self.rules.key, self.rules.version, raw, tuple(answers), world))

    def load(self, data: bytes) -> Any:
        """The state in a save; `SaveError` says what is wrong with it."""
        save = envelope(data)
        if save.game != self.rules.key:
            raise SaveError(f"this is a save of {save.game}, not of {self.rules.key}")
        self._require(save.version)
        try:
            if save.version == self.rules.version:
                return self._json.decode(save.state)
            return self._forward(msgspec.json.decode(save.state), save.version)
        except (msgspec.MsgspecError, NotImplementedError) as error:
            raise SaveError(f"this save of {save.game} is damaged: {error}") from None


_packer = msgspec.msgpack.Encoder()
_jsoner = msgspec.json.Encoder()
_envelopes: msgspec.json.Decoder[Save] = msgspec.json.Decoder(Save)


def envelope(data: bytes) -> Save:
    """What a save says of itself, before anybody trusts its state."""
    try:
        save = _envelopes.decode(data)
    except msgspec.MsgspecError as error:
        raise SaveError(f"this is not a save of Starboard ({error}): choose a file that Starboard wrote") from None
    if save.starboard != SAVE_FORMAT:
        raise SaveError(
            f"this save has format {save.starboard}, and this program reads format {SAVE_FORMAT}: "
            "use the version that wrote it"
        )
    return save


_codecs: dict[type[Rules[Any]], Codec] = {}


def codec(rules: type[Rules[Any]]) -> Codec:
    """The one codec of a game, made when all its verbs are known."""
    made = _codecs.get(rules)
    if made is None:
        with TYPES:
            made = _codecs.get(rules) or _codecs.setdefault(rules, Codec(rules))
    return made


def digest(state: State) -> str:
    """The hash of a state: equal states give equal hashes, on every machine."""
    plain = msgspec.to_builtins(state, order="deterministic", str_keys=True)  # an encoder orders text keys only
    return hashlib.blake2b(_packer.encode(plain), digest_size=12).hexdigest()
