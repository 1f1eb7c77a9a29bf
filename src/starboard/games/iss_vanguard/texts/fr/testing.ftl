# Questions, réponses et journal des tests.

prompt-danger = Un dé de danger est lancé. Le changez-vous ?
prompt-modify = Les résultats sont là. Les changez-vous ?
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
option-spend = Dépenser : { $n ->
    [1] { $a }
   *[other] { $all }
}
option-sacrifice = Sacrifier : { $n ->
    [1] { $a }
   *[other] { $all }
}
option-reactivate = Réactiver : { $n ->
    [1] { $a }
   *[other] { $all }
}
option-push-out = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-injury-die-on = { $n ->
    [1] { $a }
   *[other] { $all }
}
option-discard-cards = Défausser : { $n ->
    [1] { $a }
   *[other] { $all }
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
option-turn = { $a } sur { $b }
odds-line = { $a }
option-heal = Guérir : { $a }
option-turn-down = Retourner : { $a }
odds-advance = piste { $a } : { $b } ou plus
odds-track = piste { $a } : son incidence
odds-no-outcome = aucune incidence
odds-injury = une blessure
odds-fourth-injury = une quatrième blessure
why-charges = Il n’y a pas assez de charges : un indice ou une carte peut en rendre.
why-nothing-to-do = Cela ne changerait rien maintenant.
event-advance = Piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} : { $n } de plus.
event-back-to-slot = { who } reprend un dé.
event-choose-dice = { who } prend { $n ->
    [1] 1 dé
   *[other] { $n } dés
}.
event-combine = Combinaison : { $a_in }.
event-danger = { $a }.
event-discard-section = { who } défausse des cartes.
event-draw-section = { who } pioche des cartes : { $n }.
event-extra-die = { who } lance aussi un dé de la réserve.
event-flip-injury = { who } retourne la blessure { $a_in }.
event-gain-charge = { who } gagne des charges : { $n }.
event-harm = { who } : { $b } sur { $a_in }.
event-heal-die = { who } retire un dé de blessure.
event-heal-injury = { who } guérit { $a_of }.
event-ignore-accidents = { who } ignore des accidents : { $n }.
event-ignore-danger = { who } ignore le dé de danger.
event-injury = { who } reçoit la blessure { $a_in }.
event-injury-die = { who } place un dé de blessure.
event-lose-charge = { who } perd des charges : { $n }.
event-mark = { who } marque { $a }.
event-outcome = Incidence : { $a }.
event-persevere = { who } persévère.
event-play = { who } joue { $a_in }.
event-pool-to-discard = { who } défausse des dés : { $n }.
event-push-out = { who } perd des dés d’une colonne : { $n }.
event-reactivate = { who } réactive des dés : { $n }.
event-regress = Piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} : { $n } de moins.
event-reroll = { who } relance des dés : { $n }.
event-reset = Piste { $b_key ->
    [green] verte
    [yellow] jaune
   *[red] rouge
} : vide.
event-roll = { who } lance des dés : { $n }.
event-sacrifice-die = { who } sacrifie : { $a }.
event-sacrifice-section = { who } sacrifie des cartes.
event-shuffle-section = { who } mélange sa défausse.
event-special-effect = Effet spécial : { $n }.
event-spend-die = { who } dépense des dés : { $n }.
event-support = { who } soutient le test.
event-test = { who } effectue un test ({ $a }).
event-turn = { who } tourne un dé : { $b }.
