# The ship: questions, answers, reasons, log.

prompt-morale-price = Morale cannot fall any further. What does it cost?
prompt-give-back-die = Which die does the Section give back?
prompt-crisis = A Crisis was left alone. Which loss do you take?
prompt-starmap = Where does the ship go?
prompt-facilities = Which facility do you open?
prompt-lab = Which project does the laboratory complete?
prompt-pay-research = Which Discoveries pay for it?
prompt-factory = What is put into production?
prompt-stimulate = Who works on production?
prompt-recruit = Which Recruit joins the Section?
prompt-recruiter = Which Section recruits somebody?
prompt-barracks = What are the Barracks opened for?
prompt-training = Whom do you train?
prompt-situation-room = Who solves which Crisis?
prompt-hangar = Which lander do you take?
prompt-fit-out = Which modules does the lander get?
prompt-field-team = Who goes down?
prompt-load = What does the team take along?
prompt-build-deck = Which cards stay at home?
prompt-debriefing = Promotions and dice: what do you spend?
prompt-pick-die = Which die does the Section take?
prompt-unloading = Which Discoveries do you use on board?
prompt-infirmary = Who looks after whom?
prompt-ready = Who is Available, and who rests?
prompt-start-sector = Where does the member start?
prompt-give-up-found = Which Found Discovery do you give up?
prompt-choose-resting = Who rests?
prompt-choose-patient = Who falls ill?
prompt-choose-damaged = Which lander is damaged?
option-turn-page = Go on
option-lose-dice = Each Section gives back a die
option-take-penalty = Put the Penalty token on the Bridge
option-give-back = Give back a { $a }
option-destination = Choose { $a_in } as the destination
option-destination-unpaid = Choose { $a_in } without paying, for one level of morale
option-investigate = Investigate { $a_in }
option-fly = Fly to { $a_in }
option-scan = Uncover the next part of the Landing card{ $n ->
    [1] { ", " }with { $a }
       *[other] { "" }
    }
option-open = Open { $a }
option-complete = Complete “{ $a }”
option-assign = Assign { $a }
option-pay-by = Pay with { $a }{ $n ->
    [2] { " " }and { $b }
       *[other] { "" }
    }
