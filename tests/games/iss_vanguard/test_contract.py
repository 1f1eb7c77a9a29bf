"""Random games of every world keep the contract of the console."""

from starboard.games.iss_vanguard import IssVanguard
from starboard.testing import contract

TestContract = contract(IssVanguard, seeds=2, cartridges=["tiny"], every=8)
TestContractOfWorlds = contract(IssVanguard, seeds=1, cartridges=["ferry_rock", "marrow", "tidewater"], every=20)
TestContractOfACampaign = contract(IssVanguard, seeds=1, cartridges=["tiny_road"], every=60)
