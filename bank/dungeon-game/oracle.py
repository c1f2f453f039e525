# By definition: every path is walked, and must begin with one point more than its lowest sum takes away.
# oracle:
#   m, n <= 4
from itertools import combinations


class Solution:
    def calculateMinimumHP(self, dungeon):
        m, n = len(dungeon), len(dungeon[0])
        best = None
        for downs in combinations(range(m + n - 2), m - 1):
            r = c = 0
            health = lowest = dungeon[0][0]
            for step in range(m + n - 2):
                if step in downs:
                    r += 1
                else:
                    c += 1
                health += dungeon[r][c]
                lowest = min(lowest, health)
            need = max(1, 1 - lowest)
            best = need if best is None else min(best, need)
        return best
