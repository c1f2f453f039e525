# By definition: each two dominoes are compared in both directions.
# oracle:
#   dominoes.length <= 20
#   dominoes[i][j] <= 5
from itertools import combinations


class Solution:
    def numEquivDominoPairs(self, dominoes):
        return sum(one == other or one == other[::-1] for one, other in combinations(dominoes, 2))
