"""The facets of the table: what links go by and free actions change.  SE-TRN-04, SE-TRN-11.

A window is skipped only where nothing that a link goes by can be changed by a free action at hand.
"""

CREDITS, ENERGY, PUBLICITY, DATA, HAND, ROW, PROBES, INCOME, POINTS = (1 << i for i in range(9))
DATA_ROOM, PUBLICITY_ROOM = 1 << 9, 1 << 10  # room for more below the limit: only what is spent makes it
EXOFOSSILS, FIGURES, SIGNALS, LIFE, TECHS, MISSIONS, SKY = (1 << i for i in range(11, 18))

# One stock buys the other: whoever can take any free action may come by all of these in the end.
STOCK = CREDITS | ENERGY | PUBLICITY | DATA | HAND | ROW | PROBES | INCOME | POINTS
