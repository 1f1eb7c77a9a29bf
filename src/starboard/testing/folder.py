"""The grammar of a game's folder: which files and folders there are, and what each holds.

`docs/game-folder.md` explains it.  What is written here as a module may be a folder of the same name, and the other way
round.
"""

from pathlib import Path

MODULES = {
    "__init__": "the subclass of Rules: what the game gives the kernel",
    "constants": "numbers and words that no cartridge changes",
    "model": "the state, and ids of more than a word and a number",
    "world": "what a cartridge holds, one field a file",
    "book": "tables worked out of a cartridge before anybody plays, and the type G",
    "rules": "verbs and facts, one module an area of the rules",
    "effects": "verbs that content may use",
    "wording": "cards as text",
    "names": "what ids are called",
    "pieces": "where every piece is: what the contract counts",
    "problems": "what only this game can find wrong with a cartridge",
    "prompts": "the rule of each question",
    "scene": "what a seat sees",
    "bot": "how a seat stands, and what it might well do",
    "upgrade": "states of older versions",
}
FILES = {
    "README.md": "what the game is, and where to begin to read",
    "rules.yaml": "the numbered rules",
    "not_needed.yaml": "rules that software does not need, each with its reason",
    "words.yaml": "other words for terms of the glossary, and the cards that may be long",
    "lessons.yaml": "the guided first game",
    "story.yaml": "how its events are told",
    "weights.yaml": "what its evaluation weighs, fitted by `starboard train`",
    "py.typed": "its types are for others, too",
}
FOLDERS = {
    "cartridges": "worlds to play in",
    "system": "content that all cartridges share",
    "texts": "what players read, in each language",
    "rulebook": "the rules explained, in each language",
}


def unknown_files(home: Path) -> list[str]:
    """The files and folders that the grammar has no place for."""
    return sorted(item.name for item in home.iterdir() if not item.name.startswith(("__pycache__", ".")) and _odd(item))


def _odd(item: Path) -> bool:
    if item.is_dir():
        return item.name not in FOLDERS and item.name not in MODULES
    return item.name not in FILES and not (item.suffix == ".py" and item.stem in MODULES)
