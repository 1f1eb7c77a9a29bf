# Questions, réponses et raisons du terrain.

prompt-act = Que fait votre membre d’équipage ?
prompt-agree = Acceptez-vous de décoller maintenant ?
prompt-buy-dice = Achetez-vous des dés de défi pour toutes les sections ?
prompt-choose-member = Quel membre ?
prompt-commit = Promettez-vous un dé pour ce test ?
prompt-discard-discovery = Quelle découverte abandonnez-vous ?
prompt-discovery-deck = De quelle pioche vient la découverte ?
prompt-event = Un événement est révélé. Réagissez-vous ?
prompt-lead-bonus = Qui reçoit le bonus de l’indice ?
prompt-pilot = Qui effectue le prochain test d’atterrissage ?
prompt-place-lead = Quel indice placez-vous, et où ?
prompt-rank-card = Quelle carte de rang poursuivez-vous ?
prompt-shift = Où va le membre ?
prompt-start-marker = Qui commence le round ?
prompt-team = Quelle section envoie un membre ?
prompt-threat-way = Quel chemin prend la menace ?
prompt-use-or-not = L’utilisez-vous maintenant ?
option-advance = { $a } d’abord
option-agree = Accepter
option-bonus = { $a }
option-buy-dice = Acheter un dé pour chaque section{ $n ->
    [0] { "" }
   *[other] , avec l’aide { $a_of }
}
option-commit = Promettre un dé
option-conclude = Conclure « { $a } »
option-deck = { $a }
option-discard = Abandonner { $a_in }
option-done = Terminer le tour
option-first = { $a_in } d’abord
option-give = Donner { $a_in } { $b_to }
option-icon = { $a }
option-keep-success = Garder les jetons de réussite
option-lead = { $a } sur la pioche « { $b } »
option-lift-off = Décoller
option-member = { $a }
option-move = Aller vers { $a_in }{ $n ->
    [2] { " " }par { $b }
   *[other] { "" }
}
option-pilot = { $a }
option-prepare = Se préparer : { $a }
option-rank-card = { $a }
option-refuse = Refuser
option-rest = Se reposer
option-send = Envoyer { $a }
option-special = { $a }
option-start = { $a }
option-to = Vers { $a_in }
option-use = Utiliser { $a_in }
name-draw = piocher une carte
name-draw-test = piocher une carte, puis tester
name-test-draw = tester, puis piocher une carte
why-forbidden = Une carte en vigueur l’interdit : lisez les circonstances et les cartes à côté de votre plateau.
why-no-move = Personne ne quitte ce secteur : une icône « pas de déplacement » s’y trouve. Jouez d’abord son action spéciale.
why-not-agreed = Quelqu’un a refusé de décoller pendant ce tour : redemandez à un autre tour.
why-not-at-lander = Vous n’êtes pas dans le secteur de l’atterrisseur : allez-y d’abord.
why-not-supported = Personne n’a promis de dé pendant ce tour : redemandez à un autre tour.
why-requires = Ce n’est possible que si { $a }.
why-special = L’action spéciale de ce tour est déjà jouée : le prochain tour en aura une.
why-supplies = Il n’y a pas assez de provisions : persévérez, ou gagnez-en d’abord.
why-support = Personne dans ce secteur ne pourrait ajouter un dé : attendez un autre membre.
setting-players = Personnes autour de la table
setting-team = Membres sur le terrain
setting-team-by-players = Selon la règle
setting-survival = Survie dans l’espace
setting-survival-off = Non
setting-survival-on = Oui
