"""Loads the content of every game ahead: the event loop reads no cartridge while people play."""

import asyncio
import gc
import logging
from collections.abc import Callable, Iterator
from functools import partial

from starboard.kernel.cartridge import cartridges, rules
from starboard.kernel.registry import games
from starboard.kernel.shelf import cartridge_hash
from starboard.kernel.texts import LANGUAGES
from starboard.server.hub import Hub
from starboard.server.infos import game_infos
from starboard.server.time_limit import LIMIT
from starboard.table.refusal import words
from starboard.table.table import voice_of

log = logging.getLogger("starboard.preload")


async def preload(hub: Hub) -> None:
    """Load everything, a piece at a time, in a thread beside the event loop."""
    await asyncio.to_thread(games)
    for load in pieces():
        try:
            await asyncio.to_thread(load)
        except Exception as error:  # a broken cartridge takes only its own tables out of play
            log.warning("cannot load ahead: %s", error)
    gc.collect()
    hub.is_loading = False
    LIMIT.start()  # not earlier: who is the first to see a game may wait for its texts
    gc.freeze()  # what is loaded stays: later collections need not look through it


def pieces() -> Iterator[Callable[[], object]]:
    """All that is loaded, in parts that take a moment each."""
    yield from (partial(words, lang) for lang in LANGUAGES)
    for key, game in games().items():
        for cartridge in cartridges(game) if game.world is not None else ("",):
            yield partial(rules, key, cartridge)
            yield partial(cartridge_hash, game, cartridge)
            yield from (partial(voice_of, key, cartridge, lang) for lang in LANGUAGES)
    yield from (partial(game_infos, lang) for lang in LANGUAGES)
