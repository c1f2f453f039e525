# By definition: the rows are put in every order; swaps of neighbours reach it in as many steps as there are pairs of
# rows in the wrong order.
# oracle:
#   n <= 5
from itertools import combinations, permutations


class Solution:
    def minSwaps(self, grid):
        n = len(grid)
        best = -1
        for order in permutations(range(n)):
            if all(not any(grid[row][place + 1:]) for place, row in enumerate(order)):
                steps = sum(a > b for a, b in combinations(order, 2))
                if best < 0 or steps < best:
                    best = steps
        return best
