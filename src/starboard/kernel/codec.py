"""A game as bytes: its verbs gathered, its states encoded, decoded and hashed; saves that say what they are."""

import hashlib
from typing import Any, Union

import msgspec
from msgspec import Raw, Struct

from starboard.kernel.rules import Rules
from starboard.kernel.verbs import AnyVerb, State, Verb, Verbs, name_of

SAVE_FORMAT = 1


class SaveError(ValueError):
    """What is wrong with a save, and what was expected."""


class Save(Struct, frozen=True):
    """A state with what is needed to know whether it can be loaded."""

    starboard: int  # the format of this envelope
    game: str
    version: int  # of the game's states
    state: Raw


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


KERNEL = "starboard.kernel"
ABSTRACT = frozenset({"verb", "ask", "scope", "together"})
CONTENT = ("starboard.kernel.asking", "starboard.kernel.force")  # verbs of the kernel that content may use


class Codec:
    """How the states and the content of one game are written and read."""

    def __init__(self, rules: type[Rules[Any]]) -> None:
        self.rules = rules
        self.verbs = verbs_within(KERNEL, *(rules.verbs or (rules.package(),)))
        self.verbs = {word: cls for word, cls in self.verbs.items() if word not in ABSTRACT}
        self.any_verb: Any = Union[tuple(self.verbs.values())]  # noqa: UP007  # made of a list, not written
        self.some_verbs: Any = tuple[self.any_verb, ...]  # type: ignore[name-defined]  # made here, not written
        self._states: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(rules.state, dec_hook=self.hook)
        self._json: msgspec.json.Decoder[Any] = msgspec.json.Decoder(rules.state, dec_hook=self.hook)

    def hook(self, type_: type, value: Any) -> Any:
        """Decodes what stands for any verb."""
        if type_ is AnyVerb:
            return msgspec.convert(value, self.any_verb, dec_hook=self.hook)
        if type_ is Verbs:
            return msgspec.convert(value, self.some_verbs, dec_hook=self.hook)
        raise NotImplementedError(type_)

    def encode(self, state: State) -> bytes:
        return _packer.encode(state)

    def decode(self, data: bytes) -> Any:
        return self._states.decode(data)

    def save(self, state: State) -> bytes:
        """A save as JSON text: a file that a person can open and another version can refuse politely."""
        raw = Raw(_jsoner.encode(state))
        return _jsoner.encode(Save(SAVE_FORMAT, self.rules.key, self.rules.version, raw))

    def load(self, data: bytes) -> Any:
        """The state in a save; `SaveError` says what is wrong with it."""
        save = envelope(data)
        if save.game != self.rules.key:
            raise SaveError(f"this is a save of {save.game}, not of {self.rules.key}")
        if save.version != self.rules.version:
            raise SaveError(
                f"this save of {save.game} has version {save.version}; this program reads version {self.rules.version}"
            )
        try:
            return self._json.decode(save.state)
        except (msgspec.MsgspecError, NotImplementedError) as error:
            raise SaveError(f"this save of {save.game} is damaged: {error}") from None


_packer = msgspec.msgpack.Encoder()
_hasher = msgspec.msgpack.Encoder(order="deterministic")
_jsoner = msgspec.json.Encoder()
_envelopes: msgspec.json.Decoder[Save] = msgspec.json.Decoder(Save)


def envelope(data: bytes) -> Save:
    """What a save says of itself, before anybody trusts its state."""
    try:
        save = _envelopes.decode(data)
    except msgspec.MsgspecError as error:
        raise SaveError(f"this is not a save of Starboard: {error}") from None
    if save.starboard != SAVE_FORMAT:
        raise SaveError(f"this save has format {save.starboard}; this program reads format {SAVE_FORMAT}")
    return save


_codecs: dict[type[Rules[Any]], Codec] = {}


def codec(rules: type[Rules[Any]]) -> Codec:
    """The one codec of a game, made when all its verbs are known."""
    made = _codecs.get(rules)
    if made is None:
        made = _codecs[rules] = Codec(rules)
    return made


def digest(state: State) -> str:
    """The hash of a state: equal states give equal hashes, on every machine."""
    return hashlib.blake2b(_hasher.encode(state), digest_size=12).hexdigest()
