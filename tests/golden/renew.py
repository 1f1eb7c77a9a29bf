"""Write the golden games and counts again: `make golden`.  Review the diff before it is committed."""

import json
import sys
from pathlib import Path

from tests.golden import perft, saves
from tests.golden.games import golden_games, written

HOME = Path(__file__).parent
PLAYED = HOME / "played"
COUNTS = HOME / "perft.json"


def main() -> None:
    PLAYED.mkdir(exist_ok=True)
    for old in PLAYED.glob("*.txt"):
        old.unlink()
    for golden in golden_games():
        (PLAYED / f"{golden.name}.txt").write_text("\n".join(written(golden)) + "\n")
    COUNTS.write_text(json.dumps(perft.counts(), indent=1) + "\n")
    for release in sys.argv[1:]:
        saves.write(release)
        saves.write_recordings(release)


if __name__ == "__main__":
    main()
