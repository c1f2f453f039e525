# Begins where the binary sum of the piles is not 0, and makes it 0 with every turn.
from functools import reduce
from operator import xor

input()
piles = [int(word) for word in input().split()]
mine = reduce(xor, piles) != 0
print("first" if mine else "second", flush=True)
while any(piles):
    if mine:
        rest = reduce(xor, piles)
        pile = next(at for at, stones in enumerate(piles) if stones ^ rest < stones)
        count = piles[pile] - (piles[pile] ^ rest)
        print(pile + 1, count, flush=True)
    else:
        pile, count = (int(word) for word in input().split())
        pile -= 1
    piles[pile] -= count
    mine = not mine
