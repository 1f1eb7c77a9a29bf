"""The verbs, conditions and counters of a game that no card uses: a language keeps the words that somebody speaks."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from starboard.kernel.codec import KERNEL, codec
from starboard.kernel.rules import Rules


def unused_words(game: type[Rules[Any]], spoken: Iterable[Any]) -> list[str]:
    """Of the game's own words those that no value of its content is, and that no reason keeps; and idle reasons."""
    known = codec(game)
    kinds: list[type[Struct]] = [*known.content.values(), *known.conditions.values(), *known.counters.values()]
    own = {_word(kind): kind for kind in kinds if not kind.__module__.startswith(KERNEL)}
    used = {type(value) for value in spoken}
    idle = {word for word, kind in own.items() if kind not in used}
    spare = set(game.spare_words)
    return [
        *(f"{game.key}: nothing uses `{word}`; `spare_words` may say why it stays" for word in sorted(idle - spare)),
        *(f"{game.key}: `{word}` of `spare_words` is in use, or unknown" for word in sorted(spare - idle)),
    ]


def _word(kind: type[Struct]) -> str:
    """As it stands in content: `do: gain`."""
    return f"{kind.__struct_config__.tag_field}: {kind.__struct_config__.tag}"
