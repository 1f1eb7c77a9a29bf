"""The weights of a game's evaluation: `weights.yaml` in its folder, a number for each promise of points.

`starboard train` writes the file.  A word that is not in it weighs 1.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import yaml

FILE = "weights.yaml"
MOST = 10.0  # a weight beyond it was never fitted


class BadWeights(ValueError):
    """What is wrong with a file of weights."""


def read_weights(file: Path, words: Sequence[str]) -> tuple[float, ...]:
    """A number for each word, in their order."""
    if not words or (file.name == FILE and not file.exists()):
        return (1.0,) * len(words)
    try:
        found = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), dict[str, float])
    except (msgspec.ValidationError, yaml.YAMLError, OSError) as error:
        raise BadWeights(f"{file}: not weights: {error}") from None
    if odd := sorted(found.keys() - set(words)):
        raise BadWeights(f"{file}: {odd[0]} is none of the words that are weighed: {', '.join(words)}")
    if wild := sorted(word for word, weight in found.items() if not 0.0 <= weight <= MOST):
        raise BadWeights(f"{file}: {wild[0]} is {found[wild[0]]}; expected: from 0 to {MOST:.0f}")
    return tuple(found.get(word, 1.0) for word in words)


def write_weights(file: Path, weights: Mapping[str, float], note: str) -> None:
    """The file, with a line that tells where the numbers come from."""
    lines = [f"# {line}" for line in note.splitlines()] + [f"{word}: {weight:.3f}" for word, weight in weights.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
