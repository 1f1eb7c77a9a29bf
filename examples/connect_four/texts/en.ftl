board = The grid
column = Column { $letter }, { $left ->
    [0] full
    [one] { $left } cell free
   *[other] { $left } cells free
}
cell = { $cell }
disc = { $seat ->
    [1] Disc of the first player on { $cell }
   *[other] Disc of the second player on { $cell }
}
prompt-drop = In which column do you drop a disc?
option-drop = Drop in column { $a }
event-drop = { $who } drops a disc in column { $a }.
why-full = Column { $a } is full: choose another.
end-line = A line: the game is won.
end-full = The grid is full and nobody has a line.
