# How others' answers are told: $who is who answered

tell-regroup = { $who } gathers the cubes again; the turn is over.
tell-assign = { $who } puts { $a } on { $b_in }.
tell-use = { $who } uses { $a_in }.
tell-move = { $who } walks to { $b_in }.
tell-luna-moves = { $who } sends LUNA to { $a_in }.
tell-scan = LUNA scans { $b_in } for { $who } and finds { $a_n }.
tell-place = { $who } is set down on { $b_in }.
tell-pursue = { $who } turns to { $a }.
tell-comprehension = { $who } now understands { $a }.
tell-trait = { $who } keeps { $a_in }.
tell-hand-over = { $who } hands { $a_in } to { $b_in }.
tell-give-up = { $who } gives up { $a_in }.
tell-discard = { $who } lays { $a_in } aside.
tell-drop-distress = { $who } gets rid of { $a_in }.
tell-manage = { $who } moves { $a_in } over { $b_in }.
tell-forfeit = { $who } lets { $a_in } go.
tell-disengage = { $who } is free of { $a_in }.
tell-consume = { $who } uses up { $a_in }.
tell-leave = { $who } is ready to leave.
tell-ignore-time = { $who } takes no notice of the time.
tell-build = { $who } starts to build { $a_in } on { $b_in }.
tell-trust = Trust is now { $a }.
tell-no-distress = There is no distress left to draw: everybody suffers.
tell-raise-focus = { $who } raises { $a }.
tell-lower-focus = { $who } lowers { $a }.
tell-insight = { $who } sees something more clearly.
tell-gain = { $who } brings the crew { $a_n }.
tell-reveal-node = It is new ground.
tell-opportunity = An opportunity comes to light there: { $a_in }.
tell-planet-card = The planet shows { $a_in }.
tell-trigger = Then it comes: { $a }.
tell-distress = It brings distress: { $a_in }.
tell-destroyed = Lost: { $a_in }.
tell-complete = { $who } completes { $a_in }.
tell-discovery = There { $who } finds { $a_in }.
tell-breakthrough = It leads to a breakthrough: { $a_in }.
tell-built = It is finished: { $a_in } stands.
tell-unconscious = { $a_in } falls unconscious.
tell-page = A page turns: { $a }.
tell-scarab-leaves = The Scarab is gone.
tell-scarab-returns = The Scarab is back.

# What opens large

moment-reveal-node = New ground
moment-opportunity = An opportunity
moment-planet-card = The planet shows
moment-trigger = It comes
moment-distress = Distress
moment-destroyed = Lost
moment-complete = Completed
moment-discovery = A discovery
moment-breakthrough = A breakthrough
moment-built = It stands
moment-unconscious = Unconscious
moment-page = { $a }
moment-scarab-leaves = The ship
moment-scarab-leaves-title = The Scarab is gone
moment-scarab-returns = The ship
moment-scarab-returns-title = The Scarab is back

# The ending: parts of the game, who did what

chapter-page = { $a }
deed-move = { $n ->
    [one] walk
   *[other] walks
}
deed-scan = { $n ->
    [one] scan
   *[other] scans
}
deed-drop-distress = { $n ->
    [one] distress shed
   *[other] distress shed
}
deed-reveal-node = { $n ->
    [one] place found
   *[other] places found
}
deed-complete = { $n ->
    [one] opportunity taken
   *[other] opportunities taken
}
deed-discovery = { $n ->
    [one] discovery
   *[other] discoveries
}
deed-breakthrough = { $n ->
    [one] breakthrough
   *[other] breakthroughs
}
deed-built = { $n ->
    [one] building
   *[other] buildings
}
role-move = the walker
role-scan = the scanner
role-drop-distress = the comforter
role-reveal-node = the finder
role-complete = the one who took the chance
role-discovery = the discoverer
role-breakthrough = the thinker
role-built = the builder
