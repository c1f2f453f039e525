# By definition: every order of the steps down and right is walked, and counts if it meets no obstacle.
# oracle:
#   1 <= m, n <= 6
from itertools import combinations


class Solution:
    def uniquePathsWithObstacles(self, obstacleGrid):
        m, n = len(obstacleGrid), len(obstacleGrid[0])
        steps = m + n - 2
        count = 0
        for downs in combinations(range(steps), m - 1):
            i = j = 0
            free = obstacleGrid[0][0] == 0
            for step in range(steps):
                if step in downs:
                    i += 1
                else:
                    j += 1
                free = free and obstacleGrid[i][j] == 0
            count += free
        return count
