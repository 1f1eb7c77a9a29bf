# What pieces are called, and how it ends.

map = Planet
no-move = no move
do-landing-advances = the landing marker advances 1 box more
slots = Available dice
used = Dice discard
crew = Crew member
leads = Leads
times = Time
name-prepare = Prepare
