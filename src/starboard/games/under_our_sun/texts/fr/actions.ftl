# Questions, answers and reasons.

prompt-act = Que faites-vous ?
prompt-karma = Utilisez-vous du karma sur ces dés ?
prompt-karma-idle = Utilisez-vous du karma sur des dés qui ne sont pas les vôtres, ou qui sont déjà bons ?
prompt-character = Qui jouez-vous ?
prompt-starting = Achetez-vous un objet de départ ?
prompt-hydrate = Buvez-vous ?
prompt-meal = Mangez-vous ?
prompt-who-first = Qui agit en premier pendant cette phase ?
prompt-night-vote = Qui la nuit doit-elle trouver ?
prompt-ignore-animal = Le feu éloigne les animaux. Ignorez-vous la carte ?
prompt-defend = Une attaque va porter. Utilisez-vous quelque chose ?
prompt-surplus = Tout ne tient plus. Que laissez-vous ?
prompt-keep-loot = Quelle carte gardez-vous ?
prompt-discard = De quoi vous débarrassez-vous ?
prompt-lose-any = Quelle ressource perdez-vous ?
prompt-lose-card = Que perdez-vous ?
prompt-choose-character = Qui choisissez-vous ?
prompt-vote = Que votez-vous ?
prompt-reveal-tile = Quelle tuile retournez-vous ?
prompt-step-aside = Où allez-vous ?
prompt-move-marker = Où va-t-il ?
option-move = Aller vers { $a_in }
option-sneak = Se glisser vers { $a_in }
option-rush = Foncer vers { $a_in }
option-explore = Explorer { $a_in }
option-recon = Reconnaître
option-collect = Ramasser { $a }{ $n ->
    [2] { " " }et { $b }
   *[other] { "" }
}
option-refill = Se réapprovisionner en eau
option-eat = Manger une ration
option-rain = Récupérer l'eau de pluie
option-take-water = Prendre l'eau du camp
option-chest = Ouvrir le coffre ({ $a })
option-loot = Fouiller la { $a }
option-discard = Se débarrasser d'affaires
option-craft = Fabriquer { $a }
option-make-ammo = Fabriquer des munitions : { $a }
option-load = Charger { $a }
option-pitch = Monter le camp
option-strike = Lever le camp
option-build-fire = Construire un feu de camp
option-cooking-side = En faire un feu de cuisson
option-cook = Cuisiner
option-sleep = Dormir
option-use = { $n ->
    [1] Utiliser { $a }
   *[other] { $b } ({ $a })
}
option-mission = { $b }
option-set-up = Poser { $a }
option-take-down = Reprendre { $a }
option-wait = Attendre et finir le tour
option-keep = Garder les dés
option-again = Relancer : { $n ->
    [2] { $b }
    [3] { $b }, { $c }
   *[other] { $b }, { $c }, { $d }
}
option-play = Jouer { $a }
option-buy = Acheter { $a } pour { $b }
option-drink = Boire
option-thirst = Rester assoiffé : perdre 1 point de vie
option-feed = Manger
option-hunger = Rester affamé : perdre 1 point de vie
option-first = { $a } d'abord
option-affect = { $a }
option-ignore = Ignorer { $a_in }
option-suffer = Laisser venir
option-endure = Ne rien utiliser
option-drop = Laisser { $a }
option-take = Garder { $a }
option-give-up = Céder { $a }
option-character = { $a }
option-reveal = Retourner { $a_in }
option-step = Vers { $a_in }
option-marker-to = Vers { $a_in }
why-ap = Il n'y a pas assez de points d'action : il en faut { $a }.
why-water = Il n'y a pas assez d'eau.
why-ration = Il n'y a pas de ration pour cela.
why-cloth = Il n'y a pas assez de tissu.
why-metal = Il n'y a pas assez de métal.
why-connector = Il n'y a pas assez de connecteurs.
why-wood = Il n'y a pas assez de bois.
why-alcohol = Il n'y a pas assez d'alcool.
why-plastic = Il n'y a pas assez de plastique.
why-bullet = Il n'y a pas de balle.
why-arrow = Il n'y a pas de flèche.
why-any = Il n'y a rien à céder.
why-health = Il n'y a pas assez de santé.
why-camp-there = Il y a déjà un camp ici.
why-dry = L'eau d'ici est épuisée jusqu'à demain.
why-electric = Rien d'électrique ne marche pendant une tempête solaire.
why-enemy-here = Un ennemi est là.
why-fit = Vous êtes déjà en forme.
why-forbidden = Quelque chose l'interdit pour l'instant.
why-full = Il n'y a plus de place sur cette tuile.
why-healthy = Votre santé est au maximum.
why-no-camp = Il y faut un camp.
why-no-fire = Vous n'avez rien pour l'allumer.
why-no-room = Il n'y a pas d'emplacement libre qui convienne.
why-no-storm = Il ne pleut pas.
why-not-hidden = Vous n'êtes pas en mode furtif.
why-not-owner = La tente est à quelqu'un d'autre.
why-not-yours = Elle porte le nom d'un autre.
why-points = Il n'y a pas assez de points d'équipement.
why-requires = Ce qu'elle demande n'est pas rempli.
why-spent = Cela a déjà servi.
why-storm = Aucun feu ne prend sous l'orage.
why-turned = Elle est retournée jusqu'à la préparation.
why-water-full = Toutes les réserves d'eau sont pleines.
prompt-share = Payez-vous votre part ?
option-pool = Demander aux autres de payer avec vous : { $a } pour { $b }
option-share = Payer sa part : { $a }
option-refuse = Refuser
