"""Modules of a package that import each other in a ring: nobody can read one of them without all the others."""

import ast
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path


def module_rings(home: Path, package: str) -> list[list[str]]:
    """The rings in a package, imports for types and inside functions counted."""
    files = dict(_modules(home, package))
    imports = {module: {to for to in _imports(module, file, files) if to != module} for module, file in files.items()}
    reach = {module: _reach(module, imports) for module in imports}
    rings = {tuple(sorted(m for m in reach if m in reach[one] and one in reach[m])) for one in reach}
    return sorted(list(ring) for ring in rings if ring)


def _modules(home: Path, package: str) -> Iterator[tuple[str, Path]]:
    for file in sorted(home.rglob("*.py")):
        parts = (package, *file.relative_to(home).with_suffix("").parts)
        yield ".".join(parts).removesuffix(".__init__"), file


def _imports(module: str, file: Path, known: dict[str, Path]) -> Iterator[str]:
    """The modules of the same package that a module names in its imports."""
    within = module if file.stem == "__init__" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), within)
            for alias in node.names:
                named = f"{base}.{alias.name}"
                if named in known or base in known:
                    yield named if named in known else base


def _reach(start: str, imports: dict[str, set[str]]) -> set[str]:
    """All modules that this one imports, directly or through others."""
    found: set[str] = set()
    todo = list(imports[start])
    while todo:
        module = todo.pop()
        if module not in found:
            found.add(module)
            todo += imports[module]
    return found
