# Combats : questions, réponses, raisons, journal, chances.

prompt-first-round = Ils sont sur vous. Que faites-vous ?
prompt-avoid = Quelle attaque esquivez-vous ?
prompt-join = Un combat à votre portée. Vous en mêlez-vous ?
prompt-join-in = Un combat à votre portée. Que faites-vous ?
prompt-step-in = Vous avez gardé des points d'action. Intervenez-vous ?
prompt-attacked = On vous attaque. Que répondez-vous ?
prompt-under-fire = On vous tire dessus. Comment réagissez-vous ?
option-attack = Attaquer { $a_in }{ $n ->
    [2] { " " }({ $b })
   *[other] { "" }
}
option-sneak-attack = Attaquer sournoisement { $a_in }{ $n ->
    [2] { " " }avec { $b_in }
   *[other] { "" }
}
option-shoot = Tirer sur { $a_in } avec { $b_in }
option-dodge = Esquiver
option-avoid = Esquiver { $a_in } ({ $b_key ->
    [number-0] aucun succès
   *[other] { $b } succès
})
option-join = Faire intervenir { $a_in }
option-stand-by = Rester à l'écart
option-hold = Attendre encore
option-counter = Riposter{ $n ->
    [1] { " " }({ $a })
   *[other] { "" }
}
option-take-it = Encaisser
option-charge = Charger vers { $a_in }
why-unloaded = L'arme est vide : chargez-la.
why-own-tile = Un tir n'atteint que les tuiles voisines : attaquez en mêlée, ou éloignez-vous.
why-seen = Vous n'êtes pas en mode furtif : entrez sur la tuile en vous glissant.
why-charge = Vous n'avez pas assez de points d'action pour charger vers { $a_in }.
event-dodge = { $a_in } esquive.
event-avoid = { $a_in } évite une attaque.
event-joins = { $a_in } se joint au combat.
event-steps-in = { $a_in } intervient.
event-assault = { $a_in } attaque { $b_in }.
event-charge = { $a_in } charge.
