# By definition: each two ones are compared.
# oracle:
#   nums.length <= 14
from itertools import combinations


class Solution:
    def kLengthApart(self, nums, k):
        ones = [i for i in range(len(nums)) if nums[i]]
        return all(b - a - 1 >= k for a, b in combinations(ones, 2))
