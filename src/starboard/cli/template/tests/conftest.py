"""The game under test is the one of this folder, installed or not."""

import os
from pathlib import Path

os.environ.setdefault("STARBOARD_GAMES", str(Path(__file__).parent.parent))
