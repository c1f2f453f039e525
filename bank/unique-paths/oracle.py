# By definition: a cell is reached from above or from the left, so the ways of both are added, cell by cell.
# oracle:
#   1 <= m, n <= 100


class Solution:
    def uniquePaths(self, m, n):
        ways = {}
        for i in range(m):
            for j in range(n):
                ways[i, j] = ways.get((i - 1, j), 0) + ways.get((i, j - 1), 0) if (i, j) != (0, 0) else 1
        return ways[m - 1, n - 1]
