# By definition: every choice of indices between the first and the last one is visited, if no jump is too long.
# oracle:
#   nums.length <= 8
#   k <= 9
from itertools import combinations


class Solution:
    def maxResult(self, nums, k):
        last = len(nums) - 1
        if last == 0:
            return nums[0]
        scores = []
        for size in range(last):
            for between in combinations(range(1, last), size):
                visited = (0, *between, last)
                if all(b - a <= k for a, b in zip(visited, visited[1:])):
                    scores.append(sum(nums[i] for i in visited))
        return max(scores)
