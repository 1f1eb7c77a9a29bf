# Les chapitres des règles écrits d'après une planète.
chapter-planet = { $planet } : les règles de cette planète
chapter-task = La tâche jusqu'ici
book-numbers = Les nombres qu'elle change
book-number-spaces = La piste de temps compte { $n } cases.
book-number-move = Un déplacement est long de { $n } { $n ->
    [one] point d'intérêt
   *[other] points d'intérêt
  }.
book-number-luna-move = LUNA se déplace de { $n } { $n ->
    [one] point d'intérêt
   *[other] points d'intérêt
  }.
book-number-insight = La piste d'intuition compte { $n } cases.
book-law = Ce qu'elle fait
book-properties = Propriétés
book-property = Une propriété ne fait rien par elle-même ; des cartes et des règles la demandent.
book-markers = Marqueurs et jetons
book-counters = Compteurs
book-tallies = Comptés pour une tâche
book-tally = On y compte ce que demande une tâche.
book-items = Choses à porter
book-icons = Icônes d'intersection
book-actions = Actions de cette planète
book-replaces = Actions qu'elle change
book-structures = Structures qui lui sont propres
book-luna = Fonction principale de LUNA
book-decks = Pioches qui lui sont propres
book-deck = { $what } : { $n } cartes.
