# By definition: all ways to give the rows different columns are tried, and no two queens may share
# a diagonal.
# oracle:
#   n <= 6
from itertools import combinations, permutations


class Solution:
    def totalNQueens(self, n):
        def peaceful(columns):
            return all(abs(columns[i] - columns[j]) != j - i for i, j in combinations(range(n), 2))

        return sum(map(peaceful, permutations(range(n))))
