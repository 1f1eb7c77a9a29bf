# The console's own words. Each game adds its own; a cartridge may add more.

text-seat = Player { $n }
text-you = you
text-turn = to answer
text-waiting = Waiting for { $who }.
text-winners = Won by { $who }.
text-score = { $who }: { $n }
text-free = Free moves
text-wall = cannot be taken back
text-kept = kept
text-face-down = A card, face down
text-ways = leads to { $to }
text-track = { $at } of { $most }
text-fact = { $what }: { $is_ }
text-and = { $first } and { $last }
text-then = { $first }, then { $last }
text-times = { $n ->
    [2] twice: { $clause }
   *[other] { $n } times: { $clause }
}

# Questions that every game has

prompt-window = Do you cut in?
prompt-window-about = { $a }: do you cut in first?
prompt-free = You are not asked now. You may cut in.
prompt-order = In which order?
prompt-plan = What is your plan?
option-pass = Let it happen
option-pass-turn = Let things happen for the rest of this turn
option-trigger = { $a } first
option-quit = Give this plan up
option-back = One step back

# How a game ends, where the game says no more

end-win = Won.
end-loss = Lost.
end-partial = A partial success.
end-draw = Nobody wins.

# The verbs of the console, as clauses of a card's rules

do-all-of = { $parts }
do-any-order = in any order: { $todo }
do-last = until the end of this { $until }, { $rule }
do-whenever = whenever { $when }: { $does }
part-when = { $what }

# The terminal

term-prompt = Player { $seat } > { "" }
term-pass-on = Pass the screen to player { $seat }, then press Enter.
term-unknown = “{ $text }” is not an answer here. Type a number, an option’s words, or: look, undo, save FILE, why, card NAME, help, quit.
term-no-undo = There is nothing to take back.
term-undone = Taken back. { $n ->
    [0] No answer has been given yet.
    [one] { $n } answer stands.
   *[other] { $n } answers stand.
}
term-save-where = Save where? For example: save evening.json
term-saved = Saved in { $file }.
term-not-saved = Not saved: { $why }
term-nothing-refused = Everything that one might expect is open now.
term-no-rule = The rulebook says nothing about “{ $words }”.
term-no-card = No open card has that name. Type card, then part of a title that you see.
term-help = A number or the words of an option answers. look: the whole table again. undo: take back the last answer. save FILE: keep the game. why: what is not open, and by which rule. card NAME: read a card whole; part of its title will do. rules WORDS: what the rulebook says about them, or about this question. guide: the lessons off, or on again. quit: leave.
term-over = The game is over. save FILE, undo, or Enter to leave > { "" }
term-lesson = Guide, { $n } of { $most }: { $title } (Enter: next; guide: off)
term-guide-on = The guide goes on. Press Enter for its next lesson.
term-guide-off = The guide is off. Type guide to turn it on again.
term-no-guide = Nobody is guided here. Start with: starboard play GAME --guide
term-bye = Goodbye.
term-position = Position { $n } of { $most }
term-step = Enter: on · b: back · a number: jump · e: end · q: leave > { "" }

# The grammar of effects, which every game speaks
do-may = you may { $does }
do-if = if { $requires }: { $does }{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise { $otherwise }
}
do-if-possible = if possible, { $does }
do-repeat = { $n } times: { $does }
do-per = for each { $count }: { $does }
do-pay = { $may ->
    [yes] you may
   *[no] you must, if you can,
} { $cost }{ $often ->
    [yes] , as often as you like
   *[no] { "" }
}: { $does }
do-choose-one = choose one: { $among }
do-choose-up-to = choose up to { $n }: { $among }
part-way = { $does }
is-any = one of these: { $of }
is-all = all of these: { $of }
is-not = { $what }
prompt-may = Do you want this?
prompt-pay = Do you pay?
prompt-choose = Which one?
prompt-choose-up-to = Which one next?
option-accept = Yes
option-decline = No
option-choose = { $a }
option-enough = That is enough
option-pay = Pay
option-no = No
why-impossible = It cannot be paid or done now.