option-produce = Produce “{ $a }”
option-stimulate = { $b } works on “{ $a }”
option-keep = Keep { $a }
option-keep-nobody = Keep nobody
option-recruit = { $a }
option-muster = Recruit and train
option-shore-leave = Shore leave
option-train = Train { $a }
option-solve = { $b } solves “{ $a }”
option-lander = Take { $a }
option-repair = { $b } repairs { $a }
option-fit = Fit { $a }
option-recall = Call { $a } back from rest, for one level of morale
option-people = From now on, { $a_key ->
    [number-1] 1 person
   *[other] { $a } people
} at the table
option-survival = From now on, play in Survival mode
option-load = { $a } for { $b }
option-deck-done = Take all these cards
option-leave-out = Leave “{ $a }” at home
option-promote = Promote { $a }
option-promote-paid = Promote { $a } for Success
option-sell-dice = Each Section sells a die
option-die = { $a }
option-nurse = { $b } looks after { $a }
option-ready = { $a } is Available
option-rests = { $a } rests
option-falls-ill = { $a } falls ill
option-damage = { $a }
why-last-available = The last Available member of a Section is never assigned: assign somebody of another Section, or recruit.
why-five-dice = A Section keeps its five starting dice: choose another way.
why-penalty = The Penalty token lies on the Bridge already: give back dice.
why-not-stranded = Something in reach can still be paid for: choose that.
why-no-destination = No landing site is chosen yet: choose one of this system first.
why-investigated = It was investigated already: choose another object.
why-no-way-left = Then no landing site would be in reach: keep enough Energy for one.
why-colour-yellow = A yellow system takes an upgrade of the Bridge that opens it: projects bring such upgrades.
why-colour-red = A red system takes an upgrade of the Bridge that opens it: projects bring such upgrades.
why-technology = It takes Technology Level { $a }: projects, objectives and entries raise the level.
why-scanned = All of the Landing card lies open: there is nothing left to uncover.
why-open-once = Each facility is opened once in a pass: choose another one, or go on.
why-add-on = No entry has opened this facility yet.
why-discoveries = The Found Discoveries cannot pay for it: bring home what its cost names.
why-one-project = A visit completes one project: assign a member for each one more.
why-order-full = No production order is free: complete a project first.
why-expertise = The Expertise of { $a } is of no use here: assign somebody whose icon the project shows.
why-section = { $a } is of another Section than this Crisis asks for: assign somebody of one that it names.
why-highest-rank = Rank 3 is the highest.
why-sleeve = The Section has no free sleeve of Rank { $a }: one is freed when its member is promoted or dies.
why-high-morale = Morale is High already: recruit and train instead.
why-damaged = It is damaged: an Engineering member may repair it.
why-no-slot = No slot for such a module is left.
why-team = A team has at least two members: send one more.
why-each-player = Each player sends at least one member: add one for whoever has none.
why-load-small = Each member takes one piece of Small Equipment: give it to somebody else.
why-load-upgrade = It is attached to Mission Equipment that this member does not carry: load that first.
why-load-personal = The hold has no more room for Personal Equipment: leave a piece in the Armoury.
why-load-mission = The hold has no more room for Mission Equipment: leave a piece in the Armoury.
why-success = It takes { $a_key ->
    [number-1] 1 Success
   *[other] { $a } Successes
}.
why-energy = It takes { $a } Energy and the ship has { $b }: a higher Technology Level makes the Bridge generate more.
why-dice-supply = Each Section must take a die, and one has no room or finds none: sell dice, or unlock another kind.
why-ability-due = A Discovery still does something on board: use it, or decline it, first.
why-no-bed = No { $a } bed is free: first look after somebody who lies in one.
event-assigned = { $a } is assigned.
event-page = Ship Book: { $a }.
event-installed = Installed: { $a }.
event-morale-up = Morale rises: { $a }.
event-morale-down = Morale falls: { $a }.
event-penalty = The Penalty token lies on the Bridge.
event-die-gone = { who } gives back a { $a }.
event-struck = A Crisis strikes: { $a }.
event-crisis = A Crisis: { $a_in }.
event-solved = A Crisis is solved: { $a_in }.
event-energy = The ship gains { $n } Energy.
event-command = The ship gains { $n } Command.
event-energy-lost = The ship loses { $n } Energy.
event-command-lost = The ship loses { $n } Command.
event-energy-kept = 1 Energy is kept for the next Bridge.
event-technology = The Technology Level is now { $n }.
event-awaits = In the Awaiting envelope: { $a }.
event-fulfilled = Objective fulfilled: { $a }.
event-flew = The ship flies to { $a_in }.
event-investigated = The crew has investigated { $a_in }.
event-destination = The destination is { $a_in }.
event-scanned = The scanner shows: { $a }.
event-opened = Opened: { $a }.
event-cleaned-up = { $n ->
    [1] An unspent token goes back.
       *[other] { $n } unspent tokens go back.
    }
event-paid = Paid with { $a }.
event-completed = Completed: { $a }.
event-advanced = { $a } reaches stage { $n }.
event-ordered = { $a } goes into production, stage { $n }.
event-joined = { $a } joins { who-in }.
event-survival-on = Survival mode is on from here.
event-shore-leave = Shore leave.
event-risen = { $a } is of Rank { $n } now.
event-repaired = { $a } is repaired.
event-lander = The lander is { $a }.
event-fitted = Fitted: { $a }.
event-loaded = { who } takes { $a }.
event-left = The team has left { $a }.
event-fell = { $a } is dead.
event-success-paid = { $n ->
    [1] 1 Success is spent.
   *[other] { $n } Successes are spent.
}
event-die-bought = { who } takes a { $a }.
event-unlocked = New dice: { $a }.
event-unloaded = The lander is unloaded.
event-row = A row of unique discoveries is complete: { $a }.
event-discharged = { $a } leaves the Infirmary and rests.
event-recovers = { $a }: { $b }.
event-admitted = { $a } is admitted: { $b }.
event-survival = Survival test of { $a }: { $b }.
event-buried = { $a } is remembered in the Memorial.
event-rests-on-board = { $a } rests.
event-pass = Pass { $n } through the Ship Book.
event-armoury = In the Armoury: { $a }.
event-crises-added = New Crises threaten.
operation-warning = Not recommended before the secret envelope of the campaign has been opened: this Operation tells what the campaign keeps for later.
event-events-advanced = The worlds have grown harder: from now on the advanced events are met.
event-charted = On the map: { $a }.
event-delayed = Production goes back.
name-bridge = Bridge
name-starmap = Starmap
name-facilities = Facilities
name-hangar = Hangar
name-launch = Mission launch
name-leaving = Leaving the planet
name-docking = Docking
name-debriefing = Debriefing
name-unloading = Unloading
name-infirmary = Infirmary
name-memorial = Memorial
name-save-point = Save point
name-lab = the Research Laboratory
name-factory = the Production Complex
name-barracks = the Barracks
name-situation-room = the Situation Room
name-external-relations = external relations
name-very-low = Very low
name-low = Low
name-neutral = Neutral
name-high = High
name-biomes = biomes
name-tests = kinds of tests
name-dangers = dangers
name-light = Light
name-moderate = Moderate
name-critical = Critical
name-recovered = Recovered
name-dead = dead
name-alive = alive
name-universal = Universal dice
name-expertise = Expertise dice
name-ship-phase = ship phase
on-board = On board
back-on-board = Back on board
chapter = { $n ->
    [0] { $title }
       *[other] Pass { $n }: { $title }
    }
