# Why the adviser prefers an answer: what it does more of, or less.

term-points = { $more ->
    [yes] it scores more now
   *[no] it scores less now
}
term-credits = { $more ->
    [yes] it leaves more credits
   *[no] it leaves fewer credits
}
term-energy = { $more ->
    [yes] it leaves more energy
   *[no] it leaves less energy
}
term-publicity = { $more ->
    [yes] it brings publicity
   *[no] it brings less publicity
}
term-data = { $more ->
    [yes] it brings data to analyse
   *[no] it brings less data
}
term-technologies = { $more ->
    [yes] it makes a technology pay
   *[no] it makes technologies pay less
}
term-life = { $more ->
    [yes] it brings signs of life
   *[no] it brings fewer signs of life
}
term-income = { $more ->
    [yes] it raises the income
   *[no] it brings less income
}
term-cards = { $more ->
    [yes] it leaves better cards in hand
   *[no] it leaves weaker cards in hand
}
term-flights = { $more ->
    [yes] it brings a probe to where it pays
   *[no] it leaves the probes further from where they pay
}
term-sectors = { $more ->
    [yes] it helps to win a sector
   *[no] it helps less to win a sector
}
term-missions = { $more ->
    [yes] it brings a mission nearer
   *[no] it leaves the missions further off
}
term-goals = { $more ->
    [yes] it scores more at the end
   *[no] it scores less at the end
}
term-rivals = { $more ->
    [yes] it gives the others less
   *[no] it gives the others more
}
