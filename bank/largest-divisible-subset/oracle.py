# By definition: subsets are tried from the largest on, until in one every two numbers are divisible.
# oracle:
#   nums.length <= 8
from itertools import combinations


class Solution:
    def largestDivisibleSubset(self, nums):
        for size in range(len(nums), 0, -1):
            for subset in combinations(nums, size):
                if all(a % b == 0 or b % a == 0 for a, b in combinations(subset, 2)):
                    return list(subset)
