# By definition: from each cell, ones are counted in each of the four directions.
# oracle:
#   1 <= m, n <= 6
class Solution:
    def longestLine(self, mat):
        m, n = len(mat), len(mat[0])
        longest = 0
        for i in range(m):
            for j in range(n):
                for a, b in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    x, y, line = i, j, 0
                    while x < m and 0 <= y < n and mat[x][y]:
                        x, y, line = x + a, y + b, line + 1
                    longest = max(longest, line)
        return longest
