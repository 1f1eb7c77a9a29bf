# Why an action, a part or a place is not open now

option-orbit-planet = Orbit a planet
option-land-planet = Land on a planet or a moon
piece-number = { $n }
why-probe-limit = You have as many probes in space as you are allowed: bring one into orbit or land it first.
why-no-probe = You have no probe in space: launch one first.
why-no-planet = None of your probes is at a planet other than Earth: move one there first.
why-orbiter-there = { $a } has its one orbiter already: choose another place.
why-lander-there = { $a } has its one lander already: choose another place.
why-moon-tech = Landing on { $a } takes { $b_in }: research it first.
why-top-row = The top row of your computer must be full: place { $a } more data.
why-all-techs = You own all twelve technologies.
why-tech-owned = You own { $a_in } already: choose another one.
why-tech-colour = This effect gives only { $a }: choose one of those.
why-tech-of-others = No other player owns { $a_in }: choose one that somebody owns.
why-tech-gone = The stack of { $a_in } is empty: choose another one.
why-part-done = You have done this part: each is done once in a scan.
why-signals-first = The signals of Earth’s sector and of the card row must be marked first.
why-hand-empty = You have no card in hand: buy one, or pass and take one.
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
why-circles = It completes itself when its circles are covered: { $a_key ->
    [number-1] 1 is still open.
   *[other] { $a } are still open.
}
why-two = An exchange takes 2 cards: you have { $a_key ->
    [number-0] none
   *[other] { $a }
}.
why-asteroids = Leaving asteroids costs 2 moves: only 1 is left.

# What the rival takes in place of resources

event-progress = { $who } gains { $n } progress.
