class Solution:
    def isValid(self, obstacleGrid):
        # At most 2 * 10^9 paths.
        ways = [1] + [0] * (len(obstacleGrid[0]) - 1)
        for row in obstacleGrid:
            left = 0
            for j, obstacle in enumerate(row):
                left = 0 if obstacle else left + ways[j]
                ways[j] = left
        return ways[-1] <= 2 * 10**9
