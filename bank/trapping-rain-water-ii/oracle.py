# By definition: all cells are full at first, and water above the level of a neighbour, or of the outside, runs off
# until all is still.
# oracle:
#   1 <= m, n <= 5
class Solution:
    def trapRainWater(self, heightMap):
        m, n = len(heightMap), len(heightMap[0])
        level = {(i, j): max(map(max, heightMap)) for i in range(m) for j in range(n)}
        still = False
        while not still:
            still = True
            for i, j in level:
                lowest = min(level.get(p, 0) for p in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)])
                to = max(heightMap[i][j], min(level[i, j], lowest))
                if to != level[i, j]:
                    level[i, j] = to
                    still = False
        return sum(level.values()) - sum(map(sum, heightMap))
