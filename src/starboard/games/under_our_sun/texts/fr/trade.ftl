# Le troc et les marchands.

prompt-barter = Que donnez-vous, et que voulez-vous en échange ?
prompt-dealing = Que donnez-vous, et que prenez-vous ?
prompt-spoils = Quelles cartes du marchand prenez-vous ?
option-trade = Échanger avec { $a_in }
option-deal = Faire affaire avec { $a_in }
option-steal = Voler { $b_in } { $a_to }
option-rob = S’en prendre { $a_to }
option-give = Donner { $a_in }
option-want = Demander { $a_in }
option-dismantle = Démonter { $a_in }
why-dead = On n’échange rien avec les morts : choisissez quelqu’un de vivant.
why-nothing-to-trade = Aucun de vous n’a quelque chose à donner : collectez d’abord quelque chose.
why-apart = Vous n’êtes plus ensemble : rejoignez-vous d’abord sur une tuile.
why-water-full-for = { $a_in } n'a plus d'emplacement d'eau libre : donnez moins d'eau.
why-no-room-for = { $a_in } n'a pas de zone libre pour ce qui arrive : donnez moins, ou prenez quelque chose en échange.
why-balance = Ce que vous donnez vaut { $a_key ->
    [number-1] 1 dose d'eau
   *[other] { $a } doses d'eau
} de moins que ce que vous recevez : ajoutez quelque chose, ou prenez moins.
why-hostile = Ce marchand est votre ennemi : faites affaire avec un autre.
why-shuns = Vous avez fui ce marchand, qui ne traite plus avec vous : trouvez-en un autre.
why-post = On ne vole ni n’attaque le comptoir de la colonie : faites-y affaire.
why-not-dealing = Commencez par faire affaire avec le marchand.
event-hands = { $a_in } remet { $c_n } { $b_to }.
event-would-give = { $a_in } propose { $c_n } { $b_to }.
event-would-want = { $a_in } demande { $c_n } { $b_to }.
event-no-trade = { $a_in } et { $b_in } ne s’entendent pas.
event-dismantle = { $a_in } démonte { $b_in }.
event-caught = { $b_in } surprend { $a_in } en train de voler.
event-turns-on = { $a_in } se retourne contre { $b_in }.
counter = Le comptoir
counter-gives = { $who } donne
starting-items = Objets de départ
stars = étoiles
points-of = Points d’équipement du joueur { $seat }
