"""Where cartridges lie, by key, and the hash by which a stored state knows the content that it was played with."""

import hashlib
import os
import re
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.content import ContentError, plain_content
from starboard.kernel.rules import Rules
from starboard.kernel.yaml_bounds import read_bounded

DRAFTS = "STARBOARD_DRAFTS"  # folders of worlds that somebody is writing: `starboard serve --drafts`
_named: dict[tuple[Path, int], str] = {}
_included: dict[tuple[Path, int], tuple[str, ...]] = {}


def cartridges(game: type[Rules[Any]]) -> dict[str, Path]:
    """The cartridges of a game by key: those shipped with it, then those in the folders of STARBOARD_CARTRIDGES, then
    drafts with a name of their own."""
    homes = [game.home() / "cartridges"]
    homes += [Path(p) / game.key for p in os.environ.get("STARBOARD_CARTRIDGES", "").split(os.pathsep) if p]
    found: dict[str, Path] = {}
    for home in homes:
        if home.is_dir():
            found |= {f.parent.name: f.parent for f in sorted(home.glob("*/cartridge.yaml"))}
    for folder in draft_folders():
        if folder.name not in found and game_named(folder) == game.key:
            found[folder.name] = folder
    return found


def draft_folders() -> list[Path]:
    """The worlds in the folders of drafts, or those folders themselves."""
    homes = [Path(home).resolve() for home in os.environ.get(DRAFTS, "").split(os.pathsep) if home]
    found = (
        home.glob("cartridge.yaml") if (home / "cartridge.yaml").exists() else home.glob("*/cartridge.yaml")
        for home in homes
    )
    return [file.parent for files in found for file in sorted(files)]


def is_draft(folder: Path) -> bool:
    return folder in draft_folders()


def game_named(folder: Path) -> str:
    """The game that a cartridge says it is for, also where the rest of the file cannot be read."""
    file = folder / "cartridge.yaml"
    try:
        changed = file, file.stat().st_mtime_ns
        if changed not in _named:
            found = re.search(r"^game:\s*['\"]?(\w+)", read_bounded(file), re.MULTILINE)
            _named[changed] = found[1] if found else ""
        return _named[changed]
    except (OSError, UnicodeDecodeError):
        return ""


def includes(folder: Path) -> tuple[str, ...]:
    """The other cartridges that a cartridge says it is made of, also where the rest of the file cannot be read."""
    file = folder / "cartridge.yaml"
    try:
        changed = file, file.stat().st_mtime_ns
        if changed not in _included:
            said = plain_content(file)
            _included[changed] = tuple(map(str, said.get("includes", ())))
        return _included[changed]
    except (OSError, ContentError, AttributeError, TypeError):
        return ()


PARSED = "2:"  # before a hash of parsed content; 0.1.0 hashed the bytes of the files
_hashes: dict[tuple[type[Any], str], tuple[str, str]] = {}


def cartridge_hash(game: type[Rules[Any]], cartridge: str) -> str:
    """The hash of the content of a cartridge as it was first read; empty where there is no such cartridge here."""
    return _hashes_of(game, cartridge)[0]


def is_same_cartridge(game: type[Rules[Any]], cartridge: str, stored: str) -> bool:
    """Whether a stored hash, of this release or of 0.1.0, is that of the cartridge as it is here."""
    return stored in _hashes_of(game, cartridge)


def _hashes_of(game: type[Rules[Any]], cartridge: str) -> tuple[str, str]:
    """The hashes of the parsed content and of the bytes."""
    found = _hashes.get((game, cartridge))
    if found is None:
        folder = cartridges(game).get(cartridge) if game.world is not None else None
        found = _hashes[game, cartridge] = _hash_whole(game, folder) if folder is not None else ("", "")
    return found


def _hash_whole(game: type[Rules[Any]], folder: Path) -> tuple[str, str]:
    """The hashes of a cartridge with those that it is made of."""
    own, known = hash_folder(folder), cartridges(game)
    parts = [hash_folder(known[name]) for name in includes(folder) if name in known]
    if not parts:
        return own
    parsed, raw = (hashlib.blake2b("".join(each).encode(), digest_size=8) for each in zip(own, *parts, strict=True))
    return PARSED + parsed.hexdigest(), raw.hexdigest()


def hash_folder(folder: Path) -> tuple[str, str]:
    """The hashes of a folder.  Texts do not count: a mended sentence changes no game; nor do comments of YAML."""
    parsed, raw = hashlib.blake2b(digest_size=8), hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.y*ml")):
        content, plain = file.read_bytes(), _plain(file)
        raw.update(f"{file.name} {len(content)}\n".encode() + content)
        parsed.update(f"{file.name} {len(plain)}\n".encode() + plain)
    return PARSED + parsed.hexdigest(), raw.hexdigest()


def _plain(file: Path) -> bytes:
    """What a file says, however it is laid out.  The order of its keys counts: a game may read them in order."""
    try:
        return msgspec.json.encode(plain_content(file))
    except (ContentError, msgspec.MsgspecError, TypeError):  # nobody can play it; its hash is that of its bytes
        return file.read_bytes()
