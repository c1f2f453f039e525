# By following all paths together: how many stand at each cell after each move, in exact numbers, and how many have
# just left.
# oracle:
#   m * n <= 16
from collections import Counter


class Solution:
    def findPaths(self, m, n, maxMove, startRow, startColumn):
        inside, left = Counter({(startRow, startColumn): 1}), 0
        for _ in range(maxMove):
            after = Counter()
            for (i, j), count in inside.items():
                for cell in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if 0 <= cell[0] < m and 0 <= cell[1] < n:
                        after[cell] += count
                    else:
                        left += count
            inside = after
        return left % (10**9 + 7)
