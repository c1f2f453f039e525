# By definition: the numbers on every path are multiplied.
# oracle:
#   m <= 4
#   n <= 4
class Solution:
    def maxProductPath(self, grid):
        def products(i, j, product):
            product *= grid[i][j]
            if i == len(grid) - 1 and j == len(grid[0]) - 1:
                return [product]
            down = products(i + 1, j, product) if i + 1 < len(grid) else []
            return down + (products(i, j + 1, product) if j + 1 < len(grid[0]) else [])

        best = max(products(0, 0, 1))
        return best % (10**9 + 7) if best >= 0 else -1
