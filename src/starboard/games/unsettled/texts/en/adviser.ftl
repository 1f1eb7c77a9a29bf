# Why the adviser prefers an answer: what it does more of, or less.

term-page = { $more ->
    [yes] it brings the open page nearer
   *[no] it leaves the open page further off
}
term-ahead = { $more ->
    [yes] it prepares the pages to come
   *[no] it prepares less for the pages to come
}
term-time = { $more ->
    [yes] it saves time and endurance
   *[no] it costs more time or endurance
}
term-distress = { $more ->
    [yes] it leaves less distress
   *[no] it leaves more distress
}
term-focus = { $more ->
    [yes] it keeps focus high
   *[no] it spends more focus
}
term-finds = { $more ->
    [yes] it brings a discovery
   *[no] it brings fewer discoveries
}
term-learning = { $more ->
    [yes] it brings insight or comprehension
   *[no] it brings less insight and comprehension
}
term-stores = { $more ->
    [yes] it fills the stores
   *[no] it leaves less in the stores
}
term-land = { $more ->
    [yes] it opens up the land
   *[no] it opens up less of the land
}
term-trust = { $more ->
    [yes] it wins trust
   *[no] it wins less trust
}
term-moments = { $more ->
    [yes] it keeps opportunities open
   *[no] it leaves fewer opportunities
}
term-tempo = { $more ->
    [yes] it makes more of the turn
   *[no] it makes less of the turn
}
