# Pourquoi une question est posée, quand aucune carte ne le dit.

cause-roll = Les dés de ce lancer sont sur la table, et le karma permet d’en relancer.
cause-surplus = Un plateau ne contient pas plus que ses zones.
cause-combat = Un combat se déroule à votre portée.
cause-first-round = Un combat commence : son premier round ne coûte aucun point d’action.
cause-phase = Une nouvelle phase commence.
cause-waiting = Vous avez gardé des points d’action pour intervenir dans un combat.
cause-hydrate = Votre tour commence : chacun boit ou souffre de la soif.
cause-meal = La journée se prépare : chacun mange ou souffre de la faim.
cause-spoils = Le marchand est vaincu, et vous choisissez dans sa réserve.
cause-waive = Le Fils de la Liberté est mort.
cause-assault = Un autre personnage attaque le vôtre.
cause-attack = Une attaque va vous toucher.
cause-dodge = Votre esquive évite une attaque.
cause-loot = Vous avez trouvé plus que vous ne pouvez garder.
cause-discard = Vous posez des affaires sur votre tuile.
cause-trade = Votre échange avec un autre personnage.
cause-deal = Votre affaire avec un marchand.
