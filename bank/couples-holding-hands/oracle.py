# By definition: from the seated couples on, all rows are listed by the number of swaps that lead to them. The two of a
# couple are alike for that, so a row is given by the couples in it.
# oracle:
#   2 <= n <= 4
from itertools import combinations, permutations

TABLES = {}


def table(n):
    layer = {tuple(couple for couple in order for _ in "ab") for order in permutations(range(n))}
    swaps = dict.fromkeys(layer, 0)
    while layer:
        following = set()
        for row in layer:
            for i, j in combinations(range(2 * n), 2):
                other = list(row)
                other[i], other[j] = other[j], other[i]
                other = tuple(other)
                if other not in swaps:
                    swaps[other] = swaps[row] + 1
                    following.add(other)
        layer = following
    return swaps


class Solution:
    def minSwapsCouples(self, row):
        n = len(row) // 2
        if n not in TABLES:
            TABLES[n] = table(n)
        return TABLES[n][tuple(person // 2 for person in row)]
