# The screen: headings of parts, and what stands on boards.

day = Day
day-before = Before the mission
standing-line = Day { $n } of { $most }, { $phase }
day-tip = The mission ends with the night of day { $n }.
phase = Phase
phase-tip = A day has a morning, an afternoon and a night. Every character acts once in each.
mission-card = Card { $n } of { $most }
mission-goal = Goal
fight = The fight
fight-tip = Whoever acts strikes first; the enemies that stand ready answer. Blows of one round land together.
roll = The dice
rolled = { $who }: { $n ->
    [0] no success
    [one] 1 success
   *[other] { $n } successes
}
rolled-by = { $who } rolled
enemies = The enemies
die-face = { $n ->
    [-1] failure
    [0] blank
    [1] success
   *[other] { $n } successes
}
die-faces = Eight faces: { $two ->
    [0] { "" }
   *[other] { $two } with two successes,{ " " }
}{ $one ->
    [0] { "" }
   *[other] { $one } with a success,{ " " }
}{ $fails ->
    [0] { "" }
   *[other] { $fails } with a failure,{ " " }
}{ $none } blank.
side-ours = Your side
side-theirs = Against you
may-join = Who may still join
strikes = { $who } strikes { $whom }
answers = { $who } answers { $whom }
about = ≈ { $n }
you-deal = you deal { $n }
you-take = you take { $n }
has-protection = { $n } protection
bench = Bench
recipes = What you could craft
bench-ready = Ready
bench-missing = Not yet
bench-no-room = no space for it
bench-goes-to = goes to { $slot }
counter-even = even
counter-short = { $n } short
counter-over = { $n } over
counter-agreed = offers this
counter-decides = decides
counter-dismantled = { $what }, taken apart
people = The characters
melee = Melee
fitness = Fitness
fitness-tip = Tired characters have 2 action points fewer. Sleep helps; hunger and wakeful nights do not.
carried = What it carries
room-left = { $n ->
    [0] no room for more resources
    [one] room for 1 more resource
   *[other] room for { $n } more resources
}
skills = Skill
uses = uses
worth = worth
state = State
state-is-dead = { $n ->
    [0] Dead.
    [one] Dead: this is the last phase in which it can be revived.
   *[other] Dead: it can be revived for { $n } more phases.
}
state-is-wounded = Wounded: one red die more in every test.
state-is-infected = Infected.
state-is-hidden = In stealth.
state-is-waiting = Waits with action points for a fight.
tile-covered = face down
stored-water = stored water
lies-camp = camp
lies-fire = campfire
lies-cooking = cooking fire
lies-chest = chest ({ $attribute })
lies-event = event marker
lies-symbol = enemy symbol
card-kind-tile = Tile
card-kind-character = Character
card-kind-enemy = Enemy
card-kind-night = Night
card-kind-sun = Sky
card-kind-event = Event
card-kind-thing = Item
card-kind-gear = Gear
card-kind-team = Team
card-kind-merchant = Merchant
card-kind-mission = Mission
group-fight = Fight
group-go = Go
group-here = Here
group-self = Yourself
way-move = Walk
way-sneak = Sneak
way-rush = Rush
way-explore = Look
side-north = N
side-north-east = NE
side-south-east = SE
side-south = S
side-south-west = SW
side-north-west = NW
faces = What the dice do
die-lying = { $colour } ({ $face })
option-give-row = Give
option-give-button = { $a }
option-want-row = Ask for
option-want-button = { $a }
option-dismantle-row = Take apart
option-dismantle-button = { $a }
fates = What became of them
fate-fell = { $who }: fell on day { $day }. { $place } keeps them.
fate-home = { $who }: home, with { $health } health and { $water } water.
fate-away = { $who }: still standing ({ $place }), with { $health } health and { $water } water.
fate-again = { $who }: fell on day { $day }, was brought back, and is still standing ({ $place }).
fate-son = { $line } A Son of Liberty all along.
