"""Playing a game again from its setup and its answers, and naming answers in words."""

from collections.abc import Iterable, Iterator
from typing import Any

from starboard.kernel.cartridge import cartridges, rules
from starboard.kernel.codec import Said, SaveError, codec, digest, envelope
from starboard.kernel.game import Game
from starboard.kernel.registry import UnknownGame, find
from starboard.kernel.setup import Setup
from starboard.kernel.words import IllegalAnswer, Option


def start(game: str, setup: Setup) -> Game[Any]:
    """A new game, with its first question open."""
    made = rules(game, setup.cartridge)
    return Game(made.new(setup), made)


def open_save(data: bytes, folders: bool = False) -> tuple[Game[Any], tuple[Said, ...]]:
    """The game in a save, with the answers that led to it as far as they are known; `SaveError` says what is wrong.

    A cartridge named in a save is a key; only with `folders` it may be a folder of this machine.
    """
    save = envelope(data)
    try:
        game = find(save.game)
    except UnknownGame as error:
        raise SaveError(f"this save cannot be opened here: {error}") from None
    state = codec(game).load(data)
    if game.world is not None and not folders and state.setup.cartridge not in ("", *cartridges(game)):
        raise SaveError(f"this save cannot be opened here: {game.key} has no cartridge {state.setup.cartridge!r}")
    try:
        made = rules(save.game, state.setup.cartridge)
    except (LookupError, ValueError) as error:
        raise SaveError(f"this save cannot be opened here: {error}") from None
    return Game(state, made), save.answers


def positions(game: str, setup: Setup, answers: Iterable[Said]) -> Iterator[Game[Any]]:
    """The game before each answer, and after the last, all played from the setup.  Each is the same object."""
    g = start(game, setup)
    yield g
    for number, said in enumerate(answers, 1):
        try:
            g.answer(said.seat, said.option)
        except IllegalAnswer as error:
            raise SaveError(
                f"answer {number}, '{said.option}' by seat {said.seat + 1}, does not hold: {error}"
            ) from None
        yield g


def all_positions(data: bytes, folders: bool = False) -> list[bytes]:
    """Every position of a saved game as a packed state; the last one must be the saved state itself."""
    last, answers = open_save(data, folders)
    if len(answers) != last.s.answers:
        raise SaveError(
            f"this save knows {len(answers)} of the {last.s.answers} answers that led to it: it can be played on, "
            "not stepped through"
        )
    pack = codec(type(last.rules)).encode
    packed, end = [], ""
    for g in positions(last.rules.key, last.s.setup, answers):
        packed.append(pack(g.s))
        end = digest(g.s)
    if end != digest(last.s):
        raise SaveError("played again from its answers, this game ends elsewhere: it was saved under other rules")
    return packed


def spoken(text: str, options: Iterable[Option]) -> Option | None:
    """The option that a person means by these words: `mark b2`, or `b2` where only one option has that piece."""
    words = text.split()
    listed = list(options)
    exact = [o for o in listed if str(o).split() == words]
    if exact:
        return exact[0]
    loose = [o for o in listed if words and all(word in (o.key, *map(str, o.ids)) for word in words)]
    return loose[0] if len(loose) == 1 else None
