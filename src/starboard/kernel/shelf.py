"""Where cartridges lie, by key, and the hash by which a stored state knows the content that it was played with."""

import hashlib
import os
from functools import cache
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


@cache
def cartridge_hash(game: type[Rules[Any]], cartridge: str) -> str:
    """The hash of the content of a cartridge, without its texts; empty where there is no such cartridge here."""
    folder = cartridges(game).get(cartridge) if game.world is not None else None
    if folder is None:
        return ""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(folder.glob("*.y*ml")):
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)}\n".encode() + content)
    return found.hexdigest()
