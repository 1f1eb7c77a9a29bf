## What stands on the screen

round = Round
round-of = Round { $n }
landing = Landing
before-landing = Before the landing
planet = Planet
stock-supplies = Supplies
stock-success = Success
stock-dice = available dice
stock-charges = Charges
stock-injuries = injuries
tip-supplies = The whole team rests on these.
leads-mineral = Mineral Leads
leads-micro-organism = Micro-organism Leads
leads-strange-flora = Strange flora Leads
leads-alien-technology = Alien technology Leads
leads-living-specimen = Living specimen Leads
sign-no-move = no Move from here
sign-important = important
sign-final = fully explored
unread-entry = entry
sector-tip = Sector { $n }{ $biomes ->
    [no] .
   *[other] : { $biomes }.
  }
marked = flag
one-way = one way
route-closed = closed
route-move = Movement
route-spend = { $colour ->
    [any] spend 1 die
    [red] spend 1 red die
    [green] spend 1 green die
   *[blue] spend 1 blue die
  }
route-danger = roll danger die { $letter }
member-of = { $name }, { $section }
section-title = { $section ->
    [engineering] Engineering
    [recon] Recon
    [science] Science
   *[security] Security
  }
rank-of = { $name }, Rank { $n }
dice-discard = Dice discard
available-dice = Available dice
injuries = Injuries
injury-die = injury die
danger-die = danger die { $letter }
blank = blank
hand = Hand
skill = Skill
equipment = Equipment
test-of = { $what }: a test of { $who }
test-prepare = Prepare
test-steps = Steps of the test
pool = Dice
dice-to-choose = Dice that may be rolled
dice-in-hand = Dice in hand
outcomes = What can come of it
track-at = { $now } of { $n }
step-choose = Choose
step-add = Add
step-roll = Roll
step-change = Change
step-combine = Combine
step-harm = Harm
step-effects = Effects
step-mark = Mark
step-clear = Clear
step-outcome = Outcome
mission-due = Mission: { $title }
mission-optional = Mission, optional: { $title }
circumstances = Circumstances: { $title }
threat = Threat: { $title }
rank-card = Rank card: { $title }
rank-card-done = Rank card, complete: { $title }
finds = Discoveries in the lander
time-track = Time track
track-empty = before
log-entry = Log entry
group-go = Go somewhere
group-act-here = Special Actions
group-camp = Make camp
group-leave = Leave
group-other = Otherwise
name-column-red = red dice
name-column-green = green dice
name-column-blue = blue dice
name-result-yellow = yellow
name-result-green = green
name-result-red = red
name-needs-A = any icon, the same
name-needs-die = a die
name-needs-red = a red die
name-needs-green = a green die
name-needs-blue = a blue die
name-needs-physical = Physical
name-needs-collect = Collect
name-needs-defence = Defence
name-needs-survey = Survey
name-needs-biology = Biology
name-needs-xenology = Xenology
name-needs-construction = Construction
name-needs-science = Science
name-needs-technology = Technology
name-needs-basic = Basic
name-needs-vanguard = Vanguard
name-needs-accident = Accident
line-else = no other line
line-arrow = Then { $colour } as well.
book-world = { $world }: this world's own rules
book-law = What holds everywhere
