"""Write rule ids in full: `SE-SCN-02 to 05` and `SE-SCN-02, 05` become ids that a search finds.

`python scripts/rule_ids.py` rewrites docstrings and comments under src; `--check` only lists what it would rewrite.
"""

import io
import re
import sys
import textwrap
import tokenize
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
WIDTH = 120
SHORT = re.compile(r"\b([A-Z]{2}-[A-Z]{2,3})-(\d{2})((?:(?:, | to | and )\d{2}\b(?!-))+)")
IDS = re.compile(r"(?:  )?((?:[A-Z]{2}-[A-Z]{2,3}(?:-\d{2})?(?:, )?)+\.?)$")


def expand(text: str) -> str:
    """The text with every id in full."""
    return SHORT.sub(_full, text)


def _full(match: re.Match[str]) -> str:
    area, last, rest = match.groups()
    ids = [last]
    for word, number in re.findall(r"(, | to | and )(\d{2})", rest):
        first = int(ids[-1]) + 1 if word == " to " else int(number)
        ids += [f"{n:02}" for n in range(first, int(number) + 1)]
    return ", ".join(f"{area}-{n}" for n in ids)


def rewrite(source: str) -> str:
    """A module with the ids of its docstrings and comments in full, wrapped where a line grew too long."""
    lines = source.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(source).readline))):
        if token.type not in (tokenize.STRING, tokenize.COMMENT) or not SHORT.search(token.string):
            continue
        (row, start), (end_row, end) = token.start, token.end
        before, after = lines[row - 1][:start], lines[end_row - 1][end:]
        if token.type == tokenize.COMMENT:
            lines[row - 1 : row] = _comment(before, expand(token.string), after)
        else:
            lines[row - 1 : end_row] = _string(before, expand(token.string), after)
    return "".join(lines)


def _comment(before: str, text: str, after: str) -> list[str]:
    """A comment that grew too long stands above its line, wrapped."""
    if len(before) + len(text) <= WIDTH:
        return [before + text + after]
    indent = " " * (len(before) - len(before.lstrip()))
    body = textwrap.wrap(text.lstrip("# "), WIDTH - len(indent) - 2, break_on_hyphens=False)
    above = [f"{indent}# {line}\n" for line in body]
    return above + ([before.rstrip() + after] if before.strip() else [])


def _string(before: str, text: str, after: str) -> list[str]:
    """A docstring of one line that grew too long has its ids in a paragraph of their own."""
    indent = " " * (len(before) - len(before.lstrip()))
    whole = before + text + after
    if all(len(line) <= WIDTH for line in whole.splitlines()):
        return [whole]
    if "\n" in text:
        return [line for each in whole.splitlines() for line in _wrap(each, indent)]
    body = text[3:-3]
    found = IDS.search(body)
    assert found, f"no list of ids at the end of {text}"
    ids = _wrap(indent + found.group(1), indent)
    return [f'{before}"""{body[: found.start()].rstrip()}\n', "\n", *ids, f'{indent}"""{after}']


def _wrap(line: str, indent: str) -> list[str]:
    if len(line) <= WIDTH:
        return [line + "\n"]
    own = " " * (len(line) - len(line.lstrip()))
    return [
        each + "\n"
        for each in textwrap.wrap(
            line.strip(), WIDTH, initial_indent=own, subsequent_indent=own, break_on_hyphens=False
        )
    ]


def main() -> int:
    changed = 0
    for file in sorted(SRC.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not SHORT.search(source):
            continue
        changed += 1
        print(file)
        if "--check" not in sys.argv:
            file.write_text(rewrite(source), encoding="utf-8")
    return 1 if changed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
