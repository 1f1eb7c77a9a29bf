# Why an action, a part or a place is not open now

option-orbit-planet = Orbit a planet
option-land-planet = Land on a planet or a moon
piece-number = { $n }
why-credits = It costs { $a_key ->
    [number-1] 1 credit
   *[other] { $a } credits
}: you do not have that many.
why-energy = It costs { $a } energy: you do not have that much.
why-publicity = It costs { $a } publicity: you do not have that much.
why-probe-limit = You have as many probes in space as you are allowed: bring one into orbit or land it first.
why-no-probe = You have no probe in space: launch one first.
why-no-planet = None of your probes is on the space of a planet other than Earth.
why-orbit-cost = Orbiting { $a } costs 1 credit and 1 energy: you do not have both.
why-orbiter-there = { $a } has its one orbiter already.
why-land-cost = Landing on { $a } costs { $b } energy: you do not have that much.
why-lander-there = { $a } has its one lander already.
why-moon-tech = Landing on { $a } takes the technology for moons.
why-scan-cost = A scan costs 1 credit and 2 energy: you do not have both.
why-top-row = The top row of your computer must be full; spaces still empty: { $a }.
why-all-techs = You own all twelve technologies.
why-tech-owned = You own { $a_in } already.
why-tech-colour = This effect gives a technology of another colour.
why-tech-of-others = No other player owns { $a_in }.
why-tech-gone = The stack of { $a_in } is empty.
why-part-done = This part of the scan is done: each is done once.
why-signals-first = The signals of Earth’s sector and of the card row must be marked first.
why-hand-empty = You have no card in hand.
option-place-data = Place data
option-fly-probe = Move for energy
option-fly-from = Move for energy: { $a } → …
option-corner-card = Discard a card for its corner action
option-exchange-two = Exchange 2 { $a_key ->
    [credit] credits
    [card] cards
   *[energy] energy
}
why-no-data = You have no data in your pool: mark signals to gain some.
why-computer-full = Every space of your computer is full: analyze to empty it.
why-above-empty = Top space { $a }, above it, must be filled first.
why-mission = Not yet: it is complete when { $a }.
why-circles = It completes itself when its circles are covered; still open: { $a }.
why-two = An exchange takes two of a kind.
why-asteroids = Leaving asteroids costs 2 moves: only 1 is left.

# What the rival takes in place of resources

event-progress = Gains { $n } progress.
