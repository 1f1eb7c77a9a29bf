# What stands on the table, in words

sky-mercury = Mercury
sky-venus = Venus
sky-earth = Earth
sky-mars = Mars
sky-jupiter = Jupiter
sky-saturn = Saturn
sky-uranus = Uranus
sky-neptune = Neptune
sky-oumuamua = Oumuamua
sky-asteroids = asteroids
sky-comet = comet
scene-offered = To choose from
scene-disc = Disc { $n }
scene-on-disc = On disc { $n }.
scene-on-board = On the board itself, seen through the discs.
scene-beneath = Hidden beneath: { $what }.
scene-next-turn = { $n ->
    [1] The next rotation turns disc 1.
    [2] The next rotation turns discs 1 and 2.
   *[other] The next rotation turns all three discs.
}
scene-win = Whoever wins this sector: { $text }
scene-signal = Signal of { $who_of }
scene-won = Won by { $who }
scene-data-left = { $n } data
scene-anomaly = Anomaly ({ $colour }): { $text }
scene-anomaly-next = Earth meets this anomaly next.
scene-anomaly-later = Whoever has the highest marker of its colour gains this when Earth comes by.
scene-orbit-gives = Orbit: { $text }
scene-land-gives = Landing: { $text }
scene-first-orbiter = First orbiter: { $text }
scene-first-lander = First places to land, data: { $data }.
scene-samples = { $n ->
    [0] no sample left
    [one] 1 hidden sample
   *[other] { $n } hidden samples
}
scene-fresh = 2 points for the first
scene-gold-tip = At 25, 50 and 70 points you mark one tile; the earlier, the more it counts.
scene-neutral-left = Neutral markers at { $score } points
scene-neutral-tip = Whoever first reaches { $score } points puts one on the leftmost empty discovery space.
scene-overflow-gives = 3 points, as often as you like.
scene-discovery-gives = { $vp } points and 1 publicity.
scene-space-costs = { $what ->
    [data] Pay { $n } data from your pool to { $text }.
   *[exofossil] { $n ->
        [one] Pay 1 exofossil to { $text }.
       *[other] Pay { $n } exofossils to { $text }.
    }
}
scene-space-danger = Danger { $n }.
scene-tokens-mascamites = Samples on the board
scene-tokens-centaurians = The message
scene-tokens-exertians = Exertian milestones
scene-message-free = Not read yet: { $text }
scene-message-taken = Read: { $text }
scene-exertian-marks = At { $first } points you may play an Exertian card, at { $second } points one for 1 credit.
scene-waiting = Waiting for their second part
scene-waits = Arrives at { $score } points
scene-message = Message tile
scene-message-at = At { $score } points you read a part of the message.
stock-danger = danger
scene-computer-tip = With data on all six top spaces you can analyze.
scene-lower = Computer technologies
scene-no-tech = room for a computer technology
scene-top-2 = 1 publicity
scene-top-4 = increase your income
scene-top-tech = 2 points
scene-top-none = nothing yet: a computer technology may go here
scene-before-scoring = points before the final scoring
kind-action = action
kind-conditional = mission
kind-triggered = mission
kind-endgame = end of game
kind-message = Centaurian
kind-permanent = stays
scene-traces = Traces: { $colour }
scene-traces-tip = From the left: overflow, discovery, then the board of the species once it is known.
scene-space = { $name }. { $text } Now: { $held }.
scene-hidden-left = Left species: not discovered yet
scene-hidden-right = Right species: not discovered yet
scene-count = How it adds up

# What a table chooses before the game

setting-deck = Main deck
setting-deck-printed = as printed
setting-deck-alternates = 71 alternates
setting-promo = Two promo cards
setting-promo-no = left out
setting-promo-yes = shuffled in
