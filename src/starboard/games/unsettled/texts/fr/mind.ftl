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
option-comprehend = Comprendre : { $a }
option-hand = Transmettre { $a }
event-avatar = Prend le nom de { $a }.
event-hand-distress = { $a } passe à { $b }.

name-discipline-pursued = la discipline poursuivie
name-discipline-choice = une discipline au choix

# Ce que font les cartes

do-raise-focus = { $who ->
    [self] { $focus ->
        [awareness] gagnez { $n } de conscience
        [wonder] gagnez { $n } d'émerveillement
        [energy] gagnez { $n } de force d'âme
       *[any] gagnez { $n } de concentration
     }
   *[other] { $focus ->
        [awareness] { $who_name } gagne { $n } de conscience
        [wonder] { $who_name } gagne { $n } d'émerveillement
        [energy] { $who_name } gagne { $n } de force d'âme
       *[any] { $who_name } gagne { $n } de concentration
     }
 }
do-lower-focus = { $who ->
    [self] { $focus ->
        [awareness] perdez { $n } de conscience
        [wonder] perdez { $n } d'émerveillement
        [energy] perdez { $n } de force d'âme
       *[any] perdez { $n } de concentration
     }
   *[other] { $focus ->
        [awareness] { $who_name } perd { $n } de conscience
        [wonder] { $who_name } perd { $n } d'émerveillement
        [energy] { $who_name } perd { $n } de force d'âme
       *[any] { $who_name } perd { $n } de concentration
     }
 }
do-gain-endurance = { $who ->
    [self] gagnez { $n } d'endurance
   *[other] { $who_name } gagne { $n } d'endurance
 }
do-lose-endurance = { $who ->
    [self] perdez { $n } d'endurance
   *[other] { $who_name } perd { $n } d'endurance
 }
do-raise-trust = { $n ->
    [one] augmentez la cohésion
   *[other] augmentez { $n } fois la cohésion
 }
do-lower-trust = { $n ->
    [one] diminuez la cohésion
   *[other] diminuez { $n } fois la cohésion
 }
do-distribute = répartissez { $n } { $what_name } entre { $among_name }
do-gain-insight = { $who ->
    [self] gagnez { $n } d'intuition
   *[other] { $who_name } gagne { $n } d'intuition
 }
do-lose-insight = { $who ->
    [self] perdez { $n } d'intuition
   *[other] { $who_name } perd { $n } d'intuition
 }
do-gain-comprehension = { $who ->
    [self] gagnez une compréhension et son avancée : { $discipline_name }
   *[other] { $who_name } gagne une compréhension et son avancée : { $discipline_name }
 }
do-gain-distress = { $who ->
    [self] gagnez { $n } { $n ->
        [one] détresse
       *[other] détresses
     }
   *[other] { $who_name } gagne { $n } { $n ->
        [one] détresse
       *[other] détresses
     }
 }
do-remove-distress = { $who ->
    [self] retirez { $n } de vos détresses
   *[other] retirez { $n } { $n ->
        [one] détresse
       *[other] détresses
     } à { $who_name }
 }
do-give-distress = { $who ->
    [self] transmettez une de vos détresses à { $to_name }
   *[other] { $who_name } transmet une détresse à { $to_name }
 }

name-to-self = vous
name-to-another = un autre explorateur
name-to-any-explorer = un explorateur
name-to-local-explorer = un explorateur présent
name-to-another-local = un autre explorateur présent
name-to-adjacent-explorer = un explorateur sur un point d'intérêt adjacent

# Ce qui doit être vrai

is-comprehension-present = { $n ->
    [one] une compréhension en { $discipline_name } est présente
   *[other] { $n } compréhensions en { $discipline_name } sont présentes
 }
is-focus-at-least = { $focus ->
    [sum] vous avez { $n } de concentration ou plus en tout
   *[one] votre cube de { $focus_name } est à { $n } ou plus
 }
