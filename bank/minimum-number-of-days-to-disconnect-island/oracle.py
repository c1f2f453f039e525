# By definition: every choice of land cells is changed, the smallest ones first, until there is not exactly one island.
# oracle:
#   m <= 4
#   n <= 4
from itertools import combinations


class Solution:
    def minDays(self, grid):
        # A cell is one bit, and a bit that is always water lies between two rows.
        width = len(grid[0]) + 1
        land = [1 << (i * width + j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell]
        for days in range(len(land) + 1):
            for changed in combinations(land, days):
                rest = sum(land) - sum(changed)
                island, grown = 0, rest & -rest
                while grown != island:
                    island = grown
                    grown |= (island << 1 | island >> 1 | island << width | island >> width) & rest
                if rest == 0 or island != rest:
                    return days
