"""The six personal actions of an explorer, the trait that covers one of them, and what is offered before the game."""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.rules import dashboard, traits
from starboard.games.unsettled.wording import space_text
from starboard.games.unsettled.world import Named, Trait, TraitSide
from starboard.kernel.scene import Asked, Card, Cards, Piece
from starboard.kernel.scene_kit import touched_only
from starboard.kernel.texts import Say


def actions(g: G, e: Explorer, say: Say, mine: bool) -> Cards:
    """Each action as this explorer can use it now, with the cube or the distress that lies on it."""
    up = traits.side(g, e.seat)
    found = []
    for i, action in enumerate(ACTIONS):
        covered = up is not None and up.covers == action
        on = [g.rules.name(g, cube, say) for cube, key in zip(CUBES, e.on, strict=True) if key == action]
        foot = [say("covered-by", what=g.rules.name(g, e.distress[i], say))] if e.distress[i] else on
        found.append(
            Card(
                action if mine else f"{action}-{e.seat}",
                g.rules.name(g, action, say),
                "trait" if covered else "action",
                space_text(dashboard.space(g, e.seat, action), say),
                say.text(up.flavour) if covered and up is not None and up.flavour is not None else "",
                foot=", ".join(foot),
                seat=e.seat,
                blocked=bool(e.distress[i]),
                pieces=cubes(g, e, action, say),
            )
        )
    return Cards(f"actions-{e.seat}", say("actions"), tuple(found))


def cubes(g: G, e: Explorer, action: str, say: Say) -> tuple[Piece, ...]:
    """The cube that lies on an action of this explorer."""
    return tuple(
        Piece(f"{cube}-{e.seat}-on-{action}", "cube", g.rules.name(g, cube, say), action, e.seat, cube, str(n))
        for cube, n, on in zip(CUBES, e.focus, e.on, strict=True)
        if on == action
    )


def choices(g: G, asked: Asked | None, say: Say) -> tuple[Cards, ...]:
    """The tiles and the avatars that this seat may choose from, with all that is printed on them."""
    book = g.book
    avatars = {avatar.key: avatar for avatar in book.system.avatars}
    found = [tile(g, book.traits[key], say) for key in touched_only(asked, book.traits)]
    found += [portrait(avatars[key], say) for key in touched_only(asked, avatars)]
    return (Cards("offered", say("offered"), tuple(found)),) if found else ()


def tile(g: G, trait: Trait, say: Say) -> Card:
    """A trait tile with both its sides."""
    sides = (("trait-white", trait.white), ("trait-black", trait.black))
    rules = " ".join(_side(g, word, side, say) for word, side in sides)
    lines = [say.text(side.flavour) for _, side in sides if side.flavour is not None]
    return Card(trait.key, say.text(trait.title), "trait", rules, " ".join(lines))


def _side(g: G, word: str, side: TraitSide, say: Say) -> str:
    text = space_text(side.space, say)
    return say(word, action=g.rules.name(g, side.covers, say), rules=text if text[-1] in ".?!" else f"{text}.")


def portrait(avatar: Named, say: Say) -> Card:
    flavour = say.text(avatar.flavour) if avatar.flavour else ""
    return Card(avatar.key, say.text(avatar.title), "avatar", flavour=flavour, face=avatar.key)
