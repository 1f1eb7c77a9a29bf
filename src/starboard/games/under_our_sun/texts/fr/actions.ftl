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
option-move = Aller { $a_to }
option-sneak = Se glisser vers { $a_in }
option-rush = Foncer vers { $a_in }
option-explore = Explorer { $a_in }
option-recon = Reconnaissance
option-collect = Collecter { $a_in }{ $n ->
    [2] { " " }et { $b_in }
   *[other] { "" }
}
option-refill = Se réapprovisionner en eau
option-eat = Manger une ration
option-rain = Récupérer l'eau de pluie
option-take-water = Prendre l'eau du camp
option-chest = Ouvrir le coffre ({ $a })
option-loot = Fouiller { $a }
option-discard = Se débarrasser de quelque chose
option-craft = Fabriquer { $a_in }
option-make-ammo = Fabriquer { $a_key ->
    [arrow] des flèches
   *[bullet] des balles
}
option-load = Charger { $a_in }
option-pitch = Monter le camp
option-strike = Lever le camp
option-build-fire = Construire un feu de camp
option-cooking-side = En faire un feu de cuisson
option-cook = Cuisiner
option-sleep = Dormir
option-use = { $n ->
    [1] Utiliser { $a_in }
   *[other] { $b } ({ $a })
}
option-mission = { $b }
option-set-up = Poser { $a_in }
option-take-down = Reprendre { $a_in }
option-wait = Attendre et finir le tour
option-keep = Garder les dés
option-again = Relancer : { $n ->
    [2] { $b }
    [3] { $b }, { $c }
   *[other] { $b }, { $c }, { $d }
}
option-play = Jouer { $a_in }
option-buy = Acheter { $a_in } pour { $b_in }
option-pass = Ne plus rien acheter
option-drink = Boire
option-thirst = Endurer la soif : perdre 1 PV
option-feed = Manger
option-hunger = Endurer la faim : perdre 1 PV
option-first = { $a_in } d'abord
option-affect = { $a }
option-ignore = Ignorer { $a_in }
option-suffer = Laisser venir
option-endure = Ne rien utiliser
option-drop = Laisser { $a_in }
option-take = Garder { $a_in }
option-give-up = Céder { $a_in }
option-character = { $a }
option-reveal = Retourner { $a_in }
option-step = Vers { $a_in }
option-marker-to = Vers { $a_in }
why-ap = Il n'y a pas assez de points d'action : il en faut { $a }. Finissez le tour ; ils reviennent à la phase suivante.
why-water = Il n'y a pas assez d'eau : réapprovisionnez-vous à une source, récupérez la pluie ou faites affaire.
why-ration = Il n'y a pas de ration : cuisinez, fouillez un animal ou faites affaire.
why-cloth = Il n'y a pas assez de tissu : collectez-en, ou faites affaire.
why-metal = Il n'y a pas assez de métal : collectez-en, ou faites affaire.
why-connector = Il n'y a pas assez de connecteurs : collectez-en, ou faites affaire.
why-wood = Il n'y a pas assez de bois : collectez-en, ou faites affaire.
why-alcohol = Il n'y a pas assez d'alcool : collectez-en, ou faites affaire.
why-plastic = Il n'y a pas assez de plastique : collectez-en, ou faites affaire.
why-bullet = Il n'y a pas de balle : fabriquez-en avec du métal.
why-arrow = Il n'y a pas de flèche : fabriquez-en avec du bois.
why-any = Il n'y a rien à céder : collectez d'abord quelque chose.
why-health = Il n'y a pas assez de points de vie : mangez ou faites-vous soigner d'abord.
why-camp-there = Il y a déjà un camp ici : tous ceux de la tuile y sont.
why-dry = L'eau d'ici est épuisée jusqu'à la prochaine Préparation : cherchez une autre source, ou attendez.
why-electric = Rien d'électrique ne marche pendant une tempête solaire : attendez un autre ciel.
why-enemy-here = Un ennemi est sur la tuile : il faut le vaincre, ou aller ailleurs.
why-fit = Vous êtes déjà en forme : vous n'y gagneriez rien.
why-forbidden = Une carte en vigueur interdit cette action : cela finit avec la phase.
why-full = Il n'y a plus de place sur cette tuile : quelqu'un doit d'abord la quitter.
why-healthy = Votre santé est au maximum : attendez d'en avoir besoin.
why-no-camp = Cela se fait dans un camp : montez-en un, ou allez-y.
why-no-fire = Vous n'avez rien pour l'allumer : il faut une carte avec le mot Feu.
why-no-room = Il ne vous reste pas de zone qui convienne : laissez ou donnez d'abord quelque chose.
why-no-storm = Il ne pleut pas : l'eau de pluie vient avec la tempête.
why-not-hidden = Vous n'êtes pas en mode furtif : entrez sur la tuile en vous glissant.
why-not-owner = La tente est à quelqu'un d'autre, qui seul peut la reprendre.
why-not-yours = Cette carte est réservée à un autre personnage : échangez-la, ou vendez-la.
why-points = Il n'y a pas assez de points d'équipement : choisissez moins cher, ou passez-vous-en.
why-requires = Ce n'est possible que si { $a }.
why-spent = Cela a déjà servi : attendez que son délai soit passé.
why-storm = Aucun feu ne prend pendant une tempête : attendez un autre ciel.
why-turned = La carte est retournée jusqu'à la prochaine Préparation.
why-water-full = Tous vos emplacements d'eau sont pleins : donnez ou laissez d'abord de l'eau.
prompt-share = Payez-vous votre part ?
option-pool = Acheter à plusieurs { $a_in } pour { $b_in }
option-share = Payer votre part { $a_of }
option-refuse = Refuser
