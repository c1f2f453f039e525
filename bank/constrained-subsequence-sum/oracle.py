# By definition: all subsequences are formed whose neighbours are near enough.
# oracle:
#   nums.length <= 7
from itertools import combinations


class Solution:
    def constrainedSubsetSum(self, nums, k):
        best = max(nums)
        for size in range(2, len(nums) + 1):
            for places in combinations(range(len(nums)), size):
                if all(b - a <= k for a, b in zip(places, places[1:])):
                    best = max(best, sum(nums[place] for place in places))
        return best