journal-lost = { $name } was lost { $where ->
    [board] on board
       *[other] on { $where }
    }.
journal-chose = Chosen: { $what }.
journal-result = { $result ->
    [success] The team came home with its work done.
    [evacuation] The team had to be taken off.
       *[failure] The work was left undone.
    }
standing-line = { $n ->
    [0] The Tutorial
       *[other] Pass { $n }, { $where ->
        [ground] on { $place }
       *[orbit] over { $place }
    }, morale { $morale }
    }
pass-of = Pass { $n }
ship-book = Ship Book
morale-is = Morale: { $word }
technology = Technology
objectives = Objectives
crises = Open Crises
post-available = Available
post-resting = Resting
post-field = In the field
post-recovered = Recovered
post-light = Light
post-moderate = Moderate
post-critical = Critical
crew-of = Crew
note-facilities = 1 Command
note-patients = { $n ->
    [0] nobody
    [1] 1 patient
       *[other] { $n } patients
    }
note-fallen = { $n ->
    [1] 1 dead
       *[other] { $n } dead
    }
the-ship = The ship
atlas = Starmap
landing-card = Landing card: { $title }
landing-covered = { $n ->
    [1] 1 part is still covered.
       *[other] { $n } parts are still covered.
    }
landing-how = { $text }{ $advised ->
    [none] { "" }
       *[other] { " " }Advised: { $advised }.
    }
landing-biomes = Biomes: { $words }.
landing-tests = Tests: { $words }.
landing-dangers = Danger dice to expect: { $words }.
facilities-of = Facilities
research-of = Research projects
production-of = Production projects
order-of = Order { $n }
order-at = { $title }, stage { $n }
orders = Production orders, { $n } stages
found = Found Discoveries
landers = Landers
modules = Modules
armoury = Armoury
beds = Beds
outcome-campaign-won = The road has come to its end.
outcome-campaign-lost-morale = The crew will go no further.
outcome-campaign-lost-crew = Nobody is left to send out.
cause-ship = The Ship Book is open.
stock-energy = Energy
stock-command = Command
setting-begin = How it begins
setting-begin-tutorial = As written, a campaign with the Tutorial
setting-begin-quick = As written, a campaign quickly
setting-begin-act = A world with the kit of its act
when-starmap = On the starmap
kind-objective = Main objective
kind-side-objective = Secondary objective
kind-crisis = Crisis
kind-research = Research project
kind-production = Production project
kind-bridge = Bridge upgrade
kind-facility = Facility upgrade
card-sections = Solved by { $sections }.
card-solved = Solved: { $does }
card-removed = Solved, it is removed from the game.
card-returns = Solved, it returns to the Potential Crises.
card-loss = Left alone, “{ $title }”: { $does }
card-objective = Command { $command }, Crises { $crises }.
card-price = Costs { $cost }.
card-no-price = Costs nothing.
card-level = From Technology Level { $n }.
card-stage = Starts at stage { $n }.
card-by = Advanced by Expertise in { $icons }.
card-by-any = Advanced by anybody.
cost-of = { $n } { $grade ->
    [common] { "" }
    [rare] rare { "" }
   *[other] very rare { "" }
}{ $kind ->
    [any] { "" }
   *[other] { $kind_name } { "" }
}{ $n ->
    [1] Discovery
   *[other] Discoveries
}{ $different ->
    [yes] { " " }of different types
   *[no] { $kind ->
        [any] { " " }of any type
       *[other] { "" }
    }
}
expertise-in = { $icon }
solved-by-engineering = Engineering
solved-by-recon = Recon
solved-by-science = Science
solved-by-security = Security
