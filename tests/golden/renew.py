"""Write the golden games, counts and texts again: `make golden`.  Review the diff before it is committed."""

import argparse
import json
from pathlib import Path

from starboard.kernel.cartridge import rules
from tests.golden import perft, saves
from tests.golden.games import HEAVY, golden_games, written
from tests.golden.texts import golden_texts, text_lines

HOME = Path(__file__).parent
PLAYED = HOME / "played"
COUNTS = HOME / "perft.json"
TEXTS = HOME / "texts"
FEATURES = HOME / "features"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.renew", description=__doc__)
    parser.add_argument("release", nargs="*", help="also writes saves and recordings of this release, for ever")
    releases = parser.parse_args().release
    PLAYED.mkdir(exist_ok=True)
    for old in PLAYED.glob("*.txt"):
        old.unlink()
    for golden in golden_games():
        (PLAYED / f"{golden.name}.txt").write_text("\n".join(written(golden)) + "\n")
    COUNTS.write_text(json.dumps(perft.counts(), indent=1) + "\n")
    write_texts()
    write_features()
    for release in releases:
        saves.write(release)
        saves.write_recordings(release)


def write_texts() -> None:
    TEXTS.mkdir(exist_ok=True)
    for game, lang in golden_texts():
        (TEXTS / f"{game}.{lang}.txt").write_text("\n".join(text_lines(game, lang)) + "\n")


def write_features() -> None:
    FEATURES.mkdir(exist_ok=True)
    for game in HEAVY:
        if features := rules(game).features():
            (FEATURES / f"{game}.txt").write_text("".join(f"{feature.name}\n" for feature in features.list))


if __name__ == "__main__":
    main()
