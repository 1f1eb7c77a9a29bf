# The chapters of the rulebook that are written from a planet.
chapter-planet = { $planet }: this planet's own rules
chapter-task = The task so far
book-numbers = Numbers it changes
book-number-spaces = The timeline has { $n } spaces.
book-number-move = A Move is { $n } { $n ->
    [one] node
   *[other] nodes
  } long.
book-number-luna-move = LUNA moves { $n } { $n ->
    [one] node
   *[other] nodes
  }.
book-number-insight = The insight track has { $n } spaces.
book-law = What it does
book-properties = Properties
book-property = A property does nothing by itself; cards and rules ask for it.
book-markers = Markers and tokens
book-counters = Counters
book-tallies = Counted for a task
book-tally = They count what a task asks for.
book-items = Things to carry
book-icons = Icons on edges
book-actions = Actions of this planet
book-replaces = Actions it changes
book-structures = Structures of its own
book-luna = LUNA's primary function
book-decks = Decks of its own
book-deck = { $what }: { $n } cards.
