# The mind: focus, endurance, trust, insight, comprehension, breakthroughs, distress, properties, traits and avatars.

actions = Personal actions
offered = To choose from
covered-by = covered: { $what }
trait-white = While trust is high, { $action } becomes “{ $rules }”
trait-black = While trust is low, { $action } becomes “{ $rules }”

prompt-avatar = Which avatar is yours?
prompt-discipline = What do you come to understand?
prompt-hand-distress = Which distress do you hand over?
option-avatar = { $a }
option-comprehend = Understand { $a }
option-hand = Hand over { $a }
event-avatar = Is known as { $a }.
event-hand-distress = { $a } goes to { $b }.

name-discipline-pursued = the discipline pursued
name-discipline-choice = a discipline of choice

# What cards do

do-raise-focus = { $who ->
    [self] { $focus ->
        [awareness] raise your awareness by { $n }
        [wonder] raise your wonder by { $n }
        [energy] raise your energy by { $n }
       *[any] raise { $n } focus
     }
   *[other] { $focus ->
        [awareness] { $who_name } raises awareness by { $n }
        [wonder] { $who_name } raises wonder by { $n }
        [energy] { $who_name } raises energy by { $n }
       *[any] { $who_name } raises { $n } focus
     }
 }
do-lower-focus = { $who ->
    [self] { $focus ->
        [awareness] lower your awareness by { $n }
        [wonder] lower your wonder by { $n }
        [energy] lower your energy by { $n }
       *[any] lower { $n } focus
     }
   *[other] { $focus ->
        [awareness] { $who_name } lowers awareness by { $n }
        [wonder] { $who_name } lowers wonder by { $n }
        [energy] { $who_name } lowers energy by { $n }
       *[any] { $who_name } lowers { $n } focus
     }
 }
do-gain-endurance = { $who ->
    [self] gain { $n } endurance
   *[other] { $who_name } gains { $n } endurance
 }
do-lose-endurance = { $who ->
    [self] lose { $n } endurance
   *[other] { $who_name } loses { $n } endurance
 }
do-raise-trust = { $n ->
    [one] raise group trust
   *[other] raise group trust { $n } times
 }
do-lower-trust = { $n ->
    [one] lower group trust
   *[other] lower group trust { $n } times
 }
do-distribute = distribute { $n } { $what_name } among { $among_name }
do-gain-insight = { $who ->
    [self] gain { $n } insight
   *[other] { $who_name } gains { $n } insight
 }
do-lose-insight = { $who ->
    [self] lose { $n } insight
   *[other] { $who_name } loses { $n } insight
 }
do-gain-comprehension = { $who ->
    [self] gain the comprehension of { $discipline_name } and its breakthrough
   *[other] { $who_name } gains the comprehension of { $discipline_name } and its breakthrough
 }
do-gain-distress = { $who ->
    [self] gain { $n } distress
   *[other] { $who_name } gains { $n } distress
 }
do-remove-distress = { $who ->
    [self] remove { $n } of your distress
   *[other] remove { $n } distress from { $who_name }
 }
do-give-distress = { $who ->
    [self] hand one of your distress to { $to_name }
   *[other] { $who_name } hands a distress to { $to_name }
 }

name-to-self = you
name-to-another = another explorer
name-to-any-explorer = an explorer
name-to-local-explorer = an explorer here
name-to-another-local = another explorer here
name-to-adjacent-explorer = an explorer on an adjacent node

# What must hold

is-comprehension-present = { $n ->
    [one] { $discipline_name } is present
   *[other] { $n } × { $discipline_name } are present
 }
is-focus-at-least = { $focus ->
    [sum] you have { $n } focus or more in all
   *[one] your { $focus_name } is at { $n } or more
 }
