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
option-hand = Hand over { $a_in }
event-avatar = { $who } is known as { $a }.
event-hand-distress = { $who } hands { $a_in } to { $b_in }.

name-discipline-pursued = the discipline pursued
name-discipline-choice = a discipline of choice

# What cards do

name-to-self = you
name-to-another = another explorer
name-to-any-explorer = an explorer
name-to-local-explorer = a local explorer
name-to-another-local = another local explorer
name-to-adjacent-explorer = an explorer on an adjacent node

# What must hold
