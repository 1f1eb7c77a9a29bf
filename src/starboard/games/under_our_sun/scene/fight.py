"""A fight as two sides, who strikes whom with which dice, what to expect; and dice that lie for a test."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Round
from starboard.games.under_our_sun.model.things import Enemy
from starboard.games.under_our_sun.names import character_name, enemy_name
from starboard.games.under_our_sun.rules.combat import Strike, Suffer, enemy_dice
from starboard.games.under_our_sun.rules.dice import Lying, net, odds_of
from starboard.games.under_our_sun.rules.enemies import enemy_of, foes
from starboard.games.under_our_sun.rules.forecast import attack_of
from starboard.games.under_our_sun.rules.mustering import in_range
from starboard.games.under_our_sun.rules.persons import name
from starboard.games.under_our_sun.rules.weapons import attack_dice, blades, guns
from starboard.games.under_our_sun.scene.dice_faces import lying_dice, pool_dice
from starboard.games.under_our_sun.wording import card_text
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Dice, Panel, Tip
from starboard.kernel.scene_parts import Blow, Clash, Fighter
from starboard.kernel.texts import Say


def fight_panels(g: G, say: Say) -> tuple[Panel, ...]:
    """The fight that is on, if there is one; else dice that lie, if some do."""
    lying = lying_now(g)
    at = fought_on(g)
    if at is not None:
        clash = draw_clash(g, at, lying, say)
        if clash.theirs:
            return (Panel("fight", say("fight"), (clash,), opens=True),)
    return (Panel("roll", say("roll"), (dice_of(g, lying, say),), opens=True),) if lying is not None else ()


def lying_now(g: G) -> Lying | None:
    verb = g.s.stack[-1].verb if g.s.stack else None
    return verb if isinstance(verb, Lying) else None


def fought_on(g: G) -> int | None:
    """The tile of the round that runs, else of the character whose turn it is, where an enemy stands before it."""
    now = g.find(Round)
    if now is not None:
        return now.at
    active = g.s.characters[g.s.active] if g.s.active >= 0 else None
    if active is None or not active.key or active.hidden or active.health <= 0 or active.at not in g.s.tiles:
        return None
    return active.at if foes(g, active) else None


def dice_of(g: G, lying: Lying, say: Say) -> Dice:
    """The dice of a test, die by die, and what they come to so far."""
    who = character_name(g, lying.by, say) if lying.by >= 0 else say("enemies")
    n = net(lying.dice, lying.faces, lying.cancel)
    return Dice("rolled", say("rolled", who=who, n=n), lying_dice(lying.dice, lying.faces, say))


def draw_clash(g: G, at: int, lying: Lying | None, say: Say) -> Clash:
    people = [c for c in g.s.characters if c.at == at and c.health > 0 and not c.hidden]
    now = g.find(Round)
    if now is not None and now.active >= 0 and g.s.characters[now.active] not in people:
        people.insert(0, g.s.characters[now.active])  # who shoots stands beside the tile
    people.sort(key=lambda c: c.id != g.s.active)
    enemies = there(g, at, people)
    active = now.active if now is not None else g.s.active
    tile = g.s.tiles[at]
    blows = tuple(_blows(g, people, enemies, lying, say))
    return Clash(
        "clash",
        say("fight"),
        say.text(g.book.titles[tile.key]),
        tuple(_ours(g, c, say) for c in people),
        tuple(_theirs(g, foe, say) for foe in enemies),
        blows,
        _sums(g, people, enemies, say),
        tuple(_ours(g, c, say) for c in g.s.characters if c not in people and c.key and in_range(g, c, at, active)),
        (say("side-ours"), say("side-theirs")),
        say("may-join"),
        f"{g.book.tiles[tile.key].family}:{tile.key}",
        Tip(say("fight-tip"), "OS-COM-06"),
    )


def there(g: G, at: int, people: list[Character]) -> list[Enemy]:
    """All that fights on a tile, merchants among it."""
    found = {foe.id: foe for foe in g.s.enemies if foe.at == at}
    for c in people:
        found |= {foe.id: foe for foe in foes(g, c)}
    return list(found.values())


def _ours(g: G, c: Character, say: Say) -> Fighter:
    card = g.book.characters[c.key]
    health = Amount(say("stock-health"), c.health, icon="health", most=card.health)
    arms = ", ".join(say.text(g.book.titles[thing.key]) for _, thing in (*blades(g, c), *guns(g, c)))
    dice = pool_dice(f"arm-{c.id}", best_dice(g, c), say)
    stock = (health, Amount(say("stock-ap"), c.ap, icon="ap"))
    return Fighter(
        name(c),
        character_name(g, c.id, say),
        c.seat,
        "",
        arms,
        stock,
        dice,
        "waits" if c.waiting else "",
        c.id == g.s.active,
    )


def _theirs(g: G, foe: Enemy, say: Say) -> Fighter:
    card = g.book.enemies[foe.key]
    health = Amount(say("stock-health"), card.health - foe.damage, icon="health", most=card.health)
    note = [say.word(card.type), *([say.word(card.faction)] if card.faction else [])]
    if card.protection:
        note.append(say("has-protection", n=card.protection))
    return Fighter(
        pid("enemy", foe.id),
        enemy_name(g, foe.id, say),
        None,
        card.type,
        " · ".join(note),
        (health,),
        pool_dice(f"claw-{foe.id}", enemy_dice(g, foe), say),
        "spent" if foe.exhausted else "",
        tip=Tip(card_text(card, say), "OS-ENE-03"),
    )


def best_dice(g: G, c: Character) -> str:
    """The dice of its best melee attack."""
    pools = [attack_dice(g, c, "melee", arm) for arm in (None, *(thing for _, thing in blades(g, c)))]
    return max(pools, key=lambda dice: odds_of(dice).mean())


def dealt(g: G, c: Character, foe: Enemy) -> float:
    """What its best attack on this enemy deals on average."""
    return odds_of(best_dice(g, c)).less(g.book.enemies[foe.key].protection).mean()


def about(n: float, say: Say) -> str:
    return say("about", n=round(n, 1))


def _blows(g: G, people: list[Character], enemies: list[Enemy], lying: Lying | None, say: Say) -> Iterator[Blow]:
    """Who strikes whom: what lies on the table now, what waits to land, then what is to come on average."""
    if not people or not enemies:
        return
    told: set[tuple[str, str]] = set()
    for blow in (*_waiting(g, people, say), *_lying_blow(g, people, enemies, lying, say)):
        told.add((blow.by, blow.on))
        yield blow
    for c in people:
        foe = max(enemies, key=lambda each: dealt(g, c, each))
        if not any(by == name(c) for by, _ in told) and c.ap > 0:
            label = say("strikes", who=character_name(g, c.id, say), whom=enemy_name(g, foe.id, say))
            dice = pool_dice(f"next-{c.id}", best_dice(g, c), say)
            yield Blow(name(c), pid("enemy", foe.id), label, dice, about(dealt(g, c, foe), say))
    struck = people[0]
    for foe in enemies:
        id_ = pid("enemy", foe.id)
        if not any(by == id_ for by, _ in told) and not foe.exhausted:
            label = say("answers", who=enemy_name(g, foe.id, say), whom=character_name(g, struck.id, say))
            dice = pool_dice(f"answer-{foe.id}", enemy_dice(g, foe, on=struck), say)
            yield Blow(id_, name(struck), label, dice, about(attack_of(g, struck, foe).mean(), say))


def _waiting(g: G, people: list[Character], say: Say) -> Iterator[Blow]:
    """Strokes that were rolled and land when they have been answered.  OS-COM-12"""
    for step in g.s.stack:
        verb = step.verb
        if isinstance(verb, Strike) and verb.result and enemy_of(g, verb.enemy) is not None:
            now = g.find(Round)
            who = g.s.characters[now.active] if now is not None and now.active >= 0 else people[0]
            label = say("strikes", who=character_name(g, who.id, say), whom=enemy_name(g, verb.enemy, say))
            yield Blow(name(who), pid("enemy", verb.enemy), label, (), str(verb.result), "done")


def _lying_blow(g: G, people: list[Character], enemies: list[Enemy], lying: Lying | None, say: Say) -> Iterator[Blow]:
    if lying is None:
        return
    n = str(net(lying.dice, lying.faces, lying.cancel))
    dice = lying_dice(lying.dice, lying.faces, say)
    if lying.by >= 0:
        who = g.s.characters[lying.by]
        strike = next((s.verb for s in reversed(g.s.stack) if isinstance(s.verb, Strike)), None)
        foe = strike.enemy if strike is not None else enemies[0].id
        label = say("rolled-by", who=character_name(g, who.id, say))
        yield Blow(name(who), pid("enemy", foe), label, dice, n, "now")
        return
    then = lying.then
    foe = then.enemy if isinstance(then, Suffer) else enemies[0].id
    on = g.s.characters[lying.on] if lying.on >= 0 else people[0]
    label = say("answers", who=enemy_name(g, foe, say), whom=character_name(g, on.id, say))
    yield Blow(pid("enemy", foe), name(on), label, dice, n, "now")


def _sums(g: G, people: list[Character], enemies: list[Enemy], say: Say) -> tuple[Amount, ...]:
    """What a round brings on average, both ways, if everybody strikes once."""
    if not people or not enemies:
        return ()
    deal = sum(max(dealt(g, c, foe) for foe in enemies) for c in people if c.ap > 0)
    take = sum(attack_of(g, people[0], foe).mean() for foe in enemies)
    return (
        Amount(say("you-deal", n=about(deal, say)), tone="good"),
        Amount(say("you-take", n=about(take, say)), tone="bad"),
    )
