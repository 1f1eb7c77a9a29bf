# Combats : questions, réponses, raisons, journal, chances.

prompt-first-round = Ils sont sur vous. Que faites-vous ?
prompt-avoid = Quelle attaque esquivez-vous ?
prompt-join = Un combat à votre portée. Vous en mêlez-vous ?
prompt-join-in = Un combat à votre portée. Que faites-vous ?
prompt-step-in = Vous avez gardé des points d’action. Intervenez-vous ?
prompt-attacked = On vous attaque. Que répondez-vous ?
prompt-under-fire = On vous tire dessus. Comment réagissez-vous ?
option-attack = Attaquer : { $a }{ $n ->
    [2] { ", " }arme : { $b }
   *[other] { "" }
}
option-sneak-attack = Attaque furtive : { $a }{ $n ->
    [2] { ", " }arme : { $b }
   *[other] { "" }
}
option-shoot = Tirer : { $a }, arme : { $b }
option-dodge = Esquiver
option-avoid = Esquiver : { $a } ({ $b })
option-join = Se joindre au combat : { $a }
option-stand-by = Rester à l’écart
option-hold = Attendre encore
option-counter = Riposter{ $n ->
    [1] { ", " }arme : { $a }
   *[other] { "" }
}
option-take-it = Encaisser
option-charge = Charger : { $a_in }
why-unloaded = L’arme est vide.
why-own-tile = Un tir n’atteint que les tuiles adjacentes.
why-seen = Vous n’êtes pas en furtivité.
why-charge = Vous n’avez pas les points d’action pour ce chemin : { $a_in }.
event-dodge = { $a } esquive.
event-avoid = { $a } évite une attaque.
event-joins = { $a } se joint au combat.
event-steps-in = { $a } intervient.
event-assault = { $a } attaque { $b }.
event-charge = { $a } charge.
