# What a seat sees of the table.

unexplored = unexplored
name-side-north = north
name-side-east = east
name-side-south = south
name-side-west = west
task-is = Survival task: { $what }
standing-line = { $task }, page { $n } of { $most }
page-number = Page { $n }
page-unread = Not read yet.
journey = How far you came
journey-pages = of { $n } pages
journey-built = { $n ->
    [one] structure
   *[other] structures
}
journey-turns = { $n ->
    [one] turn
   *[other] turns
}
journey-nodes = { $n ->
    [one] place known
   *[other] places known
}
who = Who you are
supplies = What is left
structures = Structures
spaces-here = At hand, here
not-built = not built
comprehension = comprehension
inventory = inventory
scarab-cubes = { $n } on the Scarab
nothing-held = Nothing in your pockets yet. The planet will see to that.
no-opportunity = No opportunity yet. Investigate a node to find one.
engaged-is = { $who } is engaged
deck-environment = nodes unseen
deck-opportunities = opportunities
deck-distress = distress
kind-node = node
kind-opportunity = opportunity
kind-breakthrough = breakthrough
kind-distress = distress
kind-anomaly = anomaly
kind-discovery = discovery
kind-planet-card = planet
tip-time = When the marker goes beyond the last space, every explorer loses 1 endurance and it starts again at the first.
tip-trust = While trust is high every trait shows its white side, while it is low the black one.
tip-stores = Any explorer may spend these from anywhere. What still lies on a node cannot be spent.
tip-supplies = When the last token of a discipline is gone, it can no longer be comprehended.
tip-task = When the goal holds, the page turns.
tip-cube = A cube that shows 0 and must go down costs time instead.
tip-endurance = At 0 an explorer is unconscious.
change-for = { $what }, { $who }
change-trust-up = trust rises
change-trust-down = trust falls
change-discovery = discovery
change-opportunity = an opportunity
change-move = a Move
change-structure = built at the regroup
change-distress = distress
change-focus = focus
unknown-side = unexplored ground to the { $side }
group-assign = Place a cube
group-move = Or move first
group-luna = Or command LUNA
group-end = Or end

# Why something is asked, where no card asks it

kind-structure = structure
kind-space = action
cause-move = Your Move of this turn.
cause-luna = LUNA moves.
