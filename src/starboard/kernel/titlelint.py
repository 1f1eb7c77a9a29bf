"""French titles have a capital on the first word and on proper names, and on nothing else."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from starboard.kernel.nouns import Noun, Text

WORD = re.compile(r"[^\W\d_]+")
SHORT = 3  # letters: articles and the like, which tell nothing


def title_problems(walked: Iterable[tuple[str, Any]]) -> Iterator[tuple[str, str]]:
    """The titles of a world that are written as English ones are, with their paths."""
    texts = [(path, value) for path, value in walked if isinstance(value, Text)]
    common = {word for _, text in texts for word in WORD.findall(text.fr) if word.islower()}
    for path, text in texts:
        if not path.endswith("title") or isinstance(text, Noun) or text.fr == text.en:  # a name is kept as it is
            continue
        if in_title_case(text.fr, common):
            yield path, f"“{text.fr}” is in title case; French has a capital on the first word and on proper names"


def in_title_case(title: str, common: set[str]) -> bool:
    """Whether every longer word after the first has a capital, and one of them is a common word elsewhere."""
    later = [word for word in WORD.findall(title)[1:] if len(word) > SHORT]
    return bool(later) and all(word.istitle() for word in later) and any(word.lower() in common for word in later)
