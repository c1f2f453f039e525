# By definition: every choice of one place in each array is summed.
# oracle:
#   n <= 6
from itertools import product


class Solution:
    def fourSumCount(self, nums1, nums2, nums3, nums4):
        return sum(a + b + c + d == 0 for a, b, c, d in product(nums1, nums2, nums3, nums4))
