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
facility-lab = Research Laboratory
facility-factory = Production Complex
facility-barracks = Barracks
facility-situation-room = Situation Room
facility-done = opened in this pass
for-lab = Complete a research project with Found Discoveries.
for-factory = Put a project into an order; members advance orders.
for-barracks = Recruit and train, or shore leave for morale.
for-situation-room = Members solve open Crises.
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
