"""A rulebook read from Markdown: a title, `## Chapter`, and blocks that name the rules they tell.

```
## Your turn
Prose that tells a rule. {TT-TRN-01}

- **Term.** What it means.
  One sentence a line. {TT-TRN-02}

| action | cost |
|---|---|
| mark | nothing |
{TT-TRN-01}

![The screen](first_turn)
1. `cell-4` The middle, which all eight lines like.

## The Visitors {opens: visitors}

{own chapters}
```
A picture is drawn by the screen itself: `(first_turn board)` is the part `board` of the scene at the position
`first_turn` of `pictures.yaml`, and a place, a card or `question` can be drawn alone; each line beneath it names a
thing there, which gets that number.  `{opens: …}` closes
a chapter until that discovery is made; `{own chapters}` is where those of the cartridge stand.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from starboard.kernel.rulebook import Chapter, Mark, Paragraph, Picture, Rulebook
from starboard.kernel.rulelist import home_of
from starboard.kernel.texts import Language, Say, set_french

if TYPE_CHECKING:
    from starboard.kernel.game import Game

ANCHOR = re.compile(r"\{([A-Z]+-[A-Z0-9]+-\d+(?:[ ,]+[A-Z]+-[A-Z0-9]+-\d+)*)\}")
OPENS = re.compile(r"\s*\{opens: (\w+)\}$")
PICTURE = re.compile(r"!\[(.*?)\]\((\w+)(?: ([\w@-]+))?\)", re.DOTALL)
MARK = re.compile(r"^\d+\. `([^`]+)` ", re.MULTILINE)
TERM = re.compile(r"\*\*(.+?)\*\* ?", re.DOTALL)
OWN = "{own chapters}"


def rulebook(game: str, lang: Language) -> Rulebook:
    """The rulebook of a game, closed chapters included; FileNotFoundError if none is written yet."""
    return parse((home_of(game) / "rulebook" / f"{lang}.md").read_text(encoding="utf-8"), lang)


def book_at(g: "Game[Any]", say: Say) -> Rulebook:
    """The rulebook as it lies at a table, in the language of who speaks."""
    return rulebook(g.rules.key, say.lang).at_table(g.rules.discoveries(g), g.rules.chapters(g, say))


def parse(text: str, lang: Language) -> Rulebook:
    """A rulebook from its Markdown, set as the language is printed."""
    text = set_french(text) if lang == "fr" else text
    title, own = "", -1
    opening: list[Paragraph] = []
    chapters: list[tuple[str, list[Paragraph]]] = []
    apart = re.sub(r"^(##? .*)$", r"\n\1\n", text, flags=re.MULTILINE)  # a heading stands alone
    for block in (block for block in re.split(r"\n\s*\n", apart.strip()) if block.strip()):
        if block.startswith("# "):
            title = block[2:].strip()
        elif block.startswith("## "):
            chapters.append((block[3:].strip(), []))
        elif block.strip() == OWN:
            own = len(chapters)
        else:
            (chapters[-1][1] if chapters else opening).extend(_paragraphs(block.strip("\n")))
    return Rulebook(lang, title, tuple(opening), tuple(_chapter(t, tuple(p)) for t, p in chapters), own)


def _chapter(heading: str, paragraphs: tuple[Paragraph, ...]) -> Chapter:
    opens = OPENS.search(heading)
    return Chapter(OPENS.sub("", heading), paragraphs, opens[1] if opens else "")


def _paragraphs(block: str) -> Iterator[Paragraph]:
    if block.startswith("- "):
        yield from (_rule(item) for item in re.split(r"^- ", block, flags=re.MULTILINE) if item.strip())
    elif block.startswith("|"):
        yield _table(block)
    elif block.startswith("!["):
        yield _picture(block)
    else:
        yield Paragraph(_line(block.replace("\n", " ")), _ids(block))


def _rule(item: str) -> Paragraph:
    """A rule behind its term, one sentence a line."""
    term = TERM.match(item)
    text = item[term.end() :] if term else item
    lines = [_line(line) for line in text.split("\n")]
    return Paragraph(
        "\n".join(line for line in lines if line), _ids(item), _line(term[1]).removesuffix(".") if term else ""
    )


def _table(block: str) -> Paragraph:
    lines = [line for line in block.split("\n") if line.startswith("|") and not re.fullmatch(r"[|\s:-]+", line)]
    rows = [tuple(_line(cell) for cell in line.strip().strip("|").split("|")) for line in lines]
    return Paragraph("", _ids(block), rows=tuple(rows))


def _picture(block: str) -> Paragraph:
    head = PICTURE.match(block)
    if head is None:
        raise ValueError(f"a picture is ![caption](position part), not “{block[:60]}”")
    parts = MARK.split(block[head.end() :])
    marks = [Mark(id_, _line(text.replace("\n", " "))) for id_, text in zip(parts[1::2], parts[2::2], strict=True)]
    return Paragraph(
        _line(head[1].replace("\n", " ")), _ids(block), picture=Picture(head[2], head[3] or "", tuple(marks))
    )


def _ids(block: str) -> tuple[str, ...]:
    return tuple(re.split(r"[ ,]+", " ".join(ANCHOR.findall(block)))) if ANCHOR.search(block) else ()


def _line(text: str) -> str:
    """One line without the ids; no-break spaces stay, which `split()` would take."""
    return " ".join(word for word in ANCHOR.sub("", text).strip("\n ").split(" ") if word)
