# Cards as text: verbs, conditions, counters.

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
do-gain = { $subject } | { $form ->
    [third] gains
   *[other] gain
} | { $what_n }
do-lose = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $what ->
    [any] { $n } resources of your choice
   *[other] { $what_n }
}
do-refill-water = { $subject } | { $form ->
    [third] refills
   *[other] refill
} | all water
do-draw-bag = { $subject } | { $form ->
    [third] draws
   *[other] draw
} | { $n ->
    [1] 1 random resource
   *[other] { $n } random resources
}
do-draw-loot = { $subject } | { $form ->
    [third] draws
   *[other] draw
} | { $n ->
    [1] 1 Loot card
   *[other] { $n } Loot cards
}{ $keep ->
    [1] { $n ->
        [1] { "" }
       *[other] { " " }and keep 1
    }
   *[other] { " " }and keep { $keep }
}
do-gain-card = { $subject } | { $form ->
    [third] gains
   *[other] gain
} | { $card_a }
do-lose-card = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $card ->
    [none] a card of your choice
   *[other] { $card_a }
}
do-put-goods = { $subject } | { $form ->
    [third] puts
   *[other] put
} | { $what_n } on { $at ->
    [here] the tile
   *[other] { $at_name }
}
do-damage = { $subject } | { $form ->
    [third] takes
   *[other] take
} | { $n } damage ({ $kind_name })
do-heal = { $subject } | { $form ->
    [third] regains
   *[other] regain
} | { $n } health
do-infect = { $subject } | { $form ->
    [third] becomes
   *[other] become
} | infected
do-cure = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | the infection
do-change-fitness = { $subject } | { $form ->
    [third] changes
   *[other] change
} | fitness by { $n }
do-change-ap = { $subject } | { $form ->
    [third] changes
   *[other] change
} | AP by { $n }
do-prevent = { $subject } | { $form ->
    [third] ignores
   *[other] ignore
} | { $n ->
    [0] all damage
   *[other] { $n } damage
} of one attack
do-revive = { $subject } | { $form ->
    [third] revives
   *[other] revive
} | to life with 1 health
do-roll = { $subject } | { $form ->
    [third] rolls
   *[other] roll
} | { $dice }
do-attack = an attack of { $dice } strikes
do-gain-karma = { $subject } | { $form ->
    [third] regains
   *[other] regain
} | { $n } karma dice
do-lose-karma = { $subject } | { $form ->
    [third] loses
   *[other] lose
} | { $n } karma dice
do-hide-here = { $subject } | { $form ->
    [third] becomes
   *[other] become
} | in stealth
do-detect = { $subject } | { $form ->
    [third] becomes
   *[other] become
} | detected
do-test = { $subject } | { $form ->
    [third] tests
   *[other] test
} | { $attribute_name }{ $success ->
    [none] { "" }
   *[other] { "; " }on a success { $success }
}{ $failure ->
    [none] { "" }
   *[other] { "; " }on a failure { $failure }
}
do-each = { $of ->
    [all] everybody
    [here] everybody on the tile
    [others_here] the others on the tile
   *[other] the dead on the tile
}{ $requires ->
    [none] { "" }
   *[other] { " " }(if { $requires })
}: { $does }
do-choose-character = { $subject } | { $form ->
    [third] chooses
   *[other] choose
} | { $among ->
    [dead_here] somebody dead on the tile
   *[other] somebody on the tile
}{ $requires ->
    [none] { "" }
   *[other] { " " }(if { $requires })
}: { $does }
do-vote = all players vote: { $among_or }
do-reveal-tiles = { $subject } | { $form ->
    [third] turns up
   *[other] turn up
} | { $n ->
    [1] 1 neighbouring tile
   *[other] { $n } neighbouring tiles
}
do-place-tile = { $tile_name } is laid { $distance } tiles from New Haven, face { $face_up ->
    [yes] up
   *[no] down
}
do-place-chest = a chest ({ $test_name }) is put on the tile
do-light-fire = { $subject } | { $form ->
    [third] lights
   *[other] light
} | a campfire
do-put-out-fires = { $at ->
    [everywhere] all campfires go out
   *[other] the campfire goes out
}
do-place-marker = { $subject } | { $form ->
    [third] puts
   *[other] put
} | { $marker_n } on { $at ->
    [here] the tile
   *[other] { $at_name }
}
do-remove-marker = { $subject } | { $form ->
    [third] removes
   *[other] remove
} | { $marker_a } from { $at ->
    [here] the tile
   *[other] { $at_name }
}
do-move-marker = { $marker_the } goes one tile
do-place-dealer = the dealer appears here
do-move-character = { $subject } | { $form ->
    [third] moves
   *[other] move
} | to { $to ->
    [adjacent] a neighbouring tile
   *[other] { $to_name }
}
do-look-at = { $subject } | { $form ->
    [third] looks at
   *[other] look at
} | the next { $n } of: { $deck_name }
do-draw-event = { $subject } | { $form ->
    [third] draws
   *[other] draw
} | another Event card
do-spawn = { $n ->
    [1] an enemy
   *[other] { $n } enemies
}{ $type ->
    [none] { "" }
   *[other] { " " }({ $type_name })
}{ $faction ->
    [none] { "" }
   *[other] { " " }({ $faction_name })
}{ $key ->
    [none] { "" }
   *[other] { " " }({ $key_name })
}{ $tier ->
    [0] { "" }
   *[other] { " " }(tier { $tier })
} appears{ $at ->
    [here] { "" }
    [random_adjacent] { " " }on a random neighbouring tile
   *[other] { " " }at { $at_name }
}
do-first-round = a first combat round begins
do-enemies-approach = all enemies within { $within } tiles come one step nearer
do-damage-enemies = every enemy here takes { $n } damage
do-exhaust-enemies = { $subject } | { $form ->
    [third] exhausts
   *[other] exhaust
} | the enemies here
do-lasts = { $rule } until the end of the { $until_name }{ $uses ->
    [-1] { "" }
   *[other] , { $uses } times
}{ $everybody ->
    [yes] { " " }(everybody)
   *[no] { "" }
}
do-pay-or = { $cost }, or else { $otherwise }
do-end-turn = the turn ends
do-count = { $what_name }: { $down ->
    [yes] { $n } less
   *[no] { $n } more
}
do-next-card = the next mission card is read
do-lose-mission = the mission is lost
do-win-mission = the mission is won
do-remove-cards = { $n ->
    [99] every { $card_name }
   *[other] { $n } { $card_name }
} leaves its deck
do-lose-tile = { $tile_name } is lost
do-add-dice = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $dice } more for { $pool_name }{ $only ->
    [chest] { " " }(chests)
   *[other] { "" }
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-remove-dice = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $dice } fewer for { $pool_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cancel-failure = { $subject } | { $form ->
    [third] ignores
   *[other] ignore
} | { $n ->
    [1] 1 failure
   *[other] { $n } failures
} of a test{ $pool ->
    [none] { "" }
   *[other] { " " }of { $pool_name }
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-no-night-die = { $subject } | { $form ->
    [third] has
   *[other] have
} | no red die for the night in Stealth tests{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-protection = { $subject } | { $form ->
    [third] has
   *[other] have
} | protection { $n }{ $against ->
    [all] { "" }
   *[other] { " " }({ $against_name })
}{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-reduce-damage = { $subject } | { $form ->
    [third] takes
   *[other] take
} | 1 damage less when it is more than 1{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-immune = { $subject } | { $form ->
    [third] takes
   *[other] take
} | no damage ({ $to_name }){ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cost-change = { $action_name }: { $by } AP, at least { $floor }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cap-move = a movement value above { $most } counts as { $most }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-forbid = { $action_name }: forbidden{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-water-capacity = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $n } water spaces more{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-add-slot = { $subject } | { $form ->
    [third] has
   *[other] have
} | { $n } more space: { $slot_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-upkeep = { $what_name } takes { $n }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-skip-upkeep = { $subject } | { $form ->
    [third] skips
   *[other] skip
} | { $what_name }{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-cheaper-recipe = crafting takes { $n } resource less{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-sell-more = { $subject } | { $form ->
    [third] sells
   *[other] sell
} | cards for { $n } more{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-enemy-dice = enemies have { $dice } more{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
do-dismantle-anywhere = { $subject } | { $form ->
    [third] dismantles
   *[other] dismantle
} | anywhere for 1 AP, one cube of the recipe is lost{ $requires ->
    [none] { "" }
   *[other] { " " }if { $requires }
}
is-weather-is = the weather { $mood ->
    [not] is not
   *[do] is
} { $weather_name }
is-phase-is = it { $mood ->
    [not] is not
   *[do] is
} { $phase_name }
is-day-at-least = the day is { $mood ->
    [not] before
   *[do] at least
} { $n }
is-tile-has = the tile { $mood ->
    [not] has no
   *[do] has
} { $what_name }
is-at-tile = you { $mood ->
    [not] are not
   *[do] are
} at { $tile_name }
is-alone = you { $mood ->
    [not] are not
   *[do] are
} alone on the tile
is-character-is = you { $mood ->
    [not] are not
   *[do] are
} the { $archetype_name }
is-wounded = you { $mood ->
    [not] are not
   *[do] are
} wounded
is-infected = you { $mood ->
    [not] are not
   *[do] are
} infected
is-in-stealth = you { $mood ->
    [not] are not
   *[do] are
} in stealth
is-fitness-is = you { $mood ->
    [not] are not
   *[do] are
} { $step_name }
is-has-card = you { $mood ->
    [not] do not hold
   *[do] hold
} { $card_a }
is-has = you have { $mood ->
    [not] less than { "" }
   *[do] { "" }
}{ $what_n }
is-at-least = { $what } { $mood ->
    [not] is less than
   *[do] is at least
} { $n }
is-at-most = { $what } { $mood ->
    [not] is more than
   *[do] is at most
} { $n }
is-revealed = your Team card { $mood ->
    [not] is not
   *[do] is
} revealed
is-mission-card = mission card { $n } { $mood ->
    [not] is not
   *[do] is
} revealed
count-players = the number of characters{ $half ->
    [yes] , halved
   *[no] { "" }
}{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more }
}
count-day = the day
count-counter = { $key_name }
count-characters = the number of characters{ $at ->
    [none] { "" }
   *[other] { " " }at { $at_name }
}
count-living = the number of the living
count-fallen = the number of characters { $eliminated ->
    [yes] eliminated
   *[no] fallen
}
count-enemies = the number of enemies{ $type ->
    [none] { "" }
   *[other] { " " }({ $type_name })
}{ $faction ->
    [none] { "" }
   *[other] { " " }({ $faction_name })
}{ $key ->
    [none] { "" }
   *[other] { " " }({ $key_name })
}{ $at ->
    [none] { "" }
   *[other] { " " }within { $within } of { $at_name }
}
count-stored = { $what_name } stored at { $at_name }
count-carried = { $what_name } carried{ $at ->
    [none] { "" }
   *[other] { " " }at { $at_name }
}
card-arrival = On arrival: { $does }
card-hit = When it has dealt damage: { $does }
card-goal = Goal: { $what }.
card-ap = ({ $n } AP)
card-if = (if { $what })
card-cost = ({ $what })
card-ability = { $head }: { $does }
limit-turn = (once per turn)
limit-phase = (once per phase)
limit-day = (once per day)
limit-game = (once per game)
when-use = Use
when-mission = Mission action
when-defend = When an attack lands
when-attack = When you attack with it
when-enter = On entering
when-leave = On leaving
when-reveal = On reveal
when-start-turn = At the start of your turn
when-start-phase = At the start of a phase
when-end-phase = At the end of a phase
when-preparation = In the preparation
when-enemy-defeated = When an enemy is defeated
when-loot = When you loot
when-character-dead = When a character dies
when-mission-card = When a mission card is read
