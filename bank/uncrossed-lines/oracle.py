# By definition: the lines join two choices of numbers in their order, and all pairs of equally many are tried.
# oracle:
#   1 <= nums1.length, nums2.length <= 7
from itertools import combinations


class Solution:
    def maxUncrossedLines(self, nums1, nums2):
        for count in range(min(len(nums1), len(nums2)), 0, -1):
            if not set(combinations(nums1, count)).isdisjoint(combinations(nums2, count)):
                return count
        return 0
