# By definition: all triplets of both types are formed.
# oracle:
#   nums1.length <= 6
#   nums2.length <= 6
#   nums1[i] <= 20
#   nums2[i] <= 20
from itertools import combinations


class Solution:
    def numTriplets(self, nums1, nums2):
        return sum(
            x * x == y * z
            for ones, others in ((nums1, nums2), (nums2, nums1))
            for x in ones
            for y, z in combinations(others, 2)
        )
