"""Text set to the width of the terminal: a line that is too long goes on beneath its own beginning."""

import re
import textwrap

from starboard.kernel.drawing import WIDTH

LEAST = 40  # columns below which nothing can be read
HANG = re.compile(r"^\s*(?:\d+\.\s+|–\s+|\[\d[\d,]*\]\s+|[●◆⬢▲■]\s+)?")


def wrap(text: str, width: int = WIDTH) -> str:
    """The text with no line wider than this."""
    return "\n".join(_wrap_line(line, max(LEAST, width)) for line in text.split("\n"))


def _wrap_line(line: str, width: int) -> str:
    if len(line) <= width:
        return line
    found = HANG.match(line)
    hang = len(found.group()) if found else 0
    more = hang + 2 if found and not found.group().strip() else hang
    return textwrap.fill(line, width, subsequent_indent=" " * more, break_on_hyphens=False)
