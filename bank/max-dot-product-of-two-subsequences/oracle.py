# By definition: all pairs of subsequences with the same length are multiplied.
# oracle:
#   nums1.length <= 5
#   nums2.length <= 5
from itertools import combinations


class Solution:
    def maxDotProduct(self, nums1, nums2):
        return max(
            sum(x * y for x, y in zip(a, b))
            for size in range(1, min(len(nums1), len(nums2)) + 1)
            for a in combinations(nums1, size)
            for b in combinations(nums2, size)
        )
