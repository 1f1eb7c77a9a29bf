board = La grille
column = Colonne { $letter }, { $left ->
    [0] pleine
    [1] 1 case libre
   *[other] { $left } cases libres
}
cell = { $cell }
disc = { $seat ->
    [1] Jeton de la première personne en { $cell }
   *[other] Jeton de la deuxième personne en { $cell }
}
prompt-drop = Dans quelle colonne lâchez-vous un jeton ?
option-drop = Lâcher dans la colonne { $a }
event-drop = { $who } lâche un jeton dans la colonne { $a }.
why-full = La colonne { $a } est pleine : choisissez-en une autre.
end-line = Une ligne : la partie est gagnée.
end-full = La grille est pleine et personne n'a de ligne.
