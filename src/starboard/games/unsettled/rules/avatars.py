"""Avatars: each explorer picks one of fifteen; they do nothing until a planet or a task speaks of them.  UN-SET-30"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, opt


class PickAvatar(Ask, frozen=True):
    """One of those that nobody before has picked.  UN-SET-30"""

    prompt: ClassVar[str] = "avatar"

    def options(self, g: G, here: Step) -> list[Option]:
        taken = {e.avatar for e in g.s.explorers[: here.seat]}
        return [opt("avatar", named.key) for named in g.book.system.avatars if named.key not in taken]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.explorers[here.seat].avatar = str(option.ids[0])
        g.did("avatar", here.seat, option.ids[0])
