# Questions, réponses et journal des tests.

prompt-danger = Un dé de danger est lancé. Le changez-vous ?
prompt-modify = Voici les résultats. Les changez-vous ?
prompt-discard-cards = Quelles cartes défaussez-vous ?
prompt-spend-dice = Quels dés dépensez-vous ?
prompt-sacrifice-die = Quel dé sacrifiez-vous ?
prompt-reactivate-dice = Quels dés réactivez-vous ?
prompt-push-out = Quel dé doit quitter sa colonne ?
prompt-place-injury-dice = Dans quelle colonne placez-vous le dé de blessure ?
prompt-support = Soutenez-vous ce test ?
prompt-choose-dice = Quels dés lancez-vous ?
prompt-reroll = Quels dés relancez-vous ?
prompt-pool-to-discard = Quels dés défaussez-vous ?
prompt-pool-to-slots = Quels dés reviennent à leur place ?
prompt-choose-injury = Quelle blessure ?
prompt-choose-injury-die = Quel dé de blessure ?
prompt-count-as-there = Un Vanguard en tient-il lieu ?
prompt-how-often = Combien de fois ?
prompt-pay-with = Quels dés servent à payer ?
prompt-combinations = Quelle combinaison activez-vous ?
prompt-mark-outcome = Quelle incidence marquez-vous ?
prompt-injury-dice = Quel dé de blessure résolvez-vous ?
prompt-turn-die = Quel dé tournez-vous, et sur quelle face ?
option-choose-dice = { $n ->
    [0] Aucun dé
    [1] { $a }
   *[other] { $all }
}
option-spend = Dépenser { $n ->
    [1] { $a_in }
   *[other] { $all_in }
}
option-sacrifice = Sacrifier { $n ->
    [1] { $a_in }
   *[other] { $all_in }
}
option-reactivate = Réactiver { $n ->
    [1] { $a_in }
   *[other] { $all_in }
}
option-push-out = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-injury-die-on = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-discard-cards = Défausser { $n ->
    [1] { $a_in }
   *[other] { $all_in }
}
then-done = et finir votre tour
then-enough = et plus rien
option-combine = { $a }
option-count-as = Oui : { $a }
option-count-not = Non
option-mark = { $a }
option-pay-with = { $a }{ $n ->
    [1] { "" }
    [2] , { $b }
    [3] , { $b }, { $c }
   *[other] , { $b }, { $c }, { $d }
}
option-persevere = Persévérer
option-play = Jouer { $a_in }
option-remove-die = { $a }
option-resolve-injury = { $a }
option-times = { $a }
option-turn = Tourner { $a_in } sur { $b }
odds-line = { $a }
option-heal = Guérir { $a_in }
option-turn-down = Tourner { $a_in } face cachée
odds-advance = piste { $a } : { $b } ou plus
odds-track = piste { $a } : son incidence
odds-combine = combinaison : { $a }
odds-no-outcome = aucune incidence
odds-injury = une blessure
odds-fourth-injury = une quatrième blessure
why-charges = Il n’y a pas assez de charges : un indice ou une carte peut en rendre.
why-nothing-to-do = Cela ne changerait rien maintenant : choisissez autre chose.
event-advance = La piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} avance { $n ->
    [1] d’une case
   *[other] de { $n } cases
}.
event-back-to-slot = { who } reprend un dé.
event-choose-dice = { who } prend { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-combine = Combinaison : { $a_in }.
event-danger = { $a }.
event-discard-section = { who } défausse des cartes de section.
event-draw-section = { who } pioche { $n ->
    [1] 1 carte de section
   *[other] { $n } cartes de section
}.
event-extra-die = { who } lance aussi un dé de la réserve.
event-flip-injury = { who } retourne la blessure { $a_in }.
event-gain-charge = { who } gagne { $n ->
    [1] 1 charge
   *[other] { $n } charges
}.
event-harm = { who } subit des { $b } ({ $a_in }).
event-heal-die = { who } retire un dé de blessure.
event-heal-injury = { who } guérit { $a_of }.
event-ignore-accidents = { who } ignore { $n ->
    [1] 1 accident
   *[other] { $n } accidents
}.
event-ignore-danger = { who } ignore le dé de danger.
event-injury = { who } reçoit la blessure { $a_in }.
event-injury-die = { who } place un dé de blessure.
event-lose-charge = { who } perd { $n ->
    [1] 1 charge
   *[other] { $n } charges
}.
event-mark = { who } marque l’incidence { $a_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
}.
event-outcome = L’incidence { $a_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} s’applique.
event-persevere = { who } persévère.
event-play = { who } joue { $a_in }.
event-pool-to-discard = { who } défausse { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-push-out = { who } perd { $n ->
    [1] 1 dé
   *[other] { $n } dés
} d’une colonne.
event-reactivate = { who } réactive { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-regress = La piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} recule { $n ->
    [1] d’une case
   *[other] de { $n } cases
}.
event-reroll = { who } relance { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-reset = La piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} se vide.
event-roll = { who } lance { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-sacrifice-die = { who } sacrifie { $a_in }.
event-sacrifice-section = { who } sacrifie des cartes de section.
event-shuffle-section = { who } mélange sa défausse.
event-special-effect = { $n ->
    [1] Un effet spécial s’applique.
   *[other] Un effet spécial s’applique { $n } fois.
}
event-spend-die = { who } dépense { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-support = { who } soutient le test.
event-test = { who } effectue un test ({ $a }).
event-turn = { who } tourne un dé sur { $b }.
