# The solo game: the rival and the objectives

difficulty-1 = 1 – without objectives
difficulty-2 = 2 – easy
difficulty-3 = 3 – demanding
difficulty-4 = 4 – hard
difficulty-5 = 5 – merciless
prompt-task = Which task does this mark?
option-task = Mark { $b } of { $a }
piece-objective = objective { $n }
piece-task = task { $n }
event-reveal = { $who } reveals { $a }.
event-drop-tech = { $who } discards { $a_in } for a bonus.
event-expose = { $who } brings a sample to light: { $a }.
event-send = { $who } puts a message tile ahead of its score.
event-task = { $who } has done a task of { $a }.
event-objective = { $who } completes { $a }.
event-spend = { $n ->
    [0] { $who } has no completed objective to spend.
    [one] { $who } spends 1 objective.
   *[other] { $who } spends { $n } objectives.
}
end-solo-won = Five rounds are over, and you have more points than the rival.
end-solo-lost = Five rounds are over, and you do not have more points than the rival.
name-final-objectives = objectives that were not completed
name-s-1 = card S.1
name-s-2 = card S.2
name-s-3 = card S.3
name-s-4 = card S.4
name-s-5 = card S.5
name-s-6 = card S.6
name-s-7 = card S.7
name-s-8 = card S.8
name-s-9 = card S.9
name-s-10 = card S.10
name-s-11 = card S.11
name-s-12 = card S.12
name-s-13 = card S.13
name-s-14 = card S.14
name-s-15 = card S.15
name-s-16 = card S.16
name-s-17 = card S.17
name-s-18 = card S.18
name-s-19 = card S.19

# What the cards of the rival and the objectives say

scene-rival-name = Rival
scene-rival-card = Card S.{ $n }
scene-objective = Objective { $n }
scene-rival = The rival, difficulty { $n }
scene-progress = Progress (next technology: { $tech })
scene-rival-shown = Cards revealed this round
scene-objectives = Objectives
scene-objective-stack = Objectives to come
scene-objectives-done = Completed and not spent
scene-task-open = To do: { $text }.
scene-task-done = Done: { $text }.
scene-level = Level { $n }
task-publicity = have { $n } publicity or more
task-score = have { $n } points or more
task-data = have { $n } data or more in your pool
rival-arrow-left = Arrow to the left
rival-arrow-right = Arrow to the right
rival-signal-earth = { $n } in Earth’s sector
rival-signal-row = { $n ->
    [one] 1 for a card of the row
   *[other] { $n } for cards of the row
}
rival-signal-oumuamua = { $n } on the Oumuamua tile
rival-also = { $does } and gains { $gains }
rival-analyze = with a full computer, it analyzes its data
rival-launch = with no probe on Earth, it launches one
rival-tech = { $cost ->
    [0] it researches the next technology
   *[other] it researches the next technology for { $cost } publicity
}
rival-fly = it flies from Earth, within { $moves } moves, to { $places ->
    [1] { $to }, which it { $first ->
        [orbit] orbits or else lands on
       *[land] lands on or else orbits
    }
   *[other] the first of these that it can { $first ->
        [orbit] orbit or else land on
       *[land] land on or else orbit
    }: { $to }
}
rival-scan = it marks signals, { $signals }
rival-species = if { $n ->
    [1] a first species
   *[other] a second species
} is discovered, it reveals that species’ card instead
rival-sample = it flies from Earth to Saturn within { $moves } moves, or else to Jupiter within one more, lands there and brings a sample to light
rival-anomaly = unless it has the highest marker for the next anomaly, it marks the lowest space of that column
rival-message = with no message tile on its way, it puts one 15 points ahead
rival-exertian = with fewer than 5 Exertian cards and traces on their board in all, it plays the top card face down
