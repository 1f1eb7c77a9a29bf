# Questions, answers and reasons.

prompt-act = What do you do?
prompt-karma = Do you use karma on these dice?
prompt-karma-idle = Do you use karma on dice that are not yours, or that are good already?
prompt-character = Whom do you play?
prompt-starting = Do you buy a starting item?
prompt-hydrate = Do you drink?
prompt-meal = Do you eat?
prompt-who-first = Who acts first in this phase?
prompt-night-vote = Whom shall the night find?
prompt-ignore-animal = The fire keeps animals away. Do you ignore the card?
prompt-defend = An attack is about to land. Do you use something?
prompt-surplus = Not everything fits any more. What do you drop?
prompt-keep-loot = Which card do you keep?
prompt-discard = What do you drop?
prompt-lose-any = Which resource do you lose?
prompt-lose-card = What do you lose?
prompt-choose-character = Whom do you choose?
prompt-vote = How do you vote?
prompt-reveal-tile = Which tile do you turn up?
prompt-step-aside = Where do you go?
prompt-move-marker = Where does it go?
option-move = Move to { $a_in }
option-sneak = Sneak to { $a_in }
option-rush = Rush to { $a_in }
option-explore = Explore { $a_in }
option-recon = Recon
option-collect = Collect { $a }{ $n ->
    [2] { " " }and { $b }
   *[other] { "" }
}
option-refill = Refill water
option-eat = Eat a ration
option-rain = Collect rainwater
option-take-water = Take stored water
option-chest = Open the chest ({ $a })
option-loot = Search the { $a }
option-discard = Drop things
option-craft = Craft { $a }
option-make-ammo = Make ammunition: { $a }
option-load = Load { $a }
option-pitch = Pitch camp
option-strike = Strike camp
option-build-fire = Build a campfire
option-cooking-side = Make it a cooking fire
option-cook = Cook
option-sleep = Sleep
option-use = { $n ->
    [1] Use { $a }
   *[other] { $b } ({ $a })
}
option-mission = { $b }
option-set-up = Set up { $a }
option-take-down = Take back { $a }
option-wait = Wait, and end the turn
option-keep = Keep the dice
option-again = Roll again: { $n ->
    [2] { $b }
    [3] { $b }, { $c }
   *[other] { $b }, { $c }, { $d }
}
option-play = Play { $a }
option-buy = Buy { $a } for { $b }
option-drink = Drink
option-thirst = Go thirsty: lose 1 health
option-feed = Eat
option-hunger = Go hungry: lose 1 health
option-first = { $a } first
option-affect = { $a }
option-ignore = Ignore { $a_in }
option-suffer = Let it come
option-endure = Use nothing
option-drop = Drop { $a }
option-take = Keep { $a }
option-give-up = Give up { $a }
option-character = { $a }
option-reveal = Turn up { $a_in }
option-step = To { $a_in }
option-marker-to = To { $a_in }
why-ap = There are not enough action points: it takes { $a }.
why-water = There is not enough water.
why-ration = There is no ration for it.
why-cloth = There is not enough cloth.
why-metal = There is not enough metal.
why-connector = There are not enough connectors.
why-wood = There is not enough wood.
why-alcohol = There is not enough alcohol.
why-plastic = There is not enough plastic.
why-bullet = There is no bullet.
why-arrow = There is no arrow.
why-any = There is nothing to give up.
why-health = There is not enough health.
why-camp-there = There is a camp here already.
why-dry = The water here is used up until tomorrow.
why-electric = Nothing electric works in a solar storm.
why-enemy-here = An enemy is here.
why-fit = You are fit already.
why-forbidden = Something forbids it for now.
why-full = There is no room left on that tile.
why-healthy = You are in full health.
why-no-camp = It needs a camp.
why-no-fire = You have nothing to light it with.
why-no-room = There is no fitting space for it.
why-no-storm = It does not rain.
why-not-hidden = You are not in stealth.
why-not-owner = The tent belongs to somebody else.
why-not-yours = It bears another's name.
why-points = There are not enough equipment points.
why-requires = What it requires does not hold.
why-spent = It was used already.
why-storm = No fire burns in a storm.
why-turned = It is turned over until the preparation.
why-water-full = All water spaces are full.
prompt-share = Do you pay a share of it?
option-pool = Ask the others to pay with you: { $a } for { $b }
option-share = Pay a share of { $a }
option-refuse = Refuse
