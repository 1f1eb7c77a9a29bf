"""French titles have a capital on the first word and on proper names, and on nothing else."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from starboard.kernel.nouns import Noun, Text
from starboard.kernel.voice import set_french

WORD = re.compile(r"[^\W\d_]+")
QUOTED = re.compile(r"«\s*(.+?)\s*»")
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


def quoted_problems(page: str, walked: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """The titles of a world that a French page quotes with other capitals than the cards have."""
    titles = {set_french(text.fr) for path, text in walked if path.endswith("title") and isinstance(text, Text)}
    known = {title.lower(): title for title in titles}
    for quoted in dict.fromkeys(QUOTED.findall(set_french(page))):
        if quoted not in titles and (title := known.get(quoted.lower())):
            yield f"« {quoted} » is written « {title} » on its card"


def in_title_case(title: str, common: set[str]) -> bool:
    """Whether every longer word after the first has a capital, and one of them is a common word elsewhere."""
    later = [word for word in WORD.findall(title)[1:] if len(word) > SHORT]
    return bool(later) and all(word.istitle() for word in later) and any(word.lower() in common for word in later)
