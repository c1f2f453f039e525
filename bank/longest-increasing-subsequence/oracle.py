# By definition: the subsequences are tried, from the longest to the shortest.
# oracle:
#   nums.length <= 9
from itertools import combinations


class Solution:
    def lengthOfLIS(self, nums):
        for length in range(len(nums), 0, -1):
            for chosen in combinations(nums, length):
                if all(a < b for a, b in zip(chosen, chosen[1:])):
                    return length
