# Cards as text: nouns, and the frame around what they say.

noun-ap = action point
noun-water = water
    .mass = yes
noun-ration = ration
noun-cloth = cloth
    .mass = yes
noun-metal = metal
    .mass = yes
noun-connector = connector
noun-wood = wood
    .mass = yes
noun-alcohol = alcohol
    .mass = yes
noun-plastic = plastic
    .mass = yes
noun-bullet = bullet
noun-arrow = arrow
noun-camp = camp
noun-fire = campfire
noun-cooking-fire = cooking fire
noun-enemy = enemy
    .many = enemies
noun-open-symbol = open enemy symbol
noun-chest = chest
noun-event = event
noun-merchant = merchant

card-arrival = On arrival: { $does }
card-hit = When this enemy has dealt damage: { $does }
counted-dice = { $n ->
    [1] 1 { $word } die
   *[other] { $n } { $word } dice
}
card-no-dice = nothing
card-only = Only the { $who } can use it.
card-melee = Melee: also roll { $dice } when you attack with it.
card-ranged = Ranged: it shoots at a neighbouring tile with { $dice }.
card-ammo = { $ammo ->
    [arrow] A shot takes 1 arrow; it holds { $n }.
   *[other] A shot takes 1 bullet; it holds { $n }.
}
card-bottle = { $n ->
    [1] 1 more water space.
   *[other] { $n } more water spaces.
}
card-tent = It is pitched as a camp for 1 AP.
card-fixture = { $where ->
    [camp] It is set up in a camp for 1 AP, and taken down for 1 AP.
   *[other] It is set up on a tile for 1 AP, and taken down for 1 AP.
}
card-yields = { $when ->
    [storm] As a storm comes, it puts { $what_n } on the tile.
   *[other] In each Preparation, if no character is there, it puts { $what_n } on the tile.
}
card-bars = Enemies do not move onto the tile.
card-fire = Fire: whoever carries it can build a campfire.
card-uses = { $n ->
    [1] 1 use.
   *[other] { $n } uses.
}
card-single-use = It is discarded after use.
card-reusable = It is turned over after use, until the next Preparation.
card-electric = Electric: it does not work in a solar storm.
card-enemy-melee = { $same ->
    [yes] Melee: { $day }.
   *[no] Melee: { $day } by day, { $night } at night.
}
card-enemy-ranged = { $same ->
    [yes] Ranged: { $day }.
   *[no] Ranged: { $day } by day, { $night } at night.
}
card-protection = Protection { $n }: each attack on this enemy deals { $n } less.
card-pierce = Protection counts { $n } less against this enemy.
card-moves = { $n ->
    [0] This enemy never moves in the Preparation.
   *[other] This enemy moves { $n } tiles in the Preparation.
}
card-loot = { $n ->
    [0] Loot, no success: { $does }
    [1] Loot, 1 success: { $does }
   *[other] Loot, { $n } successes: { $does }
}
card-goal = Goal: { $what }.
card-failure = The mission is lost if { $what }.
card-ap = { $n } AP
card-if = if { $what }
card-at = { $at ->
    [new_haven] at New Haven
   *[other] at { $to }
}
card-cost = { $what }
card-vote = All players vote in secret.
card-choice = Choose one.
card-way = { $title }: { $does }
card-way-none = { $title }: nothing happens.
card-ability = { $head }: { $does }
limit-turn = once a turn
limit-phase = once a phase
limit-day = once a day
limit-game = once a game
when-use = Use
when-mission = Mission action
when-defend = When an attack lands
when-attack = When you attack with it
when-enter = On entering
when-leave = On leaving
when-reveal = As it is turned up
when-start-turn = At the start of your turn
when-start-phase = { $which ->
    [none] At the start of each phase
    [night] At nightfall
   *[other] At the start of each { $word }
}
when-end-phase = { $which ->
    [none] At the end of each phase
   *[other] At the end of each { $word }
}
when-preparation = { $which ->
    [none] After each step of the Preparation
   *[other] In each Preparation, after step { $which }
}
when-enemy-defeated = When { $which ->
    [none] an enemy is
    [animal] an animal is
    [mutant] a mutant is
    [human] a human enemy is
    [sons_of_liberty] one of the Sons of Liberty is
   *[other] “{ $word }” is
} defeated
when-loot = { $which ->
    [none] When you loot
    [animal] When you loot an animal
    [mutant] When you loot a mutant
    [human] When you loot a human enemy
    [sons_of_liberty] When you loot one of the Sons of Liberty
   *[other] When you loot “{ $word }”
}
when-character-dead = When a character dies
when-mission-card = When a mission card is read
when-chest = When somebody has opened a chest
name-each-all = everybody
name-each-here = everybody on the tile
name-each-other-here = each other character on the tile
name-one-here = a character of your choice on the tile
name-one-here-infected = an infected character of your choice on the tile
name-one = a character of your choice
name-one-other-here = another character of your choice on the tile
name-one-dead-here = a dead character of your choice on the tile
name-each-dead-here = everybody dead on the tile
