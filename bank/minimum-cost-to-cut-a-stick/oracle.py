# By definition: the cuts are made in every order, and each pays for the piece between its nearest earlier cuts.
# oracle:
#   n <= 20
#   cuts.length <= 4
from itertools import permutations


class Solution:
    def minCost(self, n, cuts):
        best = None
        for order in permutations(cuts):
            made, total = [0, n], 0
            for cut in order:
                total += min(x for x in made if x > cut) - max(x for x in made if x < cut)
                made.append(cut)
            best = total if best is None else min(best, total)
        return best
