# By definition: all ways to give the rows different columns are tried, and no two queens may share
# a diagonal.
# oracle:
#   n <= 6
from itertools import combinations, permutations


class Solution:
    def solveNQueens(self, n):
        out = []
        for columns in permutations(range(n)):
            if all(abs(columns[i] - columns[j]) != j - i for i, j in combinations(range(n), 2)):
                out.append(["".join("Q" if j == q else "." for j in range(n)) for q in columns])
        return out
