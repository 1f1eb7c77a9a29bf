"""Rendered scenes that tables share: equal states of a game without chance.  The oldest is dropped first."""

from collections.abc import Hashable

MOST_BYTES = 24_000_000  # bytes


class SceneCache:
    """Encoded scenes by key, within a limit of bytes."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._scenes: dict[Hashable, bytes] = {}
        self._left = most_bytes
        self.get = self._scenes.get

    def put(self, key: Hashable, scene: bytes) -> bytes:
        self._scenes[key] = scene
        self._left -= len(scene)
        while self._left < 0 and len(self._scenes) > 1:
            self._left += len(self._scenes.pop(next(iter(self._scenes))))
        return scene


SCENES = SceneCache()
