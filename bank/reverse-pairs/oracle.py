# By definition: every pair of places is compared.
# oracle:
#   nums.length <= 40
from itertools import combinations


class Solution:
    def reversePairs(self, nums):
        return sum(x > 2 * y for x, y in combinations(nums, 2))
