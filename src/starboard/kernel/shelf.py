"""Where cartridges lie, by key, and the hash by which a stored state knows the content that it was played with."""

import hashlib
import os
from pathlib import Path
from typing import Any

from starboard.kernel.rules import Rules


def cartridges(game: type[Rules[Any]]) -> dict[str, Path]:
    """The cartridges of a game by key: those shipped with it, then those in the folders of STARBOARD_CARTRIDGES."""
    homes = [game.home() / "cartridges"]
    homes += [Path(p) / game.key for p in os.environ.get("STARBOARD_CARTRIDGES", "").split(os.pathsep) if p]
    found: dict[str, Path] = {}
    for home in homes:
        if home.is_dir():
            found |= {f.parent.name: f.parent for f in sorted(home.glob("*/cartridge.yaml"))}
    return found


_hashes: dict[tuple[type[Any], str], str] = {}


def cartridge_hash(game: type[Rules[Any]], cartridge: str) -> str:
    """The hash of the content of a cartridge as it was first read; empty where there is no such cartridge here."""
    found = _hashes.get((game, cartridge))
    if found is None:
        folder = cartridges(game).get(cartridge) if game.world is not None else None
        found = _hashes[game, cartridge] = _hash_of(folder) if folder is not None else ""
    return found


def _hash_of(folder: Path) -> str:
    """Texts do not count: a mended sentence changes no game."""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.y*ml")):
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return found.hexdigest()
