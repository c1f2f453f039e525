# By definition: for each row that can be painted, the grids that end with it are counted, row by row.
# oracle:
#   n <= 5000
from itertools import product

ROWS = [row for row in product("RYG", repeat=3) if row[0] != row[1] != row[2]]
ABOVE = [[i for i, other in enumerate(ROWS) if all(a != b for a, b in zip(row, other))] for row in ROWS]
COUNTS = [[1] * len(ROWS)]


class Solution:
    def numOfWays(self, n):
        while len(COUNTS) < n:
            COUNTS.append([sum(COUNTS[-1][i] for i in above) % (10**9 + 7) for above in ABOVE])
        return sum(COUNTS[n - 1]) % (10**9 + 7)
