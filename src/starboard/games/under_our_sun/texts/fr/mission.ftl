# La mission, les morts, le Fils de la Liberté, les fins.

prompt-waive = Le Fils de la Liberté est à terre. Renoncez-vous à toute réanimation ?
option-waive = Renoncer à réanimer { $a_in }
option-grant = Laisser sa chance { $a_to }
option-unmask = Montrer votre carte d'équipe
option-command = Commander { $a_to } d'aller vers { $b_in }
option-infiltrate = { $n ->
    [0] Appeler l'un des vôtres
   *[other] Appeler l'un des vôtres { $a_to }
}
option-take-from = Prendre { $a_in } { $b_to }
why-infiltrated = Vous avez déjà appelé l'un des vôtres aujourd'hui : attendez demain.
why-nowhere = Aucune tuile voisine où les appeler.
event-unmasked = { $a_in } est un Fils de la Liberté : { $b_in }. Toutes les cartes d'équipe sont retournées.
event-waived = Personne ne réanimera { $a_in }.
is-phase-ends = { $phase ->
    [night] la nuit
    [morning] le matin
   *[other] l'après-midi
} { $mood ->
    [not] ne s'achève pas
   *[do] s'achève
}
count-survivors = le nombre de personnages des Survivants{ $half ->
    [yes] , divisé par deux
   *[no] { "" }
}
son-won = Le Fils de la Liberté a ce qu'il était venu chercher.
son-eliminated = Le Fils de la Liberté n'est plus. Les Survivants l'emportent.
son-mission-lost = La mission est perdue, comme le voulait le Fils de la Liberté.
book-mission = { $mission } : les règles de cette mission
book-limit = Dernier jour
book-days = La mission est perdue à la fin de la nuit du jour { $n }.
