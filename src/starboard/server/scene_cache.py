"""Scenes that many tables share: equal states of a game without chance, drawn once, the oldest forgotten first."""

from collections.abc import Hashable

ROOM = 24_000_000  # bytes


class Gallery:
    """Scenes as bytes by what they show, within so much memory."""

    def __init__(self, room: int = ROOM) -> None:
        self._scenes: dict[Hashable, bytes] = {}
        self._left = room
        self.get = self._scenes.get

    def keep(self, key: Hashable, scene: bytes) -> bytes:
        self._scenes[key] = scene
        self._left -= len(scene)
        while self._left < 0 and len(self._scenes) > 1:
            self._left += len(self._scenes.pop(next(iter(self._scenes))))
        return scene


SCENES = Gallery()
