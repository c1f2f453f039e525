# By definition: all increasing paths are walked, from every cell.
# oracle:
#   matrix.length <= 4
#   matrix[i].length <= 4
class Solution:
    def longestIncreasingPath(self, matrix):
        m, n = len(matrix), len(matrix[0])

        def walk(y, x):
            longest = 0
            for v, u in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if 0 <= v < m and 0 <= u < n and matrix[v][u] > matrix[y][x]:
                    longest = max(longest, walk(v, u))
            return longest + 1

        return max(walk(y, x) for y in range(m) for x in range(n))
