"""A cartridge: a folder with a world to play in.  Each field of the game's `world` type is one file of the folder."""

import typing
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from starboard.kernel.codec import codec
from starboard.kernel.content import ContentError, load
from starboard.kernel.nouns import Noun
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.shelf import cartridges, includes
from starboard.kernel.texts import LANGUAGES, Language, Say, Text, speaker


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """`cartridge.yaml`: what a world says of itself on the shelf."""

    title: Text
    blurb: Text
    game: str = ""  # which game it is for; one that is shipped inside a game need not say
    challenge: int = 1
    minutes: int = 30
    listed: bool = True  # on the shelf of the lobby; a world for tests is not
    hue: int = 210  # its own colour, from which its pictures are drawn
    includes: tuple[str, ...] = ()  # other cartridges of the game that it is made of


class UnknownCartridge(LookupError):
    """There is no such cartridge; the message names those that there are."""


def read(game: type[Rules[Any]], folder: Path) -> Any:
    """The world in a folder, as the game's `world` type; `ContentError` says what is wrong and where."""
    assert game.world is not None, f"{game.key} has no cartridges"
    return read_folder(game, folder, game.world_in(folder))


def read_folder(game: type[Rules[Any]], folder: Path, kind: type[Any]) -> Any:
    """A folder as a value of this kind, one field a file."""
    hints = typing.get_type_hints(kind)
    required = {f.encode_name for f in structs.fields(kind) if f.required}
    values = {}
    known = set(hints)
    for file in sorted(folder.glob("*.y*ml")):
        if file.stem not in known:
            expected = ", ".join(f"{name}.yaml" for name in sorted(known))
            raise ContentError(file, 1, 1, f"{game.key} has no use for this file; expected: {expected}")
        values[file.stem] = load(file, hints[file.stem], codec(game).hook, codec(game).kind_of)
    for name in sorted(required - set(values)):
        raise ContentError(folder / f"{name}.yaml", 1, 1, "this file is missing")
    return kind(**values)


def about(game: type[Rules[Any]], folder: Path) -> About:
    """What a cartridge says of itself."""
    said: About = load(folder / "cartridge.yaml", About, codec(game).hook, codec(game).kind_of)
    return said


@cache
def _default(key: str, folders: tuple[tuple[str, Path], ...]) -> str:
    said = {}
    for name, folder in folders:
        with suppress(ContentError):  # a broken one is not what one starts with
            said[name] = about(find(key), folder)
    return min(said, key=lambda name: (not said[name].listed, said[name].challenge, name), default="")


def default_cartridge(game: type[Rules[Any]]) -> str:
    """The easiest one on the shelf."""
    return _default(game.key, tuple(cartridges(game).items()))


@cache
def rules(key: str, cartridge: str = "") -> Rules[Any]:
    """The rules of a game with a cartridge in it: by key or by folder; the first one if none is named."""
    game = find(key)
    if game.world is None:
        return game()
    return game(_read_once(game, cartridge_folder(game, cartridge)))


_worlds: dict[tuple[type[Any], Path, int], Any] = {}


def _read_once(game: type[Rules[Any]], folder: Path) -> Any:
    """The world in a folder, read once until a file of it changes: rules and voices have the same one."""
    changed = max((file.stat().st_mtime_ns for file in folder.glob("*.y*ml")), default=0)
    if (game, folder, changed) not in _worlds:
        _worlds[game, folder, changed] = read(game, folder)
    return _worlds[game, folder, changed]


def cartridge_folder(game: type[Rules[Any]], cartridge: str) -> Path:
    known = cartridges(game)
    cartridge = cartridge or default_cartridge(game)
    if cartridge in known:
        return known[cartridge]
    if (Path(cartridge) / "cartridge.yaml").exists():
        return Path(cartridge)
    raise UnknownCartridge(f"{game.key} has no cartridge {cartridge!r}; there are: {', '.join(known)}")


def worlds_of(game: type[Rules[Any]], names: tuple[str, ...]) -> dict[str, Any]:
    """The worlds that a cartridge is made of, by key."""
    return {name: _read_once(game, cartridge_folder(game, name)) for name in names}


def say(game: type[Rules[Any]], cartridge: str, lang: Language, strict: bool = True) -> Say:
    """Who speaks for this game and cartridge in this language."""
    folders = [game.home() / "texts"]
    if game.world is None:
        return speaker(lang, *folders, strict=strict)
    folder = cartridge_folder(game, cartridge)
    parts = includes(folder)
    more = [cartridge_folder(game, name) / "texts" for name in parts]
    voice = speaker(lang, *folders, *more, folder / "texts", strict=strict)
    if not voice.names:
        words = (game.shared_content(), list(worlds_of(game, parts).values()), _read_once(game, folder))
        voice.nouns.update(nouns(words))
        voice.names.update(titles(words, voice))  # last: it says that the voice is whole, also to another thread
    return voice


def nouns(value: Any) -> dict[str, Noun]:
    """The words of content that sentences count and point at, by key."""
    if isinstance(value, Struct):
        key, title = getattr(value, "key", None), getattr(value, "title", None)
        own = {key: title} if isinstance(key, str) and isinstance(title, Noun) else {}
        return own | nouns([getattr(value, field) for field in value.__struct_fields__])
    found: dict[str, Noun] = {}
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
        found |= nouns(item)
    return found


def titles(value: Any, voice: Say) -> dict[str, str]:
    """What a world calls everything in it that has a key and a title."""
    found: dict[str, str] = {}
    if isinstance(value, Struct):
        key, title = getattr(value, "key", None), getattr(value, "title", None)
        if isinstance(key, str) and isinstance(title, Text):
            found[key] = voice.text(title)
        value = [getattr(value, field) for field in value.__struct_fields__]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for item in value:
            found |= titles(item, voice)
    return found


__all__ = ["LANGUAGES", "About", "UnknownCartridge", "cartridges", "read", "rules", "say"]
