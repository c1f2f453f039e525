# By definition: all triplets are tried, with each side against the other two.
# oracle:
#   nums.length <= 18
from itertools import combinations


class Solution:
    def triangleNumber(self, nums):
        return sum(a + b > c and a + c > b and b + c > a for a, b, c in combinations(nums, 3))
