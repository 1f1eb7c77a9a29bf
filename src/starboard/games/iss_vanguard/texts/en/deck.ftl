# The ship as a book: what its pages are for, facilities, the journal, rows of who does what.

why-page-closed = Pages are opened in order, each once in a pass; what is done stays closed until the next one.
page-bridge = Command and Energy are generated, then Crises strike and new ones appear.
page-starmap = Fly, investigate, choose one landing site, scan it. Each flight costs Energy.
page-facilities = Each facility costs 1 Command and opens once; finish one before the next.
page-hangar = Choose a lander and its modules.
page-launch = Choose who goes down, with which cards and which equipment.
page-exploration = The team is on the planet.
page-leaving = The team leaves the planet.
page-docking = What the mission came to is written down.
page-debriefing = Promotions and dice, for Success.
page-unloading = Discoveries with an ability for the ship are used, then all are stored.
page-infirmary = Patients recover; others may look after them, and rest afterwards.
page-memorial = The dead are remembered.
page-save-point = The pass ends here, and the next one begins.
page-lost =
    Unspent and lost after the facilities: { $energy ->
        [0] { $command } Command
       *[other] { $command ->
            [0] { $energy } Energy
           *[other] { $energy } Energy and { $command } Command
        }
    }.
note-opened = { $n } opened
ready-crew = Available crew
ready-note = Who is assigned rests until after the next exploration.
field-team = Field team
helper = Rank { $n }, { $icon }{ $last ->
    [yes] , the last one
   *[no] { "" }
}
recruits-of = Recruits for { $section }
slot-structural = Structural slot
slot-utility = Utility slot
memorial-spaces = Spaces of the Sections
rank-done = Rank card, complete
rank-open = Rank card, not complete
waits-lab = { $n ->
    [0] no project
    [1] 1 project
   *[other] { $n } projects
}
waits-factory = { $orders ->
    [0] { $n ->
        [0] nothing to build
        [1] 1 project waits
       *[other] { $n } projects wait
    }
    [1] 1 in production
   *[other] { $orders } in production
}
waits-situation-room = { $n ->
    [0] no open Crisis
    [1] 1 open Crisis
   *[other] { $n } open Crises
}
lost-promotions = Lost if you go on: the Rank card may still promote { $n ->
    [1] 1 member
   *[other] { $n } members
}.
lost-project = Lost if you go on: 1 more project may be completed in this visit.
lost-hold = Left behind if you go on: there is room for { $n ->
    [1] 1 more piece
   *[other] { $n } more pieces
} of Equipment.
stock-sinks = a die of each Section, or the Penalty token
stock-morale = Morale
stock-technology = Technology Level
stock-rests = rests afterwards
facility-lab = Research Laboratory
facility-factory = Production Complex
facility-barracks = Barracks
facility-situation-room = Situation Room
facility-done = opened in this pass
for-lab = Complete a research project with Found Discoveries.
for-factory = Put a project into an order; members advance orders.
for-barracks = Recruit and train, or shore leave for morale.
for-situation-room = Members solve open Crises.
option-people-row = People at the table
option-people-button = { $a }
option-stimulate-row = “{ $a }” is advanced by
option-stimulate-button = { $b }
option-solve-row = “{ $a }” is solved by
option-solve-button = { $b }
option-nurse-row = { $a } is looked after by
option-nurse-button = { $b }
option-load-row = { $a } for
option-load-button = { $b }
option-repair-row = { $a } is repaired by
option-repair-button = { $b }
