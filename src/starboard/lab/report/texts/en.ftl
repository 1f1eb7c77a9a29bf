# The balance report: what a designer reads. $rate and $range are written with their 95% interval.

report-title = { $game }: balance
report-content = content { $worlds }
report-foot = Ranges in brackets hold the true number with 95%. Made by starboard report.
report-first-cartridge = the first

head-games = games
head-broken = broken
head-decisions = decisions
head-decisions-a-game = decisions a game
head-bots = bots
head-cartridge = cartridge

seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
seat = seat { $n }

won-title = How often is it won?
won-one = { $label }: { $rate }.
won-range = Hardest: { $hardest }, { $low }. Easiest: { $easiest }, { $high }.
won-axis = games won

seats-title = Does it matter where one sits?
seats-mixed = { $label }: different bots sat in different seats, so the seats cannot be compared.
seats-more = { $label }: the first seat wins more than its share, { $rate }.
seats-less = { $label }: the first seat wins less than its share, { $rate }.
seats-even = No sign that the first seat has an advantage in { $even } of { $all } settings.
seats-axis = games won with { $n } seats; dashed: a fair share

ends-title = How do games end?
ends-lost = Of { $total } lost games, { $n } ended so: “{ $why }”
ends-axis = share of games

length-title = How long is a game?
length-unit = In decisions.
length-axis = decisions in a game
length-mean = mean
length-shortest = shortest
length-half = half of them within
length-longest = longest
length-between = { $low } to { $high }

bots-title = Which bot wins?
bots-axis = share of its seats that won
bots-all = all

effects-title = Which cards win?
effects-said = { $helps } cards go with winning beyond doubt, { $hurts } with losing. That is no proof that they cause it: who is ahead may also be who can afford a card.
effects-axis-games = win rate of games that used it, less that of those that did not
effects-axis-seats = win rate of seats that used it, less that of those that did not
sure-helps = helps
sure-hurts = hurts
sure-unsure = unsure

presence-title = How often do cards come up?
presence-axis = share of games
presence-up = comes up
presence-used = is used

dead-title = Dead cards
dead-none = None: in { $games } games every card came up and was named in an answer.
dead-gone = { $gone } of { $all } never came up in { $games } games.
dead-idle = { $n } came up and no answer ever named them: { $cards }.

changed-title = What changed?
changed-nothing = The two files have no game in common: the same seats, difficulty, bots and --seed are needed.
changed-said = { $sure } of { $all } measures changed beyond doubt, from the first file to the second, game by game.
changed-measure = measure
changed-first = first
changed-second = second
changed-change = change
changed-pairs = pairs
changed-doubtless = beyond doubt
changed-noise = within the noise
changed-axis = { $what }: change from the first file to the second, paired
sure-more = more
sure-less = less

measure-won = win rate
measure-won-first = win rate of seat 1
measure-decisions = decisions
measure-score = mean score

field-label = setting
field-series = series
field-value = value
field-low = low
field-high = high
field-n = games
field-seats = seats
field-from = from
field-share = share
field-why = ending
field-kind = kind
field-card = card
field-effect = effect
field-appeared = comes up
field-used = is used
field-what = what
field-group = setting
field-before = first
field-after = second
field-change = change

kind-win = won
kind-partial = partly won
kind-draw = drawn
kind-loss = lost

stage = { $word ->
    [page] page { $n }
    [round] round { $n }
    [card] card { $n }
    [day] day { $n }
   *[other] stage { $n }
}
course-title = Where does the time go?
course-said = Of all games, those that came so far; the decisions that it took them, on average; its share of all decisions.
course-reached = games
course-decisions = decisions
course-share = share
course-of = { $what }, { $file }

left-title = What is left at the end?
left-said = What a seat has, on average, when the game is over.
left-all = all games

acts-title = Which actions are taken?
acts-said = Of all games, those in which it was offered; of these, those in which it was taken; and how often, on average.
things-title = Which spaces and things are used?
things-said = Everything by its name that an answer acts on, cards apart: the games that offered it, those of them that used it, and how often.
deed-offered = offered
deed-taken = taken
deed-times = times
deed-never = { $n } offered and never taken: { $names }.
