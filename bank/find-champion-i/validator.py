class Solution:
    def isValid(self, grid):
        # without cycles, the teams beat 0, 1, ..., n - 1 others
        return sorted(map(sum, grid)) == list(range(len(grid)))
