# By definition: the cards are flipped in every way, and the numbers that face down but not up are collected.
# oracle:
#   n <= 6
from itertools import product


class Solution:
    def flipgame(self, fronts, backs):
        good = set()
        for cards in product(*({(a, b), (b, a)} for a, b in zip(fronts, backs))):
            up, down = zip(*cards)
            good |= set(down) - set(up)
        return min(good, default=0)
