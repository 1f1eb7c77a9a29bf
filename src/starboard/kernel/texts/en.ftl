# The console's own words. Each game adds its own; a cartridge may add more.

text-seat = Player { $n }
text-nobody = Nobody
text-you = you
text-turn = to answer
text-waiting = Waiting for { $who }.
text-winners = Won by { $who }.
text-score = { $who }: { $n }
text-free = Free moves
text-same = The same as: { $others }
text-enter = Enter: { $n }
text-pick = Give the letters of what you pick ({$least} to {$most}), such as a c; a hyphen for nothing.
text-key-plus = [+] { $n }+ answers with { $n } { $then }.
text-and-then = { $first } { $then }
text-percent = { $n }%
text-chance = { $what } { $n }%
text-mean = { $what } { $n } on average
text-wall = cannot be taken back
text-kept = kept
text-die-serves = pays for { $what }
text-die-pays = { $n } of { $of } faces pay
text-face-down = A card, face down
text-ways = leads to { $to }
text-around = around it: { $to }
text-way = { $side } { $to }{ $price ->
    [no] { "" }
   *[other] { " " }({ $price })
}
text-room = { $n ->
    [0] no room left
    [one] room for 1 more
   *[other] room for { $n } more
}
text-free-space = free
text-locked = locked
text-skipped = without { $what }
text-pages-ahead = ahead: { $pages }
compass-north = north:
compass-north-east = north-east:
compass-south-east = south-east:
compass-south = south:
compass-south-west = south-west:
compass-north-west = north-west:
state-spent = spent
state-hidden = hidden
state-waits = waits
state-down = down
text-track = { $at } of { $most }
text-fact = { $what }: { $is_ }
text-and = { " and " }
text-or = { " or " }
text-then = { ", then " }
text-between = { "; " }
text-or-else = { ", or " }
text-and-if = { " and " }
text-or-if = { " or " }
text-per = for each
text-plus = { ", plus " }
text-if = if { $what }
text-where = where { $what } is
text-quoted = “{ $title }”
text-times = { $n ->
    [2] twice
   *[other] { $n } times
}

# Questions that every game has

prompt-window = Do you cut in?
prompt-window-about = { $a_in } comes next: do you cut in first?
prompt-free = You are not asked now. You may cut in.
prompt-order = In which order?
option-pass = Let it happen
option-pass-turn = Let things happen for the rest of this turn
option-trigger = { $a } first

# Why something is asked, where no card asks it

cause-setup = Before the game begins.
cause-offer = Somebody offers you an exchange.
cause-order = Several things happen now.

# How a game ends, where the game says no more

end-win = Won.
end-loss = Lost.
end-partial = A partial success.
end-draw = Nobody wins.

# The verbs of the console, as clauses of a card's rules

do-all-of = { $parts }
do-any-order = { $todo } in any order
do-last = until the end of this { $until }, { $rule }{ $uses ->
    [-1] { "" }
    [1] , once
   *[other] , { $uses } times
}
do-whenever = whenever { $when_name }, { $does }
part-when = { $what }

# The terminal

term-prompt = { $who } > { "" }
term-pass-on = Pass the screen to { $who }, then press Enter.
term-closed = { $n ->
    [one] { $n } more is closed now: why tells the reason.
   *[other] { $n } more are closed now: why tells the reasons.
}
term-changed = Since your last question:
term-more = and { $n } more (look)
term-thinks = { $who } thinks…
term-look-hint = (look: the whole table; look NAME: a part of it; map: the boards; help: all commands)
term-no-part = Nothing on the table is called “{ $words }”. Type look to see it all.
term-unknown = “{ $text }” is not an answer here. Type a number, an option’s words, or: look, map, undo, save FILE, why, card NAME, help, quit.
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
term-no-journal = { $words ->
    [none] Nothing stands in the journal.
   *[other] The journal does not speak of “{ $words }”.
}
term-no-card = No open card has that name. Type card, then part of a title that you see.
term-help = A number or the words of an option answers; where the list shows a +, 3+ answers with 3 and ends your turn. look: the whole table. look NAME: the part of it with that name. map: the boards. undo: take back the last answer. save FILE: keep the game. why: what is not open, and by which rule. card NAME: read a card whole; part of its title will do. rules WORDS: what the rulebook says about them, or about this question. journal: what was read, chosen and lost so far; journal WORDS: the chapters that speak of them. guide: the lessons off, or on again. always: be asked before every end of your turn, or only where something could still matter. quit: leave.
term-over = The game is over. save FILE, undo, or Enter to leave > { "" }
term-lesson = Guide, { $n } of { $most }: { $title } (Enter: next; guide: off)
term-always = You are asked before every end of your turn.
term-by-itself = Your turn ends by itself where nothing you can still do could matter.
term-ended = Nothing was left that could matter, so your turn ended by itself. (undo takes it back; always: be asked)
term-guide-on = The guide goes on. Press Enter for its next lesson.
term-guide-off = The guide is off. Type guide to turn it on again.
term-no-guide = Nobody is guided here. Start with: starboard play GAME --guide
term-bye = Goodbye.
term-position = Position { $n } of { $most }
term-step = Enter: on · b: back · a number: jump · e: end · q: leave > { "" }

