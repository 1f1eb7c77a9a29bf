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
option-collect = Collect { $a_in }{ $n ->
    [2] { " " }and { $b_in }
   *[other] { "" }
}
option-refill = Refill water
option-eat = Eat a ration
option-rain = Collect rainwater
option-take-water = Take stored water
option-chest = Open the chest ({ $a })
option-loot = Search { $a }
option-discard = Drop things
option-craft = Craft { $a_in }
option-make-ammo = Make { $a_key ->
    [arrow] arrows
   *[bullet] bullets
}
option-load = Load { $a_in }
option-pitch = Pitch camp
option-strike = Strike camp
option-build-fire = Build a campfire
option-cooking-side = Make it a cooking fire
option-cook = Cook
option-sleep = Sleep
option-use = { $n ->
    [1] Use { $a_in }
   *[other] { $b } ({ $a })
}
option-mission = { $b }
option-set-up = Set up { $a_in }
option-take-down = Take back { $a_in }
option-wait = Wait, and end the turn
option-keep = Keep the dice
option-again = Roll again: { $n ->
    [2] { $b }
    [3] { $b }, { $c }
   *[other] { $b }, { $c }, { $d }
}
option-play = Play { $a_in }
option-buy = Buy { $a_in } for { $b_in }
option-pass = Buy nothing more
option-drink = Drink
option-thirst = Go thirsty: lose 1 health
option-feed = Eat
option-hunger = Go hungry: lose 1 health
option-first = { $a_in } first
option-affect = { $a }
option-ignore = Ignore { $a_in }
option-suffer = Let it come
option-endure = Use nothing
option-drop = Drop { $a_in }
option-take = Keep { $a_in }
option-give-up = Give up { $a_in }
option-character = { $a }
option-reveal = Turn up { $a_in }
option-step = To { $a_in }
option-marker-to = To { $a_in }
why-ap = There are not enough action points: it takes { $a }. End the turn; they come back with the next phase.
why-water = There is not enough water: refill at a source, collect rain, or deal for some.
why-ration = There is no ration: cook, loot an animal, or deal for one.
why-cloth = There is not enough cloth: collect some, or deal for it.
why-metal = There is not enough metal: collect some, or deal for it.
why-connector = There are not enough connectors: collect some, or deal for them.
why-wood = There is not enough wood: collect some, or deal for it.
why-alcohol = There is not enough alcohol: collect some, or deal for it.
why-plastic = There is not enough plastic: collect some, or deal for it.
why-bullet = There is no bullet: make some out of metal.
why-arrow = There is no arrow: make some out of wood.
why-any = There is nothing to give up: collect something first.
why-health = There is not enough health: eat, or be treated first.
why-camp-there = There is a camp here already: everybody on the tile is in it.
why-dry = The water here is used up until the next Preparation: try another source, or wait.
why-electric = Nothing electric works in a solar storm: wait for another sky.
why-enemy-here = An enemy is on the tile: defeat it, or go elsewhere.
why-fit = You are fit already: there is nothing to gain by it.
why-forbidden = A card in force forbids this action: it ends with the phase.
why-full = There is no room left on that tile: somebody has to leave it first.
why-healthy = You are in full health: keep it until you need it.
why-no-camp = This is done in a camp: pitch one, or go to one.
why-no-fire = You have nothing to light it with: it takes a card with the word Fire.
why-no-room = You have no fitting space left for it: drop or give something first.
why-no-storm = It does not rain: rainwater comes with a storm.
why-not-hidden = You are not in stealth: enter the tile with a Stealth move.
why-not-owner = The tent belongs to somebody else, who alone can take it back.
why-not-yours = Only another character can use this card: trade it, or sell it.
why-points = There are not enough equipment points: choose something cheaper, or go on without.
why-requires = This can be done only if { $a }.
why-spent = It was used already: it comes back when its time is over.
why-storm = No fire can be lit in a storm: wait for another sky.
why-turned = The card is turned over until the next Preparation.
why-water-full = All your water spaces are full: give or drop some water first.
prompt-share = Do you pay a share of it?
option-pool = Share the cost of { $a_in } for { $b_in }
option-share = Pay a share of { $a_in }
option-refuse = Refuse
