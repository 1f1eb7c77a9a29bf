# Why the adviser prefers an answer: what it does more of, or less.

term-mission = { $more ->
    [yes] it brings the goal of the mission nearer
   *[no] it leaves the goal of the mission further off
}
term-ahead = { $more ->
    [yes] it prepares the next card of the mission
   *[no] it prepares the next card of the mission less well
}
term-time = { $more ->
    [yes] it saves action points
   *[no] it costs more action points
}
term-health = { $more ->
    [yes] it spares health
   *[no] it costs more health
}
term-water = { $more ->
    [yes] it leaves more to drink
   *[no] it leaves less to drink
}
term-food = { $more ->
    [yes] it leaves more to eat
   *[no] it leaves less to eat
}
term-rest = { $more ->
    [yes] it keeps strength and luck
   *[no] it costs strength or luck
}
term-gear = { $more ->
    [yes] it brings useful things
   *[no] it leaves fewer useful things
}
term-danger = { $more ->
    [yes] it keeps the enemies off
   *[no] it leaves somebody among enemies
}
term-shelter = { $more ->
    [yes] it gives shelter for the night
   *[no] it leaves somebody in the open for the night
}
term-company = { $more ->
    [yes] it keeps people together
   *[no] it leaves somebody alone
}
term-kitchen = { $more ->
    [yes] it brings a kitchen fire nearer
   *[no] it leaves the kitchen behind
}
term-land = { $more ->
    [yes] it opens up the land
   *[no] it opens up less of the land
}
term-prey = { $more ->
    [yes] it weakens the Son of Liberty
   *[no] it spares the Son of Liberty
}
term-sabotage = { $more ->
    [yes] it holds up the mission
   *[no] it helps the mission along
}
term-victims = { $more ->
    [yes] it weakens the Survivors
   *[no] it leaves the Survivors stronger
}
term-cover = { $more ->
    [yes] your card stays hidden
   *[no] it gives you away
}
term-goal = { $more ->
    [yes] it brings your own goal nearer
   *[no] it leaves your own goal further off
}