# The grammar of effects, which every game speaks

do-may = { $does_by ->
    [you] you may { $does_to }
   *[others] if you like, { $does }
}
do-if = { $led ->
    [yes] { $does }
   *[no] if { $requires }, { $does }
}{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise, { $otherwise }
}
do-if-possible = { $does } if possible
do-repeat = { $does } ({ $n ->
    [2] twice
   *[other] { $n } times
})
do-per = { $does } for each { $count }
do-pay = { $does_by ->
    [you] { $may ->
        [yes] you may { $cost_to }
       *[no] { $cost } (if you can)
    }{ $often ->
        [yes] , as often as you like,
       *[no] { "" }
    } to { $does_to }
   *[others] { $may ->
        [yes] you may { $cost_to }
       *[no] { $cost } (if you can)
    }{ $often ->
        [yes] , as often as you like
       *[no] { "" }
    }; then { $does }
}
do-choose-one = { $among_or }
do-choose-up-to = choose up to { $n } of these: { $among_or }
part-way = { $does }
is-any = { $of_or }
is-all = { $of }
is-not = { $what }

# Verbs in their forms

v-add = { $form ->
    [third] adds
   *[other] add
}
v-be = { $form ->
    [third] is
   *[other] are
}
v-not-be = { $form ->
    [third] is not
   *[other] are not
}
v-build = { $form ->
    [third] builds
   *[other] build
}
v-discard = { $form ->
    [third] discards
   *[other] discard
}
v-draw = { $form ->
    [third] draws
   *[other] draw
}
v-gain = { $form ->
    [third] gains
   *[other] gain
}
v-give = { $form ->
    [third] gives
   *[other] give
}
v-give-up = { $form ->
    [third] gives up
   *[other] give up
}
v-have = { $form ->
    [third] has
   *[other] have
}
v-not-have = { $form ->
    [third] does not have
   *[other] do not have
}
v-lose = { $form ->
    [third] loses
   *[other] lose
}
v-lower = { $form ->
    [third] lowers
   *[other] lower
}
v-move = { $form ->
    [third] moves
   *[other] move
}
v-pay = { $form ->
    [third] pays
   *[other] pay
}
v-place = { $form ->
    [third] places
   *[other] place
}
v-raise = { $form ->
    [third] raises
   *[other] raise
}
v-remove = { $form ->
    [third] removes
   *[other] remove
}
v-reveal = { $form ->
    [third] reveals
   *[other] reveal
}
v-spend = { $form ->
    [third] spends
   *[other] spend
}
v-take = { $form ->
    [third] takes
   *[other] take
}

# Questions and options of that grammar

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
why-price = It costs { $a }: you have { $b_key ->
    [amounts-0] none
   *[other] { $b }
}.
why-prices = It costs { $a }: you have { $b }.

# A basket: what two sides exchange

prompt-basket = What do you put on the counter?
prompt-offered = An offer is made to you. Do you agree?
option-offer = Offer this
option-close = Close, and exchange nothing
option-agree = Agree
option-refuse = Refuse
option-counter = Make an offer of your own
why-basket-empty = Nothing lies on the counter yet: put something there first.
why-basket-gone = { $a_in } is no longer there: put the basket together anew.
why-basket-all = All there is of it lies on the counter already: add something else.
why-basket-one-answer = An offer is answered once: say yes or no.
