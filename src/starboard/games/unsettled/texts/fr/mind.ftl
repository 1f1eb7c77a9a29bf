# L'esprit : concentration, endurance, cohésion, intuition, compréhension, avancées, détresse, propriétés, traits, avatars.

actions = Actions personnelles
offered = Au choix
covered-by = couverte : { $what }
trait-white = Quand la cohésion est forte, { $action } devient « { $rules } »
trait-black = Quand la cohésion est faible, { $action } devient « { $rules } »

prompt-avatar = Quel est votre avatar ?
prompt-discipline = Que parvenez-vous à comprendre ?
prompt-hand-distress = Quelle détresse transmettez-vous ?
option-avatar = { $a }
option-comprehend = Comprendre { $a_in }
option-hand = Transmettre { $a_in }
event-avatar = { $who } prend le nom de { $a }.
event-hand-distress = { $who } transmet { $a_in } { $b_to }.

name-discipline-pursued = la discipline poursuivie
name-discipline-choice = une discipline au choix

# Ce que font les cartes

name-to-self = vous
name-to-another = un autre explorateur
name-to-any-explorer = un explorateur
name-to-local-explorer = un explorateur à proximité
name-to-another-local = un autre explorateur à proximité
name-to-adjacent-explorer = un explorateur sur un point d'intérêt adjacent

# Ce qui doit être vrai
